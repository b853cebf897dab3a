import { formatWith } from '../../../../lib/format/date'
import { formatTag, type Locale } from '../../../../lib/i18n/locales'

const styles = {
  weekday: { weekday: 'short' },
  number: { day: 'numeric' },
  /** "Sat 21 Nov" */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "21 November" */
  long: { day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
  dayTime: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * Formats a moment of the adventure, whose days are UTC days; `isLocal`: in the reader's own time zone, so only after
 * hydration.
 */
export const dayDate = (ms: number, locale: Locale, style: keyof typeof styles, isLocal = false): string =>
  formatWith(new Intl.DateTimeFormat(formatTag(locale), { ...styles[style], ...(!isLocal && { timeZone: 'UTC' }) }), ms)
