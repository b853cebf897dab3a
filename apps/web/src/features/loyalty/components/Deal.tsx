import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Coins } from '../../../ui/Coins'
import { Stepper } from '../../../ui/forms/Stepper'
import { Icon } from '../../../ui/Icon'
import { TermLine } from '../../../ui/TermLine'
import { type Order, orderOf, type ShopCard } from '../shop'
import { CoinBar } from './CoinBar'
import { useReward } from './useReward'

interface DealProps {
  readonly card: ShopCard
  readonly chargeable: number
  readonly order: Order
  readonly onCount: (count: number) => void
}

/** CP-15: the quantity, the cost, the reward, and what is left. */
export function Deal({ card, chargeable, order, onCount }: DealProps) {
  const t = useT('loyalty')
  const { count, max, left, leftPart } = order
  const own = Math.floor(chargeable)
  return (
    <div className="grid gap-4">
      {max > 1 && (
        <Stepper
          label={t('exchange.howMany')}
          limit={t('exchange.upTo', { count: max })}
          less={t('exchange.less')}
          more={t('exchange.more')}
          count={count}
          max={max}
          onChange={(wanted) => onCount(orderOf(card, chargeable, wanted).count)}
        />
      )}
      <Trade card={card} count={count} />
      <dl className="num grid gap-2">
        <TermLine label={t('exchange.have')} text={t('level.amount', { points: own })} />
        <TermLine label={t('exchange.left')} text={t('level.amount', { points: Math.floor(left) })} />
      </dl>
      <CoinBar label={t('exchange.part')} part={leftPart} />
    </div>
  )
}

interface TradeProps {
  readonly card: ShopCard
  readonly count: number
}

/** The cost and the reward. */
export function Trade({ card, count }: TradeProps) {
  const t = useT('loyalty')
  const { gets } = useReward()
  const cost = card.points * count
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
      <Side label={t('exchange.give')}>
        <Coins points={cost} text={t('mart.points', { points: cost })} />
      </Side>
      <Icon of={ArrowRight} className="text-text-3" />
      <Side label={t('exchange.get')}>
        <span className="text-win">{gets(card, count)}</span>
      </Side>
    </div>
  )
}

const Side = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="hair h-full min-w-0 rounded-card bg-surface-2 p-4">
    <p className="text-14 text-text-2">{label}</p>
    <p className="mt-1 text-16 font-[680] wrap-break-word md:text-20" aria-live="polite">
      {children}
    </p>
  </div>
)
