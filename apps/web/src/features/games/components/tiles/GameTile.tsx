import { memo, type PointerEvent, Suspense, useState } from 'react'
import { insertedHtml } from '../../../../lib/browser/insertedHtml'
import { lazyPart } from '../../../../lib/delivery'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { placeholderStyle, type TileGame } from '../../model'
import type { LockedTileProps } from './LockedTile'
import { type Arrival, tileArtHtml } from './TileArt'
import { TileBadges } from './TileBadges'

interface GameTileProps {
  readonly game: TileGame
  readonly studio: string
  /** The player's currency; null for a guest. */
  readonly currency: string | null
  readonly arrival?: Arrival
  readonly sizes?: string
}

// Controls for hover and focus load when the page is idle, see useTouchSheet.
const TileControls = lazyPart(() => import('./TileControls'))
const TileLive = lazyPart(() => import('./TileLive'))
// Players only.
const LockedTile = import.meta.env.SSR
  ? (await import('./LockedTile')).default
  : lazyPart<LockedTileProps>(() => import('./LockedTile'))

const rowSizes = '(min-width:1024px) 172px, 136px'

/**
 * A game in a row or grid. The server renders only the link; the controls come on hover or focus, so that forty tiles
 * stay light. On touch there are no controls: a tap opens the sheet with the same actions (see useTouchSheet).
 */
export const GameTile = memo(function GameTile({
  game,
  studio,
  currency,
  arrival = 'lazy',
  sizes = rowSizes,
}: GameTileProps) {
  const t = useT('games')
  const href = useHref()
  const [isOpen, setIsOpen] = useState(false)
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(event.type === 'pointerenter')
  }
  if (game.lockedTo)
    return (
      <Suspense fallback={<TileRoom game={game} />}>
        <LockedTile game={game} currency={currency ?? ''} sizes={sizes} isEager={arrival !== 'lazy'} />
      </Suspense>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only brings out controls that the keyboard reaches too
    <div
      className="group relative aspect-3/4"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsOpen(true)}
      onBlur={(event) => setIsOpen(event.currentTarget.contains(event.relatedTarget))}
    >
      <a
        href={href(game.path)}
        data-game={game.identifier}
        data-name={game.title}
        // LOB-08: not "Play", because that sends guests to sign-up; this link opens the game.
        aria-label={`${game.title}, ${t('tile.by', { studio })}`}
        // Controls that appear under a press would take its end from the link, and the click would be lost.
        onPointerDown={() => setIsOpen(false)}
        // A live table's image, and the name shown until it has loaded, leave space for its status line: the top is
        // free for badges anyway.
        className={`named block size-full rounded-card transition-transform duration-(--t-enter) ease-in group-hover:scale-[1.02] ${game.isLive ? '[&_img]:-translate-y-[13%] [&::before]:bottom-[13%] [&::before]:rounded-none [&::before]:pb-[12%]' : ''}`}
        style={{ background: game.isLive ? `${foot},${placeholderStyle(game)}` : placeholderStyle(game) }}
        {...insertedHtml(tileArtHtml(game, sizes, arrival))}
      />
      <TileBadges game={game} currency={currency} />
      {game.isLive && (
        <Suspense>
          <TileLive identifier={game.identifier} currency={currency} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <TileControls game={game} studio={studio} currency={currency} />
        </Suspense>
      )}
    </div>
  )
})

// Where a live table's status will be, before it has loaded.
const foot = 'linear-gradient(to top,var(--bg) 15%,transparent 15%)'

/** The placeholder of a tile's image: the game's colours. */
export const TileRoom = ({ game }: { readonly game: TileGame }) => (
  <div className="aspect-3/4 rounded-card" style={{ background: placeholderStyle(game) }} />
)
