import { Play, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { IconButton } from '../../../../ui/IconButton'
import type { TileGame } from '../../model'
import { FavouriteButton } from './FavouriteButton'
import { TileArt } from './TileArt'
import { usePlay } from './usePlay'

interface TileSheetProps {
  readonly game: TileGame
  readonly studio: string
  readonly currency: string | null
  readonly onClose: () => void
}

/** A tile's actions on touch: a native dialog element, so that it adds nothing to the first load. */
export default function TileSheet({ game, studio, currency, onClose }: TileSheetProps) {
  const t = useT('games')
  const dialog = useRef<HTMLDialogElement>(null)
  const { play, demo } = usePlay(game, currency)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  // Sign-up opens over this very page, so the sheet must not stay on top of it.
  const choose = (go: () => unknown) => () => {
    dialog.current?.close()
    void go()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('tile.options', { title: game.title })}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => event.key === 'Escape' && dialog.current?.close()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none animate-[rise_var(--t-sheet)_var(--ease-in)] rounded-t-sheet bg-surface-1 p-4 pb-6 text-text shadow-modal backdrop:bg-scrim"
    >
      <div className="flex gap-4">
        <TileArt game={game} sizes="96px" isEager className="h-32 w-24 shrink-0 rounded-card" />
        <div className="min-w-0 flex-1">
          <p className="font-[650] text-20">{game.title}</p>
          <p className="text-text-2">{studio}</p>
          {currency !== null && game.id !== null && (
            <FavouriteButton
              id={game.id}
              title={game.title}
              currency={currency}
              label={t('page.favourite')}
              isOver
              className="hair mt-3 inline-flex h-11 items-center gap-2 rounded-control bg-surface-2 px-4 font-medium"
            />
          )}
        </div>
        <IconButton look="round" label={t('tile.close')} onClick={() => dialog.current?.close()}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className="mt-4 flex gap-3">
        <Button tone="action" size="large" className="flex-1" onClick={choose(play)}>
          <Icon of={Play} />
          {t('tile.play')}
        </Button>
        {game.hasDemo && (
          <Button size="large" className="flex-1" onClick={choose(demo)}>
            {t('tile.demo')}
          </Button>
        )}
      </div>
    </dialog>
  )
}
