import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { type CompetitionPrize, competitionLook, competitionPrize, fileParts } from '../../tournaments/public.ts'

const { currency, decimal, isTooFine, places, words } = fileParts

/**
 * A deposit of `from` or more grants a ticket for every `ticket` of it; of several rules, the highest reached counts.
 */
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

/** The terms of a lottery in the files of `content/competitions/lotteries`. */
export const lotteryShape = {
  titles: words,
  /** Description. */
  texts: words,
  currency,
  /** Groups of players who can enter; without it, all players. */
  group_ids: z.array(z.int().min(1)).default([]),
  /** Maximum number of tickets of one player; without it, unlimited. */
  max_tickets: z.int().min(1).optional(),
  /** Price of a ticket in points; without it, tickets are not sold for points. */
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

/**
 * Finds amounts finer than a minor unit, which would have to be rounded, and ticket prices of 0, which would be
 * endless.
 */
export function faultsOfAmounts({
  currency: own,
  prizes,
  deposits,
}: Read): { path: (string | number)[]; why: string }[] {
  const rules = Object.entries(deposits).flatMap(([code, all]) => all.map((rule, at) => ({ code, at, ...rule })))
  return [
    // A prize with another fault is not parsed yet.
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

/** The terms of a lottery; a copy is stored when it is announced. */
export const lotteryTerms = z.strictObject(lotteryShape)
export type LotteryTerms = z.output<typeof lotteryTerms>

export const lastPlace = ({ prizes }: Pick<LotteryTerms, 'prizes'>): number => itemAt(prizes, -1).to

export const awardKey = (lotteryId: bigint, place: number): string => `lottery:${lotteryId}:${place}`

/** The prize of a place. Throws when the place has no prize. */
export function prizeOf({ prizes }: Pick<LotteryTerms, 'prizes'>, place: number): CompetitionPrize {
  const found = prizes.find(({ from, to }) => from <= place && place <= to)
  if (!found) throw new Error(`place ${place} has no prize`)
  return found.prize
}
