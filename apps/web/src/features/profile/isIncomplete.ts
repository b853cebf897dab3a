import { obstacleTo } from '@apogee/rules/profile/incomplete'
import type { QueryClient } from '@tanstack/react-query'
import { playerFieldsQuery } from '../site/queries'
import type { Player } from './queries'

/**
 * OPEN-09: the same rule that the platform enforces. A failed check does not block the player: the platform rejects
 * forbidden actions.
 */
export const isIncomplete = (client: QueryClient, player: Player, context: 'deposit' | 'cashout'): Promise<boolean> =>
  client
    .ensureQueryData(playerFieldsQuery)
    .then((fields) => obstacleTo(player, fields, context) !== undefined)
    // The platform enforces the same rule.
    .catch(() => false)
