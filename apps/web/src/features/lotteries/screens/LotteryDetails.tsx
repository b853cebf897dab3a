import { use } from 'react'
import { FairPanel } from '../components/draw/FairPanel'
import { TicketSymbol } from '../components/draw/TicketArt'
import { TicketList } from '../components/draw/TicketList'
import { PrizeTable } from '../components/PrizeTable'
import { Rules } from '../components/Rules'
import { type LotteryView, useLottery } from '../components/useLottery'
import { Ways } from '../components/Ways'
import { IsRevealed } from './revealedContext'

/** A lottery's tickets, prizes, rules and proof, and the ways to get a ticket. */
export default function LotteryDetails({ slug }: { readonly slug: string }) {
  const view = useLottery(slug)
  const isTold = use(IsRevealed)
  if (!view) return null
  const isSelling = view.phase === 'future' || view.phase === 'active'
  return (
    <>
      <TicketSymbol />
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
    </>
  )
}

/** Hides wins until the draw has shown them, because a message may arrive before the animation reaches them. */
const hideWins = (view: LotteryView): LotteryView =>
  view.status && view.phase === 'draw' ? { ...view, status: { ...view.status, prizes: [] } } : view
