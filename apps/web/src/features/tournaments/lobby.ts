import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { sharedByAudience } from '../../lib/api/shared'
import { platformNow } from '../../lib/time/platformClock'
import { type Contender, inOrder, isShown, joined, type Tournament } from './model'
import { customTournamentsQuery, readCustom } from './queries'

/** A wide page shows this many next to each other. */
const maxShown = 2

/** The tournaments of the lobby: the player's first; if none is running, the next one. */
export function inLobby(
  list: readonly Tournament[],
  nowMs: number,
  rows: readonly Contender[] | undefined,
): readonly Tournament[] {
  const running = inOrder(list, 'active', nowMs, rows)
  return running.length > 0 ? running.slice(0, maxShown) : inOrder(list, 'future', nowMs, rows).slice(0, 1)
}

/**
 * The number of tournaments of the lobby. The server needs only the number, to reserve their space: nothing shifts when the browser has
 * loaded them.
 */
export const lobbyRoomQuery = (locale: string, groups: readonly string[]) =>
  queryOptions({
    queryKey: ['public:tournaments.lobbyRoom'],
    queryFn: ({ queryKey }) =>
      // The list depends on the groups of a player, and the texts of the operator's tournaments on the locale.
      sharedByAudience([...queryKey, locale, ...groups.toSorted()], async () => {
        // The API client logs the failure; the platform's tournaments are still counted.
        const [list, custom] = await Promise.all([api('tournaments.list', {}), readCustom(locale).catch(() => [])])
        const shown = joined(list, custom).filter((one) => isShown(one, groups))
        return inLobby(shown, platformNow(), undefined).length
      }),
  })

/**
 * Reads the number for a page that is being rendered, and the operator's tournaments, of which there are few; after an
 * error the page reserves no space.
 */
export const loadLobbyRoom = (client: QueryClient, locale: string, groups: readonly string[]): Promise<unknown> =>
  // The API client logs a failure.
  Promise.allSettled([
    client.ensureQueryData(lobbyRoomQuery(locale, groups)),
    client.ensureQueryData(customTournamentsQuery(locale)),
  ])
