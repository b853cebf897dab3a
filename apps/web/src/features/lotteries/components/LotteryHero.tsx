import { Ticket } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { timerOf } from '../model'
import { DrumArt } from './draw/DrumArt'
import { HeroFrame } from './HeroFrame'
import { HeroFund } from './HeroFund'
import { TimerBoxes } from './Timer'
import type { LotteryView } from './useLottery'

/** A lottery that is announced or on sale: its prizes, its deadline, and how to get a ticket. */
export function LotteryHero({ view }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const { locale } = useSite()
  const { lottery, phase, skewMs } = view
  const timer = timerOf(lottery, phase)
  const day = (iso: string) => formatDate(iso, locale, 'day', 'UTC')
  const [from, to] = [day(lottery.start_at), day(lottery.end_at)]
  return (
    <HeroFrame
      lottery={lottery}
      phase={phase}
      date={from === to ? from : t('dates', { from, to })}
      art={<DrumArt turnSeconds={phase === 'active' ? 40 : undefined} className="w-44 md:w-56 lg:w-80" />}
    >
      <HeroFund view={view} />
      {timer && (
        <div className="mt-6 max-w-80">
          <p className="mb-2 text-14 text-text-2">{t(`timer.${timer.kind}`)}</p>
          <TimerBoxes untilMs={timer.untilMs} skewMs={skewMs} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {phase === 'active' && (
          <a href="#get-tickets" className={buttonStyle({ tone: 'light', size: 'hero', className: 'max-md:flex-1' })}>
            <Icon of={Ticket} />
            {t('one.get')}
          </a>
        )}
        <a href="#rules" className={buttonStyle({ tone: 'ghost', size: 'hero', className: 'max-md:flex-1' })}>
          {t('one.rules')}
        </a>
      </div>
    </HeroFrame>
  )
}
