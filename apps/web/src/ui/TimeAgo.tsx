import { useEffect, useState } from 'react'
import { formatTag } from '../lib/i18n/locales'
import { useSite } from '../lib/page/site'
import { platformNow } from '../lib/time/platformClock'

const dayMs = 86_400_000
/** Units, their length, and the minimum age at which each is used. */
const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, from?: number])[] = [
  ['week', 7 * dayMs, 14 * dayMs],
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/**
 * "12 min ago" in the locale. The server renders nothing, because only the reader's browser knows the time of reading.
 */
export function useTimeAgo(at: string): string {
  const { locale } = useSite()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(platformNow())
    const timer = setInterval(() => setNow(platformNow()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return '\u00a0'
  const passed = Math.max(0, now - Date.parse(at))
  const format = new Intl.RelativeTimeFormat(formatTag(locale), { numeric: 'auto', style: 'short' })
  for (const [unit, ms, from = ms] of steps) if (passed >= from) return format.format(-Math.floor(passed / ms), unit)
  return format.format(0, 'minute')
}

export const TimeAgo = ({ at }: { readonly at: string }): string => useTimeAgo(at)
