const dayMs = 86_400_000

/** The current run of an adventure of `total` days: runs follow one another from `begins` (YYYY-MM-DD). */
export function adventureRun(
  begins: string,
  total: number,
  now: Date,
): { readonly first: Date; readonly step: number } {
  const days = Math.floor((now.getTime() - Date.parse(begins)) / dayMs)
  const step = ((days % total) + total) % total
  return { first: new Date(Date.parse(begins) + (days - step) * dayMs), step: step + 1 }
}

/** When the day of a step begins; `first` is the run's first day. Days switch at 00:00 UTC (OPEN-36). */
export const adventureDayStart = (step: number, first: Date): Date => new Date(first.getTime() + (step - 1) * dayMs)

/** OPEN-36: `__{step}/{stepTotal}__{DD/MM/YYYY}`; `first` is the run's first day. */
export function adventureTitle(step: number, total: number, first: Date): string {
  const [year, month, day] = adventureDayStart(step, first).toISOString().slice(0, 10).split('-')
  return `__${step}/${total}__${day}/${month}/${year}`
}

/** A day of an adventure, as its title names it. */
export interface AdventureDate {
  readonly step: number
  readonly total: number
  /** Its first millisecond; the day ends 24 hours later, because UTC has no summer time. */
  readonly startMs: number
}

/** Reads the title of a day; undefined for any other text, and for a day that no calendar has. */
export function readAdventureTitle(title: string): AdventureDate | undefined {
  const [, step, total, day, month, year] = /^__(\d{1,3})\/(\d{1,3})__(\d\d)\/(\d\d)\/(\d{4})$/.exec(title) ?? []
  if (step === undefined) return undefined
  const startMs = Date.parse(`${year}-${month}-${day}`)
  const isDay = !Number.isNaN(startMs) && new Date(startMs).getUTCDate() === Number(day)
  return isDay ? { step: Number(step), total: Number(total), startMs } : undefined
}

/** Whether two days belong to the same run. */
export const isSameRun = (one: AdventureDate, other: AdventureDate): boolean =>
  one.total === other.total && runStart(one) === runStart(other)

const runStart = ({ step, startMs }: AdventureDate): number => startMs - (step - 1) * dayMs

/** The day as a gift's title names it: `__{step}__{DD/MM/YYYY}`. */
const dayMarkOf = (dayTitle: string): string => dayTitle.replace(/^(__\d+)\/\d+(__)/, '$1$2')

/** OPEN-36: the wire's title of a day's prize, `__{step}__{day}__{title}`. */
export const giftTitle = (dayTitle: string, title: string): string => `${dayMarkOf(dayTitle)}__${title}`

/** Splits the wire's title of a gift: the visible title, and the day it is the prize of, if any. */
export function readGiftTitle(wire: string): { readonly title: string; readonly day?: string } {
  const [, day, title] = /^(__\d+__\d\d\/\d\d\/\d{4})__(.*)$/s.exec(wire) ?? []
  return day === undefined || title === undefined ? { title: wire } : { title, day }
}

/** Whether a gift with this day ({@link readGiftTitle}) is the prize of the day with this title. */
export const isPrizeOf = (day: string | undefined, dayTitle: string): boolean => day === dayMarkOf(dayTitle)

/** Idempotency key of a day's prize; `cause` is the deposit that completed the day, or the operator. */
export const prizeKey = (cause: string, dayTitle: string): string => `adventure:${cause}:${dayTitle}`

/** The title of the day in a {@link prizeKey}; undefined for the key of any other gift. */
export const dayOfPrizeKey = (key: string): string | undefined => /^adventure:[\w-]+:(__.+)$/.exec(key)?.[1]

/** wire-facts 1.4: of all groups that have an adventure, the first the player is in. */
export const adventureGroup = (withAdventure: readonly string[], own: readonly string[]): string | undefined =>
  withAdventure.find((group) => own.includes(group))

/** The end of the time to stake a deposit of this day: so many whole days, the day itself included. */
export const stakeEndMs = ({ startMs }: Pick<AdventureDate, 'startMs'>, days: number): number => startMs + days * dayMs

/** ADV-11: when the next day begins. */
export const nextDayMs = (nowMs: number): number => (Math.floor(nowMs / dayMs) + 1) * dayMs

export type DayState = 'completed' | 'active' | 'lost' | 'future'

interface DayFacts extends Pick<AdventureDate, 'startMs'> {
  /** ADV-10: the player has the status of its title. */
  readonly isCompleted: boolean
  /** Until when its deposit may be staked, if one was made. */
  readonly stakeUntilMs?: number | undefined
}

/** The state of a day for the player. A day whose deposit may still be staked is active even after its end. */
export function dayState({ startMs, isCompleted, stakeUntilMs }: DayFacts, nowMs: number): DayState {
  if (isCompleted) return 'completed'
  if (nowMs < startMs) return 'future'
  const isOpen = nowMs < startMs + dayMs || (stakeUntilMs !== undefined && nowMs < stakeUntilMs)
  return isOpen ? 'active' : 'lost'
}

export type DayKind = 'superb' | DayState

/** ADV-04: the last step is superb in every state. */
export const dayKind = ({ step, total }: Pick<AdventureDate, 'step' | 'total'>, state: DayState): DayKind =>
  step === total ? 'superb' : state

type Amounts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The amount for a text of the calendar in a currency: the value of the variable it names, or the number itself. */
export function adventureAmount(text: string, variables: Amounts, currency: string): string | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return text
  return Object.hasOwn(variables, text) ? variables[text]?.[currency] : undefined
}

/** The percentage of a prize such as `15%`, a part of the deposit; undefined for an amount. */
export function bonusPercent(bonus: string): number | undefined {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(bonus)?.[1]
  return percent === undefined ? undefined : Number(percent)
}
