/** What a limit comes to, by currency, in minor units. */
export type Amounts = ReadonlyMap<string, bigint>

/** SAFE-01: whether a limit leaves more than another in any currency that either knows. What is not named is not limited. */
export const isLooser = (next: Amounts, current: Amounts): boolean =>
  [...current].some(([currency, cents]) => {
    const other = next.get(currency)
    return other === undefined || other > cents
  })

/** LIM-01: minutes that a session may be limited to. */
export const sessionMinutes = { least: 10, most: 1440 } as const

/** The minutes a text names, or undefined when a session cannot be limited so. */
export function readSessionMinutes(text: string): number | undefined {
  if (!/^[1-9]\d{0,3}$/.test(text)) return undefined
  const minutes = Number(text)
  return minutes >= sessionMinutes.least && minutes <= sessionMinutes.most ? minutes : undefined
}
