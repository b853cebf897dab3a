import { formatWith } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { localClock, useNow } from '../../../lib/time/clock'

const midnight = /^0?0[:.]00$/

/**
 * Formats the amounts, periods and dates of limits. Dates are in the player's time zone, so they are empty before
 * hydration.
 */
export function useLimitLabels() {
  const t = useT('limits')
  const { locale } = useSite()
  const now = useNow(localClock)
  const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
    formatWith(new Intl.DateTimeFormat(formatTag(locale), options), iso)
  const clock = (iso: string) => format(iso, { hour: '2-digit', minute: '2-digit' })
  const withTime = (iso: string): Intl.DateTimeFormatOptions =>
    midnight.test(format(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }))
      ? {}
      : { hour: '2-digit', minute: '2-digit' }
  const minutes = (count: number) =>
    count % 60 === 0 && count > 0 ? t('hours', { count: count / 60 }) : t('minutes', { count })
  return {
    t,
    isHere: now !== undefined,
    money: (cents: number, currency: string) => formatMoney(cents, currency, locale),
    minutes,
    /** "9 h 24 min" */
    time: (count: number) =>
      count < 60 || count % 60 === 0
        ? minutes(count)
        : t('time', { hours: Math.floor(count / 60), minutes: count % 60 }),
    /** "24 November", with the time unless it is midnight. */
    day: (iso: string) => format(iso, { day: 'numeric', month: 'long', ...withTime(iso) }),
    shortDay: (iso: string) => format(iso, { day: 'numeric', month: 'short' }),
    moment: (iso: string) =>
      format(iso, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    /** When a period starts again: an hour, a weekday, a date. */
    again: (period: string | undefined, iso: string) => {
      if (period === 'day') return t('again.at', { time: clock(iso) })
      const options: Intl.DateTimeFormatOptions =
        period === 'week' ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
      return t('again.on', { date: format(iso, { ...options, ...withTime(iso) }) })
    },
  }
}
