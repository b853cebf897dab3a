import type { MessageOf } from '@apogee/contract/realtime'
import type { TournamentStrategy } from '@apogee/contract/tournaments'
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import { isNewest, markStale, merge, patch, refetch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { sameRow } from './board'
import { isShownMessage, latestMessage } from './latestMessage'
import { isBehindBelowTop, withNewerRows, withTopRows } from './leaderboardPatches'
import { leaderboardQuery, neighboursQuery, topCount } from './leaderboardQueries'
import type { Contender, Tournament } from './model'
import { recentTournamentsQuery, statusesQuery, tournamentQuery, tournamentsQuery } from './queries'

type Change = MessageOf<'public:tournaments_changes'>

/** The cached copies of a tournament that have been read by its name or id. */
function* cachedByName(cache: QueryClient, id: number): Iterable<{ readonly name: string; readonly data: Tournament }> {
  for (const [key, data] of cache.getQueriesData<Tournament | null>({ queryKey: ['tournaments.one'] }))
    if (data?.id === id) yield { name: String(key[1]), data }
}

type Apply = <T>(queryKey: DataTag<QueryKey, T, Error>, change: (cached: T) => T) => void

function changeTournament(
  cache: QueryClient,
  id: number,
  change: (tournament: Tournament) => Tournament,
  apply: Apply = (queryKey, update) => patch(cache, queryKey, update),
): void {
  apply(tournamentsQuery().queryKey, (list) => list.map((one) => (one.id === id ? change(one) : one)))
  for (const { name } of cachedByName(cache, id)) apply(tournamentQuery(name).queryKey, (one) => one && change(one))
}

function strategyOf(cache: QueryClient, id: number): TournamentStrategy | undefined {
  const listed = cache.getQueryData(tournamentsQuery().queryKey)?.find((one) => one.id === id)
  const [named] = cachedByName(cache, id)
  return (listed ?? named?.data)?.strategy
}

/** RTM-07: patches all that the message carries. A refetch follows only for what it reports without carrying it. */
function applyChange(cache: QueryClient, change: Change): void {
  const { tournament_id: id, top_players: top, participants } = change
  if (!isNewest(cache, `tournaments.table-${id}`, change)) return
  changeTournament(cache, id, (tournament) => ({
    ...tournament,
    top_players: top,
    participants,
    in_progress: change.in_progress,
    finished_at: change.finished_at ?? tournament.finished_at,
  }))
  patch(cache, leaderboardQuery(id).queryKey, (data) => withTopRows(data, change))
  patchNeighbours(cache, id, top)
  if (!change.finished_at) {
    refetchBelowTop(cache, id, change.version)
    return
  }
  // The winners, their prizes and the final ranks are not in the message.
  refetch(cache, { queryKey: ['tournaments.one'] })
  refetch(cache, { queryKey: tournamentsQuery().queryKey })
  refetch(cache, { queryKey: recentTournamentsQuery().queryKey })
  refetch(cache, { queryKey: leaderboardQuery(id).queryKey })
}

/** Shown rows below the top rows are refetched at most this often: no message carries them. */
const belowTopMs = 30_000
const scheduled = new WeakMap<QueryClient, Set<number>>()

function refetchBelowTop(cache: QueryClient, id: number, version: number): void {
  const ids = scheduled.get(cache) ?? new Set<number>()
  scheduled.set(cache, ids)
  if (ids.has(id) || outdatedBelowTop(cache, id, version).length === 0) return
  ids.add(id)
  setTimeout(() => {
    ids.delete(id)
    for (const queryKey of outdatedBelowTop(cache, id, version)) refetch(cache, { queryKey })
  }, belowTopMs)
}

/** Keys of shown queries with rows below the top rows that are older than this version of the leaderboard. */
function outdatedBelowTop(cache: QueryClient, id: number, version: number): QueryKey[] {
  const queries = cache.getQueryCache()
  const { queryKey } = leaderboardQuery(id)
  const data = cache.getQueryData(queryKey)
  const isShown = queries.find({ queryKey, exact: true })?.isActive() === true
  const neighbours = queries
    .findAll({ ...neighboursOf(id), type: 'active' })
    .map((query) => Number(query.queryKey[2]))
    .filter((rank) => rank >= topCount)
    .map((rank) => neighboursQuery(id, rank).queryKey)
    .filter((key) => (cache.getQueryData(key)?.version ?? version) < version)
  return [...(isShown && data && isBehindBelowTop(data, version) ? [queryKey] : []), ...neighbours]
}

const neighboursOf = (id: number) => ({ queryKey: ['tournaments.neighbours', id] })

function patchNeighbours(cache: QueryClient, id: number, rows: readonly Contender[]): void {
  const strategy = strategyOf(cache, id)
  for (const { queryKey } of cache.getQueryCache().findAll(neighboursOf(id))) {
    const ownRank = Number(queryKey[2])
    if (!rows.some(({ award_place: rank }) => rank !== null && Math.abs(rank - ownRank) <= 1)) continue
    const typedKey = neighboursQuery(id, ownRank).queryKey
    if (!strategy) {
      refetch(cache, { queryKey: typedKey, type: 'active' })
      continue
    }
    patch(cache, typedKey, (page) => page && withNewerRows(page, rows, strategy))
    // The own rank would have changed: the player above must have gained too, which no message has carried.
    const toNext = cache.getQueryData(typedKey)?.to_next
    if (toNext != null && toNext <= 0) refetch(cache, { queryKey: typedKey, type: 'active' })
  }
}

/** The player's own rows, merged by tournament. */
function applyOwnRows(cache: QueryClient, rows: readonly Contender[]): void {
  for (const row of rows) {
    const { tournament_id: id } = row
    if (!isNewest(cache, `tournaments.own-${id}`, row)) continue
    const known = cache.getQueryData(statusesQuery().queryKey)?.find((one) => one.tournament_id === id)
    const apply: Apply = (queryKey, change) => merge(cache, queryKey, row, change)
    apply(statusesQuery().queryKey, (list) => {
      const before = list.find((one) => one.tournament_id === id)
      if (!before) return [...list, row]
      return isStale(before, row) ? list : list.map((one) => (one === before ? row : one))
    })
    // wire-facts 14.1: in the top rows, a row is the player's own where rank and nickname are the same.
    const withRow = (tournament: Tournament): Tournament => ({
      ...tournament,
      top_players: tournament.top_players.map((one) => (sameRow(one, row) && !isStale(one, row) ? row : one)),
    })
    changeTournament(cache, id, withRow, apply)
    patchNeighbours(cache, id, [row])
    // The page fetches the neighbours of a new rank, also if it has cached them at an earlier visit of that rank.
    if (known?.award_place !== row.award_place) markStale(cache, neighboursOf(id))
    if (row.version !== undefined) refetchBelowTop(cache, id, row.version)
  }
}

/** RTM-04, RTM-06 */
export const tournamentsEvents = handlers({
  'public:tournaments_changes': (change, cache) => applyChange(cache, change),
  tournaments_statuses: (rows, cache) => applyOwnRows(cache, rows),
  tournament_notifications: (message, cache) => {
    // The message has no version, so its text identifies it.
    if (!isNewest(cache, `tournaments.message-${JSON.stringify(message)}`, { version: 1 })) return
    if (isShownMessage(message)) latestMessage.set(message)
    refetch(cache, { queryKey: statusesQuery().queryKey })
    if (message.event === 'tournament_started') refetch(cache, { queryKey: tournamentsQuery().queryKey })
  },
})
