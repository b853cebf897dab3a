import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { promoFor } from '../../features/content/frame'
import { promosQuery } from '../../features/content/frameQueries'
import { playerQuery } from '../../features/profile/queries'
import { secondClock, useNow } from '../../lib/clock'
import { writeCookie } from '../../lib/cookies'
import { areExcludedPromos } from '../../lib/excludedPromos'
import { timeLeft } from '../../lib/format/date'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../lib/links'
import { useSite } from '../../lib/site'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { tooltipCookie, tooltipSeconds, tooltipUntil } from './model'
import { isPromoClosed, subscribePromo } from './promoStore'

const two = (value: number): string => String(value).padStart(2, '0')

/** CONST-15: a word under the header's buttons, once a day, which says how long it stays. */
export default function PromoTooltip() {
  const t = useT('shell')
  const common = useT('common')
  const { locale } = useSite()
  const href = useHref()
  const links = useListLinks()
  const { data: promos } = useQuery(promosQuery(locale))
  const { data: player } = useQuery(playerQuery())
  const now = useNow(secondClock) ?? 0
  const promo = promoFor(promos?.tooltip ?? [], player ?? null)
  const [times, setTimes] = useState<{ readonly sinceMs: number; readonly untilMs: number }>()
  const isBannerClosed = useSyncExternalStore(subscribePromo, isPromoClosed, () => true)
  const hasBanner = promoFor(promos?.header ?? [], player ?? null) !== undefined && !isBannerClosed
  const minutes = promo?.minutes
  const id = promo?.id
  useEffect(() => {
    if (id === undefined) return
    const sinceMs = Date.now()
    const untilMs = tooltipUntil(document.cookie, minutes, sinceMs)
    if (untilMs === undefined) return setTimes(undefined)
    writeCookie(tooltipCookie, String(untilMs), tooltipSeconds)
    setTimes({ sinceMs, untilMs })
  }, [id, minutes])
  if (!promo || !times || times.untilMs <= now || areExcludedPromos()) return null
  // The clock's last step may be older than the tooltip.
  const left = timeLeft(times.untilMs, Math.max(now, times.sinceMs))
  const close = () => {
    writeCookie(tooltipCookie, '0', tooltipSeconds)
    setTimes(undefined)
  }
  return (
    <aside
      {...links}
      data-written
      aria-label={promo.title}
      className={`fixed ${hasBanner ? 'top-[calc(var(--header-height)+3.25rem)]' : 'top-[calc(var(--header-height)+0.5rem)]'} right-6 z-10 w-72 animate-[rise_200ms_var(--ease-in)] rounded-card bg-surface-2 p-4 shadow-pop max-md:hidden`}
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-[650]">{promo.title}</p>
        <IconButton label={common('actions.close')} size="small" className="-mt-2 -mr-2" onClick={close}>
          <Icon of={X} size={18} />
        </IconButton>
      </div>
      <p className="text-text-2">{promo.text}</p>
      <div className="mt-2 flex items-center justify-between gap-3">
        <a href={href(promo.url)} className="font-[650] text-accent-text underline-offset-3 hover:underline">
          {promo.action}
        </a>
        <p className="text-12 text-text-3">
          {t('promo.closesIn')}{' '}
          <span role="timer" className="num">
            {two(left.hours * 60 + left.minutes)}:{two(left.seconds)}
          </span>
        </p>
      </div>
    </aside>
  )
}
