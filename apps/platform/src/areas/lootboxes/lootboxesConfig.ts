import { isGroupKey } from '@apogee/rules/lootboxes/boxes'
import { fullWeight } from '@apogee/rules/lootboxes/draw'
import { z } from 'zod'
import { readNames } from '../../core/content/brandNames.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Licence } from '../../core/http/handler.ts'

/** Whole units of the default currency; `scale` converts them for others. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const days = z.int().min(1)
/** Name of an illustration. */
const art = z.string().regex(/^[a-z0-9-]+$/)
/** By language. */
const titles = z.record(z.string(), z.string())

/** Terms of every prize of a type, which its sector may override. */
const common = { max_bet: decimal, activate_days: days, wager_days: days, image: art }
const ofSpins = {
  ...common,
  /** How many times their winnings must be wagered; 0 makes them real money at once. */
  wager: z.number().min(0),
  max_win: decimal,
  /** `provider/Identifier`. */
  games: z.array(z.string()).min(1),
  /** Value of each spin, as a multiple of the lowest stake. */
  bet_level: z.int().min(1),
  play_days: days,
}
const ofBonus = {
  ...common,
  wager: z.number().min(1),
  /** The maximum win, as a multiple of the bonus. */
  max_win_times: z.int().min(1),
}

/** In ten thousandths. A wheel shows only prizes that can be won (decision 166). */
const weight = z.int().min(1).max(fullWeight)
const sector = z.union([
  z.strictObject({ weight, freespins: z.int().min(1) }).extend(z.strictObject(ofSpins).partial().shape),
  z.strictObject({ weight, bonus: decimal }).extend(z.strictObject({ ...ofBonus, max_win: decimal }).partial().shape),
])
export type SectorSpec = z.output<typeof sector>

const sectors = z
  .array(sector)
  .min(2)
  .refine((all) => all.reduce((sum, one) => sum + one.weight, 0) === fullWeight, {
    error: `the weights must add up to ${fullWeight}`,
  })

const box = z.strictObject({
  /** `manual_wheel`, `wheel...`, or a plan. A permanent identifier of the kind. */
  key: z
    .string()
    .refine(isGroupKey, 'must be manual_wheel, begin with wheel, or be rocket_lite, rocket_pro or rocket_max'),
  titles,
  /** Kinds with a lower one come first. */
  display: z.int(),
  /** Days to activate it. */
  valid_days: days,
  /** Name of its sectors, and of those for special groups: the first of these groups that the player is in counts. */
  sectors: z.string(),
  by_group: z.array(z.strictObject({ group: z.string(), sectors: z.string() })).default([]),
})
export type BoxKind = z.output<typeof box>

const rule = { /** Never changed: boxes refer to it. */ id: z.string(), box: z.string() }
const given = z.discriminatedUnion('on', [
  /** The first deposit of a day of at least this amount. */
  z.strictObject({ ...rule, on: z.literal('deposit'), at_least: decimal }),
  z.strictObject({ ...rule, on: z.literal('registration') }),
  /** One of these levels is reached for the first time. */
  z.strictObject({ ...rule, on: z.literal('level'), levels: z.array(z.string()).min(1) }),
  /** Once a week, Monday to Sunday, to every player in one of these groups. */
  z.strictObject({ ...rule, on: z.literal('status'), groups: z.array(z.string()).min(1) }),
])

type GrantRule = z.output<typeof given>
export type RuleOn<T extends GrantRule['on']> = Extract<GrantRule, { readonly on: T }>

const isUnique = (all: readonly string[]) => new Set(all).size === all.length

/** The schema of `content/config/lootboxes.json`. */
export const lootboxesConfig = z
  .strictObject({
    /** Units of each currency that correspond to one unit of the default currency. */
    scale: z.record(z.string(), decimal),
    prizes: z.strictObject({ freespins: z.strictObject(ofSpins), bonus: z.strictObject(ofBonus) }),
    sectors: z.record(z.string(), sectors),
    boxes: z.array(box),
    /** Rules that grant boxes. */
    given: z.array(given),
  })
  .refine(({ boxes }) => isUnique(boxes.map(({ key }) => key)), { error: 'a key is there twice', path: ['boxes'] })
  .refine((all) => all.boxes.every((one) => [one, ...one.by_group].every(({ sectors: name }) => name in all.sectors)), {
    error: '`sectors` lacks a name that a box refers to',
    path: ['boxes'],
  })
  .refine((all) => all.given.every((one) => all.boxes.some(({ key }) => key === one.box)), {
    error: '`boxes` lacks a key that a rule refers to',
    path: ['given'],
  })
  .refine((all) => isUnique(all.given.map(({ id }) => id)), { error: 'an id is there twice', path: ['given'] })
export type LootboxesConfig = z.output<typeof lootboxesConfig>

/** `content/config/lootboxes.json`, or the file of the licence or the brand if it has one. */
export const readLootboxes = (licence: Licence, brand?: string): LootboxesConfig =>
  readEdition('lootboxes', lootboxesConfig, licence, brand)

/** A kind of box with the titles of a brand; undefined when there is no such key. */
export function boxKind(licence: Licence, brand: string, key: string): BoxKind | undefined {
  const kind = readLootboxes(licence, brand).boxes.find((one) => one.key === key)
  return kind && { ...kind, ...readNames(brand).boxes[key] }
}

export const rulesOn = <T extends GrantRule['on']>(licence: Licence, brand: string, on: T): readonly RuleOn<T>[] =>
  readLootboxes(licence, brand).given.filter((one): one is RuleOn<T> => one.on === on)
