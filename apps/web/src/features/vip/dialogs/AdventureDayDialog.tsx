import { bonusPercent } from '@apogee/rules/vip/adventure'
import { formatShare } from '../../../lib/format/formatShare'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { localClock, useNow } from '../../../lib/time/clock'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Skeleton } from '../../../ui/states/Skeleton'
import { type Day, lastDayNeeds, stakeDueMs } from '../adventureModel'
import { DayTag } from '../components/adventure/DayTag'
import { dayDate } from '../components/adventure/dayDate'
import { useAdventure } from '../components/adventure/useAdventure'
import { usePrizeText } from '../components/adventure/usePrizeText'

export interface AdventureDayProps {
  readonly title: string
}

const dayMs = 86_400_000
type Fact = readonly [label: string, value: string]

/** The conditions of a day and of its prize. */
export default function AdventureDayDialog({ title }: AdventureDayProps) {
  const t = useT('adventure')
  const { adventure, todayMs } = useAdventure()
  const prizeText = usePrizeText()
  const all = [...(adventure?.days ?? []), ...(adventure?.earlier ?? [])]
  const day = all.find((one) => one.title === title)
  const task = useTaskFacts(adventure?.days ?? [])
  const prize = usePrizeFacts()
  if (!day)
    return (
      <Dialog title={t('actions.details')} size="small">
        <Skeleton className="h-60 rounded-card" />
      </Dialog>
    )
  return (
    <Dialog title={prizeText(day)} size="small">
      <div className="grid gap-6">
        <div>
          <DayTag day={day} todayMs={todayMs} />
        </div>
        <Facts title={t('details.task')} facts={task(day)} />
        <Facts title={t('details.prize')} facts={prize(day)} />
        <p className="text-12 text-pretty text-text-2">{t('details.rules')}</p>
      </div>
    </Dialog>
  )
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section>
      <h3 className="text-16 font-[650]">{title}</h3>
      <dl className="num mt-2">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 py-2.5 shadow-[inset_0_1px_var(--line)]"
          >
            <dt className="shrink-0 text-text-2">{label}</dt>
            <dd className="min-w-0 text-right font-[620] text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function useTaskFacts(days: readonly Day[]) {
  const t = useT('adventure')
  const { locale } = useSite()
  // The reader's local time, once the page knows their zone.
  const isKnown = useNow(localClock) !== undefined
  return (day: Day): readonly Fact[] => {
    const { condition, minCents, currency, startMs } = day
    const amount = formatMoney(minCents ?? 0, currency, locale)
    const times = Number(condition.wager)
    const needs = lastDayNeeds(days, day)
    const local = (ms: number) => dayDate(ms, locale, 'dayTime', true)
    const isUtc = isKnown && new Date(startMs).getTimezoneOffset() === 0
    return [
      [t('details.day'), t('details.dayUtc', { date: dayDate(startMs, locale, 'day') })],
      ...(isKnown && !isUtc
        ? [[t('details.local'), t('details.localValue', { from: local(startMs), to: local(startMs + dayMs) })] as const]
        : []),
      [t('details.deposit'), t('details.depositValue', { amount })],
      ...(times > 0
        ? [
            [t('details.stake'), t('details.stakeValue', { times })] as const,
            [
              t('details.until'),
              t('details.untilValue', { date: dayDate(stakeDueMs(day) - 1, locale, 'long') }),
            ] as const,
          ]
        : []),
      ...(needs ? [[t('details.finished'), t('details.finishedValue', needs)] as const] : []),
    ]
  }
}

function usePrizeFacts() {
  const t = useT('adventure')
  const { locale } = useSite()
  return ({ terms, prize }: Day): readonly Fact[] => {
    if (!terms) return []
    const { freespins, bonus } = terms
    const percent = prize.bonus === undefined ? undefined : bonusPercent(prize.bonus)
    const money = (cents: number, currency: string) => formatMoney(cents, currency, locale, { short: true })
    const share = percent === undefined ? '' : formatShare(String(percent), locale)
    const facts: Fact[] = []
    if (bonus) {
      const { currency } = bonus
      if (bonus.amount_cents !== null) facts.push([t('details.bonus'), money(bonus.amount_cents, currency)])
      else if (bonus.up_to_cents === null) facts.push([t('details.bonus'), t('details.share', { share })])
      else
        facts.push([t('details.bonus'), t('details.shareValue', { share, amount: money(bonus.up_to_cents, currency) })])
      facts.push([t('details.wager'), t('details.wagerValue', { times: bonus.wager })])
      if (bonus.max_bet_cents !== null) facts.push([t('details.maxBet'), money(bonus.max_bet_cents, currency)])
      facts.push([t('details.wagerDays'), t('details.days', { days: bonus.wager_days })])
    }
    if (freespins) {
      facts.push([t('details.spin'), formatMoney(freespins.bet_cents, freespins.currency, locale)])
      if (freespins.games.length > 0)
        facts.push([t('details.games'), freespins.games.map(({ title }) => title).join(', ')])
      facts.push([t('details.winnings'), t('details.winningsValue', { times: freespins.wager })])
      facts.push([t('details.play'), t('details.days', { days: freespins.play_days })])
    }
    facts.push([t('details.activate'), t('details.days', { days: terms.activate_days })])
    return facts
  }
}
