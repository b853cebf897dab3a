import type { TournamentStrategy } from '@apogee/contract/tournaments'
import type { InfiniteData } from '@tanstack/react-query'
import { isStale } from '../../lib/realtime/isStale'
import { placed } from './board'
import { type LeaderboardRows, topCount } from './leaderboardQueries'
import type { Contender } from './model'
import { rankedOf } from './ranking'

export type LeaderboardPages = InfiniteData<LeaderboardRows | null, unknown>

interface TopRowsMessage {
  readonly version: number
  readonly participants: number
  readonly places_at: string | null
  readonly top_players: readonly Contender[]
}

/** Replaces the top rows of a leaderboard with newer ones. */
export function withTopRows(data: LeaderboardPages, message: TopRowsMessage): LeaderboardPages {
  const [first] = data.pages
  if (!first || isStale(first, message)) return data
  const { top_players: top, participants, places_at } = message
  // Fewer rows than a message can carry are the whole leaderboard.
  if (top.length < topCount)
    return {
      pages: [{ ...first, participants, places_at, players: placed(top), next: null }],
      pageParams: data.pageParams.slice(0, 1),
    }
  const next = first.next ?? (participants > topCount ? topCount : null)
  return {
    ...data,
    pages: [{ ...first, participants, places_at, players: placed(top, first.players), next }, ...data.pages.slice(1)],
  }
}

/** Whether loaded rows below the top rows are older than a version of the leaderboard. */
export const isBehindBelowTop = ({ pages }: LeaderboardPages, version: number): boolean =>
  pages.slice(1).some((page) => page && page.version < version)

/** Replaces rows that are older than the new ones, and adjusts the gain that the next rank takes. */
export function withNewerRows(
  page: LeaderboardRows,
  rows: readonly Contender[],
  strategy: TournamentStrategy,
): LeaderboardRows {
  const newer = rows.filter((row) => {
    const known = rowAt(page, row.award_place)
    return known !== undefined && !isStale(known, row)
  })
  if (newer.length === 0) return page
  const players = placed(newer, page.players)
  const ownRank = page.own?.award_place ?? null
  if (ownRank === null || page.to_next === null) return { ...page, players }
  const gainAt = (rank: number): number => {
    const [before, after] = [rowAt(page, rank), players.find((row) => row.award_place === rank)]
    return before && after ? rankedOf(after, strategy) - rankedOf(before, strategy) : 0
  }
  return {
    ...page,
    players,
    own: rowAt({ players }, ownRank) ?? page.own,
    to_next: rounded(page.to_next + gainAt(ownRank - 1) - gainAt(ownRank)),
  }
}

const rowAt = ({ players }: Pick<LeaderboardRows, 'players'>, rank: number | null): Contender | undefined =>
  players.find((row) => row.award_place === rank)

/** Scores have at most six decimals. */
const rounded = (amount: number): number => Math.round(amount * 1e6) / 1e6
