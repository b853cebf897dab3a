import { Lock } from 'lucide-react'
import { memo, type PointerEvent, Suspense, useState } from 'react'
import { useDialogs } from '../../../lib/dialogs'
import { useT } from '../../../lib/i18n/TextsProvider'
import { later } from '../../../lib/later'
import { Icon } from '../../../ui/Icon'
import { currenciesShown, placeholderStyle, type TileGame } from '../model'
import type { FavouriteButtonProps } from './FavouriteButton'
import { TileArt, tileArtHtml } from './TileArt'
import { TileBadges } from './TileBadges'

interface GameTileProps {
  readonly game: TileGame
  readonly studio: string
  /** The player's currency; null for a guest. */
  readonly currency: string | null
  readonly isEager?: boolean
  readonly sizes?: string
}

// What a pointer or a focus brings out comes when the page is at rest, see useTouchSheet.
const TileControls = later(() => import('./TileControls'))
const TileLive = later(() => import('./TileLive'))
const FavouriteButton = later<FavouriteButtonProps>(async () => ({
  default: (await import('./FavouriteButton')).FavouriteButton,
}))

const rowSizes = '(min-width:1024px) 172px, 136px'

/**
 * A game in a row or grid. The link alone is rendered by the server; the controls come with the pointer or the focus, so
 * that forty tiles stay light. A touch shows no controls, it opens the sheet with the same choices (see useTouchSheet).
 */
export const GameTile = memo(function GameTile({ game, studio, currency, isEager, sizes = rowSizes }: GameTileProps) {
  const t = useT('games')
  const [isOpen, setIsOpen] = useState(false)
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(event.type === 'pointerenter')
  }
  if (game.lockedTo)
    return <LockedTile game={game} currency={currency ?? ''} sizes={sizes} isEager={isEager ?? false} />
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
        href={game.path}
        data-game={game.identifier}
        data-name={game.title}
        // LOB-08: not "Play", which leads a guest to registration; this leads to the game.
        aria-label={`${game.title}, ${t('tile.by', { studio })}`}
        // The picture of a live table makes room for what goes on there: its head is free for badges anyway.
        className={`named block size-full rounded-card transition-transform duration-(--t-enter) ease-in group-hover:scale-[1.02] ${game.isLive ? '[&_img]:-translate-y-[13%]' : ''}`}
        style={{ background: game.isLive ? `${foot},${placeholderStyle(game)}` : placeholderStyle(game) }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and sizes of ours, escaped
        dangerouslySetInnerHTML={{ __html: tileArtHtml(game, sizes, isEager ?? false) }}
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

// Where a live table tells what goes on, before it does.
const foot = 'linear-gradient(to top,var(--bg) 15%,transparent 15%)'

/** What a tile is before its picture: the colours of its game. */
export const TileRoom = ({ game }: { readonly game: TileGame }) => (
  <div className="aspect-3/4 rounded-card" style={{ background: placeholderStyle(game) }} />
)

interface LockedTileProps {
  readonly game: TileGame
  readonly currency: string
  readonly sizes: string
  readonly isEager: boolean
}

/**
 * LOB-09: the player's currency does not play this game; said in a title and a text over the dimmed picture. Pressed, it
 * offers another wallet. It may be a favourite all the same.
 */
function LockedTile({ game, currency, sizes, isEager }: LockedTileProps) {
  const t = useT('games')
  const dialogs = useDialogs()
  const { shown, more } = currenciesShown(game.lockedTo ?? [])
  const currencies = more > 0 ? t('tile.lockedMore', { list: shown, count: more }) : shown
  return (
    <div className="relative aspect-3/4">
      <button
        type="button"
        data-locked
        onClick={() => dialogs.open('currency')}
        className="block size-full overflow-hidden rounded-card no-tap"
      >
        <TileArt game={game} sizes={sizes} isEager={isEager} className="size-full rounded-card opacity-25" />
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-2 text-center lg:gap-2 lg:p-3">
          <span className="grid size-8 place-items-center rounded-full bg-surface-3 text-text-2 lg:size-11">
            <Icon of={Lock} size={18} />
          </span>
          <b className="text-14 leading-5">
            <span className="sr-only">{game.title}: </span>
            {t('tile.lockedTitle', { currency })}
          </b>
          <span className="line-clamp-3 text-12 text-text-2 leading-4 lg:hidden">
            {t('tile.lockedShort', { currencies })}
          </span>
          <span className="text-12 text-text-2 max-lg:hidden">{t('tile.lockedText', { currencies })}</span>
        </span>
      </button>
      {game.id !== null && (
        <Suspense>
          <FavouriteButton
            id={game.id}
            title={game.title}
            currency={currency}
            className="absolute top-0 right-0 grid size-9 place-items-center rounded-full text-text-2 pointer-coarse:size-11"
          />
        </Suspense>
      )}
    </div>
  )
}
