import type { DepositBonus, Feature } from '@apogee/contract/bonuses'
import { shareOf } from '../money/hundredths.ts'
import { keysOf } from '../validation/keysOf.ts'
import { isOpenAt, type Schedule } from './schedule.ts'

// Importing the contract's list would ship the schema library to every page.
const features = keysOf({ hold_and_win: true } satisfies Record<Feature, true>)

/** An offer as the wire has it (wire-facts 7.3). */
export type Offer = DepositBonus
export type OfferPart = Offer['bonuses'][number]
type Value = OfferPart['attributes'][number]['value']

const fieldOf = (fields: readonly { readonly field: string; readonly value: Value }[], field: string) =>
  fields.find((one) => one.field === field)?.value

const isRow = (value: unknown): value is { currency: string; amount_cents: number } =>
  typeof value === 'object' && value !== null && 'amount_cents' in value

/** The amount of one currency out of `CurAmount[]` or `{ default: CurAmount[] }`; undefined for a missing currency. */
export function amountIn(value: Value | undefined, currency: string): number | undefined {
  const rows = typeof value === 'object' && 'default' in value ? value.default : value
  if (!Array.isArray(rows)) return undefined
  return rows.filter(isRow).find((row) => row.currency === currency)?.amount_cents
}

const texts = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Conditions of an offer; a kind with boxes has them in its first box. */
export const conditionsOf = ({ bonuses }: Offer): OfferPart['conditions'] => {
  const [part] = bonuses
  return part?.boxes?.[0]?.bonuses[0]?.conditions ?? part?.conditions ?? []
}

/** The smallest deposit that earns it, minor units; undefined if it has no minimum in this currency. */
export const minDeposit = (offer: Offer, currency: string): number | undefined =>
  amountIn(conditionsOf(offer).find(({ field, type }) => field === 'amount' && type === 'min')?.value, currency)

export interface OfferFacts {
  readonly currency: string
  readonly groups: readonly string[]
  readonly now: Date
}

/** Amounts by currency; a percentage is an object without them. */
const isAmounts = (value: Value): boolean =>
  Array.isArray(value) ? value.some(isRow) : typeof value === 'object' && 'default' in value

/**
 * Whether every amount of the offer is stated in the currency. One that is not would be no limit at all: bonus money
 * without a maximum, winnings without one, any stake.
 */
export const hasAmountsIn = ({ bonuses }: Offer, currency: string): boolean =>
  bonuses
    .flatMap(({ attributes, result_bonus }) => [...attributes, ...result_bonus])
    .every(({ value }) => !isAmounts(value) || amountIn(value, currency) !== undefined)

/**
 * Whether its conditions on groups, currency and time are met; those on the deposit itself are checked with the
 * deposit.
 */
export function isOpenTo(offer: Offer, { currency, groups, now }: OfferFacts): boolean {
  if (!hasAmountsIn(offer, currency)) return false
  return conditionsOf(offer).every(({ field, value }) => {
    if (field === 'groups') return texts(value).some((group) => groups.includes(group))
    if (field === 'currencies') return texts(value).includes(currency)
    if (field === 'amount') return amountIn(value, currency) !== undefined
    // The contract's union has one object with these names.
    if (field === 'date_time') return isOpenAt(value as Schedule, now)
    return true
  })
}

/** Whether a deposit of so many minor units by this method earns it. */
export function isEarnedBy(offer: Offer, deposit: { currency: string; cents: number; method: string }): boolean {
  const methods = conditionsOf(offer).find(({ field }) => field === 'deposit_payment_systems')?.value
  return (
    deposit.cents >= (minDeposit(offer, deposit.currency) ?? 0) &&
    (methods === undefined || texts(methods).includes(deposit.method))
  )
}

/** The bonus in minor units: a fixed sum, or a percentage of the deposit within its bounds, cut to whole units. */
export function bonusCents({ attributes }: OfferPart, currency: string, depositCents = 0): number {
  const amount = fieldOf(attributes, 'bonus_amount')
  if (amount === undefined || typeof amount !== 'object' || !('percent' in amount)) {
    return amountIn(amount, currency) ?? 0
  }
  const share = Number(shareOf(BigInt(depositCents), amount.percent))
  const most = amountIn(fieldOf(attributes, 'bonus_amount_max'), currency) ?? Number.POSITIVE_INFINITY
  const least = amountIn(fieldOf(attributes, 'bonus_amount_min'), currency) ?? 0
  return Math.min(most, Math.max(least, share))
}

export interface Spins {
  readonly count: number
  readonly games: readonly string[]
  readonly betLevel: number
  /** The stake of each, minor units. */
  readonly stakeCents: number
  /** From activation. */
  readonly playDays: number
  /** The maximum they pay, minor units. */
  readonly maxPayoutCents: number | null
  /** The feature each begins in. */
  readonly feature: Feature | null
}

/** The free spins a part gives; null where it gives none, or none in this currency. */
export function spinsOf({ type, attributes }: OfferPart, currency: string): Spins | null {
  if (type !== 'freespins') return null
  const number = (field: string) => {
    const value = fieldOf(attributes, field)
    return typeof value === 'number' ? value : 0
  }
  const [count, betLevel, playDays] = [number('freespins_count'), number('bet_level'), number('play_days')]
  const games = texts(fieldOf(attributes, 'games'))
  const stakeCents = amountIn(fieldOf(attributes, 'freespins_bet'), currency) ?? 0
  if (count <= 0 || betLevel <= 0 || playDays <= 0 || stakeCents <= 0 || games.length === 0) return null
  const maxPayoutCents = amountIn(fieldOf(attributes, 'freespins_max_win'), currency) ?? null
  const named = texts(fieldOf(attributes, 'freespins_feature'))
  const feature = features.find((one) => named.includes(one)) ?? null
  return { count, games, betLevel, stakeCents, playDays, maxPayoutCents, feature }
}

export interface Terms {
  /** How often the bonus has to be staked. */
  readonly wager: number
  readonly maxWinCents: number | null
  readonly maxBetCents: number | null
  /** Games it may be wagered in; null: all games that bonuses are allowed in. */
  readonly wagerGames: readonly string[] | null
}

/** The conditions of the bonus that the offer creates. */
export function termsOf({ result_bonus }: OfferPart, currency: string): Terms {
  const wager = fieldOf(result_bonus, 'wager')
  const games = texts(fieldOf(result_bonus, 'games'))
  return {
    wager: typeof wager === 'number' ? wager : 0,
    maxWinCents: amountIn(fieldOf(result_bonus, 'max_win'), currency) ?? null,
    maxBetCents: amountIn(fieldOf(result_bonus, 'bonus_bet_limits'), currency) ?? null,
    wagerGames: games.length > 0 ? games : null,
  }
}
