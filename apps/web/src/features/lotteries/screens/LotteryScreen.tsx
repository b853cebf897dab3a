import { useRouteContext } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/delivery'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { deviceNow } from '../../../lib/time/platformClock'
import { LateErrorState } from '../../../ui/states/LateErrorState'
import type { ResultHeroProps } from '../components/draw/ResultHero'
import { useOwnValue } from '../components/draw/useOwnValue'
import { WaitingHero } from '../components/draw/WaitingHero'
import { LotteryHero } from '../components/LotteryHero'
import { lotteryTheme } from '../components/lotteryTheme'
import { OwnBar } from '../components/OwnBar'
import type { LotteryView } from '../components/useLottery'
import type { DrawStageProps } from '../draw/DrawStage'
import { showStartMs } from '../model'
import { LotteryDetailsPart } from './LotteryDetailsPart'
import { IsRevealed } from './revealedContext'

// A lottery shows one of its three headers; most pages are of lotteries on sale.
const DrawStage = lazyPart<DrawStageProps>(() => import('../draw/DrawStage'))
const ResultHero = lazyPart<ResultHeroProps>(() => import('../components/draw/ResultHero'))

/** RT-20: a lottery, from its announcement to its result. */
export function LotteryScreen({ view }: { readonly view: LotteryView }) {
  const { lottery, phase } = view
  const { player } = useRouteContext({ from: '__root__' })
  const [hasSkipped, setSkipped] = useState(false)
  const [replayFromMs, setReplayFromMs] = useState<number>()
  const isTold = phase === 'archive' || (phase === 'draw' && hasSkipped && view.draw !== undefined)
  // Added even if the part of the page that shows it is never on the screen.
  useOwnValue(view)
  return (
    <div style={{ '--own': lotteryTheme(lottery).own }}>
      {/* After the draw, also while its header or its repetition loads, none is about to begin. */}
      <Suspense fallback={isTold ? <LotteryHero view={view} /> : <WaitingHero view={view} />}>
        <Head
          view={view}
          isRevealed={isTold}
          replayFromMs={replayFromMs}
          onSkip={() => (replayFromMs === undefined ? setSkipped(true) : setReplayFromMs(undefined))}
          onAgain={() => setReplayFromMs(deviceNow() + view.skewMs)}
        />
      </Suspense>
      <div className="mt-6 grid w-full grid-cols-[minmax(0,1fr)] gap-6 px-(--page-x) lg:gap-8">
        <OwnBar view={view} />
        <IsRevealed value={isTold}>
          <LotteryDetailsPart of={player?.id ?? 'guest'} slug={lottery.frontend_identifier} />
        </IsRevealed>
      </div>
    </div>
  )
}

interface HeadProps {
  readonly view: LotteryView
  readonly isRevealed: boolean
  readonly replayFromMs: number | undefined
  readonly onSkip: () => void
  readonly onAgain: () => void
}

function Head({ view, isRevealed, replayFromMs, onSkip, onAgain }: HeadProps) {
  const t = useT('lotteries')
  const dialogs = useDialogs()
  const { lottery, phase, show, skewMs, status } = view
  const stage = { lottery, skewMs, own: status?.tickets ?? [], onSkip, onEnd: onSkip }
  const won = ({ award_place: place }: { readonly award_place: number }) =>
    dialogs.open('lotteryWon', { slug: lottery.frontend_identifier, place, isLive: true })
  if (show && replayFromMs !== undefined)
    return <DrawStage {...stage} key="replay" show={show} startMs={replayFromMs} isReplay onWon={() => undefined} />
  if (phase === 'future' || phase === 'active') return <LotteryHero view={view} />
  if (isRevealed) return <ResultHero view={view} onAgain={show && show.steps.length > 0 ? onAgain : undefined} />
  const startMs = showStartMs({ ...lottery, finished_at: lottery.finished_at ?? view.draw?.drawn_at ?? null })
  if (show && startMs !== undefined) return <DrawStage {...stage} show={show} startMs={startMs} onWon={won} />
  if (view.hasDrawFailed)
    return <LateErrorState title={t('show.failed')} text={t('show.failedText')} onRetry={view.retryDraw} />
  return <WaitingHero view={view} />
}
