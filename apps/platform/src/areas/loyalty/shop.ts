import type { CompType } from '@apogee/rules/loyalty/shop'
import { z } from 'zod'
import { readNames } from '../../core/content/brandNames.ts'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import type { Licence } from '../../core/http/handler.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const percent = z.int().min(0).max(100)
const days = z.int().min(1)

/** What makes winnings of free spins, and bonus money, one's own. */
const terms = {
  /** How often it is wagered; 0: it is money at once. */
  wager: z.number().min(0),
  /** The most that can be won with it, and staked at once while it is wagered. */
  max_win: decimal.optional(),
  max_bet: decimal.optional(),
  activate_days: days.default(7),
  wager_days: days.default(14),
}

const spins = {
  /** `provider/Identifier`. */
  games: z.array(z.string()).min(1),
  /** How many times the lowest stake each is worth. */
  bet_level: z.int().min(1),
  /** To play them, from activation. */
  play_days: days,
}

const card = z.object({
  type: z.enum(['money', 'freespins', 'lootboxes'] satisfies CompType[]),
  /** Names the card for ever: what was exchanged says it. */
  group: z.string(),
  /** By language. */
  titles: z.record(z.string(), z.string()),
  /** Name of an illustration. */
  image: z.string(),
  colors: z.tuple([z.string(), z.string()]),
  points: z.int().min(1),
  /** Money: whole units of the default currency; `scale` says what they are elsewhere. */
  amount: decimal.optional(),
  freespins: z.object({ count: z.int().min(1), ...spins }).optional(),
  ...terms,
})
export type Card = z.output<typeof card>

const config = describesConfig(
  'rocket-mart',
  z.object({
    earning: z.object({
      /** Whole units of the default currency that bring one point. */
      stake: decimal,
      /** Percent of a stake that counts, and in which categories another share does. */
      default: percent,
      categories: z.record(z.string(), percent),
    }),
    scale: z.record(z.string(), decimal),
    /** The free spins that levels bring; how many, the levels say. */
    levels: z.object({ titles: z.record(z.string(), z.string()), ...spins, ...terms }),
    cards: z.array(
      card.refine(
        ({ type, amount, freespins }) =>
          type === 'lootboxes' || (type === 'money' ? amount !== undefined && !freespins : freespins && !amount),
        'money has an amount, free spins have spins, a special reward has either or both',
      ),
    ),
  }),
)

/** `content/config/rocket-mart.json`, by licence where it has a file of its own. */
export const readShop = (licence: Licence): z.output<typeof config> => readEdition('rocket-mart', config, licence)

/** The cards by the names and pictures a brand gives them. */
export function readCards(licence: Licence, brand: string): readonly Card[] {
  const { cards: named } = readNames(brand)
  return readShop(licence).cards.map((card) => ({ ...card, ...named[card.group] }))
}
