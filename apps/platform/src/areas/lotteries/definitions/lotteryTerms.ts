import { z } from 'zod'
import { type CompetitionPrize, competitionLook, competitionPrize, fileParts } from '../../tournaments/public.ts'

const { currency, decimal, isTooFine, places, words } = fileParts

/** A deposit of `from` or more brings a ticket for every `ticket` of it; of several rules, the highest that it reaches counts. */
const depositRule = z.strictObject({ from: decimal, ticket: decimal })

/** A prize, once for each of its places. */
const placePrize = z
  .strictObject({ ...competitionPrize.shape, places })
  .refine(
    (one) =>
      [one.money, one.freespins, one.chargeable_points, one.persistent_points, one.tickets, one.stuff].some(Boolean),
    'a prize has money, freespins, points, tickets or stuff',
  )
  .transform(({ places: { from, to }, ...prize }) => ({ from, to, prize }))

const isGapless = (prizes: readonly { readonly from: number; readonly to: number }[]): boolean =>
  prizes.every(({ from }, nth) => from === (prizes[nth - 1]?.to ?? 0) + 1)

/** What a lottery promises, in the files of `content/competitions/lotteries`. */
export const lotteryShape = {
  titles: words,
  /** A sentence about it. */
  texts: words,
  currency,
  /** Groups of players it is for; without it everybody. */
  group_ids: z.array(z.int().min(1)).default([]),
  /** Most tickets of one player; without it any number. */
  max_tickets: z.int().min(1).optional(),
  /** Points a ticket costs; without it none is sold for points. */
  points_price: z.int().min(1).optional(),
  /** Tickets by deposit, by currency of the wallet. */
  deposits: z.record(currency, z.array(depositRule).min(1)).default({}),
  /** Minutes from the end of sales to the draw. */
  draw_after_minutes: z.int().min(1).max(1440).default(5),
  prizes: z
    .array(placePrize)
    .min(1, 'at least one prize')
    .refine(isGapless, 'the places must follow each other from 1 on, without a gap'),
  banner: competitionLook,
}

type Read = z.output<z.ZodObject<typeof lotteryShape>>

/** Amounts finer than a minor unit of their currency would have to be rounded; a ticket that costs nothing would be endless. */
export function faultsOfAmounts({
  currency: own,
  prizes,
  deposits,
}: Read): { path: (string | number)[]; why: string }[] {
  const rules = Object.entries(deposits).flatMap(([code, all]) => all.map((rule, at) => ({ code, at, ...rule })))
  return [
    // A prize with another fault is not in its final form yet.
    ...prizes.flatMap(({ prize }: { readonly prize?: CompetitionPrize }, at) =>
      (['money', 'max_win', 'max_bet'] as const).flatMap((name) =>
        isTooFine(prize?.[name], own)
          ? [{ path: ['prizes', at, name], why: `finer than the smallest unit of ${own}` }]
          : [],
      ),
    ),
    ...rules.flatMap(({ code, at, from, ticket }) => [
      ...(isTooFine(from, code) || isTooFine(ticket, code)
        ? [{ path: ['deposits', code, at], why: `finer than the smallest unit of ${code}` }]
        : []),
      ...(/^0+(\.0+)?$/.test(ticket)
        ? [{ path: ['deposits', code, at, 'ticket'], why: 'a ticket costs something' }]
        : []),
    ]),
  ]
}

/** What a lottery promises; a copy of it is stored when it is announced. */
export const lotteryTerms = z.strictObject(lotteryShape)
export type LotteryTerms = z.output<typeof lotteryTerms>

/** How many prizes there are. */
export const lastPlace = ({ prizes }: Pick<LotteryTerms, 'prizes'>): number => prizes.at(-1)!.to

/** The key under which the prize of a place is awarded. */
export const awardKey = (lotteryId: bigint, place: number): string => `lottery:${lotteryId}:${place}`

/** The prize of a place. Throws when it has none. */
export function prizeOf({ prizes }: Pick<LotteryTerms, 'prizes'>, place: number): CompetitionPrize {
  const found = prizes.find(({ from, to }) => from <= place && place <= to)
  if (!found) throw new Error(`there is no prize for the place ${place}`)
  return found.prize
}
