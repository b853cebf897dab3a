interface Status {
  readonly id: string
  /** true = level. */
  readonly status: boolean
  readonly conditions: readonly {
    readonly persistent_comp_points: {
      readonly exclude_end: boolean
      readonly min: number
      readonly max: number | null
    }
  }[]
}

/**
 * VIP-03, OPEN-34: the highest level whose range contains these persistent points; undefined if there is no such level.
 */
export const levelAt = (points: number, statuses: readonly Status[]): string | undefined =>
  statuses.findLast(
    ({ status, conditions }) =>
      status &&
      conditions.some(({ persistent_comp_points: { min, max, exclude_end } }) => {
        if (points < min) return false
        return max === null || points < max || (!exclude_end && points === max)
      }),
  )?.id

/** The levels that points reach on their way up from so many to so many, lowest first. */
export const levelsBetween = <S extends Status>(from: number, to: number, statuses: readonly S[]): S[] =>
  statuses.filter(
    ({ status, conditions }) =>
      status && conditions.some(({ persistent_comp_points: { min } }) => from < min && to >= min),
  )

/** OPEN-67: the number of the highest level among a player's statuses; undefined while they have none. */
export function levelOf(statuses: readonly string[]): number | undefined {
  const numbers = statuses.flatMap((id) => {
    const [, group, number] = /^([a-z]+)_([0-9]+)$/.exec(id) ?? []
    return group === 'level' ? [Number(number)] : []
  })
  return numbers.length > 0 ? Math.max(...numbers) : undefined
}
