/** The amounts of a limit, by currency, in minor units. */
export type Amounts = ReadonlyMap<string, bigint>

/**
 * SAFE-01: whether a limit allows more than another in any currency of either. A currency that a limit does not list is
 * unlimited.
 */
export const isLooser = (next: Amounts, current: Amounts): boolean =>
  [...current].some(([currency, cents]) => {
    const other = next.get(currency)
    return other === undefined || other > cents
  })

/** LIM-01: minutes that a session may be limited to. */
export const sessionMinutes = { least: 10, most: 1440 } as const

/** Parses a number of minutes; undefined for one that a session cannot be limited to. */
export function readSessionMinutes(text: string): number | undefined {
  if (!/^[1-9]\d{0,3}$/.test(text)) return undefined
  const minutes = Number(text)
  return minutes >= sessionMinutes.least && minutes <= sessionMinutes.most ? minutes : undefined
}
