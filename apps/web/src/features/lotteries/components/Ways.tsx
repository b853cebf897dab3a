import { useT } from '../../../lib/i18n/TextsProvider'
import { DepositWay } from './DepositWay'
import { PointsWay } from './PointsWay'
import type { LotteryView } from './useLottery'

/** How to get tickets: with a deposit, with astrocoins, or only as a gift. */
export function Ways({ view }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const { lottery, status, phase, isOnBreak, isForOthers, isPlayer } = view
  const most = lottery.max_tickets_count_to_player
  const own = status?.tickets.length ?? 0
  const hasDeposit = Object.keys(lottery.deposit_scale_rules).length > 0
  const hasPoints = lottery.comp_points_ticket_price > 0
  const isFull = most !== null && own >= most
  const stop = () => {
    if (phase === 'draw' || phase === 'archive') return t('ways.closed')
    if (isPlayer && isForOthers) return t('ways.notOpen')
    if (isOnBreak) return t('ways.break')
    if (isFull) return t('ways.full')
    return hasDeposit || hasPoints ? undefined : t('ways.none')
  }
  const reason = stop()
  return (
    <section id="get-tickets" aria-labelledby="ways" className="scroll-mt-[calc(var(--header-height)+1rem)]">
      <h2 id="ways" className="text-20 font-[650]">
        {t('ways.title')}
      </h2>
      {most !== null && (
        <p className="num mt-1 text-14 text-text-2">
          {t('ways.limit', { count: most })}
          {own > 0 && !isFull && ` ${t('ways.limitLeft', { count: most - own })}`}
        </p>
      )}
      {reason ? (
        <p className="hair mt-4 rounded-card bg-surface-1 p-4 text-pretty text-text-2 lg:p-6">{reason}</p>
      ) : (
        <div className="mt-4 grid gap-4 md:grid-cols-2 lg:gap-6">
          {hasPoints && <PointsWay view={view} />}
          {hasDeposit && <DepositWay view={view} />}
        </div>
      )}
    </section>
  )
}
