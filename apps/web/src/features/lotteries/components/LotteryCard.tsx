import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format/date'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Money } from '../../../ui/Money'
import { Scene } from '../../../ui/Scene'
import { fundOf, type Phase, timerOf } from '../model'
import type { Lottery, LotteryStatus } from '../queries'
import { DrumArt } from './draw/DrumArt'
import { lotteryTheme } from './lotteryTheme'
import { PhaseTag } from './PhaseTag'
import { TimerLine } from './Timer'

interface LotteryCardProps {
  readonly lottery: Lottery
  readonly phase: Phase
  readonly skewMs: number
  readonly status: LotteryStatus | undefined
  /** The first on sale: wide, with the page's primary button. */
  readonly isHero?: boolean
}

/** A lottery that is announced, on sale, or being drawn. */
export function LotteryCard({ lottery, phase, skewMs, status, isHero = false }: LotteryCardProps) {
  const t = useT('lotteries')
  const href = useHref()
  const { locale } = useSite()
  const { glow } = lotteryTheme(lottery)
  const timer = timerOf(lottery, phase)
  const own = status?.tickets.length ?? 0
  const number = (value: number) => value.toLocaleString(formatTag(locale))
  const action = phase === 'draw' ? 'watch' : phase === 'active' ? 'get' : 'look'
  return (
    <article className="hair flex h-full flex-col overflow-hidden rounded-card bg-surface-1">
      <div
        className={`relative isolate flex-1 overflow-hidden p-4 lg:p-6 ${isHero ? 'min-h-64 lg:min-h-72' : 'min-h-44'}`}
      >
        <Scene
          seed={`card-${lottery.id}`}
          width={isHero ? 1100 : 540}
          height={isHero ? 288 : 190}
          glow={glow}
          planet={{ x: 0.84, y: 1.3, r: isHero ? 0.95 : 0.8 }}
          className="-z-10"
        />
        <div className="flex h-full items-center justify-between gap-3">
          <div className="min-w-0 flex-1">
            <PhaseTag phase={phase} />
            <h3
              className={`mt-3 font-[680] text-balance wrap-break-word hyphens-auto ${isHero ? 'text-24 lg:text-32' : 'text-20'}`}
            >
              {lottery.title}
            </h3>
            <p className="mt-2">
              <Money
                cents={fundOf(lottery)}
                currency={lottery.currency}
                short
                className={isHero ? 'display text-[clamp(2rem,8vw,3.5rem)] leading-[1.1]' : 'text-24 font-[720]'}
              />
              <span className="num block text-14">
                {t('fund')} {t('fundFor', { count: lottery.prizes.length })}
              </span>
            </p>
          </div>
          <DrumArt
            turnSeconds={phase === 'draw' ? 8 : undefined}
            className={`shrink-0 ${isHero ? 'w-28 min-[26rem]:w-36 md:w-56 lg:mr-16 lg:w-64' : 'w-24 lg:w-32'} max-[22rem]:hidden`}
          />
        </div>
      </div>
      <div className={`flex flex-wrap items-center gap-x-8 gap-y-4 p-4 lg:px-6 ${isHero ? '' : 'lg:py-5'}`}>
        <dl className="num flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-3 max-md:basis-full">
          {timer && (
            <Fact label={t(`timer.${timer.kind}`)}>
              <TimerLine untilMs={timer.untilMs} skewMs={skewMs} />
            </Fact>
          )}
          {phase === 'future' ? (
            <Fact label={t('list.date')}>{formatDate(lottery.start_at, locale, 'day', 'UTC')}</Fact>
          ) : (
            <Fact label={t('list.sold')}>{number(lottery.lottery_tickets_count)}</Fact>
          )}
          {own > 0 && <Fact label={t('list.own')}>{number(own)}</Fact>}
        </dl>
        <a
          href={href(`/lottery/${lottery.frontend_identifier}`)}
          className={buttonStyle({
            tone: isHero ? 'action' : 'second',
            size: 'large',
            className: 'max-md:w-full',
          })}
        >
          {t(`list.${action}`)}
          <span className="sr-only">: {lottery.title}</span>
        </a>
      </div>
    </article>
  )
}

interface FactProps {
  readonly label: string
  readonly children: ReactNode
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt className="text-14 text-text-2">{label}</dt>
    <dd className="text-16 font-[680]">{children}</dd>
  </div>
)
