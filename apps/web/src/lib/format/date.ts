import { formatTag, type Locale } from '../i18n/locales'

export type DateStyle = 'day' | 'dayTime' | 'time' | 'month'

const options: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  month: { month: 'long', year: 'numeric' },
}

const unknownText = '…'

// Node and browsers differ in the spaces around a dash and before "pm", according to the version of their locale data.
const alike = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ')

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a date or time by the locale and a time zone: 'UTC', or the reader's (`useReaderZone`). While that is unknown
 * it returns a placeholder; a missing moment is empty.
 */
export function formatDate(
  moment: Date | string | number,
  locale: Locale,
  style: DateStyle,
  timeZone: string | undefined,
): string {
  if (timeZone === undefined) return unknownText
  const key = `${locale} ${style} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(formatTag(locale), { ...options[style], timeZone })
    formats.set(key, format)
  }
  return formatWith(format, moment)
}

/** The same with a custom format. */
export function formatWith(format: Intl.DateTimeFormat, moment: Date | string | number): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : alike(format.format(date))
}

/** Two moments as one text; if one is missing, only the other. */
export function formatSpan(format: Intl.DateTimeFormat, from: string, to: string): string {
  const [begun, ended] = [new Date(from), new Date(to)]
  const isWhole = !Number.isNaN(begun.getTime()) && !Number.isNaN(ended.getTime())
  return isWhole ? alike(format.formatRange(begun, ended)) : formatWith(format, from) || formatWith(format, to)
}

/** Splits the time left until `endMs`; all zero once it has passed. */
export function timeLeft(endMs: number, nowMs: number) {
  const total = Math.max(0, Math.ceil((endMs - nowMs) / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
