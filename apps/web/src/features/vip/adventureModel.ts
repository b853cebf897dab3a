import type { Result } from '@apogee/contract'
import type { AdventureDay, WireAdventures, WireOwnAdventure } from '@apogee/contract/vip'
import { isEnded } from '@apogee/rules/bonuses/stages'
import { fromDecimal, toWire } from '@apogee/rules/money/units'
import {
  adventureAmount,
  adventureGroup,
  type DayKind,
  type DayState,
  dayKind,
  dayState,
  isPrizeOf,
  readAdventureTitle,
} from '@apogee/rules/vip/adventure'
import { subunitsOf } from '../../lib/format/money'
import type { Bonus, Freespins } from '../bonuses/queries'

const dayMs = 86_400_000

type AdventureDeposit = WireOwnAdventure['deposits'][number]
type AdventureTerms = AdventureDeposit['terms']
export type DayGift = Bonus | Freespins

export const isBonus = (gift: DayGift): gift is Bonus => 'amount_cents' in gift

/** The data of a day's card. */
export interface Day {
  readonly title: string
  readonly step: number
  readonly total: number
  readonly startMs: number
  readonly kind: DayKind
  readonly state: DayState
  readonly prize: AdventureDay['prize']
  readonly image: AdventureDay['image']
  readonly condition: AdventureDay['condition']
  /** The minimum deposit, minor units of `currency`; undefined for a currency without one. */
  readonly minCents: number | undefined
  readonly currency: string
  readonly terms: AdventureTerms | undefined
  readonly deposit: AdventureDeposit | undefined
  /** The gifts of this day; undefined while they are loading. */
  readonly gifts: readonly DayGift[] | undefined
}

interface Sources {
  readonly calendar: WireAdventures
  readonly own: Result<'vip.adventure'> | undefined
  readonly statuses: readonly { readonly id: string; readonly name: string }[]
  readonly currency: string
  readonly bonuses: readonly Bonus[] | undefined
  readonly freespins: readonly Freespins[] | undefined
  readonly nowMs: number
}

export interface Adventure {
  /** The running adventure, by date. */
  readonly days: readonly Day[]
  /** Days of an earlier run that still have an open step. */
  readonly earlier: readonly Day[]
}

/** Whether a gift can be activated now. */
export const isWaitingGift = (gift: DayGift, nowMs: number): boolean =>
  gift.stage === 'issued' &&
  gift.activatable &&
  (gift.activatable_until === null || Date.parse(gift.activatable_until) > nowMs)

/** The days of the player's adventure; undefined for a player without one. */
export function adventureOf(sources: Sources): Adventure | undefined {
  const { calendar, own, statuses, nowMs } = sources
  const group = adventureGroup(
    Object.keys(calendar.prizes),
    statuses.map(({ id }) => id),
  )
  const prizes = group === undefined ? undefined : calendar.prizes[group]
  if (group === undefined || !prizes) return undefined
  const variables = calendar.variables[group] ?? {}
  const days = prizes.flatMap((day) => dayOf(sources, day, variables) ?? [])
  const titles = new Set(prizes.map(({ title }) => title))
  const earlier = (own?.deposits ?? [])
    .filter(({ title }) => !titles.has(title))
    .flatMap(({ title, day }) => dayOf(sources, { title, ...day }, variables) ?? [])
    .filter(({ state, gifts }) => state === 'active' || gifts?.some((gift) => isWaitingGift(gift, nowMs)))
  return { days, earlier }
}

function dayOf(
  { own, statuses, currency: wallet, bonuses, freespins, nowMs }: Sources,
  { title, prize, image, condition }: AdventureDay,
  variables: WireAdventures['variables'][string],
): Day | undefined {
  const date = readAdventureTitle(title)
  if (!date) return undefined
  const deposit = own?.deposits.find((one) => one.title === title)
  const currency = deposit?.currency ?? wallet
  const least = adventureAmount(condition.minDep, variables, currency)
  const leastCents = least === undefined ? undefined : fromDecimal(least, subunitsOf(currency))
  const isCompleted = statuses.some(({ name }) => name === title)
  const state = dayState({ ...date, isCompleted, stakeUntilMs: deposit && Date.parse(deposit.stake_until) }, nowMs)
  const all = bonuses && freespins ? [...bonuses, ...freespins] : undefined
  return {
    title,
    ...date,
    kind: dayKind(date, state),
    state,
    prize,
    image,
    condition,
    minCents: leastCents === undefined ? undefined : toWire(leastCents),
    currency,
    terms: deposit?.terms ?? own?.terms[title],
    deposit,
    gifts: all?.filter((gift) => isPrizeOf(gift.day, title)),
  }
}

/** The deadline of an active day: to deposit, or to wager the deposit. */
export const dueMs = ({ startMs, deposit }: Day): number =>
  deposit ? Date.parse(deposit.stake_until) : startMs + dayMs

/** The end of the period in which a deposit of this day may be wagered. */
export const stakeDueMs = ({ startMs, condition }: Day): number =>
  startMs + Number(condition.periodActivationDays) * dayMs

/** The progress of a day's two steps. */
export function stepOf({ deposit, condition }: Day) {
  const total = Number(condition.wager) > 0 ? 2 : 1
  if (!deposit) return { n: 1, total, name: 'deposit' as const, doneCents: 0, share: 0 }
  const share = deposit.required_cents === 0 ? 1 : deposit.staked_cents / deposit.required_cents
  return { n: total, total, name: 'stake' as const, doneCents: deposit.staked_cents, share: Math.min(1, share) }
}

/** The state of a completed day's prize: to activate, being played, over, or never granted. */
export function prizeState(gifts: readonly DayGift[], nowMs: number) {
  if (gifts.some((gift) => isWaitingGift(gift, nowMs))) return 'waiting'
  if (gifts.some(isRunning)) return 'running'
  const [gift] = gifts
  if (!gift) return 'none'
  if (gift.stage === 'canceled') return 'canceled'
  return gift.stage === 'expired' || gift.stage === 'issued' ? 'expired' : 'used'
}

const isRunning = ({ stage }: DayGift): boolean => stage !== 'issued' && !isEnded(stage)

/** ADV-05: the first moment at which a prize expires, waiting or activated; undefined if no prize expires. */
export function prizeDueMs(gifts: readonly DayGift[], nowMs: number): number | undefined {
  const moments = gifts
    .flatMap((gift) => {
      const until = isWaitingGift(gift, nowMs) ? gift.activatable_until : isRunning(gift) ? gift.valid_until : null
      return until === null ? [] : Date.parse(until)
    })
    .filter((untilMs) => untilMs > nowMs)
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** The number of completed days of this run, without `except`. */
export const finishedDays = (days: readonly Day[], except?: Day): number =>
  days.filter((day) => day.state === 'completed' && day.title !== except?.title).length

/** The conditions of the last day besides its own steps; undefined without any. */
export function lastDayNeeds(days: readonly Day[], day: Day) {
  const count = Number(day.condition.finishedDays ?? 0)
  if (count === 0) return undefined
  const have = finishedDays(days, day)
  const open = days.filter(
    (one) => one.title !== day.title && (one.state === 'active' || one.state === 'future'),
  ).length
  return { count, have, state: have >= count ? 'enough' : have + open < count ? 'outOfReach' : 'need' } as const
}

/** In display order: today's open day, then backwards, then the future days. */
export function inOrder(days: readonly Day[]): readonly Day[] {
  const place = (day: Day) => (day.state === 'active' ? 0 : day.state === 'future' ? 2 : 1)
  return days.toSorted(
    (a, b) => place(a) - place(b) || (place(a) === 2 ? a.startMs - b.startMs : b.startMs - a.startMs),
  )
}
