import { itemAt } from './required.ts'
import type { Verdict } from './verdict.ts'

/** A calendar day, months from 1. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const isRealDay = ({ year, month, day }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const dayOf = (year: string, month: string, day: string): Day | undefined => {
  const read = { year: Number(year), month: Number(month), day: Number(day) }
  return read.year >= 1900 && isRealDay(read) ? read : undefined
}

/** VAL-09: strictly DD/MM/YYYY; undefined for a day that does not exist. */
export function readTypedDay(text: string): Day | undefined {
  const match = /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/(\d{4})$/.exec(text)
  return match ? dayOf(itemAt(match, 3), itemAt(match, 2), itemAt(match, 1)) : undefined
}

/** The wire's YYYY-MM-DD; undefined for a day that does not exist. */
export function readWireDay(text: string): Day | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text)
  return match ? dayOf(itemAt(match, 1), itemAt(match, 2), itemAt(match, 3)) : undefined
}

/** YYYY-MM-DD */
export const writeWireDay = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Rules of a licence about a person: a part of `content/licences/<code>.json`. */
export interface PersonLaw {
  /** Time zone in which a birthday begins. */
  readonly zone: string
  readonly minimum_age: number
  /** Countries whose players have to be older. */
  readonly minimum_age_in: Readonly<Record<string, number>>
  readonly personal_id: 'any' | 'estonian'
}

/** The current day at `now` in a zone. */
function today(now: Date, timeZone: string): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now)
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

/**
 * Years completed by `now` on the calendar of a zone; someone born on 29 February completes them on 1 March of other
 * years.
 */
export function ageAt({ year, month, day }: Day, now: Date, zone: string): number {
  const { year: yearNow, month: monthNow, day: dayNow } = today(now, zone)
  const isBeforeBirthday = monthNow < month || (monthNow === month && dayNow < day)
  return yearNow - year - (isBeforeBirthday ? 1 : 0)
}

/** OPEN-18: that of the licence, or of the player's country if it is higher. */
export const minimumAge = ({ minimum_age: least, minimum_age_in: byCountry }: PersonLaw, country: string | null) =>
  Math.max(least, byCountry[country ?? ''] ?? 0)

/** VAL-10: old enough from the birthday on. */
export function judgeAge(
  birth: Day | undefined,
  { now, zone, minimum }: { readonly now: Date; readonly zone: string; readonly minimum: number },
): Verdict {
  if (!birth) return 'invalid'
  const age = ageAt(birth, now, zone)
  if (age < 0) return 'invalid'
  return age >= minimum ? undefined : 'too_young'
}
