import { ArrowLeft, Maximize, Minimize } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { Icon } from '../../../ui/Icon'
import { IconButton, iconButtonLook } from '../../../ui/IconButton'
import { FavouriteButton } from './FavouriteButton'
import { GameInfo } from './GameInfo'
import type { AroundGame } from './gameAround'
import { PlayFigures } from './PlayFigures'

/** Above the game on a wide screen: what it is, the time and the session, heart, facts, full screen. */
export function GameTopBar({ game, tile, studio, currency, startedAt, netCents, isFull, onFull }: AroundGame) {
  const t = useT('games')
  const href = useHref()
  const links = useListLinks()
  return (
    <div className="hidden h-14 shrink-0 items-center gap-2 px-3 lg:flex">
      <a {...links} href={href('/')} aria-label={t('page.back')} className={iconButtonLook({})}>
        <Icon of={ArrowLeft} />
      </a>
      <div className="min-w-0 flex-1">
        <p className="truncate font-[650] text-16">{tile.title}</p>
        <p className="num truncate text-12 text-text-2">
          {studio}
          {game.payout && ` · ${t('page.rtp', { rtp: game.payout })}`}
        </p>
      </div>
      {startedAt > 0 && <PlayFigures startedAt={startedAt} netCents={netCents} currency={currency} />}
      {currency !== null && tile.id !== null && (
        <FavouriteButton
          id={tile.id}
          title={tile.title}
          currency={currency}
          className={iconButtonLook({ look: 'line' })}
        />
      )}
      <GameInfo game={game} studio={studio} />
      <IconButton look="line" label={t(isFull ? 'page.leaveFullScreen' : 'page.fullScreen')} onClick={onFull}>
        <Icon of={isFull ? Minimize : Maximize} />
      </IconButton>
    </div>
  )
}
