import { Gift, MessageCircle, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { deviceNow } from '../../../../lib/time/platformClock'
import { Button } from '../../../../ui/Button'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { Icon } from '../../../../ui/Icon'
import { type Day, type DayGift, dueMs, isWaitingGift, prizeDueMs, prizeState } from '../../adventureModel'
import { Countdown } from '../Countdown'
import { typedAmount } from '../typedAmount'
import { dayId } from './DayRow'
import { DaySteps } from './DaySteps'
import { DayTag } from './DayTag'
import { dayDate } from './dayDate'
import { dayStyle } from './dayStyle'
import { useDayText } from './useDayText'
import { usePrizeText } from './usePrizeText'

/** The actions of other features that a card needs; its page provides them. */
export interface DayActions {
  readonly activate: (gifts: readonly DayGift[]) => void
  /** One of these gifts is being activated. */
  readonly isActivating: (gifts: readonly DayGift[]) => boolean
  readonly contactSupport: (line: string) => void
}

export interface DayCardProps {
  readonly day: Day
  readonly days: readonly Day[]
  readonly skewMs: number
  readonly todayMs: number
  readonly actions: DayActions
  /** From an earlier run: no day of the row links to it. */
  readonly isEarlier?: boolean
}

const stateStyles = {
  active:
    'bg-linear-150 from-[color-mix(in_srgb,var(--accent)_18%,var(--surface-1))] to-surface-1 shadow-[inset_0_0_0_2px_var(--accent)]',
  superb:
    'bg-linear-150 from-[color-mix(in_srgb,var(--vip-gold)_18%,var(--surface-1))] to-surface-1 shadow-[inset_0_0_0_1px_var(--vip-gold)]',
  completed: 'hair bg-surface-1',
  lost: 'hair bg-surface-1',
  future: 'hair bg-surface-1',
} as const

/** ADV-04: a day, with its actions. */
export function DayCard({ day, days, skewMs, todayMs, actions, isEarlier = false }: DayCardProps) {
  const { locale } = useSite()
  const nowMs = Math.max(todayMs, deviceNow() + skewMs)
  const text = useDayText(days, nowMs)
  const prizeText = usePrizeText()
  const { glow } = dayStyle(day, todayMs)
  const isLost = day.state === 'lost'
  return (
    <article
      id={isEarlier ? undefined : dayId(day.step)}
      tabIndex={-1}
      data-kind={day.kind}
      data-state={day.state}
      className={`flex h-full scroll-mt-24 flex-col gap-4 rounded-card p-4 lg:p-6 ${stateStyles[day.kind]}`}
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-card"
          style={{
            background: `linear-gradient(160deg, color-mix(in srgb, ${glow} 70%, var(--surface-2)), color-mix(in srgb, ${glow} 26%, var(--surface-1)))`,
          }}
        >
          {day.image && (
            <img
              src={isLost ? '/media/art/1/hourglass-done/128.webp' : day.image.src}
              alt=""
              width={48}
              height={48}
              className={`size-12 ${isLost ? 'grayscale' : ''}`}
            />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <DayTag day={day} todayMs={todayMs} />
            <span className="num text-12 text-text-2">
              <DayTime day={day} skewMs={skewMs} nowMs={nowMs} date={dayDate(day.startMs, locale, 'day')} />
            </span>
          </div>
          <h3 className="mt-1.5 text-16 font-[650] text-balance">{prizeText(day)}</h3>
          {text(day).map((line) => (
            <p key={line} className="num mt-1 text-pretty text-text-2">
              {line}
            </p>
          ))}
        </div>
      </div>
      {day.state === 'active' && <DaySteps day={day} />}
      <Actions {...{ day, nowMs, actions }} prize={prizeText(day)} />
    </article>
  )
}

interface DayTimeProps {
  readonly day: Day
  readonly skewMs: number
  readonly nowMs: number
  readonly date: string
}

/** ADV-05: the time left for an active day or an unexpired prize; else the date. */
function DayTime({ day, skewMs, nowMs, date }: DayTimeProps) {
  const t = useT('adventure')
  if (day.state === 'active') return <Countdown untilMs={dueMs(day)} skewMs={skewMs} className="text-right" />
  const untilMs = prizeDueMs(day.gifts ?? [], nowMs)
  if (day.state !== 'completed' || untilMs === undefined)
    return <time dateTime={new Date(day.startMs).toISOString()}>{date}</time>
  return <Countdown untilMs={untilMs} skewMs={skewMs} format={(left) => t('use', { left })} />
}

interface ActionsProps {
  readonly day: Day
  readonly nowMs: number
  readonly actions: DayActions
  readonly prize: string
}

/** ADV-06 to ADV-09 */
function Actions({ day, nowMs, actions, prize }: ActionsProps) {
  const t = useT('adventure')
  const href = useHref()
  const links = useListLinks()
  const dialogs = useDialogs()
  const { locale } = useSite()
  const { state, gifts = [] } = day
  const details = (isAlone: boolean) => (
    <Button
      tone={isAlone ? 'ghost' : 'second'}
      size="large"
      className="flex-1"
      aria-label={`${t('actions.details')}: ${prize}`}
      onClick={() => dialogs.open('adventureDay', { title: day.title })}
    >
      {t('actions.details')}
    </Button>
  )
  if (state === 'lost') return null
  if (state === 'future') return <Row>{details(true)}</Row>
  if (state === 'active') {
    const amount = day.minCents ?? 0
    const deposit = () => dialogs.open('cashbox', { step: 'deposit', amount: typedAmount(amount, day.currency) })
    return (
      <Row>
        {day.deposit && (
          <a
            href={href('/categories/all')}
            {...links}
            className={buttonStyle({ tone: 'action', size: 'large', className: 'basis-full' })}
          >
            <Icon of={Play} />
            {t('actions.play')}
          </a>
        )}
        {details(false)}
        <Button tone={day.deposit ? 'second' : 'action'} size="large" className="flex-1" onClick={deposit}>
          {t('actions.deposit', { amount: formatMoney(amount, day.currency, locale) })}
        </Button>
      </Row>
    )
  }
  const left = day.gifts && prizeState(gifts, nowMs)
  if (left === 'none') {
    const line = t('line', { date: dayDate(day.startMs, locale, 'long'), prize })
    return (
      <Row>
        <Button tone="ghost" size="large" block onClick={() => actions.contactSupport(line)}>
          <Icon of={MessageCircle} />
          {t('actions.support')}
        </Button>
      </Row>
    )
  }
  if (left !== 'waiting' && left !== 'running') return null
  const waiting = gifts.filter((gift) => isWaitingGift(gift, nowMs))
  return (
    <Row>
      <a
        href={href('/profile/gifts')}
        {...links}
        className={buttonStyle({ tone: 'second', size: 'large', className: 'flex-1' })}
      >
        <Icon of={Gift} />
        {t('actions.gifts')}
      </a>
      {waiting.length > 0 && (
        <Button
          tone="tonal"
          size="large"
          className="flex-1"
          waiting={actions.isActivating(waiting)}
          aria-label={`${t('actions.activate')}: ${prize}`}
          onClick={() => actions.activate(waiting)}
        >
          {t('actions.activate')}
        </Button>
      )}
    </Row>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-auto flex flex-wrap gap-3">{children}</div>
)
