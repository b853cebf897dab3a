import type { Month } from '../../../core/archive/archiveMonth.ts'

const dayMs = 86_400_000

/** Reads `2026-10-31`; null when that is no day. */
export function readDay(name: string): Month | null {
  const from = new Date(`${name}T00:00:00Z`)
  const isDay = /^2\d{3}-\d\d-\d\d$/.test(name) && from.getTime() > 0 && from.toISOString().startsWith(name)
  return isDay ? { name, from, to: new Date(from.getTime() + dayMs) } : null
}
