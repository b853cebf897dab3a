import { fromLocalTime } from '../limits/period.ts'

const hourMs = 3_600_000

/** A recurring competition; every occurrence is a separate competition. */
export interface Recurrence {
  readonly every: 'hour' | 'day' | 'week' | 'month'
  /** Every so many of them. */
  readonly each: number
  /** Start of the first one, in the zone's local time: `2026-01-02T18:00`. */
  readonly first: string
  readonly zone: string
  /** How long each one takes. */
  readonly hours: number
}

/** One occurrence. */
export interface Period {
  /** Day it begins on the zone's calendar, `2026-03-10`; of hours with the hour, `2026-03-10-18`. */
  readonly name: string
  readonly startAt: Date
  readonly endAt: Date
}

const minDays = { hour: 1 / 24, day: 1, week: 7, month: 28 } as const

/** Whether each one ends before the next begins. */
export const isApart = ({ every, each, hours }: Pick<Recurrence, 'every' | 'each' | 'hours'>): boolean =>
  hours <= minDays[every] * each * 24

/** Local time when the `nth` begins, as if it were UTC. In a month without that day, the last day of the month. */
function localTimeOfNth({ every, each, first }: Recurrence, nth: number): Date {
  const wall = new Date(`${first}:00.000Z`)
  if (every === 'month') {
    const day = wall.getUTCDate()
    wall.setUTCMonth(wall.getUTCMonth() + nth * each, 1)
    const last = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
    wall.setUTCDate(Math.min(day, last))
    return wall
  }
  return new Date(wall.getTime() + nth * each * minDays[every] * 24 * hourMs)
}

/** The `nth` period, from 0 on. Hours pass evenly; days, weeks and months follow the clock of the zone. */
function nthPeriod(recurrence: Recurrence, nth: number): Period {
  const wall = localTimeOfNth(recurrence, nth)
  const { every, each, zone, hours } = recurrence
  const startAt =
    every === 'hour'
      ? new Date(fromLocalTime(localTimeOfNth(recurrence, 0), zone).getTime() + nth * each * hourMs)
      : fromLocalTime(wall, zone)
  const name = every === 'hour' ? startAt.toISOString().slice(0, 13).replace('T', '-') : wall.toISOString().slice(0, 10)
  return { name, startAt, endAt: new Date(startAt.getTime() + hours * hourMs) }
}

/** Those that end after `from` and begin before `to`, in order. */
export function periodsBetween(recurrence: Recurrence, from: Date, to: Date): Period[] {
  const stepMs = minDays[recurrence.every] * recurrence.each * 24 * hourMs
  const firstMs = nthPeriod(recurrence, 0).startAt.getTime()
  // Months of 31 days lead to one that is early enough.
  const roughMs = recurrence.every === 'month' ? 31 * 24 * hourMs * recurrence.each : stepMs
  const begin = Math.max(0, Math.floor((from.getTime() - firstMs - recurrence.hours * hourMs) / roughMs) - 1)
  const periods: Period[] = []
  for (let nth = begin; ; nth += 1) {
    const period = nthPeriod(recurrence, nth)
    if (period.startAt >= to) return periods
    if (period.endAt > from) periods.push(period)
  }
}
