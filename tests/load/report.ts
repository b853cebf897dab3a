import { printTable } from '../server/table.ts'

/** One figure: its name, the measured value, the limit, and the conditions. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly must: string
  readonly isOk: boolean
  /** How it was measured, or the baseline of the comparison. */
  readonly note?: string
}

export const unmeasured = 'could not be measured'

/**
 * Marks meaningless values as not measured: the median of no values (NaN), their maximum (-Infinity), a negative time.
 */
export function onlyMeasured(figure: Figure): Figure {
  return /NaN|Infinity|(^|\s)-\d/.test(figure.measured) ? { ...figure, measured: unmeasured, isOk: false } : figure
}

export function printFigures(figures: readonly Figure[]): void {
  printTable([
    ['what', 'measured', 'must', 'ok', 'how'],
    ...figures.map(({ what, measured, must, isOk, note }) => [what, measured, must, isOk ? 'yes' : 'NO', note ?? '']),
  ])
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The quantile of the values; NaN if the list is empty or contains NaN. */
export function quantile(values: readonly number[], share: number): number {
  if (values.some(Number.isNaN)) return Number.NaN
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`
