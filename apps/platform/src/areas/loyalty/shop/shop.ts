import type { CompType } from '@apogee/rules/loyalty/shop'
import { z } from 'zod'
import { readNames } from '../../../core/content/brandNames.ts'
import { readEdition } from '../../../core/content/readEdition.ts'
import type { Licence } from '../../../core/http/handler.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const percent = z.int().min(0).max(100)
const days = z.int().min(1)

/** Conditions under which bonus money and winnings of free spins become real money. */
const terms = {
  /** How many times it must be wagered; 0 makes it real money at once. */
  wager: z.number().min(0),
  /** The maximum win, and the maximum stake while it is wagered. */
  max_win: decimal.optional(),
  max_bet: decimal.optional(),
  activate_days: days.default(7),
  wager_days: days.default(14),
}

const spins = {
  /** `provider/Identifier`. */
  games: z.array(z.string()).min(1),
  /** Value of each spin, as a multiple of the lowest stake. */
  bet_level: z.int().min(1),
  /** Days to play them, from activation. */
  play_days: days,
}

const dress = {
  /** Permanent identifier of the card: past exchanges refer to it. */
  group: z.string(),
  /** By language. */
  titles: z.record(z.string(), z.string()),
  /** Name of an illustration. */
  image: z.string(),
  colors: z.tuple([z.string(), z.string()]),
  points: z.int().min(1),
}

const card = z.object({
  type: z.enum(['money', 'freespins', 'lootboxes'] satisfies CompType[]),
  ...dress,
  /** Money: whole units of the default currency; `scale` converts them for others. */
  amount: decimal.optional(),
  freespins: z.object({ count: z.int().min(1), ...spins }).optional(),
  ...terms,
})
export type Card = z.output<typeof card>

/** A box of prizes, whose contents are in `lootboxes.json`. */
const boxCard = z.strictObject({ type: z.literal('lootboxes'), ...dress, /** Key of its kind. */ lootbox: z.string() })
export type BoxCard = z.output<typeof boxCard>

export const shopConfig = z.object({
  earning: z.object({
    /** Whole units of the default currency that earn one point. */
    stake: decimal,
    /** Percent of a stake that counts, and the categories with a different share. */
    default: percent,
    categories: z.record(z.string(), percent),
  }),
  scale: z.record(z.string(), decimal),
  /** Terms of the free spins of levels; the levels set their number. */
  levels: z.object({ titles: z.record(z.string(), z.string()), ...spins, ...terms }),
  cards: z.array(
    z.union([
      boxCard,
      card.refine(
        ({ type, amount, freespins }) =>
          type === 'lootboxes' || (type === 'money' ? amount !== undefined && !freespins : freespins && !amount),
        'money has an amount, free spins have spins, a special reward has either or both',
      ),
    ]),
  ),
})

/** `content/config/rocket-mart.json`, or the file of the licence if it has one. */
export const readShop = (licence: Licence): z.output<typeof shopConfig> =>
  readEdition('rocket-mart', shopConfig, licence)

/** The cards with the names and pictures of a brand. */
export function readCards(licence: Licence, brand: string): readonly (Card | BoxCard)[] {
  const { cards: named } = readNames(brand)
  return readShop(licence).cards.map((one) => ({ ...one, ...named[one.group] }))
}

export const isBoxCard = (one: Card | BoxCard): one is BoxCard => 'lootbox' in one
