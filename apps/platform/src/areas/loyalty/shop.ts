import type { moneyRate } from '@apogee/contract/loyalty'
import { toWire } from '@apogee/rules/money/units'
import { z } from 'zod'
import { readEdition } from '../../core/content/editions.ts'
import { scaled } from '../../core/content/scaled.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Licence } from '../../core/http/handler.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const percent = z.int().min(0).max(100)

const moneyCard = z.object({
  type: z.literal('money'),
  /** Names the card for ever: what was exchanged says it. */
  group: z.string(),
  /** By language. */
  titles: z.record(z.string(), z.string()),
  /** Name of an illustration. */
  image: z.string(),
  colors: z.tuple([z.string(), z.string()]),
  /** Whole units of the default currency; `scale` says what they are elsewhere. */
  amount: decimal,
  points: z.int().min(1),
  /** CP-08: with a wager it is bonus money, without one real money. */
  wager: z.number().min(0),
  /** The most that can be won with it, and staked at once while it is wagered. */
  max_win: decimal.optional(),
  max_bet: decimal.optional(),
  activate_days: z.int().min(1).default(7),
  wager_days: z.int().min(1).default(14),
})
export type MoneyCard = z.output<typeof moneyCard>

const config = z.object({
  earning: z.object({
    /** Whole units of the default currency that bring one point. */
    stake: decimal,
    /** Percent of a stake that counts, and in which categories another share does. */
    default: percent,
    categories: z.record(z.string(), percent),
  }),
  scale: z.record(z.string(), decimal),
  cards: z.array(z.discriminatedUnion('type', [moneyCard])),
})

/** `content/config/rocket-mart.json`, by licence where it has a file of its own. */
export const readShop = (licence: Licence): z.output<typeof config> => readEdition('rocket-mart', config, licence)

export const moneyCards = (licence: Licence): readonly MoneyCard[] =>
  readShop(licence).cards.filter((card) => card.type === 'money')

const amounts = (licence: Licence, amount: string) =>
  scaled(amount, readShop(licence).scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))

/** A card as the wire has it (wire-facts 8.3), in the words of a locale. */
export function wireMoney(licence: Licence, card: MoneyCard, locale: string): z.output<typeof moneyRate> {
  const { group, titles, image, colors, amount, points, wager, activate_days, wager_days } = card
  const bounds = {
    ...(card.max_win && { max_win: amounts(licence, card.max_win) }),
    ...(card.max_bet && { max_bet: amounts(licence, card.max_bet) }),
  }
  return {
    ...{ group, wager, colors, title: titleIn(titles, locale), image: `/media/art/1/${image}/256.webp` },
    rates: amounts(licence, amount).map((rate) => ({ points, ...rate })),
    ...(wager > 0 && { activate_days, wager_days, ...bounds }),
  }
}
