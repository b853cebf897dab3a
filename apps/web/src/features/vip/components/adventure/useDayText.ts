import { wagerPercent } from '@apogee/rules/bonuses/stages'
import { itemAt } from '@apogee/rules/validation/required'
import { formatShare } from '../../../../lib/format/formatShare'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { type Day, dueMs, isBonus, lastDayNeeds, prizeState, stakeDueMs } from '../../adventureModel'
import { dayDate } from './dayDate'

const dayMs = 86_400_000

/** A card's text about its day: the task, its outcome, or when it opens. */
export function useDayText(days: readonly Day[], nowMs: number): (day: Day) => readonly string[] {
  const task = useTask(nowMs)
  const done = useDone(nowMs)
  const t = useT('adventure')
  const { locale } = useSite()
  const money = (day: Day) => formatMoney(day.minCents ?? 0, day.currency, locale)
  const needs = (day: Day): readonly string[] => {
    const found = lastDayNeeds(days, day)
    return found ? [t(`last.${found.state}`, found)] : []
  }
  return (day) => {
    if (day.state === 'completed') return [done(day)]
    if (day.state === 'lost') return [day.deposit ? t('missed.stake') : t('missed.deposit', { amount: money(day) })]
    if (day.state === 'active') return [task(day, days), ...needs(day)]
    const opens = t('opens', { date: dayDate(day.startMs, locale, 'long') })
    return day.kind === 'superb' ? [...needs(day), opens] : [opens]
  }
}

function useTask(nowMs: number) {
  const t = useT('adventure')
  const { locale } = useSite()
  return (day: Day, days: readonly Day[]): string => {
    const { deposit, condition, currency } = day
    const money = (cents: number) => formatMoney(cents, currency, locale)
    if (deposit) {
      const left = deposit.required_cents - deposit.staked_cents
      if (left <= 0) {
        const { count = 0, have = 0 } = lastDayNeeds(days, day) ?? {}
        return t('task.waits', { count: Math.max(0, count - have) })
      }
      const words = { amount: money(left), date: dayDate(dueMs(day) - 1, locale, 'long') }
      return t(dueMs(day) - nowMs <= dayMs ? 'task.stakeToday' : 'task.stakeUntil', words)
    }
    const amount = money(day.minCents ?? 0)
    const times = Number(condition.wager)
    if (times === 0) return t('task.deposit', { amount })
    const due = stakeDueMs(day)
    if (due === day.startMs + dayMs) return t('task.today', { amount, times })
    return t('task.until', { amount, times, date: dayDate(due - 1, locale, 'long') })
  }
}

function useDone(nowMs: number) {
  const t = useT('adventure')
  const { locale } = useSite()
  return ({ gifts }: Day): string => {
    if (!gifts) return '\u00a0'
    const state = prizeState(gifts, nowMs)
    if (state !== 'running') return t(`done.${state}`)
    const gift = gifts.find(({ stage }) => stage === 'activated' || stage === 'handle_bets') ?? itemAt(gifts, 0)
    if (!isBonus(gift)) return t('done.spins', { done: gift.freespins_performed ?? 0, all: gift.freespins_total })
    if (gift.stage === 'wait') return t('done.queued')
    const percent = wagerPercent(gift.amount_wager_cents, gift.amount_wager_requirement_cents)
    return t('done.wager', { share: formatShare(String(percent), locale) })
  }
}
