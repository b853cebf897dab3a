import { isLimitReached } from '@apogee/rules/limits/reached'
import { missingFields } from '@apogee/rules/profile/incomplete'
import type { QueryClient } from '@tanstack/react-query'
import { playerFieldsQuery } from '../../features/auth/queries'
import { limitsQuery } from '../../features/limits/queries'
import type { Player } from '../../features/profile/queries'

// What cannot be asked does not stand in the way: the platform refuses by itself what may not be.

/** OPEN-09 */
export const isIncomplete = (client: QueryClient, player: Player, context: 'deposit' | 'cashout'): Promise<boolean> =>
  client
    .ensureQueryData(playerFieldsQuery)
    .then((fields) => missingFields(player, fields, context).length > 0)
    .catch(() => false)

/** OPEN-10 */
export const isAnyLimitReached = (client: QueryClient): Promise<boolean> =>
  client
    // Play moves them, but not from one click to the next.
    .fetchQuery({ ...limitsQuery(), staleTime: 10_000 })
    .then((limits) => limits.some(isLimitReached))
    .catch(() => false)
