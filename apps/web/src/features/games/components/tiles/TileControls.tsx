import { Heart, Play } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'
import type { TileGame } from '../../model'
import { FavouriteButton } from './FavouriteButton'
import { TileLook } from './TileLook'
import { usePlay } from './usePlay'

// Solid below the names, where the art has its lettering.
const veil = 'linear-gradient(to top,var(--bg) 35%,transparent 65%),var(--scrim)'

interface TileControlsProps {
  readonly game: TileGame
  readonly studio: string
  readonly currency: string | null
}

/** LOB-07, LOB-11: Play, Demo where there is one, and the favourite button, over the hovered or focused tile. */
export default function TileControls({ game, studio, currency }: TileControlsProps) {
  const t = useT('games')
  const { play, demo } = usePlay(game, currency)
  return (
    <div
      className="pointer-events-none absolute inset-0 flex animate-[rise_var(--t-enter)_var(--ease-in)] flex-col items-center rounded-card p-2 text-center transition-transform duration-(--t-enter) ease-in group-hover:scale-[1.02]"
      style={{ background: veil }}
    >
      <TileLook game={game} currency={currency} shape="aboveControls" />
      <button
        type="button"
        tabIndex={-1}
        onClick={play}
        aria-label={t('tile.playGame', { title: game.title })}
        className="pointer-events-auto absolute inset-0 grid place-items-center rounded-card pb-14"
      >
        <span className="grid size-14 place-items-center rounded-full bg-linear-100 from-(--action-from) to-(--action-to) text-on-action shadow-action">
          <Icon of={Play} size={22} fill="currentColor" className="ml-0.5" />
        </span>
      </button>
      <div className="mt-auto w-full">
        <p className="truncate font-semibold text-14">{game.title}</p>
        <p className="truncate text-12 text-text-2">{studio}</p>
        {game.hasDemo && (
          <button
            type="button"
            onClick={demo}
            aria-label={t('tile.demoGame', { title: game.title })}
            className="hair pointer-events-auto relative mt-2 h-8 w-full rounded-control bg-surface-3 font-semibold text-14 hover:bg-surface-2"
          >
            {t('tile.demo')}
          </button>
        )}
      </div>
      {currency !== null && game.id !== null ? (
        <FavouriteButton
          id={game.id}
          title={game.title}
          currency={currency}
          className="pointer-events-auto absolute top-1 right-1 grid size-9 place-items-center rounded-full"
        />
      ) : (
        <span className="absolute top-1 right-1 grid size-9 place-items-center text-text-2" aria-hidden>
          <Icon of={Heart} />
        </span>
      )}
    </div>
  )
}
