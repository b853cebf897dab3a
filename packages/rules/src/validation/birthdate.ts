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

/** VAL-09: strictly DD/MM/YYYY; undefined for a day that never was. */
export function readTypedDay(text: string): Day | undefined {
  const match = /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/(\d{4})$/.exec(text)
  return match ? dayOf(match[3]!, match[2]!, match[1]!) : undefined
}

/** The wire's YYYY-MM-DD; undefined for a day that never was. */
export function readWireDay(text: string): Day | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text)
  return match ? dayOf(match[1]!, match[2]!, match[3]!) : undefined
}

/** YYYY-MM-DD */
export const writeWireDay = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Years completed by `now` (UTC); someone born on 29 February completes them on 1 March of other years. */
export function ageAt({ year, month, day }: Day, now: Date): number {
  const years = now.getUTCFullYear() - year
  const monthNow = now.getUTCMonth() + 1
  const isBeforeBirthday = monthNow < month || (monthNow === month && now.getUTCDate() < day)
  return isBeforeBirthday ? years - 1 : years
}

/** OPEN-18: 21 under the Estonian licence or in Estonia, else 18. */
export const minimumAge = (licence: string, country: string | null): number =>
  licence === 'EE' || country === 'EE' ? 21 : 18

/** VAL-10: old enough from the birthday on. */
export function judgeAge(birth: Day | undefined, now: Date, minimum: number): Verdict {
  if (!birth) return 'invalid'
  const age = ageAt(birth, now)
  if (age < 0) return 'invalid'
  return age >= minimum ? undefined : 'too_young'
}
