import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useEffect } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { localClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'
import { Icon } from '../../../ui/Icon'
import { activeOf, daysLeft, nameOf } from '../model'
import { clubQuery, progressQuery } from '../queries'
import type { Vip } from './useVip'

/** VIP-12: the end of the quarter, with which the player's status expires. */
export function QuarterEnd({ vip: { club, figures } }: { readonly vip: Vip }) {
  const t = useT('vip')
  const shell = useT('shell')
  const { locale } = useSite()
  const now = usePlatformNow(localClock)
  const queryClient = useQueryClient()
  // Players without a status get no message when the quarter ends, but their progress restarts.
  const isOver = club !== undefined && now !== undefined && now > Date.parse(club.quarterEndsAt)
  // At each tick, because the platform's clock may be a moment behind and answer with the old quarter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isOver)
      for (const { queryKey } of [clubQuery(), progressQuery()]) void queryClient.invalidateQueries({ queryKey })
  }, [isOver, now, queryClient])
  if (!club) return null
  const active = figures && activeOf(figures)
  const date = formatDate(club.quarterEndsAt, locale, 'day', 'UTC')
  return (
    <p className="hair flex w-fit items-center gap-3 rounded-card bg-bg/70 p-4">
      <Icon of={CalendarClock} className="shrink-0" />
      <span>
        <span className="block text-12 text-text-2">
          {active === undefined || active === 'REGULAR'
            ? t('end.open')
            : t('end.title', { status: shell(`rank.${nameOf(active)}`) })}
        </span>
        <time dateTime={club.quarterEndsAt} className="num block font-[650]">
          {/* The server does not know the reader's clock. */}
          {now === undefined ? date : t('end.date', { date, days: daysLeft(club.quarterEndsAt, now) })}
        </time>
      </span>
    </p>
  )
}
