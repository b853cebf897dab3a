import type { EntrantRow } from '../../profile/public.ts'
import type { TournamentPlayerRow } from './playerStore.ts'
import type { RunningTournament } from './runningTournaments.ts'

/** A round as the conditions of a tournament see it. */
export interface JudgedRound {
  readonly game: string
  /** Of the game. */
  readonly categories: readonly string[]
  readonly currency: string
  readonly placedAt: Date
}

/** The category of every game: the catalogue does not name it among those of a game. */
const everyGame = 'all'

/** Whether a round is one of a tournament's, whoever played it. */
export function isOfTournament(
  tournament: RunningTournament,
  { game, categories, currency, placedAt }: JudgedRound,
): boolean {
  const { start_at, end_at, currencies, games, game_category } = tournament
  if (placedAt < start_at || placedAt >= end_at) return false
  if (currencies.length > 0 && !currencies.includes(currency)) return false
  if (games.length > 0) return games.includes(game)
  return game_category === everyGame || categories.includes(game_category)
}

/** Whether a round of this player counts. `row`: how they stand in it, if they take part. */
export function mayCount(
  tournament: RunningTournament,
  placedAt: Date,
  entrant: EntrantRow,
  row: TournamentPlayerRow | undefined,
): boolean {
  const { brand, group_ids, user_confirmation_required } = tournament
  if (row?.removed_at) return false
  if (brand !== null && brand !== entrant.brand) return false
  if (group_ids.length > 0 && !group_ids.some((id) => entrant.groups.includes(String(id)))) return false
  if (!user_confirmation_required) return true
  return row?.confirmed_at != null && placedAt >= row.confirmed_at
}
