import { ArrowLeft, Maximize, Minimize } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/delivery'
import { formatShare } from '../../../../lib/format/formatShare'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { IconButton, iconButtonStyle } from '../../../../ui/IconButton'
import type { FavouriteButtonProps } from '../tiles/FavouriteButton'
import type { AroundGame } from './aroundGame'
import { GameInfo } from './GameInfo'
import type { PlayFiguresProps } from './PlayFigures'

// Lazy, because the figures exist only once the page is interactive, and guests have no favourites.
const PlayFigures = lazyPart<PlayFiguresProps>(() =>
  import('./PlayFigures').then(({ PlayFigures }) => ({ default: PlayFigures })),
)
const FavouriteButton = lazyPart<FavouriteButtonProps>(() =>
  import('../tiles/FavouriteButton').then(({ FavouriteButton }) => ({ default: FavouriteButton })),
)

/** Above the game on a wide screen: its title, the time and the session, favourite, facts, full screen. */
export function GameTopBar({ game, tile, studio, currency, startedAt, netCents, isFull, onFull }: AroundGame) {
  const t = useT('games')
  const { locale } = useSite()
  const href = useHref()
  const links = useListLinks()
  return (
    <div className="hidden h-14 shrink-0 items-center gap-2 px-3 lg:flex">
      <a {...links} href={href('/')} aria-label={t('page.back')} className={iconButtonStyle({})}>
        <Icon of={ArrowLeft} />
      </a>
      <div className="min-w-0 flex-1">
        <p className="truncate font-[650] text-16">{tile.title}</p>
        <p className="num truncate text-12 text-text-2">
          {studio}
          {game.payout && ` · ${t('page.rtp', { rtp: formatShare(game.payout, locale) })}`}
        </p>
      </div>
      <Suspense>
        {startedAt > 0 && <PlayFigures startedAt={startedAt} netCents={netCents} currency={currency} />}
      </Suspense>
      {currency !== null && tile.id !== null && (
        <Suspense fallback={<span className="size-10" />}>
          <FavouriteButton
            id={tile.id}
            title={tile.title}
            currency={currency}
            className={iconButtonStyle({ look: 'line' })}
          />
        </Suspense>
      )}
      <GameInfo game={game} studio={studio} />
      <IconButton look="line" label={t(isFull ? 'page.leaveFullScreen' : 'page.fullScreen')} onClick={onFull}>
        <Icon of={isFull ? Minimize : Maximize} />
      </IconButton>
    </div>
  )
}
