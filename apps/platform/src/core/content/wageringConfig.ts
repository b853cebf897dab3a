import { z } from 'zod'
import type { Licence } from '../http/handler.ts'
import { readEdition } from './readEdition.ts'

const share = z.int().min(0).max(100)
export const wageringConfig = z.object({
  wagering: z.object({ default: share, categories: z.record(z.string(), share.nullable()) }),
})

/** Categories of games that are closed while a bonus is wagered. */
export const closedCategories = (licence: Licence): string[] =>
  Object.entries(readEdition('bonuses', wageringConfig, licence).wagering.categories).flatMap(([id, percent]) =>
    percent === null ? [id] : [],
  )

/**
 * Percent of a stake in a game of these categories that counts towards the wagering of a bonus: the lowest of theirs.
 * null: the game is closed while a bonus is wagered.
 */
export function bonusPercent(licence: Licence, categories: readonly string[]): number | null {
  const { default: usual, categories: special } = readEdition('bonuses', wageringConfig, licence).wagering
  const said = categories.map((id) => (Object.hasOwn(special, id) ? special[id]! : usual))
  return said.reduce<number | null>(
    (least, one) => (least === null || one === null ? null : Math.min(least, one)),
    usual,
  )
}
