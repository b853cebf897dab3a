import { groupBy } from '../groupBy'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The calendar day of a moment in a time zone, "2026-11-29": the reader's (`useReaderZone`), and in UTC while that is
 * unknown, so that the server and the first render group alike. Empty for a missing moment.
 */
export function calendarDay(moment: Date | string | number, timeZone: string | undefined): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const key = timeZone ?? 'UTC'
  let format = formats.get(key)
  if (!format) {
    // The Canadian format equals ISO 8601.
    format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: key })
    formats.set(key, format)
  }
  return format.format(date)
}

/** Groups by {@link calendarDay}, in the order of the list. */
export const groupByDay = <T>(
  list: readonly T[],
  momentOf: (one: T) => string,
  timeZone: string | undefined,
): readonly (readonly [day: string, list: readonly T[]])[] => [
  ...groupBy(list, (one) => calendarDay(momentOf(one), timeZone)),
]

/** The day of a moment relative to now, by the reader's calendar; undefined for other days, and while the zone is unknown. */
export function dayName(
  moment: string,
  nowMs: number,
  timeZone: string | undefined,
): 'today' | 'yesterday' | undefined {
  if (timeZone === undefined) return undefined
  const day = calendarDay(moment, timeZone)
  const today = calendarDay(nowMs, timeZone)
  if (day === today) return 'today'
  const yesterday = new Date(today)
  yesterday.setUTCDate(yesterday.getUTCDate() - 1)
  return day === calendarDay(yesterday, 'UTC') ? 'yesterday' : undefined
}
