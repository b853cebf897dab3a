import type { Result } from '@apogee/contract'

type Status = Result<'site.statuses'>[number]

/** A step of the level ladder. Points are persistent comp points. */
export interface Level {
  readonly number: number
  readonly name: string
  readonly from: number
  /** Where the next level begins; null for the highest. */
  readonly to: number | null
  readonly gifts: NonNullable<Status['gift_descriptions']> | undefined
}

const levelId = /^level_(\d+)$/

/** The levels among the statuses, in numerical order (wire-facts 4.2). */
export const levelsOf = (statuses: readonly Status[]): Level[] =>
  statuses
    .flatMap(({ id, name, status, conditions, gift_descriptions: gifts }) => {
      const number = Number(levelId.exec(id)?.[1])
      const range = conditions[0]?.persistent_comp_points
      return status && number > 0 && range ? [{ number, name, from: range.min, to: range.max, gifts }] : []
    })
    .sort((one, other) => one.number - other.number)

/** The place of a number of points on the ladder: the highest level reached, and the progress to the next, 0 to 1. */
export function levelProgress(
  levels: readonly Level[],
  points: number,
): { readonly level: Level; readonly part: number } | null {
  const level = levels.findLast(({ from }) => points >= from) ?? levels[0]
  if (!level) return null
  return { level, part: level.to === null ? 1 : Math.max(0, (points - level.from) / (level.to - level.from)) }
}
