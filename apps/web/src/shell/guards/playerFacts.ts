import { isLimitReached } from '@apogee/rules/limits/isLimitReached'
import { obstacleTo } from '@apogee/rules/profile/incomplete'
import type { QueryClient } from '@tanstack/react-query'
import { limitsQuery } from '../../features/limits/queries'
import type { Player } from '../../features/profile/queries'
import { playerFieldsQuery } from '../../features/site/queries'

// A failed check does not block the player: the platform itself rejects forbidden actions.

/** OPEN-09: the same rule that the platform enforces. */
export const isIncomplete = (client: QueryClient, player: Player, context: 'deposit' | 'cashout'): Promise<boolean> =>
  client
    .ensureQueryData(playerFieldsQuery)
    .then((fields) => obstacleTo(player, fields, context) !== undefined)
    // The platform enforces the same rule.
    .catch(() => false)

/** OPEN-10 */
export const isAnyLimitReached = (client: QueryClient): Promise<boolean> =>
  client
    // Play changes them, but not within a few seconds.
    .fetchQuery({ ...limitsQuery(), staleTime: 10_000 })
    .then((limits) => limits.some(isLimitReached))
    // The platform enforces the same limits.
    .catch(() => false)
