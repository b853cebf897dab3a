import type { Result } from '@apogee/contract'
import { coinsFor } from '@apogee/rules/cashbox/exchange'
import { isConverted, type MethodRule, type PaymentAction } from '@apogee/rules/cashbox/methods'
import { roundMoneyText } from '@apogee/rules/cashbox/moneyText'
import { isRecallable } from '@apogee/rules/cashbox/states'
import { writeDecimal } from '@apogee/rules/money/decimal'
import { toDecimal, toWire } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import type { CurrencyRow } from '../../core/content/configs/config.ts'
import { getCurrency, readPaymentConfig, readRates } from '../../core/content/configs/paymentConfig.ts'
import { textOf } from '../../core/content/texts.ts'
import { timeText } from '../../core/content/timeText.ts'
import type { AccountRow } from './accounts/accountStore.ts'
import type { PaymentRow } from './store.ts'
import { withdrawalProgress } from './withdrawals/withdrawalProgress.ts'

export type WirePayment = Result<'cashbox.recall'>
type PayWays = Pick<Extract<Result<'cashbox.process'>, { mode: 'redirect' }>, 'frame' | 'coin'>
export type WireMethod = Result<'cashbox.depositInfo'>
export type WireAccount = Result<'cashbox.accounts'>[number]

/** The text of a key, or undefined when the files do not have it: textOf would return the key itself. */
function textIfAny(locale: string, key: string, values: Readonly<Record<string, string>> = {}): string | undefined {
  const text = textOf(locale, key, values)
  return text === key ? undefined : text
}

/** Name of a method: its brand name, or the translated name of its kind. */
export function methodTitle(id: string, locale: string): string {
  return readPaymentConfig().methods[id]?.title || (textIfAny(locale, `cashbox.methods.${id}`) ?? id)
}

/** wire-facts 2.2 */
export function presentPayment(row: PaymentRow, locale: string): WirePayment {
  const reason = row.cancellation_reason
  return {
    id: toWire(row.id),
    version: toWire(row.version),
    amount_cents: toWire(row.amount_cents),
    currency: row.currency,
    action: row.action,
    payment_system: methodTitle(row.method, locale),
    system_name: row.provider,
    brand: row.brand,
    recallable: isRecallable(row.action, row.state),
    success: row.state === 'succeeded',
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    state: row.state,
    ...(reason !== null && { cancellation_reason: reasonText(row, reason, locale) }),
    ...(row.account !== null && { account: row.account }),
    ...(row.reversed_cents > 0n && row.state === 'succeeded' && { reversed_cents: toWire(row.reversed_cents) }),
    ...(row.action === 'cashout' && { progress: withdrawalProgress(row, locale) }),
  }
}

/** How a deposit is paid: whether in a frame, and the address for coins. */
export function presentPayDetails({ pay_details: details, ...row }: PaymentRow): PayWays {
  if (!details) return {}
  const { frame, coin } = details
  if (!coin) return { frame }
  const code = row.coin ?? row.currency
  const amount = toDecimal(row.coin_amount ?? row.amount_cents, getCurrency(code).subunits_to_unit)
  return { frame, coin: { ...coin, currency: code, amount } }
}

// Providers send arbitrary reasons; the player gets our text in their language.
const reasonText = ({ action, state }: PaymentRow, reason: string, locale: string): string =>
  textIfAny(locale, `cashbox.reasons.${action === 'cashout' ? `${reason}Cashout` : reason}`) ??
  textIfAny(locale, `cashbox.reasons.${reason}`) ??
  textOf(locale, `cashbox.reasons.${state === 'canceled' ? 'canceled' : 'declined'}`)

/** A method as shown on its card in the cashbox; limits on the wire are in whole units (wire-facts 12.4). */
export function presentMethod(rule: MethodRule, provider: string, locale: string): WireMethod {
  const { deposit, cashout } = rule
  return {
    id: rule.id,
    brand: rule.brand,
    provider,
    title: methodTitle(rule.id, locale),
    type: rule.type,
    fee: textOf(locale, `cashbox.fee.${rule.fee}`),
    is_free: rule.fee === 'free',
    processing_time: { deposit: timeText(rule.time.deposit, locale), cashout: timeText(rule.time.cashout, locale) },
    instant: rule.actions.filter((action) => rule.time[action] === 'instant'),
    ...(rule.network !== undefined && { network: rule.network }),
    limits_text: {
      ...(deposit && { deposit: limitsText(rule, 'deposit', locale) }),
      ...(cashout && { cashout: limitsText(rule, 'cashout', locale) }),
    },
    ...(deposit && { deposit: { min: Number(deposit.min), max: Number(deposit.max) } }),
    ...(cashout && { cashout: { min: Number(cashout.min), max: Number(cashout.max) } }),
    ...(isConverted(rule) && { exchange: exchangeOf(rule) }),
  }
}

/** CONST-48, OPEN-37: the texts for a method and currency if the translations have them, else the general ones. */
function limitsText(rule: MethodRule, action: PaymentAction, locale: string): string {
  const currency = getCurrency(rule.currency)
  const limits = required(rule[action], `limits of ${rule.id} ${action}`)
  const values = {
    min: roundMoneyText(limits.min, currency, locale),
    max: roundMoneyText(limits.max, currency, locale),
  }
  return (
    textIfAny(locale, `cashbox.limits.${rule.id}.${rule.currency}`, values) ??
    textOf(locale, 'cashbox.limits.range', values)
  )
}

/** Enough digits to express one unit of any currency in any coin. */
const rateScale = 12

function exchangeOf(rule: MethodRule & { readonly coin: string }): WireMethod['exchange'] {
  const wallet: CurrencyRow = getCurrency(rule.currency)
  const rates = readRates()
  const fine = { code: rule.coin, subunits_to_unit: 10 ** rateScale }
  const rate = (action: PaymentAction) =>
    writeDecimal(coinsFor(BigInt(wallet.subunits_to_unit), wallet, fine, action, rates) ?? 0n, rateScale)
  return { coin: rule.coin, fee: rates.fee, deposit_rate: rate('deposit'), cashout_rate: rate('cashout') }
}

export const presentAccount = (row: AccountRow): WireAccount => ({
  id: toWire(row.id),
  method: row.method,
  brand: row.brand,
  kind: row.kind,
  title: row.title,
  ...(row.expires !== null && { expires: row.expires }),
  last_used_at: row.last_used_at.toISOString(),
})
