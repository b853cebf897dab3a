import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChannel } from '../../../../lib/realtime/watchedChannels'
import { boardOf, type Line, placed, topOf } from '../../board'
import { type Contender, ownIn, type Tournament } from '../../model'
import { aroundQuery, tableQuery } from '../../tableQueries'
import { useAnewForPlayer, useOwnRows } from '../useTournaments'

export interface Board {
  readonly lines: readonly Line[]
  readonly own: Contender | undefined
  /** What the next better place takes more; null at the top, undefined while it is not known. */
  readonly toNext: number | null | undefined
  readonly participants: number | undefined
  /** The platform says the leading players alone. */
  readonly isTopOnly: boolean
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
  /** Undefined where there is no more. */
  readonly more: { readonly isLoading: boolean; readonly load: () => void } | undefined
}

/** Rows that are shown before somebody asks for more. */
const firstRows = 10

/** A tournament's table, live while it is shown: its top, its further pages, and the own row wherever it stands. */
export function useBoard(tournament: Tournament): Board {
  const { id, isCustom } = tournament
  const isOver = tournament.finished_at !== null
  useChannel('public:tournaments_changes', !isCustom && !isOver)
  useAnewForPlayer()
  const own = ownIn(tournament, useOwnRows())
  const table = useInfiniteQuery({ ...tableQuery(id), enabled: !isCustom })
  const place = own?.award_place ?? null
  const around = useQuery({ ...aroundQuery(id, place ?? 0), enabled: !isCustom && own !== undefined && place !== null })
  const pages = table.data?.pages.flatMap((page) => (page ? [page] : [])) ?? []
  const hasTable = pages.length > 0
  const rows = pages.flatMap(({ players }) => players)
  const [isWhole, setWhole] = useState(false)
  const hidesRows = !isWhole && rows.length > firstRows
  // Final places are in the table alone; the player's row among their tournaments ends with the tournament.
  const mine = own ?? pages[0]?.own ?? undefined
  return {
    lines: boardOf({
      top: hasTable ? placed(hidesRows ? rows.slice(0, firstRows) : rows) : topOf(tournament),
      around: around.data?.players ?? [],
      own: mine,
    }),
    own: mine,
    toNext: around.data ? around.data.to_next : pages[0]?.own ? pages[0].to_next : undefined,
    participants: pages[0]?.participants ?? tournament.participants,
    isTopOnly: !hasTable && !table.isPending,
    isPending: !isCustom && table.isPending && tournament.top_players.length === 0,
    hasFailed: table.isError && !hasTable && tournament.top_players.length === 0,
    isRetrying: table.isFetching,
    retry: () => void table.refetch(),
    more: hidesRows
      ? { isLoading: false, load: () => setWhole(true) }
      : table.hasNextPage
        ? { isLoading: table.isFetchingNextPage, load: () => void table.fetchNextPage() }
        : undefined,
  }
}
