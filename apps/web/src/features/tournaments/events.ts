import type { MessageOf } from '@apogee/contract/realtime'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { isNewest, patch, refetch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { placed, sameRow } from './board'
import type { Contender, Tournament } from './model'
import { recentTournamentsQuery, statusesQuery, tournamentQuery, tournamentsQuery } from './queries'
import { type TablePage, tableQuery } from './tableQueries'
import { toldTournament } from './told'

type Change = MessageOf<'public:tournaments_changes'>

/** Changes one tournament wherever the page holds it. */
function patchTournament(cache: QueryClient, id: number, change: (held: Tournament) => Tournament): void {
  patch(cache, tournamentsQuery().queryKey, (list) => list.map((one) => (one.id === id ? change(one) : one)))
  for (const [key, held] of cache.getQueriesData<Tournament | null>({ queryKey: ['tournaments.one'] }))
    if (held?.id === id) patch(cache, tournamentQuery(String(key[1])).queryKey, (one) => one && change(one))
}

/** The head of a table came: it stands in the tournament and on the first pages of its table. */
function keepHead(cache: QueryClient, change: Change): void {
  const { tournament_id: id, version, top_players: top, participants } = change
  if (!isNewest(cache, `tournaments.table-${id}`, change)) return
  patchTournament(cache, id, (held) => ({
    ...held,
    top_players: top,
    participants,
    in_progress: change.in_progress,
    finished_at: change.finished_at ?? held.finished_at,
  }))
  patch(cache, tableQuery(id).queryKey, (table) => withHead(table, change))
  // Rows below the head have moved too, and the way to the next place with them.
  readSoon(cache, id, version)
  if (change.finished_at) {
    // Its winners and their prizes.
    refetch(cache, { queryKey: ['tournaments.one'] })
    refetch(cache, { queryKey: tournamentsQuery().queryKey })
    refetch(cache, { queryKey: recentTournamentsQuery().queryKey })
  }
}

type Pages = InfiniteData<TablePage | null, unknown>

function withHead(table: Pages, { version, top_players: top, participants }: Change): Pages {
  let first = 0
  return {
    ...table,
    pages: table.pages.map((page) => {
      if (!page || isStale(page, { version })) return page
      const from = first
      first += page.players.length
      const own = placed(top).filter(({ award_place: place }) => (place ?? 0) > from && (place ?? 0) <= first)
      return { ...page, participants, players: placed(own, page.players) }
    }),
  }
}

/** How often rows below the head are read again while messages keep coming. */
const readEveryMs = 5_000
const waiting = new WeakMap<QueryClient, Set<number>>()

function readSoon(cache: QueryClient, id: number, version: number): void {
  const held = waiting.get(cache) ?? new Set<number>()
  waiting.set(cache, held)
  if (held.has(id)) return
  const isBehind = ({ data }: { data?: unknown }) =>
    (data as Pages | undefined)?.pages?.some((page) => page && page.version < version) ?? true
  held.add(id)
  setTimeout(() => {
    held.delete(id)
    refetch(cache, { queryKey: ['tournaments.around', id], type: 'active' })
    const [table] = cache.getQueryCache().findAll({ queryKey: ['tournaments.table', id] })
    if (table?.isActive() && isBehind(table.state)) refetch(cache, { queryKey: ['tournaments.table', id] })
  }, readEveryMs)
}

/** The player's own rows, merged by tournament; one that is no newer than what is shown changes nothing. */
function keepStatuses(cache: QueryClient, rows: readonly Contender[]): void {
  for (const row of rows) {
    if (!isNewest(cache, `tournaments.own-${row.tournament_id}`, row)) continue
    patch(cache, statusesQuery().queryKey, (held) => {
      const before = held.find((one) => one.tournament_id === row.tournament_id)
      if (!before) return [...held, row]
      return isStale(before, row) ? held : held.map((one) => (one === before ? row : one))
    })
    // wire-facts 14.1: in place, where place and nickname are the same.
    patchTournament(cache, row.tournament_id, (held) => ({
      ...held,
      top_players: held.top_players.map((one) => (sameRow(one, row) && !isStale(one, row) ? row : one)),
    }))
    refetch(cache, { queryKey: ['tournaments.around', row.tournament_id], type: 'active' })
  }
}

/** RTM-04, RTM-06 */
export const tournamentsEvents = handlers({
  'public:tournaments_changes': (change, cache) => keepHead(cache, change),
  tournaments_statuses: (rows, cache) => keepStatuses(cache, rows),
  tournament_notifications: (message, cache) => {
    // It has no version; the same message is told once.
    if (!isNewest(cache, `tournaments.told-${JSON.stringify(message)}`, { version: 1 })) return
    toldTournament.set(message)
    refetch(cache, { queryKey: statusesQuery().queryKey })
    if (message.event === 'tournament_started') refetch(cache, { queryKey: tournamentsQuery().queryKey })
  },
})
