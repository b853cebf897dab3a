/** LIM-02: the periods of money limits. They follow the calendar: a week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

export const isLimitPeriod = (text: string): text is LimitPeriod => limitPeriods.some((one) => one === text)

// Making one takes ten times as long as using it; there are a few hundred zones at most.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** The zone's local time, returned as if it were UTC. */
export function localTimeOf(at: Date, zone: string): Date {
  const part = Object.fromEntries(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, at.getUTCMilliseconds()))
}

/**
 * The moment of a local time in the zone. If it occurs twice, on an autumn night, the later one; if it is skipped in
 * spring, the moment it would have been.
 */
export function fromLocalTime(wall: Date, zone: string): Date {
  const offsetAt = (at: number) => localTimeOf(new Date(at), zone).getTime() - at
  const dayMs = 86_400_000
  const [before, after] = [offsetAt(wall.getTime() - dayMs), offsetAt(wall.getTime() + dayMs)]
  const later = wall.getTime() - Math.min(before, after)
  if (offsetAt(later) === Math.min(before, after)) return new Date(later)
  const earlier = wall.getTime() - Math.max(before, after)
  return new Date(offsetAt(earlier) === Math.max(before, after) ? earlier : wall.getTime() - before)
}

function localStart(period: LimitPeriod, wall: Date): Date {
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()]
  if (period === 'month') return new Date(Date.UTC(year, month, 1))
  return new Date(Date.UTC(year, month, period === 'week' ? day - ((wall.getUTCDay() + 6) % 7) : day))
}

/** Where the calendar's period running at `now` began, at midnight of the zone. */
export const periodStart = (period: LimitPeriod, zone: string, now: Date): Date =>
  fromLocalTime(localStart(period, localTimeOf(now, zone)), zone)

/** Where it ends: the next one begins at the same moment. */
export function periodEnd(period: LimitPeriod, zone: string, now: Date): Date {
  const start = localStart(period, localTimeOf(now, zone))
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  const end = { day: [month, day + 1], week: [month, day + 7], month: [month + 1, 1] } as const
  return fromLocalTime(new Date(Date.UTC(year, end[period][0], end[period][1])), zone)
}

/** LIM-03: how long a break and a self-exclusion may last; which of them a licence offers is configuration. */
export const spans = [
  'day',
  '3_days',
  'week',
  'month',
  '3_months',
  '6_months',
  '9_months',
  '12_months',
  '24_months',
  '36_months',
  '60_months',
  'forever',
] as const
export type Span = (typeof spans)[number]

export const isSpan = (text: string): text is Span => spans.some((one) => one === text)

const months: Partial<Record<Span, number>> = {
  month: 1,
  '3_months': 3,
  '6_months': 6,
  '9_months': 9,
  '12_months': 12,
  '24_months': 24,
  '36_months': 36,
  '60_months': 60,
}
const days: Partial<Record<Span, number>> = { day: 1, '3_days': 3, week: 7 }

/**
 * When a break that begins now ends; null is never. Days are of 24 hours; a month ends on its day at its hour on the
 * zone's clocks, or on the month's last day where there is no such day.
 */
export function spanEnd(span: Span, zone: string, now: Date): Date | null {
  if (span === 'forever') return null
  const count = months[span]
  if (count === undefined) return new Date(now.getTime() + (days[span] ?? 0) * 86_400_000)
  const end = localTimeOf(now, zone)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + count, 1)
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, last))
  return fromLocalTime(end, zone)
}

/** The months of a span; undefined for shorter ones, and for ever. */
export const monthsOf = (span: Span): number | undefined => months[span]

const minWaitMs = 24 * 3_600_000

/**
 * SAFE-01: when a looser limit, or none, that is confirmed now takes effect: not before the running period has ended.
 */
export const looserFrom = (periodUntil: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime() + minWaitMs, periodUntil?.getTime() ?? 0))
