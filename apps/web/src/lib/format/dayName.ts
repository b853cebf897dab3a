/** The day relative to now, by the reader's calendar: days of 23 and 25 hours count as one. */
export function dayName(iso: string, now: Date): 'today' | 'yesterday' | undefined {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = new Date(iso).toDateString()
  return day === now.toDateString() ? 'today' : day === yesterday.toDateString() ? 'yesterday' : undefined
}
