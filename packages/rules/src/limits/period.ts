const dayMs = 86_400_000

export type LimitPeriod = 'day' | 'week' | 'month'

/** Where the period that begins at `from` ends: a month later is the same day, or the month's last. */
function after(from: Date, period: LimitPeriod, times: number): Date {
  if (period !== 'month') return new Date(from.getTime() + times * (period === 'day' ? dayMs : 7 * dayMs))
  const target = new Date(from)
  target.setUTCMonth(from.getUTCMonth() + times, 1)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return target
}

/** End of the period running at `now` of a limit that began at `from`: periods follow one another without a gap. */
export function periodEnd(from: Date, period: LimitPeriod, now: Date): Date {
  const days = Math.max(0, Math.floor((now.getTime() - from.getTime()) / dayMs))
  const longest = { day: 1, week: 7, month: 31 }[period]
  for (let times = Math.floor(days / longest) + 1; ; times++) {
    const end = after(from, period, times)
    if (end > now) return end
  }
}
