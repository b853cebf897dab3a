import { Lock } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { Icon } from '../../../../ui/Icon'
import { currenciesShown, type TileGame } from '../../model'
import { FavouriteButton } from './FavouriteButton'
import { TileArt } from './TileArt'

export interface LockedTileProps {
  readonly game: TileGame
  readonly currency: string
  readonly sizes: string
  readonly isEager: boolean
}

/**
 * LOB-09: a game that is not available in the player's currency; a title and a text over the dimmed image say so. A
 * press offers another wallet. It can still be a favourite.
 */
export default function LockedTile({ game, currency, sizes, isEager }: LockedTileProps) {
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
        <TileArt game={game} sizes={sizes} isEager={isEager} className="size-full rounded-card opacity-15" />
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
        <FavouriteButton
          id={game.id}
          title={game.title}
          currency={currency}
          className="absolute top-0 right-0 grid size-9 place-items-center rounded-full text-text-2 pointer-coarse:size-11"
        />
      )}
    </div>
  )
}
