import { ChevronsUp, House, Maximize, Minimize, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatShare } from '../../../../lib/format/formatShare'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { IconButton } from '../../../../ui/IconButton'
import { FavouriteButton } from '../tiles/FavouriteButton'
import { TileArt } from '../tiles/TileArt'
import { ActiveStatuses } from './ActiveStatuses'
import type { AroundGame } from './aroundGame'
import { GameFacts } from './GameFacts'
import { ModeSwitch } from './ModeSwitch'
import { SheetFigures } from './PlayFigures'
import SimilarGames from './SimilarGames'

const choice =
  'hair flex min-h-16 min-w-min flex-1 flex-col items-center justify-center gap-1 rounded-control bg-surface-2 px-1 py-2 text-center font-medium text-12'

export interface GameSheetProps extends AroundGame {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The options of a game: a sheet on an upright phone, otherwise a panel at the side. The game pauses below it. */
export function GameSheet(props: GameSheetProps) {
  const t = useT('games')
  const { locale } = useSite()
  const sheet = useRef<HTMLDialogElement>(null)
  const { game, tile, studio, mode, currency, startedAt, netCents, onMode, isOpen, onClose } = props
  useEffect(() => {
    if (isOpen) sheet.current?.showModal()
  }, [isOpen])
  const close = () => sheet.current?.close()
  /** Choosing an option closes the sheet. */
  const choose = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <dialog
      ref={sheet}
      aria-label={t('page.open')}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-[rise_var(--t-sheet)_var(--ease-in)] flex-col overflow-hidden rounded-t-sheet bg-surface-1 text-text shadow-modal backdrop:bg-scrim md:inset-y-4 md:right-4 md:left-auto md:h-[calc(100dvh-2rem)] md:max-h-none md:w-104 md:rounded-sheet open:flex"
    >
      <div className="flex shrink-0 items-center gap-3 p-4 md:px-6 md:pt-6 short:py-2!">
        <TileArt game={tile} sizes="48px" className="h-16 w-12 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-[650] text-16">{tile.title}</p>
          <p className="num truncate text-text-2">
            {studio}
            {game.payout && ` · ${t('page.rtp', { rtp: formatShare(game.payout, locale) })}`}
          </p>
        </div>
        <IconButton look="plain" label={t('tile.close')} onClick={close}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 md:px-6">
        <div className="flex gap-2">
          {startedAt > 0 && <SheetFigures startedAt={startedAt} netCents={netCents} currency={currency} />}
        </div>
        <ActiveStatuses onLeave={close} />
        <ModeSwitch game={game} mode={mode} onMode={(mode) => choose(() => onMode(mode))()} className="mt-4" />
        <Choices {...props} choose={choose} />
        <section aria-label={t('page.info')} className="mt-4 rounded-card bg-surface-2 p-4">
          <GameFacts game={game} studio={studio} currency={currency} />
        </section>
        {/* A wide screen has them below the game. */}
        <div className="lg:hidden">
          <SimilarGames game={game} currency={currency} />
        </div>
      </div>
      <Foot {...props} choose={choose} />
    </dialog>
  )
}

interface ChoicesProps extends AroundGame {
  readonly choose: (act: () => void) => () => void
}

/** The next action, and the player's limits: they do not scroll away. */
function Foot({ currency, onDeposit, onMode, choose }: ChoicesProps) {
  const t = useT('games')
  const { isRestricted } = useSite()
  const dialogs = useDialogs()
  if (currency === null && isRestricted) return null
  return (
    <div className="flex shrink-0 gap-2 border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-6 short:py-2!">
      {currency === null ? (
        <Button tone="action" size="large" block onClick={choose(() => onMode('real'))}>
          {t('page.signUp')}
        </Button>
      ) : (
        <>
          <Button size="large" className="min-w-0 flex-1" onClick={choose(() => dialogs.open('limits'))}>
            {t('page.limits')}
          </Button>
          {onDeposit && (
            <Button tone="action" size="large" className="min-w-0 flex-1" onClick={choose(onDeposit)}>
              {t('page.deposit')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function Choices({ tile, currency, isFull, onFull, isLineHidden, onHideLine, choose }: ChoicesProps) {
  const t = useT('games')
  const href = useHref()
  const links = useListLinks()
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {currency !== null && tile.id !== null && (
        <FavouriteButton
          id={tile.id}
          title={tile.title}
          currency={currency}
          label={t('page.favourite')}
          className={choice}
        />
      )}
      <button type="button" className={choice} onClick={choose(onFull)}>
        <Icon of={isFull ? Minimize : Maximize} />
        {t(isFull ? 'page.leaveFullScreen' : 'page.fullScreen')}
      </button>
      {onHideLine && !isLineHidden && (
        <button type="button" className={choice} onClick={choose(onHideLine)}>
          <Icon of={ChevronsUp} />
          {t('page.hideLine')}
        </button>
      )}
      <a {...links} href={href('/')} className={choice}>
        <Icon of={House} />
        {t('page.lobby')}
      </a>
    </div>
  )
}
