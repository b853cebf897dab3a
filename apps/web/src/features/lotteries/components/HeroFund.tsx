import type { ReactNode } from 'react'
import { Money } from '../../../ui/Money'
import type { LotteryView } from './useLottery'

interface HeroFundProps {
  readonly view: LotteryView
  /** What becomes of it. */
  readonly children: ReactNode
}

/** What there is to win in all, the largest thing in the head. */
export const HeroFund = ({ view: { lottery, fundCents }, children }: HeroFundProps) => (
  <p className="mt-3">
    <Money
      cents={fundCents}
      currency={lottery.currency}
      short
      className="display block text-[clamp(2.25rem,9vw,4.5rem)] leading-[1.05]"
    />
    <span className="num mt-1 block text-16 text-pretty">{children}</span>
  </p>
)
