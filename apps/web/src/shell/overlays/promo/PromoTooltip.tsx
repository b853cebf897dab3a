import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { promoFor } from '../../../features/content/frame'
import { promosQuery } from '../../../features/content/frameQueries'
import { playerQuery } from '../../../features/profile/queries'
import { areExcludedPromos } from '../../../features/tracking/excludedPromos'
import { writeCookie } from '../../../lib/browser/cookies'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useInterruption } from '../../../lib/navigation/interruptions'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { secondClock, useNow } from '../../../lib/time/clock'
import { deviceNow } from '../../../lib/time/platformClock'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { tooltipCookie, tooltipSeconds, tooltipUntil } from './model'

export interface PromoTooltipProps {
  /** The destinations above it: a text that would hide the last of them is not shown. */
  readonly above: RefObject<HTMLElement | null>
}

/** CONST-15: a card at the bottom of the rail, where it covers nothing, once a day. It closes by a timer that it does not show: its offer does not end then. */
export default function PromoTooltip({ above }: PromoTooltipProps) {
  const common = useT('common')
  const { locale } = useSite()
  const href = useHref()
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  const { data: promos } = useQuery(promosQuery(locale, isOnBreak(player)))
  const now = useNow(secondClock) ?? 0
  const promo = promoFor(promos?.tooltip ?? [], player ?? null)
  const [untilMs, setUntil] = useState<number>()
  const minutes = promo?.minutes
  const id = promo?.id
  const isItsTurn = useInterruption('tooltip', id !== undefined)
  useEffect(() => {
    if (id === undefined || !isItsTurn) return
    const until = tooltipUntil(document.cookie, minutes, deviceNow())
    setUntil(until)
    if (until !== undefined) writeCookie(tooltipCookie, String(until), tooltipSeconds)
  }, [id, minutes, isItsTurn])
  const isShown = untilMs !== undefined && untilMs > now
  useLayoutEffect(() => {
    const list = above.current
    if (isShown && list && list.scrollHeight > list.clientHeight) setUntil(undefined)
  }, [above, isShown])
  if (!(promo && isItsTurn && isShown) || areExcludedPromos()) return null
  const close = () => {
    writeCookie(tooltipCookie, '0', tooltipSeconds)
    setUntil(undefined)
  }
  return (
    <aside
      {...links}
      data-written
      data-tooltip
      aria-label={promo.title}
      className="mb-3 animate-[rise_200ms_var(--ease-in)] rounded-card bg-surface-2 px-4 py-3 shadow-line"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-[650] text-balance">{promo.title}</p>
        <IconButton label={common('actions.close')} size="small" className="-mt-1 -mr-2" onClick={close}>
          <Icon of={X} size={18} />
        </IconButton>
      </div>
      <p className="mt-1 text-text-2">{promo.text}</p>
      <a
        href={href(promo.url)}
        className="mt-2 inline-block py-1 font-[650] text-accent-text underline-offset-3 hover:underline"
      >
        {promo.action}
      </a>
    </aside>
  )
}
