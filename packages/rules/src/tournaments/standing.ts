/** The ranking criterion: rounds (spin), wins, the best win per stake (rate), points earned, or stakes (bet). */
export type Strategy = 'spin' | 'win' | 'rate' | 'points' | 'bet'

/** A round that counts: the real-money part of its bets and wins, in the currency of its wallet. */
export interface CountedRound {
  /** When its first stake was placed. */
  readonly placedAt: Date
  /** When its last stake was placed. */
  readonly stakedAt: Date
  /** When its last win was paid; null without one. */
  readonly wonAt: Date | null
  readonly betCents: bigint
  readonly winCents: bigint
  /** Comp points its stakes earn, in millionths. */
  readonly pointsMicros: bigint
}

/** The totals of rounds, in a tournament's currency. */
export interface Figures {
  readonly betCents: bigint
  readonly winCents: bigint
  /** Highest win per stake of a round, in millionths. */
  readonly rateMicros: bigint
  readonly gamesTaken: number
  readonly pointsMicros: bigint
  /** The figure that is ranked. */
  readonly score: bigint
  /** When the score was reached: with the last movement that makes it up; null while it is zero. */
  readonly reachedAt: Date | null
}

export const noFigures: Figures = {
  betCents: 0n,
  winCents: 0n,
  rateMicros: 0n,
  gamesTaken: 0,
  pointsMicros: 0n,
  score: 0n,
  reachedAt: null,
}

const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

// Math.max knows no bigint.
function larger(one: bigint, other: bigint): bigint {
  if (one > other) return one
  return other
}

/** The figures of a single round. `convert`: from its wallet's currency into the tournament's. */
export function figuresOfRound(strategy: Strategy, round: CountedRound, convert: (cents: bigint) => bigint): Figures {
  const { placedAt, stakedAt, wonAt, pointsMicros } = round
  const betCents = convert(round.betCents)
  const winCents = convert(round.winCents)
  // Of the amounts themselves: a ratio needs no rate of exchange.
  const rateMicros = (round.winCents * 1_000_000n) / round.betCents
  const figures = { betCents, winCents, rateMicros, gamesTaken: 1, pointsMicros }
  const score = scoreOf(strategy, figures)
  const at = {
    spin: placedAt,
    bet: stakedAt,
    points: stakedAt,
    win: wonAt,
    rate: later(stakedAt, wonAt),
  }[strategy]
  return { ...figures, score, reachedAt: score > 0n ? at : null }
}

function scoreOf(strategy: Strategy, figures: Omit<Figures, 'score' | 'reachedAt'>): bigint {
  switch (strategy) {
    case 'spin':
      return BigInt(figures.gamesTaken)
    case 'win':
      return figures.winCents
    case 'rate':
      return figures.rateMicros
    case 'points':
      return figures.pointsMicros
    case 'bet':
      return figures.betCents
  }
}

export function addFigures(strategy: Strategy, one: Figures, other: Figures): Figures {
  const figures = {
    betCents: one.betCents + other.betCents,
    winCents: one.winCents + other.winCents,
    rateMicros: larger(one.rateMicros, other.rateMicros),
    gamesTaken: one.gamesTaken + other.gamesTaken,
    pointsMicros: one.pointsMicros + other.pointsMicros,
  }
  const reachedAt = strategy === 'rate' ? firstToReach(one, other) : later(one.reachedAt, other.reachedAt)
  return { ...figures, score: scoreOf(strategy, figures), reachedAt }
}

/** When the better of two rates was reached; of two equal ones, the earlier. */
function firstToReach(one: Figures, other: Figures): Date | null {
  if (one.score !== other.score) return one.score > other.score ? one.reachedAt : other.reachedAt
  if (one.reachedAt === null || other.reachedAt === null) return one.reachedAt ?? other.reachedAt
  if (one.reachedAt < other.reachedAt) return one.reachedAt
  return other.reachedAt
}

export const sumFigures = (strategy: Strategy, all: readonly Figures[]): Figures =>
  all.reduce((sum, one) => addFigures(strategy, sum, one), noFigures)

/**
 * The sum after one of its rounds has changed from `before` (undefined: it is new) to `after`; undefined if the sum has
 * to be recomputed from all rounds, because the round may have been its maximum.
 */
export function replaceFigures(
  strategy: Strategy,
  sum: Figures,
  before: Figures | undefined,
  after: Figures | undefined,
): Figures | undefined {
  if (!before) return after ? addFigures(strategy, sum, after) : sum
  if (!after || !hasGrown(strategy, before, after)) return undefined
  const rest = { ...sum, betCents: sum.betCents - before.betCents, winCents: sum.winCents - before.winCents }
  const points = sum.pointsMicros - before.pointsMicros
  return addFigures(strategy, { ...rest, pointsMicros: points, gamesTaken: sum.gamesTaken - 1 }, after)
}

function hasGrown(strategy: Strategy, before: Figures, after: Figures): boolean {
  if (after.betCents < before.betCents || after.winCents < before.winCents) return false
  if (after.pointsMicros < before.pointsMicros || after.rateMicros < before.rateMicros) return false
  const isLater = (after.reachedAt?.getTime() ?? 0) - (before.reachedAt?.getTime() ?? 0)
  // The same rate at another time: whether it is still the first to reach it depends on the others.
  if (strategy === 'rate') return after.score > before.score || isLater === 0
  return isLater >= 0
}
