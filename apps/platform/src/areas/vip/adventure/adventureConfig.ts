import { adventureDay } from '@apogee/contract/vip'
import { bonusPercent } from '@apogee/rules/vip/adventure'
import { z } from 'zod'
import { readEdition } from '../../../core/content/readEdition.ts'
import type { Licence } from '../../../core/http/handler.ts'

const days = z.int().min(1)
/** The name of a variable, which has an amount for each currency. */
const amount = z.string().min(1)

/** Terms of free spins and their winnings. */
const spinTerms = z.object({
  /** `provider/Identifier`: they may be played in any of them. */
  games: z.array(z.string()).min(1),
  /** Value of each spin, as a multiple of the lowest stake. */
  bet_level: z.int().min(1),
  /** Days to play them, from activation. */
  play_days: days,
  /** How many times their winnings must be wagered; 0 makes them real money at once. */
  wager: z.number().min(0),
  wager_days: days,
})

const bonusTerms = z.object({
  wager: z.number().min(0),
  wager_days: days,
  /** The highest stake while it is wagered. */
  max_bet: amount.optional(),
  /** Maximum amount of a percentage of the deposit. */
  up_to: amount.optional(),
})

const terms = z.object({
  /** Days to activate a prize. */
  activate_days: days,
  freespins: spinTerms,
  bonus: bonusTerms,
})
export type PrizeTerms = z.output<typeof terms>

const day = adventureDay.omit({ title: true }).extend({
  /** Terms that differ from those of the adventure. */
  terms: z
    .object({
      activate_days: days.optional(),
      freespins: spinTerms.partial().optional(),
      bonus: bonusTerms.partial().optional(),
    })
    .optional(),
})
export type DaySpec = z.output<typeof day>

const adventure = z
  .object({
    /** Permanent identifier: its start is stored under it. */
    id: z.string().min(1),
    groups: z.array(z.string()).min(1),
    /** First day of the first run; without it, the day on which it is first read. Runs follow one another. */
    begins: z.iso.date().optional(),
    /** Variable -> currency -> text. */
    variables: z.record(z.string(), z.record(z.string(), z.string().regex(/^\d+(\.\d+)?$/))),
    terms,
    days: z.array(day).min(1),
  })
  .check(({ value, issues }) => {
    for (const [place, one] of value.days.entries())
      for (const message of faultsOf(value, one))
        issues.push({ code: 'custom', message, path: ['days', place], input: one })
  })
export type Adventure = z.output<typeof adventure>

/** The schema of `content/config/vip-adventures.json`. */
export const adventures = z
  .array(adventure)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two adventures have the same id')

/**
 * Finds amounts of a day that are not a variable, or whose variable lacks a currency of its deposit. A bare number
 * would mean the same number of euros and of dogecoins, and a missing limit would mean no limit.
 */
function faultsOfAmounts({ variables, ...adventure }: Omit<Adventure, 'id' | 'groups'>, day: DaySpec): string[] {
  const { minDep } = day.condition
  const { bonus } = termsOf(adventure, day)
  const prize = day.prize.bonus
  const isPercentage = prize !== undefined && bonusPercent(prize) !== undefined
  const named = {
    minDep,
    bonus: isPercentage ? undefined : prize,
    ...(prize && { max_bet: bonus.max_bet, up_to: bonus.up_to }),
  }
  const needed = Object.keys(variables[minDep] ?? {})
  return Object.entries(named).flatMap(([name, text]) => {
    if (text === undefined) return []
    const amounts = Object.hasOwn(variables, text) ? variables[text] : undefined
    if (!amounts) return [`${name} "${text}" is no variable`]
    const missing = needed.filter((code) => amounts[code] === undefined)
    return missing.length === 0 ? [] : [`${name} "${text}" has no amount in ${missing.join(', ')}`]
  })
}

function faultsOf(given: Omit<Adventure, 'id' | 'groups'>, day: DaySpec): string[] {
  const { prize, condition } = day
  const { wager, periodActivationDays, finishedDays } = condition
  const all = given.days
  const faults = faultsOfAmounts(given, day)
  if (!/^\d+(\.\d+)?$/.test(wager)) faults.push(`wager "${wager}" is no multiple`)
  if (!/^[1-9]\d*$/.test(periodActivationDays)) faults.push(`"${periodActivationDays}" is no number of days`)
  if (finishedDays !== undefined && !(Number(finishedDays) < all.length))
    faults.push(`${finishedDays} finished days cannot be had besides this one`)
  if (!prize.freespin && !prize.bonus) faults.push('the day has no prize')
  return faults
}

/** `content/config/vip-adventures.json`, or the edition of the licence or brand. */
export const readAdventures = (licence: Licence, brand: string): readonly Adventure[] =>
  readEdition('vip-adventures', adventures, licence, brand)

/** The terms of a day's prize. */
export const termsOf = ({ terms: common }: Pick<Adventure, 'terms'>, { terms: own }: DaySpec): PrizeTerms => ({
  activate_days: own?.activate_days ?? common.activate_days,
  freespins: withOwn(common.freespins, own?.freespins),
  bonus: withOwn(common.bonus, own?.bonus),
})

/** The terms of the day, with those of the adventure as defaults. */
const withOwn = <T extends object>(common: T, own: { readonly [K in keyof T]?: T[K] | undefined } = {}): T => ({
  ...common,
  ...(Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Partial<T>),
})
