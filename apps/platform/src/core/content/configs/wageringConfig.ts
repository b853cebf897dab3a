import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { readContent } from '../contentFiles.ts'
import { readEdition } from '../readEdition.ts'

const share = z.int().min(0).max(100)
export const wageringConfig = z.object({
  wagering: z.object({
    default: share,
    categories: z.record(z.string(), share.nullable()),
    /** Games with a published return of this percentage or more count at most this much, in any category. */
    returns: z.array(z.object({ from: z.number().positive().max(100), counts: share })).default([]),
  }),
})

/** Categories of games that are closed while a bonus is wagered. */
export const closedCategories = (licence: Licence): string[] =>
  Object.entries(readEdition('bonuses', wageringConfig, licence).wagering.categories).flatMap(([id, percent]) =>
    percent === null ? [id] : [],
  )

const publishedReturns = z.record(z.string(), z.record(z.string(), z.object({ payout: z.string() })))

/** The game an engine plays with a profile of odds. */
export interface Odds {
  readonly engine: string
  readonly profile: string
  /** As its studio states it, for a game of others. */
  readonly statedReturn?: number | null
}

/** The published return of a game, percent; undefined for one without figures. */
function returnOf({ engine, profile, statedReturn: stated }: Odds): number | undefined {
  if (stated != null) return stated
  const payout = readContent('catalogue/profiles.json', publishedReturns)[engine]?.[profile]?.payout
  return payout === undefined ? undefined : Number(payout)
}

/**
 * Percent of a stake in a game of these categories that counts towards the wagering of a bonus: the lowest of theirs
 * and of its return. null: the game is closed while a bonus is wagered.
 */
export function bonusPercent(licence: Licence, categories: readonly string[], odds: Odds): number | null {
  const { default: usual, categories: special, returns } = readEdition('bonuses', wageringConfig, licence).wagering
  const returned = returnOf(odds)
  const byReturn = returns.filter(({ from }) => returned !== undefined && returned >= from).map(({ counts }) => counts)
  const byCategory = Object.entries(special).flatMap(([id, counts]) => (categories.includes(id) ? [counts] : []))
  return [...byReturn, ...byCategory].reduce<number | null>(
    (least, one) => (least === null || one === null ? null : Math.min(least, one)),
    usual,
  )
}
