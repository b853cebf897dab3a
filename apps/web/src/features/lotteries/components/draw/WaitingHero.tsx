import { useT } from '../../../../lib/i18n/TextsProvider'
import { useByTime } from '../../../../lib/time/platformTime'
import { Money } from '../../../../ui/Money'
import { HeroFrame } from '../HeroFrame'
import { TimerBoxes } from '../Timer'
import type { LotteryView } from '../useLottery'
import { DrumArt } from './DrumArt'

/** Between the end of sales and the draw: a countdown to the same moment for all players. */
export function WaitingHero({ view }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const { lottery, skewMs, status, fundCents } = view
  const drawAtMs = lottery.draw_at === undefined ? 0 : Date.parse(lottery.draw_at)
  const isLate = useByTime(view.time, (nowMs) => nowMs >= drawAtMs)
  const own = status?.tickets.length ?? 0
  return (
    <HeroFrame
      lottery={lottery}
      phase="draw"
      art={<DrumArt turnSeconds={isLate ? 5 : 12} className="w-48 md:w-60 lg:w-88" />}
    >
      <p className="num mt-2 text-16 text-pretty">
        {t('show.wait', { count: lottery.lottery_tickets_count })} {own > 0 && t('show.ownIn', { count: own })}
      </p>
      <div className="mt-6 max-w-80">
        {isLate ? (
          <p role="status" className="display text-24 text-balance">
            {t('show.late')}
          </p>
        ) : (
          <>
            <p className="mb-2 text-14 text-text-2">{t('timer.draws')}</p>
            <TimerBoxes untilMs={drawAtMs} skewMs={skewMs} />
          </>
        )}
      </div>
      <p className="num mt-6 text-16">
        <Money cents={fundCents} currency={lottery.currency} short className="text-24 font-[680]" />{' '}
        <span className="text-text-2">{t('fundFor', { count: lottery.prizes.length })}</span>
      </p>
    </HeroFrame>
  )
}
