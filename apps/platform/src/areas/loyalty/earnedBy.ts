import { earnedMicros } from '@apogee/rules/loyalty/points'
import { scaledIn } from '../../core/content/scaled.ts'
import type { Licence } from '../../core/http/handler.ts'
import { readShop } from './shop/shop.ts'

export interface RealStake {
  readonly licence: Licence
  readonly currency: string
  /** Real money only, minor units. */
  readonly cents: bigint
  readonly categories: readonly string[]
}

/** Percent of a stake that counts in a game: the lowest percentage of its categories. */
const percentOf = (licence: Licence, categories: readonly string[]): number => {
  const { default: usual, categories: special } = readShop(licence).earning
  return Math.min(
    usual,
    ...Object.entries(special).flatMap(([id, percent]) => (categories.includes(id) ? [percent] : [])),
  )
}

/** Points for a stake by the operator's file, in millionths of a point. */
export function earnedBy({ licence, currency, cents, categories }: RealStake): bigint {
  const { earning, scale } = readShop(licence)
  const stakeCents = scaledIn(earning.stake, scale, currency) ?? 0n
  return earnedMicros({ cents, stakeCents, percent: percentOf(licence, categories) })
}
