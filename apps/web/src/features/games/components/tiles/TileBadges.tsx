import { Flame } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/delivery'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'
import type { TileGame } from '../../model'

const TileSpins = lazyPart(() => import('../../../bonuses/components/TileSpins'))
const TileJackpot = lazyPart(() => import('../../../jackpots/components/TileJackpot'))

/** Themes an operator can choose; any other gets the bar's colours. */
const badgeStyles: Readonly<Record<string, string>> = {
  win: 'bg-win text-on-win',
  accent: 'bg-accent text-on-accent',
  gold: 'bg-warn text-on-win',
}

const shown = '[&>:nth-child(n+3)]:hidden'
// The top of a live table's image is cropped: a second badge would cover the dealer's face.
const shownOnLive = '[&>:nth-child(n+2)]:hidden'

interface TileBadgesProps {
  readonly game: TileGame
  /** The player's currency; null for a guest, who gets no gifts. */
  readonly currency: string | null
}

/** LOB-10: badges on the free top of the art, in their theme's colours. Two fit; on a live table, one. */
export function TileBadges({ game: { identifier, badges, hasJackpot, isLive }, currency }: TileBadgesProps) {
  const t = useT('games')
  if (badges.length === 0 && !hasJackpot && currency === null) return null
  return (
    <span
      className={`pointer-events-none absolute inset-x-1.5 top-1.5 flex flex-wrap gap-1 lg:inset-x-2 lg:top-2 ${isLive ? shownOnLive : shown}`}
    >
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
          className={`inline-flex h-5 items-center gap-1 rounded-full px-2 font-bold text-12 lg:h-6 ${badgeStyles[theme] ?? 'bg-bar text-text'}`}
        >
          {type === 'hot' && <Icon of={Flame} size={14} strokeWidth={1.3} />}
          {t(`badges.${type}`)}
        </span>
      ))}
    </span>
  )
}
