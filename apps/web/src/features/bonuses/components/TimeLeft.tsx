import { timeLeft } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { localClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'

type Left = Pick<ReturnType<typeof timeLeft>, 'days' | 'hours' | 'minutes'>

/** From two days on the nearest number of days, so that a gift of seven days does not begin with six. */
const nearestDay = ({ days, hours, minutes }: Left): Left =>
  days >= 2 && hours >= 12 ? { days: days + 1, hours: 0, minutes: 0 } : { days, hours, minutes }

/** The time left to activate, wager or play it; empty until the page knows the reader's time. */
export function TimeLeft({ until, kind }: { readonly until: string; readonly kind: 'activate' | 'wager' | 'play' }) {
  const t = useT('bonuses')
  const now = usePlatformNow(localClock)
  if (now === undefined) return <span className="inline-block h-4" />
  const { days, hours, minutes } = nearestDay(timeLeft(Date.parse(until), now))
  const left =
    days > 0 ? t('time.days', { days }) : hours > 0 ? t('time.hours', { hours }) : t('time.minutes', { minutes })
  return <>{t(`time.${kind}`, { left })}</>
}
