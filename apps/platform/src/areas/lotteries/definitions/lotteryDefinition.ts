import { z } from 'zod'
import { competitionPrize } from '../../tournaments/prizes/competitionPrize.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'a decimal text such as "25" or "0.50"')

/** A deposit of `from` or more brings a ticket for every `ticket` of it; of several rules, the highest that it reaches counts. */
const depositRule = z.object({ from: decimal, ticket: decimal })

/** The prize of a place, or of each of several places: `"place": 1` or `"places": [4, 10]`. */
const prize = z.intersection(
  z
    .object({ place: z.int().min(1).optional(), places: z.tuple([z.int().min(1), z.int().min(1)]).optional() })
    .refine(({ place, places }) => (place === undefined) !== (places === undefined), 'either `place` or `places`')
    .refine(({ places }) => !places || places[0] <= places[1], 'the first of `places` is the smaller'),
  competitionPrize,
)

interface Placed {
  readonly place?: number | undefined
  readonly places?: readonly [number, number] | undefined
}

/** The first and the last place of a prize. */
export const placesOf = ({ place, places }: Placed): readonly [number, number] => places ?? [place!, place!]

const isGapless = (prizes: readonly Placed[]): boolean =>
  prizes.every((one, nth) => placesOf(one)[0] === (nth === 0 ? 0 : placesOf(prizes[nth - 1]!)[1]) + 1)

/** What a lottery promises; a copy of it is stored when it is announced. */
export const lotteryTerms = z.object({
  /** By language. */
  titles: z.record(z.string(), z.string()),
  currency: z.string(),
  /** Groups whose members may enter; empty: everyone. */
  groups: z.array(z.int()).default([]),
  /** Most tickets of one player; without it, any number. */
  max_tickets: z.int().min(1).optional(),
  /** Points a ticket costs; without it, none is sold for points. */
  points_price: z.int().min(1).optional(),
  /** Tickets by deposit, by currency of the wallet. */
  deposits: z.record(z.string(), z.array(depositRule).min(1)).default({}),
  /** Minutes from the end of sales to the draw. */
  draw_after_minutes: z.int().min(1).max(1440).default(5),
  prizes: z.array(prize).min(1).refine(isGapless, 'the places of the prizes run from 1 on, without a gap'),
})
export type LotteryTerms = z.output<typeof lotteryTerms>
export type LotteryPrizeTerms = LotteryTerms['prizes'][number]

/** How many prizes there are. */
export const lastPlace = ({ prizes }: Pick<LotteryTerms, 'prizes'>): number => placesOf(prizes.at(-1)!)[1]

/** The prize of a place. Throws when it has none. */
export function prizeOf({ prizes }: Pick<LotteryTerms, 'prizes'>, place: number): LotteryPrizeTerms {
  const found = prizes.find((one) => {
    const [first, last] = placesOf(one)
    return first <= place && place <= last
  })
  if (!found) throw new Error(`there is no prize for the place ${place}`)
  return found
}
