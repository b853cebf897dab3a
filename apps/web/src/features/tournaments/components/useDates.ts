import { formatSpan, formatWith } from '../../../lib/format/date'
import { formatTag } from '../../../lib/i18n/locales'
import { useSite } from '../../../lib/page/site'
import { localClock, useNow } from '../../../lib/time/clock'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, isWithTime: boolean, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${tag} ${isWithTime} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    const time = isWithTime ? ({ hour: '2-digit', minute: '2-digit' } as const) : {}
    format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', ...time, timeZone })
    formats.set(key, format)
  }
  return format
}

/** Formats dates of tournaments in the visitor's time zone, once the page knows it. */
export function useDates() {
  const { locale } = useSite()
  const timeZone = useNow(localClock) === undefined ? 'UTC' : undefined
  const tag = formatTag(locale)
  return {
    /** "19 – 23 November" */
    range: (from: string, to: string): string => formatSpan(formatOf(tag, false, timeZone), from, to),
    /** "26 November, 18:00" */
    moment: (at: string): string => formatWith(formatOf(tag, true, timeZone), at),
    day: (at: string): string => formatWith(formatOf(tag, false, timeZone), at),
  }
}
