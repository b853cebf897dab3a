import type { Result } from '@apogee/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { recall, remember } from '../../../lib/browser/storage'
import { deferHydration, lazyPart } from '../../../lib/delivery'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { type Notice, showNotice } from '../../../lib/notices'
import { useSite } from '../../../lib/page/site'
import { toPage } from '../../../lib/page/toPage'
import { toast } from '../../../lib/toasts'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { popupsQuery } from '../../site/queries'
import { GameFrame } from '../components/stage/GameFrame'
import { GameLine } from '../components/stage/GameLine'
import type { GameSheetProps } from '../components/stage/GameSheet'
import type { SimilarGamesProps } from '../components/stage/SimilarGames'
import { useFullScreen } from '../components/stage/useFullScreen'
import { useHeldMessages } from '../components/stage/useHeldMessages'
import { usePauseGame } from '../components/stage/usePauseGame'
import { usePlaySession } from '../components/stage/usePlaySession'
import { useRequiredFields } from '../components/stage/useRequiredFields'
import { useSky } from '../components/stage/useSky'
import { useWaysOn } from '../components/stage/useWaysOn'
import { hasDemo, toTile } from '../model'
import { type Launch, launchOf, type Mode } from '../playing/launch'

declare module '../../../lib/browser/storage' {
  interface Stored {
    'games.specialSlotShown': boolean
  }
}

interface GameScreenProps {
  readonly game: Result<'games.filter'>['data'][number]
  readonly studio: string
  readonly mode: Mode
  readonly currency: string | null
  /** Adds what other features show in the line during real-money play. */
  readonly statuses?: ReactNode
}

const SimilarGames = deferHydration<SimilarGamesProps>(
  'similar',
  import.meta.env.SSR ? (await import('../components/stage/SimilarGames')).default : undefined,
  () => import('../components/stage/SimilarGames'),
)
const JackpotSky = lazyPart<{ readonly game: string }>(() => import('../components/stage/JackpotSky'))
const SwipeUp = lazyPart(() => import('../components/stage/SwipeUp'))

/** RT-08: the game and everything around it: one line above, and its options. On a phone it fills the screen. */
export function GameScreen({ game, studio, mode, currency, statuses }: GameScreenProps) {
  const t = useT('games')
  const { locale } = useSite()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const frame = useRef<HTMLIFrameElement>(null)
  const full = useFullScreen()
  const [Sheet, setSheet] = useState<ComponentType<GameSheetProps>>()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [isLineHidden, setIsLineHidden] = useState(false)
  const tile = useMemo(() => toTile(game, currency), [game, currency])
  const isReal = mode === 'real' && currency !== null
  const isOnBreak = useIsOnBreak()
  const fields = useRequiredFields(game.provider, isReal && !isOnBreak)
  // SAFE-02: a break that starts anywhere ends the game here.
  const isPaused = isOnBreak && isReal
  const launch: Launch = isPaused
    ? { reason: 'limit_restrict_access' }
    : fields.isMissing
      ? { reason: 'profile_incomplete' }
      : launchOf(game, mode, currency, locale)
  const play = usePlaySession(isReal ? currency : null)
  const rounds = useHeldMessages(play, { isReal, isLive: game.categories.includes('live') })
  usePauseGame(frame, isSheetOpen)
  useSpecialSlot(game)
  useSky(game.preview.glow, isOnBreak)

  // The options load after the game.
  useEffect(() => {
    void import('../components/stage/GameSheet').then(({ GameSheet }) => setSheet(() => GameSheet))
  }, [])

  const setMode = (next: Mode) => {
    if (next === 'real' && currency === null)
      void navigate(toPage('/registration', { search: { redirect: tile.path } }))
    else void navigate(toPage(tile.path, { search: next === 'demo' ? { mode: 'demo' } : {}, replace: true }))
  }
  const onDeposit = () => dialogs.open('cashbox', { step: 'depositFast' })
  const onShort = useShort(onDeposit)
  const help = useRef({ deposit: onDeposit, limits: () => {} })
  help.current = { deposit: onDeposit, limits: () => dialogs.open('limits') }
  const onHelp = useCallback((what: 'deposit' | 'limits') => help.current[what](), [])
  const onLeave = useCallback(() => void navigate({ to: '/' }), [navigate])
  const waysOn = useWaysOn({
    path: tile.path,
    onDemo: mode === 'real' && hasDemo(game) ? () => setMode('demo') : undefined,
    onFields: fields.ask,
  })
  const shared = {
    game,
    tile,
    studio,
    mode,
    currency,
    onDeposit: isOnBreak ? undefined : onDeposit,
    onMode: setMode,
    startedAt: play.startedAt,
    netCents: play.netCents,
    isFull: full.isFull,
    onFull: full.toggle,
    isLineHidden,
    // The tab lies over a corner: only slots have nothing there.
    onHideLine: game.categories.includes('slots') ? () => setIsLineHidden(!isLineHidden) : undefined,
  }
  const place = full.isFull
    ? 'fixed inset-0 z-35'
    : 'fixed inset-0 z-20 lg:hair lg:relative lg:z-auto lg:h-[calc(100dvh-var(--header-height)-var(--notice-height,0px)-24px)] lg:min-h-140 lg:overflow-hidden lg:rounded-card lg:bg-surface-1'
  return (
    <>
      <div className={`flex flex-col bg-bg ${place}`}>
        <h1 className="sr-only">{t('page.title', { title: tile.title, studio })}</h1>
        <GameLine {...shared} onOptions={() => setIsSheetOpen(true)} />
        <Suspense>{isReal && statuses}</Suspense>
        <Suspense>{tile.hasJackpot && <JackpotSky game={game.identifier} />}</Suspense>
        <div className="relative min-h-0 flex-1">
          <GameFrame
            key={mode}
            {...{ tile, launch, currency, frame, waysOn, onShort, onHelp, onLeave }}
            onReady={play.refresh}
            onRound={rounds.onShown}
            onRoundOn={rounds.onRunning}
            onForeign={rounds.onForeign}
          />
          {Sheet && <Sheet {...shared} isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} />}
          {full.isHinted && <SwipeUp onEnd={full.endHint} />}
        </div>
      </div>
      {full.isOnlyLaid && <div aria-hidden className="h-[160vh] lg:hidden" />}
      <div className="hidden scroll-mt-20 lg:block" id="similar">
        <SimilarGames of={`${game.identifier} ${currency}`} game={game} currency={currency} />
      </div>
    </>
  )
}

/** ERR-09 */
const limitReached: Notice = { name: 'limitReached', kind: 'warning', persistent: true }

/** Messages about the obstacle to the next round, shown without leaving the game. */
function useShort(onDeposit: () => void) {
  const t = useT('games')
  const site = useSite()
  const navigate = useNavigate()
  const press = useRef(onDeposit)
  press.current = onDeposit
  return useCallback(
    (what: 'funds' | 'limit') => {
      if (what === 'limit')
        void showNotice(site, limitReached, { onPress: () => void navigate({ to: '/profile/limits' }) })
      else
        toast({
          kind: 'message',
          id: 'funds',
          title: t('page.fundsTitle'),
          text: t('page.fundsText'),
          action: { label: t('page.deposit'), onPress: () => press.current() },
        })
    },
    [t, site, navigate],
  )
}

/** MOD-14: introduces the seasonal game, once on this device. */
function useSpecialSlot({ identifier }: GameScreenProps['game']): void {
  // SAFE-02
  const isSilent = useIsOnBreak()
  const { open } = useDialogs()
  const show = useRef(open)
  const { data: popups } = useQuery(popupsQuery)
  const isSpecial = !isSilent && popups?.special_slot?.game === identifier
  useEffect(() => {
    if (!isSpecial || recall('games.specialSlotShown')) return
    remember('games.specialSlotShown', true)
    show.current('specialSlot', { identifier })
  }, [isSpecial, identifier])
}
