import type { Result } from '@apogee/contract'
import { type AmountRefusal, checkAmount } from '@apogee/rules/cashbox/amount'
import { toShown, toWhole } from '@apogee/rules/money/display'
import { isCoin } from '@apogee/rules/money/subunits'
import { fromDecimal, toShortDecimal } from '@apogee/rules/money/units'
import { subunitsOf } from '../../lib/format/money'
import { type Reading, readAmount } from '../../lib/format/typedAmount'
import type { Locale } from '../../lib/i18n/locales'
import { isStale } from '../../lib/realtime/isStale'

export type Payment = Result<'cashbox.payments'>[number]
export type Method = Result<'cashbox.methods'>['methods'][number]
export type Action = 'deposit' | 'cashout'

/** CONST-27: the initial amount, in whole units of a fiat currency. */
const firstAmount = 50
const presetSteps = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000] as const
const maxPresets = 5

/** A limit from the wire (whole units) as a decimal string: 0.0001 -> "0.0001". */
export const decimalOf = (units: number): string => {
  const text = String(units)
  return text.includes('e') ? units.toFixed(8).replace(/(?<!0)0+$/, '') : text
}

/** A method's limits for an amount, or undefined if it does not offer the action, or is closed for it. */
export function limitsOf(
  method: Method,
  action: Action,
): { readonly min: string; readonly max: string; readonly step: string } | undefined {
  const limits = method[action]
  if (!limits || method.closed?.includes(action)) return undefined
  const form = action === 'deposit' ? method.deposit_form_fields : method.cashout_form_fields
  const step = form?.fields.find(({ field }) => field === 'amount')?.step
  return { min: decimalOf(limits.min), max: decimalOf(limits.max), step: decimalOf(step ?? 0.00000001) }
}

const unreadCodes = { empty: 'required', invalid: 'invalid', tooFine: 'not_a_multiple' } as const

export type AmountVerdict =
  /** `decimal`: the amount in whole units, as the wire expects it. */
  | { readonly cents: number; readonly decimal: string; readonly code?: undefined }
  | { readonly cents?: undefined; readonly code: AmountRefusal }
  | { readonly cents?: undefined; readonly code: 'ambiguous'; readonly readings: readonly Reading[] }

/** The server's validation (rules), before sending. `availableCents` only for a withdrawal. */
export function judgeAmount(
  typed: string,
  method: Method,
  action: Action,
  { currency, locale, availableCents }: { currency: string; locale: Locale; availableCents?: number | undefined },
): AmountVerdict {
  const limits = limitsOf(method, action)
  const amount = readAmount(typed, currency, locale)
  if (!limits) return { code: 'invalid' }
  if (amount.kind === 'ambiguous') return { code: 'ambiguous', readings: amount.readings }
  if (amount.kind !== 'amount') return { code: unreadCodes[amount.kind] }
  const decimal = toWhole(amount.decimal, currency)
  const subunits = subunitsOf(currency)
  const checked = checkAmount(
    decimal,
    limits,
    subunits,
    availableCents === undefined ? undefined : BigInt(availableCents),
  )
  return checked.ok ? { cents: Number(checked.cents), decimal } : { code: checked.code }
}

export const isFiat = (currency: string): boolean => !isCoin(currency)

const shortest = (cents: bigint, currency: string): string =>
  toShown(toShortDecimal(cents, subunitsOf(currency)), currency)

const centsOf = (decimal: string, currency: string): bigint => fromDecimal(decimal, subunitsOf(currency)) ?? 0n

/**
 * Up to five quick amounts within the limits, in the display unit. `maxCents`: the withdrawable amount, or what a
 * deposit limit leaves; nothing above it is offered.
 */
export function presetsOf(
  method: Method,
  action: Action,
  currency: string,
  maxCents = Number.POSITIVE_INFINITY,
): readonly string[] {
  const limits = method[action]
  if (!limits) return []
  const isOffered = (value: number) =>
    value >= limits.min && value <= limits.max && Number(centsOf(decimalOf(value), currency)) <= maxCents
  if (!isFiat(currency))
    return [1, 2, 5, 10, 50]
      .map((times) => Number((limits.min * times).toPrecision(8)))
      .filter(isOffered)
      .map((value) => toShown(decimalOf(value), currency))
  const within = presetSteps.filter(isOffered)
  const usual = within.findIndex((value) => value >= 20)
  const start = Math.max(0, Math.min(usual, within.length - maxPresets))
  return within.slice(start, start + maxPresets).map(String)
}

/** The maximum of a single withdrawal from the available amount: `amount` in the display unit. */
export interface MaxWithdrawal {
  readonly amount: string
  readonly cents: number
  /** Less than is available: the method does not pay out more at once. */
  readonly isCapped: boolean
}

/** VAL-19: the whole withdrawable amount, or the method's maximum; undefined below its minimum. */
export function maxWithdrawalOf(method: Method, currency: string, availableCents: number): MaxWithdrawal | undefined {
  const limits = limitsOf(method, 'cashout')
  if (!limits) return undefined
  const [available, max] = [BigInt(availableCents), centsOf(limits.max, currency)]
  const isCapped = available > max
  const most = isCapped ? max : available
  const cents = most - (most % (centsOf(limits.step, currency) || 1n))
  if (cents <= 0n || cents < centsOf(limits.min, currency)) return undefined
  return { amount: shortest(cents, currency), cents: Number(cents), isCapped }
}

/** The initial amount: 50 if the limits and `maxCents` allow it, else the minimum (OPEN-48). */
export const firstAmountOf = (
  method: Method,
  action: Action,
  currency: string,
  maxCents = Number.POSITIVE_INFINITY,
): string => {
  const limits = method[action]
  if (!limits) return ''
  const isWithin =
    limits.min <= firstAmount && limits.max >= firstAmount && firstAmount * subunitsOf(currency) <= maxCents
  return isFiat(currency) && isWithin ? String(firstAmount) : toShown(decimalOf(limits.min), currency)
}

/** The last four digits of a saved card, from its title: "•••• 4417" -> "4417". */
export const lastFourOf = (title: string | undefined): string | undefined => /(\d{4})$/.exec(title ?? '')?.[1]

/** Method groups in display order, without empty ones. */
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

/** CASH-11: a deposit was canceled recently and has not been announced to the player yet. */
export const isCanceledNow = ({ id, state, finished_at }: Payment, told: number | undefined, nowMs: number): boolean =>
  state === 'canceled' && id !== told && finished_at !== null && nowMs - Date.parse(finished_at) < canceledMs

/** Maximum age of a deposit to return from: an older address was stored or copied. */
const returnMs = 60 * 60_000

/**
 * The outcome shown to a player who returns from the provider. The address states one, but visitors can forge it, so
 * the deposit itself decides. Without it (the player is logged out) we never say that money has arrived.
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

/** The most recently canceled deposit. */
export const newestCanceled = (payments: readonly Payment[]): Payment | undefined =>
  newestOf(
    payments.filter(({ action, state }) => action === 'deposit' && state === 'canceled'),
    1,
  )[0]

export type Progress = NonNullable<Payment['progress']>

/** The steps of a withdrawal; from its state, without the date of approval, if the platform does not report them. */
export function progressOf({ progress, state, finished_at: end }: Payment): Progress {
  if (progress) return progress
  const isPaid = state === 'succeeded'
  const isSent = state === 'processing'
  return {
    reached: isPaid ? 'paid' : isSent ? 'checked' : 'requested',
    is_stopped: end !== null && !isPaid,
    checked_at: null,
    paid_at: isPaid ? end : null,
    waits_for: end !== null || isPaid ? null : isSent ? 'provider' : 'review',
    payout_time: '',
  }
}

/** A payment's effect on the balance: none before a deposit has arrived, nor after a withdrawal was returned. */
export function signOf({ action, state }: Pick<Payment, 'action' | 'state'>): '+' | '−' | '' {
  if (action === 'deposit') return state === 'succeeded' ? '+' : ''
  return state === 'succeeded' || state === 'pending' || state === 'processing' || state === 'reserved' ? '−' : ''
}

/** Merges a payment into the list, oldest first; one no newer than what is shown changes nothing. */
export function withPayment(payments: Payment[], payment: Payment): Payment[] {
  const old = payments.find(({ id }) => id === payment.id)
  if (!old) return [...payments, payment].toSorted((a, b) => a.id - b.id)
  if (isStale(old, payment)) return payments
  // The message uses the language the payment was made in, the list the page's.
  return payments.map((one) => (one === old ? { ...payment, payment_system: old.payment_system } : one))
}
