import { Timer } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { elapsedText, secondClock } from '../../../../lib/time/clock'
import { usePlatformNow } from '../../../../lib/time/platformClock'
import { Icon } from '../../../../ui/Icon'
import { type Banner, countdownOf } from '../../listing/banners'

const dayMs = 86_400_000

/** LOB-23: the time left of a banner's offer. It is not announced to screen readers every second. */
export function BannerTimer({ banner }: { readonly banner: Banner }) {
  const t = useT('games')
  const now = usePlatformNow(secondClock)
  const left = now === undefined ? undefined : countdownOf(banner, now)
  if (!banner.timer) return null
  // Its space is reserved until the browser knows the time.
  if (!left) return <span className="h-7" />
  const [days, rest] = [Math.floor(left.leftMs / dayMs), left.leftMs % dayMs]
  return (
    <span
      role="timer"
      className="num inline-flex h-7 items-center gap-1.5 rounded-full bg-(--on-light)/65 pr-3 pl-2 font-semibold text-12 text-light"
    >
      <Icon of={Timer} size={16} />
      {t(left.to === 'end' ? 'hero.endsIn' : 'hero.startsIn', { days, time: elapsedText(rest) })}
    </span>
  )
}
