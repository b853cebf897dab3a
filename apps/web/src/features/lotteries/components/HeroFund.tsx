import { useT } from '../../../lib/i18n/TextsProvider'
import { Money } from '../../../ui/Money'
import type { LotteryView } from './useLottery'

/** The total of all prizes, the largest element of the header. */
export function HeroFund({ view: { lottery, fundCents } }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  return (
    <p className="mt-3">
      <Money
        cents={fundCents}
        currency={lottery.currency}
        short
        className="display block text-[clamp(2.25rem,9vw,4.5rem)] leading-[1.05]"
      />
      <span className="num mt-1 block text-16 text-pretty">
        {t('fund')} {t('fundFor', { count: lottery.prizes.length })}
      </span>
    </p>
  )
}
