import type { Result } from '@apogee/contract'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { GameFrame } from '../components/GameFrame'
import { GameTopBar } from '../components/GameTopBar'
import type { AroundGame } from '../components/gameAround'
import { ModeBar } from '../components/ModeBar'
import { SimilarGames } from '../components/SimilarGames'
import { useFullScreen } from '../components/useFullScreen'
import { launchOf, type Mode } from '../launch'
import { hasDemo, toTile } from '../model'

interface GameScreenProps {
  readonly game: Result<'games.filter'>['data'][number]
  readonly studio: string
  readonly mode: Mode
  readonly currency: string | null
  /** Opens the cashbox over the game. */
  readonly onDeposit: () => void
}

/** RT-08: the game and what belongs around it. On a phone the game is the screen, with a small tab to pull. */
export function GameScreen({ game, studio, mode, currency, onDeposit }: GameScreenProps) {
  const t = useT('games')
  const { locale } = useSite()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const full = useFullScreen(stage)
  const [startedAt, setStartedAt] = useState(0)
  const [netCents, setNetCents] = useState(0)
  const [Sheet, setSheet] = useState<ComponentType<AroundGame>>()
  const tile = toTile(game, currency)
  const launch = launchOf(game, mode, currency, locale)

  useEffect(() => setStartedAt(Date.now()), [])
  // A phone's tab over the game: nobody pulls it before the game is there.
  useEffect(() => {
    void import('../components/GameSheet').then(({ GameSheet }) => setSheet(() => GameSheet))
  }, [])
  const onRound = useCallback(
    (betCents: number, winCents: number) => setNetCents((net) => net + winCents - betCents),
    [],
  )

  const setMode = (next: Mode) => {
    setNetCents(0)
    if (next === 'real' && currency === null)
      void navigate({ to: '/registration', search: { redirect: tile.path } } as never)
    else void navigate({ to: tile.path, search: next === 'demo' ? { mode: 'demo' } : {}, replace: true } as never)
  }
  const shared = {
    game,
    tile,
    studio,
    mode,
    currency,
    startedAt,
    netCents: mode === 'real' ? netCents : null,
    isFull: full.isFull,
    onFull: full.toggle,
    onMode: setMode,
    onDeposit,
  }
  return (
    <>
      <div
        ref={stage}
        className="fixed inset-0 z-20 flex flex-col bg-bg lg:hair lg:static lg:z-auto lg:h-[calc(100dvh-var(--header-height)-48px)] lg:min-h-140 lg:overflow-hidden lg:rounded-card lg:bg-surface-1"
      >
        <h1 className="sr-only">{t('page.title', { title: tile.title, studio })}</h1>
        <GameTopBar {...shared} />
        <div className="relative min-h-0 flex-1">
          <GameFrame
            key={mode}
            tile={tile}
            launch={launch}
            currency={currency}
            frame={frame}
            onRound={onRound}
            onDemo={mode === 'real' && hasDemo(game) ? () => setMode('demo') : undefined}
            onLogIn={() => void navigate({ to: '/login', search: { redirect: tile.path } } as never)}
          />
          {Sheet && <Sheet {...shared} />}
        </div>
        <ModeBar {...shared} />
      </div>
      <div className="hidden lg:block">
        <SimilarGames game={game} currency={currency} />
      </div>
    </>
  )
}
