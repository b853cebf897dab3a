import { useQuery } from '@tanstack/react-query'
import { Play, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { IconButton } from '../../../../ui/IconButton'
import { sheetQuery } from '../../listing/sheetQuery'
import type { TileGame } from '../../model'
import { FavouriteButton } from './FavouriteButton'
import { ReelsLook } from './ReelsLook'
import { SheetFacts } from './SheetFacts'
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
  const { currency: guestCurrency } = useSite()
  const money = currency ?? guestCurrency
  const { data: facts, isError } = useQuery(sheetQuery(game.identifier, money))
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
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none flex-col animate-[rise_var(--t-sheet)_var(--ease-in)] rounded-t-sheet bg-surface-1 p-4 pb-6 text-text shadow-modal backdrop:bg-scrim open:flex"
    >
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-[650] text-20">{game.title}</p>
          <p className="truncate text-text-2">{studio}</p>
        </div>
        {currency !== null && game.id !== null && (
          <FavouriteButton
            id={game.id}
            title={game.title}
            currency={currency}
            isOver
            className="hair grid size-11 shrink-0 place-items-center rounded-full bg-surface-2"
          />
        )}
        <IconButton look="round" label={t('tile.close')} onClick={() => dialog.current?.close()}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto">
        <div className="relative mt-3 h-[min(10rem,24dvh)]">
          <TileArt game={game} sizes="344px" isEager className="size-full rounded-card [&_img]:object-[50%_35%]" />
          {facts && (facts.lines !== null || facts.ways !== null) && <ReelsLook game={game} shape="wide" />}
        </div>
        {!isError && <SheetFacts facts={facts} currency={money} />}
      </div>
      <div className="mt-4 flex shrink-0 gap-3">
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
