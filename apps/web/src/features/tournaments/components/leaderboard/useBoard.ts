import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { isStale } from '../../../../lib/realtime/isStale'
import { useChannel } from '../../../../lib/realtime/watchedChannels'
import { boardOf, type Line, placed, topOf } from '../../board'
import { disconnectedRefetchMs, leaderboardQuery, neighboursQuery } from '../../leaderboardQueries'
import { type Contender, ownIn, type Tournament } from '../../model'
import { useOwnRows } from '../useTournaments'

export interface Board {
  readonly lines: readonly Line[]
  readonly own: Contender | undefined
  /** The gain that reaches the next rank; null for the first rank, undefined while it loads. */
  readonly toNext: number | null | undefined
  readonly participants: number | undefined
  /** When the earlier places were counted; null without movement. */
  readonly placesAt: string | null
  /** The platform has no leaderboards, only the top rows. */
  readonly isTopOnly: boolean
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
  /** undefined on the last page. */
  readonly more: { readonly isLoading: boolean; readonly load: () => void } | undefined
}

/**
 * A tournament's leaderboard, live while it is shown: the top rows, the pages that the visitor has opened, and the player's own row.
 * Realtime messages keep it up to date. While the channel is down, it is refetched every minute.
 */
export function useBoard(tournament: Tournament): Board {
  const { id, isCustom } = tournament
  const changes = !isCustom && tournament.finished_at === null
  const isLive = useChannel('public:tournaments_changes', changes)
  const refetchInterval = changes && !isLive ? disconnectedRefetchMs : false
  const table = useInfiniteQuery({ ...leaderboardQuery(id), enabled: !isCustom, refetchInterval })
  const pages = table.data?.pages.flatMap((page) => (page ? [page] : [])) ?? []
  const own = newest(ownIn(tournament, useOwnRows()), pages[0]?.own)
  const rank = own?.award_place ?? null
  const neighbours = useQuery({
    ...neighboursQuery(id, rank ?? 0),
    enabled: !isCustom && rank !== null,
    refetchInterval,
  })
  const hasTable = pages.length > 0
  const rows = pages.flatMap(({ players }) => players)
  // A final rank is only in the leaderboard: the player's own rows end with the tournament.
  const mine = own ?? pages[0]?.own ?? undefined
  return {
    lines: boardOf({
      top: hasTable ? placed(rows) : topOf(tournament),
      around: neighbours.data?.players ?? [],
      own: mine,
    }),
    own: mine,
    toNext: neighbours.data ? neighbours.data.to_next : pages[0]?.own ? pages[0].to_next : undefined,
    participants: pages[0]?.participants ?? tournament.participants,
    placesAt: pages[0]?.places_at ?? null,
    isTopOnly: !hasTable && !table.isPending,
    isPending: !isCustom && table.isPending && tournament.top_players.length === 0,
    hasFailed: table.isError && !hasTable && tournament.top_players.length === 0,
    isRetrying: table.isFetching,
    retry: () => void table.refetch(),
    more: table.hasNextPage
      ? { isLoading: table.isFetchingNextPage, load: () => void table.fetchNextPage() }
      : undefined,
  }
}

/** A leaderboard that was read after the last message has a newer own row. */
const newest = (own: Contender | undefined, read: Contender | null | undefined): Contender | undefined =>
  own && read && !isStale(own, read) ? read : own
