import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { deviceNow } from '../../../lib/time/platformClock'
import { ErrorState } from '../../../ui/states/ErrorState'
import { FairPanel } from '../components/draw/FairPanel'
import { ResultHero } from '../components/draw/ResultHero'
import { TicketSymbol } from '../components/draw/TicketArt'
import { TicketList } from '../components/draw/TicketList'
import { WaitingHero } from '../components/draw/WaitingHero'
import { LotteryHero } from '../components/LotteryHero'
import { lotteryTheme } from '../components/lotteryTheme'
import { OwnBar } from '../components/OwnBar'
import { PrizeTable } from '../components/PrizeTable'
import { Rules } from '../components/Rules'
import type { LotteryView } from '../components/useLottery'
import { Ways } from '../components/Ways'
import { DrawStage } from '../draw/DrawStage'
import { showStartMs } from '../model'

/** RT-20: a lottery, from its announcement to its result. */
export function LotteryScreen({ view }: { readonly view: LotteryView }) {
  const { lottery, phase } = view
  const [hasSkipped, setSkipped] = useState(false)
  const [replayFromMs, setReplayFromMs] = useState<number>()
  const isTold = phase === 'archive' || (phase === 'draw' && hasSkipped && view.draw !== undefined)
  const isSelling = phase === 'future' || phase === 'active'
  return (
    <div style={{ '--own': lotteryTheme(lottery).own }}>
      <TicketSymbol />
      <Head
        view={view}
        isRevealed={isTold}
        replayFromMs={replayFromMs}
        onSkip={() => (replayFromMs === undefined ? setSkipped(true) : setReplayFromMs(undefined))}
        onAgain={() => setReplayFromMs(deviceNow() + view.skewMs)}
      />
      <div className="mt-6 grid w-full grid-cols-[minmax(0,1fr)] gap-6 px-(--page-x) lg:gap-8">
        <OwnBar view={view} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-8">
          <div className="grid min-w-0 gap-8">
            {isSelling && <Ways view={view} />}
            <TicketList view={isTold ? view : hideWins(view)} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <PrizeTable view={view} isRevealed={isTold} />
          </div>
          {/* After the end of sales it takes the place of the ways to get a ticket. */}
          {!isSelling && <FairPanel view={view} isRevealed={isTold} />}
        </div>
        <Rules view={view} />
        {isSelling && <FairPanel view={view} isRevealed={isTold} />}
      </div>
    </div>
  )
}

/** Hides wins until the draw has shown them, because a message may arrive before the animation reaches them. */
const hideWins = (view: LotteryView): LotteryView =>
  view.status && view.phase === 'draw' ? { ...view, status: { ...view.status, prizes: [] } } : view

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
    return <ErrorState title={t('show.failed')} text={t('show.failedText')} onRetry={view.retryDraw} />
  return <WaitingHero view={view} />
}
