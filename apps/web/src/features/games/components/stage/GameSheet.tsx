import { ChevronDown, House, Maximize, Minimize, X } from 'lucide-react'
import { useRef } from 'react'
import { formatShare } from '../../../../lib/format/formatShare'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { IconButton } from '../../../../ui/IconButton'
import { hasDemo } from '../../model'
import { FavouriteButton } from '../tiles/FavouriteButton'
import { TileArt } from '../tiles/TileArt'
import type { AroundGame } from './aroundGame'
import { GameFacts } from './GameInfo'
import { ModeSwitch } from './ModeBar'
import { PlayFigures, SheetFigures } from './PlayFigures'
import SimilarGames from './SimilarGames'

const choice =
  'hair flex h-16 flex-1 flex-col items-center justify-center gap-1 rounded-control bg-surface-2 font-medium text-12'

export interface GameSheetProps extends AroundGame {
  /** Whether the sheet covers the game. */
  readonly onCover: (isOpen: boolean) => void
}

/**
 * On a phone: a small tab over the game with the session's figures; pulled up, it shows everything else about the game.
 */
export function GameSheet(props: GameSheetProps) {
  const t = useT('games')
  const { locale } = useSite()
  const href = useHref()
  const links = useListLinks()
  const { isRestricted } = useSite()
  const dialogs = useDialogs()
  const sheet = useRef<HTMLDialogElement>(null)
  const { game, tile, studio, mode, currency, startedAt, netCents, isFull, onFull, onDeposit, onMode } = props
  const close = () => sheet.current?.close()
  /** Choosing an option closes the sheet. */
  const choose = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <div className="lg:hidden">
      <button
        type="button"
        onClick={() => {
          sheet.current?.showModal()
          props.onCover(true)
        }}
        className="absolute top-0 left-1/2 flex h-11 -translate-x-1/2 items-center gap-2 rounded-b-card bg-bar px-4"
      >
        <Icon of={ChevronDown} size={16} />
        <span className="sr-only">{t('page.open')}</span>
        {mode === 'demo' && hasDemo(game) && <span className="font-bold text-12 text-info">{t('page.demo')}</span>}
        {startedAt > 0 && <PlayFigures startedAt={startedAt} netCents={netCents} currency={currency} isShort />}
      </button>
      <dialog
        ref={sheet}
        aria-label={t('page.open')}
        onClose={() => props.onCover(false)}
        onClick={(event) => event.target === sheet.current && close()}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-[rise_var(--t-sheet)_var(--ease-in)] overflow-y-auto rounded-t-sheet bg-surface-1 p-4 text-text shadow-modal backdrop:bg-scrim"
      >
        <div className="flex items-center gap-3">
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
        <div className="mt-4 flex gap-2 md:hidden">
          {startedAt > 0 && <SheetFigures startedAt={startedAt} netCents={netCents} currency={currency} />}
        </div>
        <ModeSwitch game={game} mode={mode} onMode={(mode) => choose(() => onMode(mode))()} className="mt-4" />
        <div className="mt-4 flex gap-2">
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
          <a {...links} href={href('/')} className={choice}>
            <Icon of={House} />
            {t('page.lobby')}
          </a>
        </div>
        {currency === null ? (
          !isRestricted && (
            <Button tone="action" size="large" block className="mt-4" onClick={choose(() => onMode('real'))}>
              {t('page.signUp')}
            </Button>
          )
        ) : (
          <>
            {onDeposit && (
              <Button tone="action" size="large" block className="mt-4" onClick={choose(onDeposit)}>
                {t('page.deposit')}
              </Button>
            )}
            <Button tone="plain" size="large" block className="mt-2" onClick={choose(() => dialogs.open('limits'))}>
              {t('page.limits')}
            </Button>
          </>
        )}
        <div className="mt-4 rounded-card bg-surface-2 p-4">
          <GameFacts game={game} studio={studio} />
        </div>
        <SimilarGames game={game} currency={currency} />
      </dialog>
    </div>
  )
}
