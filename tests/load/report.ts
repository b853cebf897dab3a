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

/** An interval that contains the true median of what was measured with this probability. */
export interface MedianInterval {
  readonly low: number
  readonly high: number
  readonly probability: number
}

/**
 * The narrowest interval of two of the values with a probability of at least 95 %, or of the lowest and the highest if
 * the values are fewer than six. It assumes nothing about how they are distributed.
 */
export function medianInterval(values: readonly number[]): MedianInterval {
  const count = values.length
  const sorted = [...values].sort((a, b) => a - b)
  // The probability that `below` or fewer of the values are on one side of the true median.
  let outside = 0.5 ** count
  let share = outside
  let cut = 0
  for (;;) {
    share *= (count - cut) / (cut + 1)
    if (2 * (outside + share) > 0.05 || 2 * (cut + 1) >= count) break
    outside += share
    cut += 1
  }
  return {
    low: sorted[cut] ?? Number.NaN,
    high: sorted[count - 1 - cut] ?? Number.NaN,
    probability: Math.max(0, 1 - 2 * outside),
  }
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`
