import { type Figures, figuresOfRound, sumFigures } from '@apogee/rules/tournaments/standing'
import { dayOf } from '../rates.ts'
import { countedRound, type RoundRow } from '../standings/roundStore.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** Figures of a demo player in a tournament, in minor units of its currency. */
export interface DemoResult {
  readonly betCents: bigint
  readonly winCents: bigint
  /** The best win per stake; only a tournament of rates needs it. */
  readonly rateMicros: bigint
  readonly rounds: number
  readonly pointsMicros: bigint
  /** When the first round was played, and the last. */
  readonly from: Date
  readonly until: Date
}

export interface PlayedResult {
  readonly rounds: readonly RoundRow[]
  /** The sum of the rounds, with the score of the result. */
  readonly figures: Figures
}

/** A rate has two decimals: of whole units it is won to the cent. */
const unit = 100n

/** Evenly, and the last one gets what is left over. */
const partOf = (sum: bigint, at: number, count: number): bigint => {
  const even = sum / BigInt(count)
  return at < count - 1 ? even : sum - even * BigInt(count - 1)
}

/** Of a tournament of rates the last round is the best one, and no other comes near it. */
function ratedAmounts({ betCents, rateMicros, rounds }: DemoResult, at: number): readonly [bigint, bigint] {
  const even = betCents / BigInt(rounds) / unit
  const bet = (even > 0n ? even : 1n) * unit
  const isBest = at === rounds - 1
  return [bet, isBest ? (bet * rateMicros) / 1_000_000n : (bet * rateMicros) / 2_000_000n]
}

/**
 * Makes rounds that add up to a result. A rollback and a limit of rounds make the platform sum up a player's rounds again: a demo player
 * without rounds would lose their rank.
 */
export function playedResult(
  { id, strategy, currency }: Pick<TournamentRow, 'id' | 'strategy' | 'currency'>,
  playerId: bigint,
  result: DemoResult,
): PlayedResult {
  const { betCents, winCents, pointsMicros, rounds: count, from, until } = result
  const stepMs = (until.getTime() - from.getTime()) / count
  const rounds = Array.from({ length: count }, (_, at): RoundRow => {
    const placed = new Date(Math.round(until.getTime() - stepMs * (count - 1 - at)))
    const [bet, win] =
      strategy === 'rate' ? ratedAmounts(result, at) : [partOf(betCents, at, count), partOf(winCents, at, count)]
    return {
      round_id: `demo-tournament-${id}-${playerId}-${at}`,
      player_id: playerId,
      tournaments: [id],
      currency,
      day: dayOf(placed),
      placed_at: placed,
      staked_at: placed,
      won_at: win > 0n ? placed : null,
      bet_cents: bet,
      win_cents: win,
      points_micros: partOf(pointsMicros, at, count),
      is_open: false,
    }
  })
  const figures = rounds.map((round) => figuresOfRound(strategy, countedRound(round), (cents) => cents))
  return { rounds, figures: sumFigures(strategy, figures) }
}
