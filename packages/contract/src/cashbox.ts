import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import {
  cents,
  currencyCode,
  givenDay,
  givenMoment,
  input,
  iso,
  ours,
  pathId,
  plainText,
  version,
} from './protocol/shapes.ts'

/** CASH-09 */
export const paymentStates = [
  'canceled',
  'declined',
  'rejected',
  'recalled',
  'succeeded',
  'pending',
  'processing',
  'reserved',
] as const
/** How far a withdrawal has come. */
const withdrawalProgress = z.object({
  /** The furthest step it has reached. */
  reached: z.enum(['requested', 'checked', 'paid']),
  /** It ended without being paid. */
  is_stopped: z.boolean(),
  checked_at: iso.nullable(),
  paid_at: iso.nullable(),
  /** Null once it has ended. */
  waits_for: z.enum(['review', 'documents', 'provider']).nullable(),
  /** "1 to 3 days" in the player's language: the time the method takes to pay. */
  payout_time: z.string(),
})
/**
 * wire-facts 2.2: a payment as the player sees it. A withdrawal that can be taken back is a cashout without success and
 * finished_at, recallable.
 */
export const payment = z.object({
  id: z.int(),
  version,
  amount_cents: cents,
  currency: currencyCode,
  action: z.enum(['deposit', 'cashout']),
  payment_system: z.string(),
  system_name: z.string(),
  brand: z.string(),
  recallable: z.boolean(),
  success: z.boolean(),
  created_at: iso,
  finished_at: iso.nullable(),
  state: z.enum(paymentStates),
  cancellation_reason: z.string().optional(),
  account: ours(z.string().optional()),
  /** Of a withdrawal. */
  progress: ours(withdrawalProgress.optional()),
  /** Of one that succeeded: the part that has been reversed since. */
  reversed_cents: ours(cents.optional()),
})

/** wire-facts 12.4 (older REST). Limits are whole units. */
export const methodField = z.object({
  field: z.string(),
  type: z.string(),
  label: z.string().optional(),
  value: z.string().optional(),
  placeholder: z.string().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  currency: z.string().optional(),
})
export const methodForm = z.object({
  fields: z.array(methodField),
  config: z.object({ process_url: z.string().optional(), original_currency: z.string().optional() }).optional(),
  loaded: z.boolean().optional(),
})
const limits = z.object({ min: z.number(), max: z.number() })
export const paymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  provider: z.string(),
  deposit: limits.optional(),
  cashout: limits.optional(),
  deposit_form_fields: methodForm.optional(),
  cashout_form_fields: methodForm.optional(),
  /** Extra fields of ours for the card of a method, in addition to its limits (CASH-07, CONST-47). */
  title: ours(z.string()),
  type: ours(z.enum(['bank_transfer', 'cards', 'crypto', 'direct', 'voucher', 'e_wallet'])),
  fee: ours(z.string()),
  is_free: ours(z.boolean()),
  processing_time: ours(z.object({ deposit: z.string(), cashout: z.string() })),
  instant: ours(z.array(z.enum(['deposit', 'cashout']))),
  /** The actions that are closed at the moment. */
  closed: ours(z.array(z.enum(['deposit', 'cashout'])).optional()),
  /** Of a coin: its network. */
  network: ours(z.string().optional()),
  /** "€10 to €4,000" in the player's language (CONST-48). */
  limits_text: ours(z.object({ deposit: z.string().optional(), cashout: z.string().optional() })),
  /**
   * Of a coin method in a wallet of another currency: coins for one whole unit of the wallet, fee included; decimal
   * text.
   */
  exchange: ours(
    z.object({ coin: currencyCode, fee: z.string(), deposit_rate: z.string(), cashout_rate: z.string() }).optional(),
  ),
})
export const paymentMethods = z.object({
  methods: z.array(paymentMethod),
  providers: z.array(
    z.object({ provider: z.string(), methods: z.array(z.string()), config: z.record(z.string(), z.unknown()) }),
  ),
})
/** Saved accounts of a player at a method: card 4417 or a crypto address. */
export const paymentAccount = z.object({
  id: z.int(),
  method: z.string(),
  brand: z.string(),
  kind: z.enum(['deposit', 'cashout']),
  title: z.string(),
  /** Of a card: "08/29". */
  expires: ours(z.string().optional()),
  last_used_at: ours(iso.optional()),
})

/**
 * wire-facts 12.4: `amount` is a decimal string, checked against the method's limits; the method's fields are siblings
 * of it.
 */
export const processing = z.looseObject({
  payment_method: z.string().max(40),
  payment_action: z.enum(['deposit', 'cashout']),
  currency: currencyCode,
  amount: z.string().max(40),
  custom_routes: z
    .object({
      success_url: z.string().max(500),
      failure_url: z.string().max(500),
      pending_url: z.string().max(500),
      support_url: z.string().max(500).optional(),
    })
    .partial()
    .optional(),
  payment_account_id: ours(z.int().optional()),
  recipient: input('number').max(128).optional(),
  /** Charge the saved account without a page, where the provider can (one-click deposit). */
  one_click: ours(z.boolean().optional()),
  /** ROLE-10, OPEN-73. Other platforms of this family read it; ours uses the player's groups. */
  custom_player_status: z.enum(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']).optional(),
  /** Of a withdrawal: the player was shown which gifts they lose with it (`forfeits_gifts`), and agreed. */
  forfeit_gifts: ours(z.boolean().optional()),
  /**
   * Of a deposit: the offer the player chose from `bonuses.deposit` or was shown as an additional gift; without it
   * none.
   */
  bonus_id: ours(z.string().max(60).nullish()),
})
/** The address for the coins of one deposit; `link` is the content of the QR code for wallet programs. */
export const coinTarget = z.object({
  address: z.string(),
  amount: z.string(),
  currency: currencyCode,
  network: z.string(),
  link: z.string(),
})
export const processed = z.union([
  z.object({ mode: z.literal('notify'), payment: ours(payment) }),
  z.object({
    mode: z.literal('redirect'),
    url: z.string(),
    payment: ours(payment),
    /** The provider's page may be shown in a frame (SEC-10), so that a deposit does not leave the game. */
    frame: ours(z.boolean().optional()),
    coin: ours(coinTarget.optional()),
  }),
  // The provider's page is opened by a form with these fields. Ours never answers so.
  z.object({
    mode: z.literal(['page_redirect', 'form_redirect']),
    options: z.object({ url: z.string(), data: z.record(z.string(), z.string()) }),
    payment: ours(payment),
  }),
])
const paymentsFilter = z.object({
  currency: currencyCode.optional(),
  type: z.enum(['deposit', 'cashout']).optional(),
  from: z.union([givenDay, givenMoment]).optional(),
  to: z.union([givenDay, givenMoment]).optional(),
})
/** wire-facts 2.2, newer: `type` is the action; `from` and `to` are days or moments. */
export const paymentsPage = z.object({
  page: z.int().min(1).max(10_000).default(1),
  page_size: z.int().min(1).max(100).default(20),
  filter: paymentsFilter.optional(),
})
/** API-056. Of a card its first six and last four digits, never more (SEC-10). */
export const transaction = z.object({
  card: z
    .strictObject({
      first_six: z
        .string()
        .regex(/^\d{6}$/, 'invalid')
        .optional(),
      last_four: z.string().regex(/^\d{4}$/, 'invalid'),
    })
    .optional(),
  payer: z
    .object({ first_name: plainText.max(100), last_name: plainText.max(100) })
    .partial()
    .optional(),
  amount: z.string().max(40),
  currency: currencyCode,
  payment_system: z.string().max(40),
})
const money = [
  'not_enough_money',
  'too_small',
  'too_big',
  'invalid',
  'required',
  'method_unavailable',
  'not_a_multiple',
  'address_invalid',
  'provider_unavailable',
  'currency_unavailable',
  'iban_invalid',
  'iban_lithuania',
  'wager_active',
  'sign_up_incomplete',
  'profile_incomplete',
  'verification_needed',
  'debt_open',
  'forfeits_gifts',
  'limit_restrict_access',
  'account_held',
  'unconfirmed',
  'limit_reached',
] as const

const sums = z.record(currencyCode, z.number())
/** wire-facts 2.11: sums are whole units, like everything without `_cents`; a refunded bet does not count. */
export const stats = z.object({
  deposits_count: z.int(),
  deposits_sum: sums,
  cashouts_sum: sums,
  bets_sum: sums,
  messages: z.object({ notice: z.string() }),
})

export const cashboxApi = {
  'cashbox.payments': wireCall('GET /api/player/payments', {
    summary: 'Payment history, oldest first',
    who: 'player',
    answers: { 200: z.array(payment) },
  }),
  'cashbox.paymentsPage': wireCall('POST /api/player/payments/with_pages', {
    summary: 'Payment history by pages, unfinished withdrawals first, then the newest',
    who: 'player',
    body: paymentsPage,
    answers: {
      200: z.object({
        data: z.array(payment),
        pagination: z.object({ page: z.int(), per_page: z.int(), total_count: z.int() }),
      }),
    },
  }),
  'cashbox.exportPayments': ourCall('GET /api/player/payments.csv', {
    summary: 'Payments of the last twelve months as CSV (SAFE-07)',
    who: 'player',
    raw: true,
    media: 'text/csv',
    query: paymentsFilter,
    answers: { 200: z.string() },
  }),
  'cashbox.stats': wireCall('GET /api/player/stats', {
    summary: 'What the player paid and staked',
    who: 'player',
    answers: { 200: stats },
  }),
  'cashbox.recall': wireCall('POST /api/player/payments/:id/recall', {
    summary: 'Take a withdrawal back',
    who: 'player',
    money: true,
    params: z.object({ id: pathId }),
    body: z.unknown().optional(),
    answers: { 200: payment },
    errors: ['not_recallable'],
  }),
  'cashbox.methods': wireCall('GET /api/payments/payment_methods/:currency', {
    summary: 'Payment methods of a currency',
    who: 'player',
    params: z.object({ currency: currencyCode }),
    answers: { 200: paymentMethods },
    errors: ['currency_unavailable'],
  }),
  'cashbox.depositInfo': wireCall('POST /api/payments/payment_methods/:currency/:methodId/deposit_info', {
    summary: 'Deposit form of a method, with its own address for crypto',
    who: 'player',
    params: z.object({ currency: currencyCode, methodId: z.string() }),
    body: z.unknown().optional(),
    answers: { 200: paymentMethod },
  }),
  'cashbox.cashoutInfo': wireCall('POST /api/payments/payment_methods/:currency/:methodId/cashout_info', {
    summary: 'Withdrawal form of a method',
    who: 'player',
    params: z.object({ currency: currencyCode, methodId: z.string() }),
    body: z.unknown().optional(),
    answers: { 200: paymentMethod },
  }),
  'cashbox.process': wireCall('POST /api/payment_processing', {
    summary: 'Start a deposit or withdrawal',
    who: 'player',
    money: true,
    body: processing,
    answers: { 200: processed },
    errors: money,
  }),
  'cashbox.accounts': wireCall('GET /api/player/payment_accounts', {
    summary: 'Saved accounts',
    who: 'player',
    query: z.object({ kind: z.enum(['deposit', 'cashout']).optional() }),
    answers: { 200: z.array(paymentAccount) },
  }),
  'cashbox.forgetAccount': ourCall('DELETE /api/player/payment_accounts/:id', {
    summary: 'Forget a saved account, for paying in and out',
    who: 'player',
    params: z.object({ id: pathId }),
    answers: { 204: null },
  }),
  'cashbox.transaction': wireCall('POST /api/users/transaction', {
    summary: 'What a payment was begun with, for the fight against fraud',
    who: 'player',
    body: transaction,
    answers: { 204: null },
  }),
  'cashbox.callback': ourCall('POST /callbacks/payments/:provider', {
    summary: 'Signed webhook of the payment provider',
    who: 'partner',
    raw: true,
    params: z.object({ provider: z.string().max(40) }),
    answers: { 200: z.object({ accepted: z.boolean() }) },
  }),
} as const
