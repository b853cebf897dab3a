import { formatSpan, formatWith } from '../../../lib/format/date'
import { formatTag } from '../../../lib/i18n/locales'
import { useSite } from '../../../lib/page/site'
import { localClock, useNow } from '../../../lib/time/clock'

type Style = 'day' | 'moment' | 'span' | 'weekday'

const dayAndMonth = { day: 'numeric', month: 'long' } as const
const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  day: dayAndMonth,
  moment: { ...dayAndMonth, hour: '2-digit', minute: '2-digit' },
  span: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  weekday: { ...dayAndMonth, weekday: 'long' },
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, style: Style, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${tag} ${style} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { ...styles[style], timeZone })
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
    /** undefined: the visitor's. */
    timeZone,
    /** "19 – 23 November" */
    range: (from: string, to: string): string => formatSpan(formatOf(tag, 'day', timeZone), from, to),
    /** "28 Nov, 15:00 – 18:00" */
    span: (from: string, to: string): string => formatSpan(formatOf(tag, 'span', timeZone), from, to),
    /** "26 November, 18:00" */
    moment: (at: string): string => formatWith(formatOf(tag, 'moment', timeZone), at),
    day: (at: string): string => formatWith(formatOf(tag, 'day', timeZone), at),
    /** "Saturday 28 November" */
    weekday: (at: string): string => formatWith(formatOf(tag, 'weekday', timeZone), at),
  }
}
