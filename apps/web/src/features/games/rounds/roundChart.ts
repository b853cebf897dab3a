import { groupBy } from '../../../lib/groupBy'
import type { RoundSum } from './rounds'

export interface CurrencySum {
  readonly currency: string
  readonly rounds: number
  readonly bet_cents: number
  readonly win_cents: number
}

/** Totals per currency, the most played first. */
export function totalsOf(sums: readonly RoundSum[]): readonly CurrencySum[] {
  const totals = [...groupBy(sums, ({ currency }) => currency)].map(([currency, list]) => ({
    currency,
    rounds: list.reduce((sum, { rounds }) => sum + rounds, 0),
    bet_cents: list.reduce((sum, { bet_cents }) => sum + bet_cents, 0),
    win_cents: list.reduce((sum, { win_cents }) => sum + win_cents, 0),
  }))
  return totals.toSorted((a, b) => b.rounds - a.rounds)
}

/** A step of the chart; fractions are relative to the highest bar. */
export interface ChartStep {
  readonly from: Date
  readonly betCents: number
  readonly winCents: number
  readonly bet: number
  readonly win: number
}

const nextOf = (at: Date, step: 'day' | 'week' | 'month'): Date =>
  step === 'month'
    ? new Date(at.getFullYear(), at.getMonth() + 1, 1)
    : new Date(at.getFullYear(), at.getMonth(), at.getDate() + (step === 'week' ? 7 : 1))

/** All steps between the first and the last with play, including empty ones, so that time is drawn evenly. */
export function chartOf(
  sums: readonly RoundSum[],
  currency: string,
  step: 'day' | 'week' | 'month',
): readonly ChartStep[] {
  const own = sums.filter((sum) => sum.currency === currency)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  // By day: the same midnight may differ slightly where clocks were changed.
  const byDay = new Map(own.map((sum) => [new Date(sum.from).toDateString(), sum]))
  const highest = Math.max(1, ...own.flatMap(({ bet_cents, win_cents }) => [bet_cents, win_cents]))
  const steps: ChartStep[] = []
  for (let at = new Date(first.from); at <= new Date(last.from); at = nextOf(at, step)) {
    const { bet_cents: betCents = 0, win_cents: winCents = 0 } = byDay.get(at.toDateString()) ?? {}
    steps.push({ from: at, betCents, winCents, bet: betCents / highest, win: winCents / highest })
  }
  return steps
}
