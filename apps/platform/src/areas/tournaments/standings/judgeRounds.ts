import type { Tx } from '../../../core/db/db.ts'
import type { Services } from '../../../core/http/handler.ts'
import { type PlayedRound, roundsOf } from '../../play/public.ts'
import { type EntrantRow, entrantsOf } from '../../profile/public.ts'
import { type Convert, dayOf, ratesOf } from '../rates.ts'
import { isOfTournament, mayCount } from './eligibility.ts'
import { findPairs, type Pair, pairKey, type TournamentPlayerRow } from './playerStore.ts'
import type { RoundRow } from './roundStore.ts'
import type { RunningTournament } from './runningTournaments.ts'

export type JudgeNeeds = Pick<Services, 'categoriesOf' | 'pointsEarned'>

/** A round before and after what happened; null: it counts nowhere. */
export interface RoundChange {
  readonly before: RoundRow | null
  readonly after: RoundRow | null
}

export interface Judged {
  readonly changes: readonly RoundChange[]
  readonly convert: Convert
  /** The players of the changes in the tournaments of the changes, as they stand. */
  readonly players: Map<string, TournamentPlayerRow>
}

export interface Question {
  readonly ids: readonly string[]
  readonly held: ReadonlyMap<string, RoundRow>
  readonly running: readonly RunningTournament[]
  /** Ids of those whose stakes changed, which decides where a round counts; a win changes only its amount. */
  readonly staked: ReadonlySet<string>
}

/** Reads rounds as they are now, and decides in which tournaments they count. */
export async function judgeRounds(
  needs: JudgeNeeds,
  tx: Tx,
  { ids, held, running, staked }: Question,
): Promise<Judged> {
  const played = await roundsOf(tx, ids)
  const candidates = new Map(
    played.map((round) => {
      const before = held.get(round.id)
      return [
        round.id,
        staked.has(round.id)
          ? candidatesOf(needs, round, running)
          : running.filter(({ id }) => before?.tournaments.includes(id)),
      ]
    }),
  )
  const touched = played.map((round) => ({ round, before: held.get(round.id), where: candidates.get(round.id)! }))
  const convert = await ratesOf(tx, touched.flatMap(ratesNeeded(running)))
  const players = await findPairs(tx, pairsOf(touched))
  const isSomewhere = touched.filter(({ round, where }) => staked.has(round.id) && where.length > 0)
  const entrants =
    isSomewhere.length > 0
      ? await entrantsOf(
          tx,
          isSomewhere.map(({ round }) => round.player_id),
        )
      : null
  const changes = touched.map(({ round, before = null, where }): RoundChange => {
    const after = staked.has(round.id)
      ? countIn(needs, round, { before, where, entrant: entrants?.get(round.player_id), players, convert })
      : before && paid(before, round)
    return { before, after }
  })
  return { changes: changes.filter(({ before, after }) => before !== null || after !== null), convert, players }
}

interface Touched {
  readonly round: PlayedRound
  readonly before: RoundRow | undefined
  readonly where: readonly RunningTournament[]
}

function candidatesOf({ categoriesOf }: JudgeNeeds, round: PlayedRound, running: readonly RunningTournament[]) {
  const { game, currency, placed_at: placedAt } = round
  if (round.bet_cents === 0n || placedAt === null) return []
  const judged = { game, currency, placedAt, categories: categoriesOf(game) }
  return running.filter((tournament) => isOfTournament(tournament, judged))
}

const ratesNeeded =
  (running: readonly RunningTournament[]) =>
  ({ round, before, where }: Touched) => {
    const days = [...(round.placed_at ? [dayOf(round.placed_at)] : []), ...(before ? [before.day] : [])]
    const all = before ? [...where, ...running.filter(({ id }) => before.tournaments.includes(id))] : where
    const foreign = all.filter(({ currency }) => currency !== round.currency)
    return days.flatMap((day) =>
      foreign.flatMap(({ currency }) => [
        { day, currency },
        { day, currency: round.currency },
      ]),
    )
  }

function pairsOf(touched: readonly Touched[]): Pair[] {
  const pairs = touched.flatMap(({ round, before, where }) =>
    [...where.map(({ id }) => id), ...(before?.tournaments ?? [])].map((tournamentId) => ({
      tournamentId,
      playerId: round.player_id,
    })),
  )
  return [...new Map(pairs.map((pair) => [pairKey(pair), pair])).values()]
}

interface Standing {
  readonly before: RoundRow | null
  readonly where: readonly RunningTournament[]
  readonly entrant: EntrantRow | undefined
  readonly players: ReadonlyMap<string, TournamentPlayerRow>
  readonly convert: Convert
}

/** The round with the tournaments it counts in; null when there are none. */
function countIn(
  needs: JudgeNeeds,
  round: PlayedRound,
  { before, where, entrant, players, convert }: Standing,
): RoundRow | null {
  const { id, player_id: playerId, placed_at: placedAt, staked_at: stakedAt, currency, game } = round
  if (!entrant || placedAt === null || stakedAt === null) return null
  const day = dayOf(placedAt)
  const counting = where.filter((tournament) => {
    const staked = convert(round.bet_cents, currency, tournament.currency, day)
    if (staked === undefined || staked < tournament.least_bet_cents) return false
    // A group that was left or joined since changes nothing for a round that was counted.
    if (before?.tournaments.includes(tournament.id)) return true
    return mayCount(tournament, placedAt, entrant, players.get(pairKey({ tournamentId: tournament.id, playerId })))
  })
  // Where the table is final, it keeps what it had.
  const tournaments = counting.map((tournament) => tournament.id)
  if (tournaments.length === 0) return null
  const licence = entrant.license_name
  return {
    round_id: id,
    player_id: playerId,
    tournaments,
    currency,
    day,
    placed_at: placedAt,
    staked_at: stakedAt,
    won_at: round.won_at,
    bet_cents: round.bet_cents,
    win_cents: round.win_cents,
    points_micros: needs.pointsEarned({
      licence,
      currency,
      cents: round.bet_cents,
      categories: needs.categoriesOf(game),
    }),
    is_open: round.is_open,
  }
}

const paid = (before: RoundRow, { won_at, win_cents, is_open }: PlayedRound): RoundRow => ({
  ...before,
  won_at,
  win_cents,
  is_open,
})
