import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { sharedAmongGuests } from '../../lib/api/shared'
import { platformNow } from '../../lib/time/platformClock'
import { type Contender, inOrder, isShown, joined, type Tournament } from './model'
import { readCustom } from './queries'

/** As many as a wide page shows beside each other. */
const most = 2

/** The tournaments that the lobby shows: own ones first; where none runs, the next one. */
export function inLobby(
  list: readonly Tournament[],
  nowMs: number,
  rows: readonly Contender[] | undefined,
): readonly Tournament[] {
  const running = inOrder(list, 'active', nowMs, rows)
  return running.length > 0 ? running.slice(0, most) : inOrder(list, 'future', nowMs, rows).slice(0, 1)
}

/**
 * How many tournaments the lobby shows. The server reads no more of them for a page: it keeps their room, so that nothing moves when
 * the browser has them.
 */
export const lobbyRoomQuery = (locale: string, groups: readonly string[]) =>
  queryOptions({
    queryKey: ['public:tournaments.lobbyRoom'],
    queryFn: ({ queryKey }) =>
      sharedAmongGuests(queryKey, async () => {
        // The API client logs the failure; the platform's tournaments are still counted.
        const [list, custom] = await Promise.all([api('tournaments.list', {}), readCustom(locale).catch(() => [])])
        const shown = joined(list, custom).filter((one) => isShown(one, groups))
        return inLobby(shown, platformNow(), undefined).length
      }),
  })

/** Reads it for a page that is being rendered; without it the page has no room for them. */
export const loadLobbyRoom = (client: QueryClient, locale: string, groups: readonly string[]): Promise<unknown> =>
  // The API client logs the failure.
  client.ensureQueryData(lobbyRoomQuery(locale, groups)).catch(() => undefined)
