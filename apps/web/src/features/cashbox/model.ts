import type { Result } from '@apogee/contract'
import { type AmountRefusal, checkAmount } from '@apogee/rules/cashbox/amount'
import { toShown, toWhole } from '@apogee/rules/money/display'
import { fromDecimal, toShortDecimal } from '@apogee/rules/money/units'
import { subunitsOf } from '../../lib/format/money'

export type Payment = Result<'cashbox.payments'>[number]
export type Method = Result<'cashbox.methods'>['methods'][number]
export type Action = 'deposit' | 'cashout'

/** CONST-27: what the amount field starts with, in whole units of a fiat currency. */
const firstAmount = 50
const presetSteps = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000] as const
const presetsMost = 5

/** A limit of the wire (whole units) as decimal text: 0.0001 -> "0.0001". */
export const decimalOf = (units: number): string => {
  const text = String(units)
  return text.includes('e') ? units.toFixed(8).replace(/0+$/, '') : text
}

/** What a method asks of an amount, or undefined when it does not offer the action. */
export function limitsOf(
  method: Method,
  action: Action,
): { readonly min: string; readonly max: string; readonly step: string } | undefined {
  const limits = method[action]
  if (!limits) return undefined
  const form = action === 'deposit' ? method.deposit_form_fields : method.cashout_form_fields
  const step = form?.fields.find(({ field }) => field === 'amount')?.step
  return { min: decimalOf(limits.min), max: decimalOf(limits.max), step: decimalOf(step ?? 0.00000001) }
}

/** Text as typed -> decimal text: "1.234,50", "1 234.50" and "50" are all understood; the last mark is the point. */
export function readAmount(typed: string): string {
  const text = typed.replace(/[\s\u00a0\u202f€$£¥]/g, '')
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last < 0) return text
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)]
  // "1,234" groups thousands; "1,23" and "0.001" have a fraction.
  const marks = text.match(/[.,]/g) ?? []
  const isGrouping = marks.length > 1 && new Set(marks).size === 1
  return isGrouping ? text.replace(/[.,]/g, '') : `${whole.replace(/[.,]/g, '')}.${fraction}`
}

/** What is typed stands in the display unit of the wallet; this is the wire's decimal text of whole units. */
export const wholeOf = (typed: string, currency: string): string => toWhole(readAmount(typed), currency)

export type AmountVerdict =
  | { readonly cents: number; readonly code?: undefined }
  | { readonly cents?: undefined; readonly code: AmountRefusal }

/** The same judgement as the server's (rules), before it is asked. `availableCents` only for a withdrawal. */
export function judgeAmount(
  typed: string,
  method: Method,
  action: Action,
  currency: string,
  availableCents?: number,
): AmountVerdict {
  const limits = limitsOf(method, action)
  if (!limits) return { code: 'invalid' }
  const subunits = subunitsOf(currency)
  const fine = subunits === 100 && limits.step === '0.00000001' ? { ...limits, step: '0.01' } : limits
  const checked = checkAmount(
    wholeOf(typed, currency),
    fine,
    subunits,
    availableCents === undefined ? undefined : BigInt(availableCents),
  )
  return checked.ok ? { cents: Number(checked.cents) } : { code: checked.code }
}

/** Money in hundredths; a coin has its own minor units, and USDT is counted like one. */
export const isFiat = (currency: string): boolean => subunitsOf(currency) === 100 && currency !== 'USDT'

const shortest = (cents: bigint, currency: string): string =>
  toShown(toShortDecimal(cents, subunitsOf(currency)), currency)

const centsOf = (decimal: string, currency: string): bigint => fromDecimal(decimal, subunitsOf(currency)) ?? 0n

/**
 * Up to five quick amounts within the limits, in the display unit. `mostCents`: what can be withdrawn, or what a deposit limit leaves;
 * nothing above it is offered.
 */
export function presetsOf(
  method: Method,
  action: Action,
  currency: string,
  mostCents = Number.POSITIVE_INFINITY,
): readonly string[] {
  const limits = method[action]
  if (!limits) return []
  const isOffered = (value: number) =>
    value >= limits.min && value <= limits.max && Number(centsOf(decimalOf(value), currency)) <= mostCents
  if (!isFiat(currency))
    return [1, 2, 5, 10, 50]
      .map((times) => Number((limits.min * times).toPrecision(8)))
      .filter(isOffered)
      .map((value) => toShown(decimalOf(value), currency))
  const within = presetSteps.filter(isOffered)
  const usual = within.findIndex((value) => value >= 20)
  const start = Math.max(0, Math.min(usual, within.length - presetsMost))
  return within.slice(start, start + presetsMost).map(String)
}

/** The most that one withdrawal takes of what there is: `amount` in the display unit. */
export interface Most {
  readonly amount: string
  readonly cents: number
  /** Less than there is: the method takes no more at once. */
  readonly isCapped: boolean
}

/** VAL-19: everything that can be withdrawn, or as much as the method takes at once; undefined below its least. */
export function mostOf(method: Method, currency: string, availableCents: number): Most | undefined {
  const limits = limitsOf(method, 'cashout')
  if (!limits) return undefined
  const [available, max] = [BigInt(availableCents), centsOf(limits.max, currency)]
  const isCapped = available > max
  const most = isCapped ? max : available
  const cents = most - (most % (centsOf(limits.step, currency) || 1n))
  if (cents <= 0n || cents < centsOf(limits.min, currency)) return undefined
  return { amount: shortest(cents, currency), cents: Number(cents), isCapped }
}

/** What the field holds first: 50 where the limits and `mostCents` allow it, else the least (OPEN-48). */
export const firstAmountOf = (
  method: Method,
  action: Action,
  currency: string,
  mostCents = Number.POSITIVE_INFINITY,
): string => {
  const limits = method[action]
  if (!limits) return ''
  const isWithin =
    limits.min <= firstAmount && limits.max >= firstAmount && firstAmount * subunitsOf(currency) <= mostCents
  return isFiat(currency) && isWithin ? String(firstAmount) : toShown(decimalOf(limits.min), currency)
}

/** The last four digits of a saved card as its title has them: "•••• 4417" -> "4417". */
export const lastFourOf = (title: string | undefined): string | undefined => /(\d{4})$/.exec(title ?? '')?.[1]

/** Method groups in the order they are shown, only those with a method. */
export const groupsOf = (methods: readonly Method[]): readonly Method['type'][] =>
  (['cards', 'bank_transfer', 'e_wallet', 'crypto', 'voucher', 'direct'] as const).filter((type) =>
    methods.some((method) => method.type === type),
  )

export type Filter = 'all' | 'deposits' | 'withdrawals' | 'unfinished'

const isFinished = (payment: Payment): boolean => payment.finished_at !== null

export const filterPayments = (payments: readonly Payment[], filter: Filter): readonly Payment[] =>
  payments.filter(
    (payment) =>
      filter === 'all' ||
      (filter === 'deposits' && payment.action === 'deposit') ||
      (filter === 'withdrawals' && payment.action === 'cashout') ||
      (filter === 'unfinished' && !isFinished(payment)),
  )

const byNewest = (a: Payment, b: Payment): number => b.created_at.localeCompare(a.created_at) || b.id - a.id

/** The newest payments, at most `count`. */
export const newestOf = (payments: readonly Payment[], count: number): readonly Payment[] =>
  payments.toSorted(byNewest).slice(0, count)

/** CONST-24 */
const canceledMs = 5 * 60_000

/** CASH-11: a deposit was canceled a moment ago, and the player has not been told of it yet. */
export const isCanceledNow = ({ id, state, finished_at }: Payment, told: number | undefined, nowMs: number): boolean =>
  state === 'canceled' && id !== told && finished_at !== null && nowMs - Date.parse(finished_at) < canceledMs

/** Of a deposit that ended longer ago nobody comes back: the address is an old one, or somebody else's. */
const returnMs = 60 * 60_000

/**
 * What a player is told who comes back from the provider: the address says how it ended there, and anybody can write one; the deposit
 * itself is the truth. Without it (he is logged out) nothing is said to have arrived.
 */
export function returnedAs(
  deposit: Payment | undefined,
  said: 'success' | 'failure' | 'pending',
  nowMs: number,
): 'success' | 'failure' | 'pending' | 'canceled' | undefined {
  if (!deposit) return said === 'success' ? 'pending' : said
  const { state, finished_at: end } = deposit
  if (end === null) return 'pending'
  if (nowMs - Date.parse(end) > returnMs) return undefined
  if (state === 'succeeded') return 'success'
  return state === 'canceled' ? 'canceled' : 'failure'
}

/** The deposit that was canceled last. */
export const newestCanceled = (payments: readonly Payment[]): Payment | undefined =>
  newestOf(
    payments.filter(({ action, state }) => action === 'deposit' && state === 'canceled'),
    1,
  )[0]

/** Newest first, grouped by the reader's own calendar day. */
export function daysOf(
  payments: readonly Payment[],
): readonly { readonly day: string; readonly payments: readonly Payment[] }[] {
  const days = new Map<string, Payment[]>()
  for (const payment of payments.toSorted(byNewest)) {
    const day = new Date(payment.created_at).toDateString()
    const list = days.get(day)
    if (list) list.push(payment)
    else days.set(day, [payment])
  }
  return [...days].map(([day, list]) => ({ day, payments: list }))
}

/** How far a withdrawal has come: requested, checked, sent, paid. -1 when it ended another way. */
export function stageOf(payment: Payment): -1 | 1 | 2 | 3 {
  if (payment.state === 'pending' || payment.state === 'reserved') return 1
  if (payment.state === 'processing') return 2
  return payment.state === 'succeeded' ? 3 : -1
}

/** What a payment does to the balance: nothing before a deposit has arrived, nor after a withdrawal has come back. */
export function signOf({ action, state }: Pick<Payment, 'action' | 'state'>): '+' | '−' | '' {
  if (action === 'deposit') return state === 'succeeded' ? '+' : ''
  return state === 'succeeded' || state === 'pending' || state === 'processing' || state === 'reserved' ? '−' : ''
}

/** Puts a payment into the list; a final state is never replaced by an open one that comes late. */
export function withPayment(payments: readonly Payment[], payment: Payment): Payment[] {
  const old = payments.find(({ id }) => id === payment.id)
  if (!old) return [...payments, payment]
  if (isFinished(old) && !isFinished(payment)) return [...payments]
  return payments.map((one) => (one === old ? { ...old, ...payment } : one))
}
