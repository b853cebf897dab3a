import type { Input } from '@apogee/contract'
import { isCoinAddress, readCoinAddress, shortAddress } from '@apogee/rules/cashbox/address'
import { type AmountRefusal, checkAmount } from '@apogee/rules/cashbox/amount'
import { coinsFor } from '@apogee/rules/cashbox/exchange'
import {
  type AmountLimits,
  type MethodRule,
  methodOf,
  needsIban,
  type PaymentAction,
} from '@apogee/rules/cashbox/methods'
import { moneyText, roundMoneyText } from '@apogee/rules/cashbox/moneyText'
import { toDecimal } from '@apogee/rules/money/units'
import { ownPath } from '@apogee/rules/site/ownPath'
import { isLithuanianIban, judgeIban, lithuanianGroup, readIban } from '@apogee/rules/validation/payment'
import { required } from '@apogee/rules/validation/required'
import { type PlayerStatus, playerStatusOf } from '@apogee/rules/vip/statuses'
import type { CurrencyRow } from '../../core/content/configs/config.ts'
import { currencyOf, paymentConfigOf, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Refusal } from '../../core/errors.ts'
import type { CtxOf, PlayerCtx } from '../../core/http/handler.ts'
import type { PaymentProvider } from '../../ports/psp/provider.ts'
import { announceGroups, findPlayer, groupsOf, joinGroups } from '../profile/public.ts'
import { type AccountRow, listAccounts } from './accounts/accountStore.ts'
import { closedActionsOf } from './methods/closedActions.ts'
import { destinationOf } from './methods/methodForm.ts'
import { providerNamed, routeOf } from './payments/providerRoutes.ts'
import { methodTitle } from './present.ts'

/** A payment a player requested, validated and complete. */
export interface PaymentOrder {
  readonly action: PaymentAction
  readonly rule: MethodRule
  readonly currency: CurrencyRow
  readonly cents: bigint
  /** For a coin method: the coin and the amount in that coin. */
  readonly coin: { readonly currency: CurrencyRow; readonly amount: bigint } | null
  /** A card, bank account or address used before. */
  readonly saved: AccountRow | null
  /** For a withdrawal: the destination account, and its title for the player. */
  readonly destination: { readonly token: string; readonly title: string } | null
  /** ROLE-10; undefined outside the five groups (OPEN-73). */
  readonly playerStatus: PlayerStatus | undefined
  /** Those that may take it, in order; a saved account is known to one alone. */
  readonly providers: readonly [PaymentProvider, ...PaymentProvider[]]
  /** Charge the saved account without showing a page, if the provider can. */
  readonly isOneClick: boolean
  /** For a deposit: the offer chosen with it. */
  readonly bonusOffer: string | null
  /** For a withdrawal: the player accepts that the gifts of unstaked deposits are cancelled. */
  readonly forfeitsGifts: boolean
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly pending: string }
}

type Body = Input<'cashbox.process'>['body']
type OrderCtx = CtxOf<'cashbox.process'>

/**
 * Validates a request; errors name the invalid field. `available` is the amount the player can withdraw in this
 * currency.
 */
export async function judgeOrder(ctx: OrderCtx, body: Body, available: bigint): Promise<PaymentOrder> {
  const action = body.payment_action
  const currency = currencyOf(body.currency)
  if (!currency) throw ctx.refuse(422, { currency: { currency_unavailable: true } })
  const groups = await groupsOf(ctx.db, ctx.player.id)
  const rule = methodOf(paymentConfigOf(ctx.licence), body.currency, body.payment_method, groups)
  const limits = rule?.[action]
  const isClosed = rule && (await closedActionsOf(ctx, body.currency))(rule.id).includes(action)
  if (!rule || !limits || isClosed) throw ctx.refuse(422, { payment_method: { method_unavailable: true } })
  const checked = checkAmount(
    body.amount,
    limits,
    currency.subunits_to_unit,
    action === 'cashout' ? available : undefined,
  )
  if (!checked.ok) throw amountRefusal(ctx, checked.code, limits, currency, available)
  const saved = await savedAccount(ctx, body, rule)
  const providers = await providersOf(ctx, { action, method: rule.id, currency: body.currency }, saved)
  if (action === 'cashout' && needsIban(rule)) await refuseLithuanian(ctx, saved?.token ?? body.recipient ?? '')
  return {
    action,
    rule,
    currency,
    cents: checked.cents,
    coin: coinOf(ctx, rule, currency, checked.cents, action),
    saved,
    destination: action === 'cashout' ? destination(ctx, body, rule, saved) : null,
    providers,
    playerStatus: playerStatusOf(groups),
    isOneClick: action === 'deposit' && saved !== null && body.one_click === true,
    bonusOffer: action === 'deposit' ? (body.bonus_id ?? null) : null,
    forfeitsGifts: body.forfeit_gifts === true,
    returnUrls: returnUrls(ctx, body.custom_routes ?? {}),
  }
}

/** The error of an invalid amount, with a message that names the exceeded limit. */
export function amountRefusal(
  { refuse, locale }: OrderCtx,
  code: AmountRefusal,
  limits: AmountLimits,
  currency: CurrencyRow,
  available: bigint,
): Refusal {
  return refuse(422, {
    amount: {
      [code]: {
        message: `cashbox.amount.${code}`,
        min: roundMoneyText(limits.min, currency, locale),
        max: roundMoneyText(limits.max, currency, locale),
        step: roundMoneyText(limits.step, currency, locale),
        example: limits.min,
        available: moneyText(toDecimal(available, currency.subunits_to_unit), currency, locale),
      },
    },
  })
}

async function providersOf(
  { db, psp, player, country }: OrderCtx,
  payment: { readonly action: PaymentAction; readonly method: string; readonly currency: string },
  saved: AccountRow | null,
): Promise<PaymentOrder['providers']> {
  if (saved) return [required(providerNamed(psp, saved.provider ?? psp.name), `provider of account ${saved.id}`)]
  const { country: home } = (await findPlayer(db, player.id)) ?? { country: null }
  const [first = psp, ...rest] = routeOf(psp, { ...payment, country: home ?? country })
  return [first, ...rest]
}

async function savedAccount(ctx: PlayerCtx, body: Body, rule: MethodRule): Promise<AccountRow | null> {
  const needsOne = body.payment_action === 'cashout' && destinationOf(rule) === 'saved'
  if (body.payment_account_id === undefined && !needsOne) return null
  const all = await listAccounts(ctx, ctx.player.id, body.payment_action)
  const accounts = all.filter(({ method }) => method === rule.id)
  if (body.payment_account_id === undefined) return accounts[0] ?? null
  const wanted = BigInt(body.payment_account_id)
  const account = accounts.find(({ id }) => id === wanted)
  // SEC-12: an account of another player is treated as missing.
  if (!account) throw ctx.refuse(404, { base: { not_found: true } })
  return account
}

function coinOf(
  { refuse }: OrderCtx,
  rule: MethodRule,
  currency: CurrencyRow,
  cents: bigint,
  action: PaymentAction,
): PaymentOrder['coin'] {
  if (rule.coin === undefined) return null
  if (rule.coin === currency.code) return { currency, amount: cents }
  const coin = currencyOf(rule.coin)
  const amount = coin && coinsFor(cents, currency, coin, action, readRates())
  if (!coin || !amount) throw refuse(422, { payment_method: { method_unavailable: true } })
  return { currency: coin, amount }
}

const accountName = /^[\p{L}\p{N}@.+\- ]{4,64}$/u

function destination(
  { locale, refuse }: OrderCtx,
  body: Body,
  rule: MethodRule,
  saved: AccountRow | null,
): { token: string; title: string } {
  if (saved) return { token: saved.token, title: saved.title }
  const method = methodTitle(rule.id, locale)
  const text = body.recipient ?? ''
  const address = readCoinAddress(rule.coin ?? '', text)
  switch (destinationOf(rule)) {
    case 'saved':
      throw refuse(422, { payment_account_id: { required: { message: 'cashbox.refusals.accountRequired', method } } })
    case 'address':
      if (text === '') {
        throw refuse(422, { recipient: { required: { message: 'cashbox.refusals.addressRequired', coin: method } } })
      }
      if (!isCoinAddress(required(rule.coin, `coin of ${method}`), address)) {
        throw refuse(422, {
          recipient: { address_invalid: { message: 'cashbox.refusals.addressInvalid', coin: method } },
        })
      }
      return { token: address, title: shortAddress(address) }
    case 'recipient':
      if (needsIban(rule)) return ibanDestination(refuse, text)
      if (text === '') throw refuse(422, { recipient: { required: { message: 'cashbox.refusals.recipientRequired' } } })
      if (!accountName.test(text)) {
        throw refuse(422, { recipient: { invalid: { message: 'cashbox.refusals.recipientInvalid' } } })
      }
      return { token: text, title: `••• ${text.slice(-3)}` }
  }
}

/**
 * VAL-13, OPEN-22: staff handle payouts to Lithuanian accounts for members of a group. Adds the player to the group
 * before returning the error that our team will contact them, so that this does not depend on the player's page.
 */
async function refuseLithuanian(ctx: OrderCtx, account: string): Promise<void> {
  if (!isLithuanianIban(account)) return
  await ctx.db.transaction(async (tx) => {
    await joinGroups(tx, ctx.player.id, [lithuanianGroup], ctx.clock.now())
    await announceGroups(ctx, tx, ctx.player.id)
  })
  throw ctx.refuse(422, { recipient: { iban_lithuania: { message: 'cashbox.refusals.ibanLithuania' } } })
}

/** VAL-13: rejects an invalid number with an error on its field. */
function ibanDestination(refuse: OrderCtx['refuse'], text: string): { token: string; title: string } {
  const code = judgeIban(text)
  if (code) throw refuse(422, { recipient: { [code]: { message: `cashbox.refusals.${ibanTexts[code]}` } } })
  const iban = readIban(text)
  return { token: iban, title: `${iban.slice(0, 2)} ••• ${iban.slice(-3)}` }
}
const ibanTexts: Readonly<Record<string, string>> = {
  required: 'ibanRequired',
  iban_invalid: 'ibanInvalid',
}

/** Default page to return to when the request names no route. */
const defaultReturn = '/cashbox'

function returnUrls(
  { origin, refuse }: OrderCtx,
  routes: NonNullable<Body['custom_routes']>,
): PaymentOrder['returnUrls'] {
  const own = (field: 'success_url' | 'failure_url' | 'pending_url'): string => {
    const path = ownPath(routes[field] ?? defaultReturn, origin)
    if (path === null) throw refuse(422, { [field]: { invalid: { message: 'cashbox.refusals.returnUrl' } } })
    return origin + path
  }
  return { success: own('success_url'), failure: own('failure_url'), pending: own('pending_url') }
}
