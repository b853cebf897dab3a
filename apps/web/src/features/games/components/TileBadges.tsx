import { Flame } from 'lucide-react'
import { Suspense } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { later } from '../../../lib/later'
import { Icon } from '../../../ui/Icon'
import type { TileGame } from '../model'

const TileSpins = later(() => import('../../bonuses/components/TileSpins'))
const TileJackpot = later(() => import('../../jackpots/components/TileJackpot'))

/** Colours an operator can name; any other stands on the bar's own. */
const looks: Readonly<Record<string, string>> = {
  win: 'bg-win text-on-win',
  accent: 'bg-accent text-on-accent',
  gold: 'bg-warn text-on-win',
}

const inHead = 'top-1.5 flex-wrap lg:top-2 [&>:nth-child(n+3)]:hidden'
// The head of a live table's picture is cut off, and may bear its name: the foot has room for one, above the picture's.
const inFoot = 'bottom-1.5 z-1 lg:bottom-7.5 [&>:nth-child(n+2)]:hidden'

interface TileBadgesProps {
  readonly game: TileGame
  /** The player's; null for a guest, who is given nothing. */
  readonly currency: string | null
}

/** LOB-10: words on the art's free head, in the colours of their themes. There is room for two, at a live table for one. */
export function TileBadges({ game: { identifier, badges, hasJackpot, isLive }, currency }: TileBadgesProps) {
  const t = useT('games')
  if (badges.length === 0 && !hasJackpot && currency === null) return null
  return (
    <span className={`pointer-events-none absolute inset-x-1.5 flex gap-1 lg:inset-x-2 ${isLive ? inFoot : inHead}`}>
      {currency !== null && (
        <Suspense>
          <TileSpins identifier={identifier} currency={currency} />
        </Suspense>
      )}
      {hasJackpot && (
        <Suspense>
          <TileJackpot identifier={identifier} />
        </Suspense>
      )}
      {badges.slice(0, 2).map(({ type, theme }) => (
        <span
          key={type}
          className={`inline-flex h-5 items-center gap-1 rounded-full px-2 font-bold text-12 lg:h-6 ${looks[theme] ?? 'bg-bar text-text'}`}
        >
          {type === 'hot' && <Icon of={Flame} size={14} strokeWidth={1.3} />}
          {t(`badges.${type}`)}
        </span>
      ))}
    </span>
  )
}
