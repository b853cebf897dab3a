import { ArrowLeft, ChevronsDown, Maximize, Minimize, SlidersHorizontal } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/delivery'
import { formatShare } from '../../../../lib/format/formatShare'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { iconButtonStyle } from '../../../../ui/IconButton'
import { hasDemo } from '../../model'
import type { FavouriteButtonProps } from '../tiles/FavouriteButton'
import type { AroundGame } from './aroundGame'
import { ModeSwitch } from './ModeSwitch'
import type { PlayFiguresProps } from './PlayFigures'
import type { StatusTurnsProps } from './StatusTurns'

// Lazy, because the figures exist only once the page is interactive, and guests have neither favourites nor statuses.
const PlayFigures = lazyPart<PlayFiguresProps>(() =>
  import('./PlayFigures').then(({ PlayFigures }) => ({ default: PlayFigures })),
)
const FavouriteButton = lazyPart<FavouriteButtonProps>(() =>
  import('../tiles/FavouriteButton').then(({ FavouriteButton }) => ({ default: FavouriteButton })),
)
const ReceiptButton = lazyPart(() => import('./ReceiptButton'))
const StatusTurns = lazyPart<StatusTurnsProps>(() => import('./StatusTurns'))

export interface GameLineProps extends AroundGame {
  readonly onOptions: () => void
}

const wide = `${iconButtonStyle({ look: 'line' })} max-lg:hidden`
const control =
  'no-tap grid h-full w-9 shrink-0 place-items-center text-text-2 -outline-offset-2 hover:text-text lg:size-10 lg:rounded-control lg:hover:bg-surface-2'

/**
 * SAFE-05: the one line above a game: the way out, the time, the session and its net result, what is active in turns, and
 * the options. It reserves its height, so that nothing covers the game.
 */
export function GameLine(props: GameLineProps) {
  const t = useT('games')
  const { tile, currency, mode, game, isFull, onFull, onOptions } = props
  if (props.isLineHidden) return <Tab {...props} />
  return (
    <div className="shrink-0 bg-bar pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] lg:bg-transparent">
      <div className="flex h-8 items-center gap-1 lg:h-14 lg:gap-2 lg:px-3">
        <Exit />
        <Title {...props} />
        <Figures {...props} />
        {mode === 'demo' ? (
          <p className="min-w-0 flex-1 truncate px-1 text-12 text-text-2 lg:px-3 lg:text-14">
            {hasDemo(game) && (
              <>
                <b className="text-info lg:hidden">{t('page.demo')}</b>
                <span className="max-lg:sr-only">{t('page.demoNotice')}</span>
              </>
            )}
          </p>
        ) : (
          <div className="flex min-w-0 flex-1 self-stretch lg:my-2">
            <Suspense>{currency !== null && <StatusTurns onOpen={onOptions} />}</Suspense>
          </div>
        )}
        {mode === 'real' && currency !== null && (
          <Suspense>
            <ReceiptButton className={control} />
          </Suspense>
        )}
        <ModeSwitch {...props} className="w-60 max-xl:hidden" />
        {currency !== null && tile.id !== null && (
          <Suspense fallback={<span className="size-10 max-lg:hidden" />}>
            <FavouriteButton id={tile.id} title={tile.title} currency={currency} className={wide} />
          </Suspense>
        )}
        <Named label={t(isFull ? 'page.leaveFullScreen' : 'page.fullScreen')} onClick={onFull} className={wide}>
          <Icon of={isFull ? Minimize : Maximize} />
        </Named>
        <Options onOptions={onOptions} />
      </div>
    </div>
  )
}

function Title({ game, tile, studio }: GameLineProps) {
  const t = useT('games')
  const { locale } = useSite()
  return (
    <div className="hidden min-w-24 max-w-64 shrink lg:block">
      <p className="truncate font-[650] text-16">{tile.title}</p>
      <p className="num truncate text-12 text-text-2">
        {studio}
        {game.payout && ` · ${t('page.rtp', { rtp: formatShare(game.payout, locale) })}`}
      </p>
    </div>
  )
}

const Figures = ({ startedAt, netCents, currency }: GameLineProps) => (
  <Suspense>{startedAt > 0 && <PlayFigures startedAt={startedAt} netCents={netCents} currency={currency} />}</Suspense>
)

function Exit() {
  const t = useT('games')
  const href = useHref()
  const links = useListLinks()
  return (
    <a {...links} href={href('/')} aria-label={t('page.back')} title={t('page.back')} className={control}>
      <Icon of={ArrowLeft} size={18} />
    </a>
  )
}

function Options({ onOptions }: Pick<GameLineProps, 'onOptions'>) {
  const t = useT('games')
  return (
    <Named label={t('page.open')} onClick={onOptions} className={control}>
      <Icon of={SlidersHorizontal} size={18} />
    </Named>
  )
}

/** What remains of a hidden line: the way out and the figures that the law requires, over a corner of the scene. */
function Tab(props: GameLineProps) {
  const t = useT('games')
  return (
    <div className="absolute top-[env(safe-area-inset-top)] right-[env(safe-area-inset-right)] z-10 flex h-6 items-center rounded-bl-card bg-bar/85">
      <Exit />
      <Figures {...props} />
      {props.mode === 'demo' && hasDemo(props.game) && <b className="pl-2 text-12 text-info">{t('page.demo')}</b>}
      <Named label={t('page.showLine')} onClick={() => props.onHideLine?.()} className={control}>
        <Icon of={ChevronsDown} size={16} />
      </Named>
    </div>
  )
}

interface NamedProps {
  readonly label: string
  readonly onClick: () => void
  readonly className: string
  readonly children: React.ReactNode
}

const Named = ({ label, onClick, className, children }: NamedProps) => (
  <button type="button" aria-label={label} title={label} onClick={onClick} className={className}>
    {children}
  </button>
)
