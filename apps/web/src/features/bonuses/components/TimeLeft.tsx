import { timeLeft } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { localClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'

/** The time left to activate, wager or play it; empty until the page knows the reader's time. */
export function TimeLeft({ until, kind }: { readonly until: string; readonly kind: 'activate' | 'wager' | 'play' }) {
  const t = useT('bonuses')
  const now = usePlatformNow(localClock)
  if (now === undefined) return <span className="inline-block h-4" />
  const { days, hours, minutes } = timeLeft(Date.parse(until), now)
  const left =
    days > 0 ? t('time.days', { days }) : hours > 0 ? t('time.hours', { hours }) : t('time.minutes', { minutes })
  return <>{t(`time.${kind}`, { left })}</>
}
