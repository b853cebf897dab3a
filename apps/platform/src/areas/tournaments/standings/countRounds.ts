import type { Tx } from '../../../core/db/db.ts'
import type { Services } from '../../../core/http/handler.ts'
import { type PlayedRound, roundsOf } from '../../play/public.ts'
import { type EntrantRow, entrantsOf } from '../../profile/public.ts'
import { type Convert, dayOf, ratesOf } from '../rates.ts'
import type { RoundRow, RunningTournament } from './roundStore.ts'
import { findPairs, type Pair, pairKey, type TournamentPlayerRow } from './scoreStore.ts'

/** The facts of a round that the conditions of a tournament check. */
export interface RoundFacts {
  readonly game: string
  /** Of the game. */
  readonly categories: readonly string[]
  readonly currency: string
  readonly placedAt: Date
}

/** Every game is in this category, though the catalogue does not list it. */
const allGames = 'all'

/** Checks the conditions of a tournament that do not depend on the player. */
export function matchesTournament(
  tournament: RunningTournament,
  { game, categories, currency, placedAt }: RoundFacts,
): boolean {
  const { start_at, end_at, currencies, games, game_category } = tournament
  if (placedAt < start_at || placedAt >= end_at) return false
  if (currencies.length > 0 && !currencies.includes(currency)) return false
  if (games.length > 0) return games.includes(game)
  return game_category === allGames || categories.includes(game_category)
}

/** Checks the conditions of a tournament that depend on the player. `row`: undefined when they do not take part yet. */
export function isEligible(
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

export type CountNeeds = Pick<Services, 'categoriesOf' | 'pointsEarned'>

/** A round as it was counted before and is counted now; null: in no tournament. */
export interface RoundChange {
  readonly before: RoundRow | null
  readonly after: RoundRow | null
}

export interface CountedRounds {
  readonly changes: readonly RoundChange[]
  readonly convert: Convert
  /** The rows of the players in the tournaments of the changes, by {@link pairKey}. */
  readonly players: Map<string, TournamentPlayerRow>
}

export interface RoundsToCount {
  readonly ids: readonly string[]
  /** Rounds that were counted before. */
  readonly stored: ReadonlyMap<string, RoundRow>
  readonly running: readonly RunningTournament[]
  /** Ids of rounds whose stakes changed, which decides where a round counts; a win changes only its amount. */
  readonly staked: ReadonlySet<string>
}

/** Reads the current state of rounds, and decides in which tournaments they count. */
export async function countRounds(
  needs: CountNeeds,
  tx: Tx,
  { ids, stored, running, staked }: RoundsToCount,
): Promise<CountedRounds> {
  const rounds = (await roundsOf(tx, ids)).map((round): Candidate => {
    const before = stored.get(round.id)
    const tournaments = staked.has(round.id)
      ? matchingTournaments(needs, round, running)
      : running.filter(({ id }) => before?.tournaments.includes(id))
    return { round, before, tournaments }
  })
  const convert = await ratesOf(tx, rounds.flatMap(neededRates(running)))
  const players = await findPairs(tx, pairsOf(rounds))
  const toJudge = rounds.filter(({ round, tournaments }) => staked.has(round.id) && tournaments.length > 0)
  const playerIds = toJudge.map(({ round }) => round.player_id)
  const entrants = playerIds.length > 0 ? await entrantsOf(tx, playerIds) : null
  const changes = rounds.map(({ round, before = null, tournaments }): RoundChange => {
    const after = staked.has(round.id)
      ? countRound(needs, round, { before, tournaments, entrant: entrants?.get(round.player_id), players, convert })
      : before && withWin(before, round)
    return { before, after }
  })
  return { changes: changes.filter(({ before, after }) => before !== null || after !== null), convert, players }
}

interface Candidate {
  readonly round: PlayedRound
  readonly before: RoundRow | undefined
  /** Where it may count. */
  readonly tournaments: readonly RunningTournament[]
}

function matchingTournaments({ categoriesOf }: CountNeeds, round: PlayedRound, running: readonly RunningTournament[]) {
  const { game, currency, placed_at: placedAt } = round
  if (round.bet_cents === 0n || placedAt === null) return []
  const facts = { game, currency, placedAt, categories: categoriesOf(game) }
  return running.filter((tournament) => matchesTournament(tournament, facts))
}

const neededRates =
  (running: readonly RunningTournament[]) =>
  ({ round, before, tournaments }: Candidate) => {
    const days = [...(round.placed_at ? [dayOf(round.placed_at)] : []), ...(before ? [before.day] : [])]
    const countedBefore = running.filter(({ id }) => before?.tournaments.includes(id))
    const foreign = [...tournaments, ...countedBefore].filter(({ currency }) => currency !== round.currency)
    return days.flatMap((day) =>
      foreign.flatMap(({ currency }) => [currency, round.currency]).map((currency) => ({ day, currency })),
    )
  }

function pairsOf(rounds: readonly Candidate[]): Pair[] {
  const pairs = rounds.flatMap(({ round, before, tournaments }) =>
    [...tournaments.map(({ id }) => id), ...(before?.tournaments ?? [])].map((tournamentId) => ({
      tournamentId,
      playerId: round.player_id,
    })),
  )
  return [...new Map(pairs.map((pair) => [pairKey(pair), pair])).values()]
}

interface CountContext extends Pick<CountedRounds, 'convert' | 'players'> {
  readonly before: RoundRow | null
  readonly tournaments: readonly RunningTournament[]
  readonly entrant: EntrantRow | undefined
}

/** null when the round counts in no tournament. */
function countRound(
  needs: CountNeeds,
  round: PlayedRound,
  { before, tournaments, entrant, players, convert }: CountContext,
): RoundRow | null {
  const { id, player_id: playerId, placed_at: placedAt, staked_at: stakedAt, currency, game } = round
  if (!entrant || placedAt === null || stakedAt === null) return null
  const day = dayOf(placedAt)
  const counting = tournaments.filter((tournament) => {
    const staked = convert(round.bet_cents, currency, tournament.currency, day)
    if (staked === undefined || staked < tournament.least_bet_cents) return false
    // A round that was counted stays counted when its player leaves or joins a group.
    if (before?.tournaments.includes(tournament.id)) return true
    return isEligible(tournament, placedAt, entrant, players.get(pairKey({ tournamentId: tournament.id, playerId })))
  })
  if (counting.length === 0) return null
  return {
    round_id: id,
    player_id: playerId,
    tournaments: counting.map((tournament) => tournament.id),
    currency,
    day,
    placed_at: placedAt,
    staked_at: stakedAt,
    won_at: round.won_at,
    bet_cents: round.bet_cents,
    win_cents: round.win_cents,
    points_micros: needs.pointsEarned({
      licence: entrant.license_name,
      currency,
      cents: round.bet_cents,
      categories: needs.categoriesOf(game),
    }),
    is_open: round.is_open,
  }
}

const withWin = (before: RoundRow, { won_at, win_cents, is_open }: PlayedRound): RoundRow => ({
  ...before,
  won_at,
  win_cents,
  is_open,
})
