import { itemAt } from '../engines/itemAt.ts'
import { DEFAULT_MAX_STAKE, UNITS_PER_STAKE } from '../engines/stake.ts'
import type { Session } from './sessions.ts'

const LEVELS = [
  20, 40, 60, 80, 100, 160, 200, 300, 400, 500, 800, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 25_000,
  40_000, 50_000, 75_000, 100_000,
] as const

/** Units of the currency per about one euro, as exact fractions. Unlisted currencies count like the euro. */
export const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  BTC: [1, 100_000],
  BCH: [1, 500],
  ETH: [1, 2000],
  LTC: [1, 100],
  BNB: [1, 500],
  SOL: [1, 100],
  ADA: [2, 1],
  XRP: [1, 1],
  TRX: [10, 1],
  DOG: [10, 1],
  DOGE: [10, 1],
  JPY: [100, 1],
  KRW: [1000, 1],
  INR: [100, 1],
  RUB: [100, 1],
  KZT: [500, 1],
  UAH: [50, 1],
  TRY: [50, 1],
  THB: [50, 1],
  PHP: [50, 1],
  NOK: [10, 1],
  SEK: [10, 1],
  DKK: [10, 1],
  CZK: [20, 1],
  ZAR: [20, 1],
  MXN: [20, 1],
  PLN: [5, 1],
  BRL: [5, 1],
}

/**
 * The stakes of a currency in its minor units, rising, each a whole number of minor units per line: 0.20 to `mostStake`
 * for a euro-like currency, amounts of the same order in others. Any step between them may be typed (`isStake`). An
 * unknown currency with fine subunits (1e6 and more) is treated like ether.
 */
export function stakesFor(currency: string, subunitsToUnit: number, { mostStake = DEFAULT_MAX_STAKE } = {}): number[] {
  const [many, of] =
    WORTH[currency] ?? (subunitsToUnit >= 1_000_000 && !currency.startsWith('USD') ? [1, 2000] : [1, 1])
  const stakes = LEVELS.filter((level) => level <= 100 * mostStake).map((level) => {
    const minor = (BigInt(level) * BigInt(subunitsToUnit) * BigInt(many)) / (100n * BigInt(of))
    const perLine = minor / BigInt(UNITS_PER_STAKE)
    return Number((perLine > 0n ? perLine : 1n) * BigInt(UNITS_PER_STAKE))
  })
  return [...new Set(stakes)]
}

/** The stakes of a session: those of its game, up to the limit of the player's licence. */
export function stakesOf({ currency, subunitsToUnit, profile, rules }: StakedSession): number[] {
  const stakes = stakesFor(currency, subunitsToUnit, profile)
  const { max_stake_cents: max } = rules
  const allowed = max === null ? stakes : stakes.filter((cents) => cents <= max)
  // The wallet rejects a bet of a game whose lowest stake is above the limit.
  return allowed.length > 0 ? allowed : stakes.slice(0, 1)
}
type StakedSession = Pick<Session, 'currency' | 'subunitsToUnit' | 'profile' | 'rules'>

/**
 * Valid stakes of free rounds: divisible over the lines like any stake, and at most the highest of `stakes`, so that a
 * round keeps its max win.
 */
export const freeStakes = (stakeCents: number, stakes: readonly number[]): number[] =>
  stakeCents % UNITS_PER_STAKE === 0 && stakeCents <= (stakes.at(-1) ?? 0) ? [stakeCents] : []

/** The default stake of a game: 1.00 or the nearest below. */
export function openingStake(stakes: readonly number[]): number {
  return itemAt(stakes, Math.min(3, stakes.length - 1))
}
