import { openDraws } from '../../fairness/stream.ts'

export interface TestResult {
  readonly test: 'chi-square' | 'serial' | 'runs'
  /** Numbers were drawn below it. */
  readonly bound: number
  readonly draws: number
  readonly statistic: number
  readonly degrees: number | null
  /** How likely a value at least as far from the expected one is, if the draws are even. */
  readonly p: number
}

/** Below every number that matters in some game: a turn, tiles, pockets, cards, segments, thousandths. */
const BOUNDS = [2, 25, 37, 52, 54, 1000] as const
/** Pairs of numbers below a larger bound would be too many classes. */
const MAX_SERIAL = 60

export async function testDraws(count: number): Promise<TestResult[]> {
  const results: TestResult[] = []
  for (const bound of BOUNDS) {
    const draws = await openDraws('5eed'.repeat(16), 'report', bound)
    const values: number[] = []
    while (values.length < count) values.push(await draws.below(bound))
    results.push(chiSquare('chi-square', values, bound, bound))
    if (bound <= MAX_SERIAL) {
      const pairs = Array.from({ length: count >> 1 }, (_, at) => pairAt(values, at, bound))
      results.push({ ...chiSquare('serial', pairs, bound ** 2, bound), draws: count })
    }
    results.push(runs(values, bound))
  }
  return results
}

const pairAt = (values: readonly number[], at: number, bound: number) =>
  (values[2 * at] as number) * bound + (values[2 * at + 1] as number) // half as many pairs as values

/** Whether each class comes as often as any other. */
export function chiSquare(
  test: 'chi-square' | 'serial',
  values: readonly number[],
  classes: number,
  bound: number,
): TestResult {
  const counts = new Array<number>(classes).fill(0)
  for (const value of values) counts[value] = (counts[value] as number) + 1 // below the number of classes
  const expected = values.length / classes
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const degrees = classes - 1
  return { test, bound, draws: values.length, statistic, degrees, p: upperGamma(degrees / 2, statistic / 2) }
}

/** Wald and Wolfowitz: whether runs of low and of high numbers are as many as they would be by chance. */
export function runs(values: readonly number[], bound: number): TestResult {
  const isHigh = values.map((value) => value >= bound / 2)
  const high = isHigh.filter(Boolean).length
  const low = values.length - high
  const count = 1 + isHigh.filter((one, at) => at > 0 && one !== isHigh[at - 1]).length
  const mean = (2 * high * low) / values.length + 1
  const variance = ((mean - 1) * (mean - 2)) / (values.length - 1)
  const statistic = (count - mean) / Math.sqrt(variance)
  return { test: 'runs', bound, draws: values.length, statistic, degrees: null, p: upperGamma(0.5, statistic ** 2 / 2) }
}

/** The regularised upper incomplete gamma function: a series below a + 1, a continued fraction above. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const factor = Math.exp(-x + a * Math.log(x) - logGamma(a))
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a]
    for (let n = 1; term > sum * 1e-15; n++) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - sum * factor
  }
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let h = d
  for (let n = 1; n < 10_000; n++) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b || tiny)
    c = b + numerator / c || tiny
    const step = c * d
    h *= step
    if (Math.abs(step - 1) < 1e-15) break
  }
  return factor * h
}

/** Lanczos. */
function logGamma(x: number): number {
  const terms = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ]
  const base = x + 5.5
  const sum = terms.reduce((all, term, at) => all + term / (x + 1 + at), 1.000000000190015)
  return (x + 0.5) * Math.log(base) - base + Math.log((Math.sqrt(2 * Math.PI) * sum) / x)
}
