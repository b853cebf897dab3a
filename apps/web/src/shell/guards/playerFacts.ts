import { isLimitReached } from '@apogee/rules/limits/reached'
import { obstacleTo } from '@apogee/rules/profile/incomplete'
import type { QueryClient } from '@tanstack/react-query'
import { playerFieldsQuery } from '../../features/auth/queries'
import { limitsQuery } from '../../features/limits/queries'
import type { Player } from '../../features/profile/queries'

// What cannot be asked does not stand in the way: the platform refuses by itself what may not be.

/** OPEN-09: the rule the platform refuses by. */
export const isIncomplete = (client: QueryClient, player: Player, context: 'deposit' | 'cashout'): Promise<boolean> =>
  client
    .ensureQueryData(playerFieldsQuery)
    .then((fields) => obstacleTo(player, fields, context) !== undefined)
    .catch(() => false)

/** OPEN-10 */
export const isAnyLimitReached = (client: QueryClient): Promise<boolean> =>
  client
    // Play moves them, but not from one click to the next.
    .fetchQuery({ ...limitsQuery(), staleTime: 10_000 })
    .then((limits) => limits.some(isLimitReached))
    .catch(() => false)
