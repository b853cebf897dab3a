import type { Duration } from '@apogee/rules/cashbox/methods'
import { textOf } from './texts.ts'

/**
 * OPEN-40: how long money takes, in the reader's language: "1 to 3 days"; empty if the method does not support the
 * action.
 */
export function timeText(time: Duration | undefined, locale: string): string {
  if (time === undefined) return ''
  if (time === 'instant') return textOf(locale, 'cashbox.time.instant')
  const to = new Intl.NumberFormat(locale, { style: 'unit', unit: time.unit, unitDisplay: 'long' }).format(time.to)
  if (time.from === time.to) return to
  return textOf(locale, 'cashbox.time.range', { from: new Intl.NumberFormat(locale).format(time.from), to })
}
