import { Gift } from 'lucide-react'
import { useWaitingGifts } from '../../features/bonuses/useWaitingGifts'
import { useIsOnBreak } from '../../features/profile/useIsOnBreak'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref } from '../../lib/navigation/links'
import { Icon } from '../../ui/Icon'
import { iconButtonStyle } from '../../ui/IconButton'
import { CountBadge } from './CountBadge'
import { newsCount } from './counts'

/**
 * The gift counter: the number of waiting gifts. It pulses while one of them starts in a feature of its game
 * (CONST-44), but not during a break (SAFE-02).
 */
export function GiftsLink() {
  const t = useT('shell')
  const href = useHref()
  const { count, hasFeature: mayPulse } = useWaitingGifts()
  const isOnBreak = useIsOnBreak()
  const hasFeature = mayPulse && !isOnBreak
  const gifts = t('header.giftsCount', { count })
  const label = hasFeature ? t('header.giftsFeature', { gifts }) : gifts
  return (
    <a
      href={href('/profile/gifts')}
      aria-label={label}
      title={label}
      className={iconButtonStyle({ className: 'relative max-[23rem]:hidden' })}
    >
      {hasFeature && <GiftPulse key={count} />}
      <Icon of={Gift} className="relative" />
      <CountBadge text={newsCount(count)} />
    </a>
  )
}

/**
 * Two rings that expand and fade, five times whenever the number changes: without end they would keep a processor awake.
 * With reduced motion, one ring is static.
 */
export const GiftPulse = () => (
  <span data-gift-pulse aria-hidden="true" className="pointer-events-none absolute inset-0 text-action">
    <span className="absolute inset-1 rounded-full ring-2 ring-current motion-safe:animate-[gift_2.4s_ease-out_5]" />
    <span className="absolute inset-1 rounded-full ring-2 ring-current motion-safe:animate-[gift_2.4s_1.2s_ease-out_5] motion-reduce:hidden" />
  </span>
)
