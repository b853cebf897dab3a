import type { Duration } from '@apogee/rules/cashbox/methods'
import { numberFormat } from '@apogee/rules/money/numberFormat'
import { textOf } from './texts.ts'

/**
 * OPEN-40: how long a payment takes, in the reader's language: "1 to 3 days"; empty if the method does not support the
 * action.
 */
export function timeText(time: Duration | undefined, locale: string): string {
  if (time === undefined) return ''
  if (time === 'instant') return textOf(locale, 'cashbox.time.instant')
  const to = numberFormat(locale, { style: 'unit', unit: time.unit, unitDisplay: 'long' }).format(time.to)
  if (time.from === time.to) return to
  return textOf(locale, 'cashbox.time.range', { from: numberFormat(locale).format(time.from), to })
}
