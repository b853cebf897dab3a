import { randomUUID } from 'node:crypto'
import { type Api, api, type CallName, type CallSpec } from '@apogee/contract'

/** Objects of one player, as calls name them. */
export interface Own {
  readonly player: number
  readonly withdrawal: number
  readonly account: number
  readonly round: string
  readonly bonus: number
  readonly freespins: number
  readonly lootbox: number
  readonly tournament: number
  readonly lottery: number
  readonly document: number
  readonly limit: number
  readonly session: number
  /** A game as its launch names it. */
  readonly game: { readonly vendor: string; readonly name: string; readonly id: number }
}

export interface CallRow {
  /** Values of the path's parts. */
  readonly path?: (own: Own) => Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: unknown | ((own: Own) => unknown)
  /** The answer for the player; if absent, the first answer of the contract. */
  readonly owner?: number
  /** The answer for a guest; if absent, 401 for a player's call, else as for a player. */
  readonly guest?: number
  /**
   * The answer for another player; if absent, the same as for the owner, because the call refers to no player's object.
   */
  readonly other?: number
  /** The answer for a player with nothing but an address; if absent, as for the owner. */
  readonly incomplete?: number
  /** The answer for a player without terms, age, currency and country; if absent, as for the owner. */
  readonly openSignUp?: number
  /** The answer for a player on a break, either a cooling-off or a self-exclusion; if absent, as for the owner. */
  readonly inBreak?: number
}

const wrong = 422
const email = 'nobody@apogee.test'
/** A new address each time: rate limits count forms by address. */
const someone = () => `${randomUUID()}@apogee.test`
const password = 'Orbit-and-back-7'
/** No test request has a partner's signature. */
const unsigned: CallRow = { body: {}, owner: 401 }

/** No aggregator is configured. */
const foreign: CallRow = { path: () => ({ partner: 'none' }), body: {}, owner: 404 }

/** Calls that need values: a player's object in the path may be another player's, so its row has to be written. */
type NeedsRow = {
  [N in CallName]: Api[N] extends { params: unknown }
    ? N
    : Api[N] extends { who: 'partner' } | { example: unknown }
      ? never
      : Api[N] extends { body: unknown }
        ? N
        : never
}[CallName]

const rows: Readonly<Record<NeedsRow, CallRow> & Partial<Record<CallName, CallRow>>> = {
  'aggregator.info': foreign,
  'aggregator.balance': foreign,
  'aggregator.bet': foreign,
  'aggregator.win': foreign,
  'aggregator.rollback': foreign,
  'site.messages': { path: () => ({ file: 'en.json' }) },
  'site.batch': { query: 'url[]=api/tournaments/1/status' },
  'tracking.log': { body: { label: 'LOAD_FOUND_GAMES_ERROR', level_name: 'WARN' } },
  'tracking.validation': { body: { side: 'frontEnd', component: 'SignUp', errors: [] } },
  'tracking.performance': { body: { ttfb: 12 } },
  'tracking.network': { body: { rtt: 50, downlink: 10, effectiveType: '4g' } },
  'tracking.utmSet': { body: { utmMetrics: { utm_source: 'letter' } } },
  'tracking.utmSend': { body: { utmMetrics: { utm_source: 'letter' } } },
  'events.list': { body: undefined, owner: 401 },
  // Without VAPID keys there are no push messages.
  'notifications.subscribePush': { owner: 422 },
  'content.page': { path: () => ({ slug: 'payments' }) },
  'profile.unsubscribe': { body: { token: 'nonsense' }, owner: wrong },
  'sport.promoCode': { body: { code: 'NO-SUCH-CODE' }, owner: wrong },
  'vip.managers': { body: { userGroups: [] } },
  'bonuses.declineDeposit': { path: () => ({ id: 'welcome-1' }) },
  'bonuses.declineRegistration': { path: () => ({ id: 'first-steps' }) },
  'bonuses.coupon': { body: { coupon_code: 'NO-SUCH-COUPON' } },
  'bonuses.setCode': { body: { deposit_bonus_code: 'NONE' }, inBreak: wrong },
  'bonuses.updateSettings': { body: { can_issue: true } },
  'bonuses.cancelInfo': { path: ({ bonus }) => ({ id: bonus }), other: 404 },
  'bonuses.cancel': { path: ({ bonus }) => ({ id: bonus }), other: 404 },
  'bonuses.activate': { path: ({ bonus }) => ({ id: bonus }), other: 404, inBreak: 422 },
  'bonuses.cancelFreespins': { path: ({ freespins }) => ({ id: freespins }), other: 404 },
  'bonuses.activateFreespins': { path: ({ freespins }) => ({ id: freespins }), other: 404, inBreak: 422 },
  'lootboxes.activate': {
    path: ({ lootbox }) => ({ id: lootbox }),
    body: { player_seed: 'my-own' },
    other: 404,
    inBreak: 422,
  },
  'support.contact': { body: { contact: { email, content: 'Where do I find the rules?' } } },
  'support.say': { body: () => ({ content: 'Hello', key: randomUUID(), email }) },
  'support.readRestoreId': {
    body: ({ player }: Own) => ({ data: { internalId: String(player), project: 'p' }, requestId: 'r', type: 't' }),
    other: 404,
  },
  'support.writeRestoreId': {
    body: ({ player }: Own) => ({
      data: { internalId: String(player), project: 'p', restoreId: 'restore-1' },
      requestId: 'r',
      type: 't',
    }),
    other: 404,
  },
  'loyalty.rates': { path: () => ({ type: 'money' }) },
  'loyalty.exchange': {
    path: () => ({ type: 'money' }),
    body: { exchange: { group: 'pocket-money', currency: 'EUR', points: 1000 } },
    owner: wrong,
  },
  'tournaments.one': { path: ({ tournament }) => ({ id: tournament }), inBreak: 404 },
  'tournaments.status': { path: ({ tournament }) => ({ id: tournament }) },
  'tournaments.table': { path: ({ tournament }) => ({ id: tournament }) },
  'tournaments.confirm': { path: ({ tournament }) => ({ id: tournament }), body: { confirmed: true }, inBreak: wrong },
  'lotteries.one': { path: ({ lottery }) => ({ id: lottery }), inBreak: 404 },
  'lotteries.status': { path: ({ lottery }) => ({ id: lottery }) },
  'lotteries.draw': { path: ({ lottery }) => ({ id: lottery }), owner: 404 },
  'lotteries.tickets': { path: ({ lottery }) => ({ id: lottery }), owner: 404 },
  'lotteries.values': { path: ({ lottery }) => ({ id: lottery }), owner: 404 },
  'lotteries.addValue': {
    path: ({ lottery }) => ({ id: lottery }),
    body: { value: 'a-value-of-mine' },
    owner: wrong,
  },
  'limits.save': {
    body: {
      user_limit: { type: 'wager', period: 'week', accounts: [{ currency: 'EUR', amount_cents: 5_000_000 }] },
    },
  },
  'limits.remove': { path: ({ limit }) => ({ id: limit }), other: 404 },
  'limits.confirm': { body: { token: 'none' }, owner: wrong },
  'auth.readUnlock': { query: 'unlock_token=none', owner: wrong },
  'auth.unlock': { body: { user: { unlock_token: 'none' } }, owner: wrong },
  'auth.changePassword': {
    body: { user: { current_password: password, password: 'Orbit-and-on-8', password_confirmation: 'Orbit-and-on-8' } },
    owner: wrong,
  },
  'auth.endSession': { path: ({ session }) => ({ id: session }), other: 404 },
  'auth.twoFactor': { owner: wrong },
  'auth.enableTwoFactor': {
    body: { two_factor: { otp_secret: 'JBSWY3DPEHPK3PXP', authentication_code: '000000', current_password: password } },
    owner: wrong,
  },
  'auth.disableTwoFactor': { body: { two_factor: { authentication_code: '000000' } }, owner: wrong },
  'auth.recoveryCodes': { owner: 204 },
  'auth.renewRecoveryCodes': { body: { two_factor: { authentication_code: '000000' } }, owner: wrong },
  'auth.checkEmail': { body: { email } },
  'auth.signIn': { body: { user: { email, password } }, owner: wrong },
  'auth.signUp': { body: { user: { email, password } }, owner: wrong },
  'auth.requestPassword': { body: () => ({ user: { email: someone(), captcha: 'x' } }), owner: wrong },
  'auth.setPassword': {
    body: { user: { reset_password_token: 'none', password, password_confirmation: password } },
    owner: wrong,
  },
  'auth.readConfirmation': { query: 'confirmation_token=none', owner: wrong },
  'auth.confirm': { body: { user: { confirmation_token: 'none' } }, owner: wrong },
  'auth.resendConfirmation': { body: () => ({ user: { email: someone(), captcha: 'x' } }), guest: wrong },
  'auth.removeProvider': { path: () => ({ id: '1' }), owner: 404, other: 404 },
  'auth.startProvider': { path: () => ({ name: 'none' }), owner: 404 },
  'auth.finishProvider': { path: () => ({ name: 'none' }), owner: 404 },
  'auth.updateDetails': { body: { user: { terms_acceptance: true } }, openSignUp: wrong },
  'profile.uploadDocument': { body: {}, owner: 415 },
  'profile.describeDocument': {
    path: ({ document }) => ({ id: document }),
    body: { document: { description: 'Front' } },
    other: 404,
  },
  'profile.deleteDocument': { path: ({ document }) => ({ id: document }), other: 404 },
  'profile.documentFile': { path: ({ document }) => ({ id: document }), other: 404 },
  'profile.kycCallback': { path: () => ({ provider: 'sandbox' }) },
  'profile.subscribe': { body: { receive_promos: true }, inBreak: wrong },
  'profile.update': { body: { context: 'edition', player: { city: 'Jena' } } },
  'profile.updateLocale': { body: { locale: 'de' } },
  'profile.joinGroups': { body: { groups: { add: [1101] } } },
  'cashbox.paymentsPage': { body: { page: 1, page_size: 5 } },
  'cashbox.recall': { path: ({ withdrawal }) => ({ id: withdrawal }), other: 404 },
  'cashbox.methods': { path: () => ({ currency: 'EUR' }) },
  'cashbox.depositInfo': { path: () => ({ currency: 'EUR', methodId: 'visa' }), body: {} },
  'cashbox.cashoutInfo': { path: () => ({ currency: 'EUR', methodId: 'btc' }), body: {} },
  'cashbox.process': {
    body: { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '20.00' },
    incomplete: wrong,
    openSignUp: wrong,
    inBreak: wrong,
  },
  'cashbox.forgetAccount': { path: ({ account }) => ({ id: account }), other: 404 },
  'cashbox.transaction': {
    body: {
      card: { first_six: '424242', last_four: '4242' },
      amount: '20.00',
      currency: 'EUR',
      payment_system: 'visa',
    },
  },
  'cashbox.callback': { path: () => ({ provider: 'sandbox' }) },
  'games.filter': { body: {} },
  'games.facets': { body: {} },
  'games.select': { body: { game_ids: [] } },
  'games.selectBySeoTitles': { body: { game_seo_titles: [] } },
  'games.addFavorite': { path: () => ({ id: 999_999 }), owner: 404 },
  'games.removeFavorite': { path: () => ({ id: 999_999 }) },
  'games.similar': { query: 'identifier=none/Such', owner: 404 },
  'games.sheet': { query: 'identifier=none/Such&currency=EUR', owner: 404 },
  'games.liveTables': { query: 'currency=EUR' },
  'games.answerRealityCheck': { body: {} },
  'games.launch': {
    path: ({ game }) => ({ ...game }),
    guest: 401,
    incomplete: wrong,
    openSignUp: wrong,
    inBreak: wrong,
  },
  'games.fairness': { path: ({ round }) => ({ id: round }), other: 404 },
  'games.reveal': { path: ({ round }) => ({ id: round }), other: 404 },
  // No test request has the platform's signature.
  'games.receipt': { path: () => ({ receipt: 'unsigned' }), owner: 404 },
  'realtime.authorize': { body: { client: 'c1', channels: [] } },
}

/**
 * How a call is made and who may make it: who may is the contract's `who`, the body its `example`. A row adds the rest;
 * a call with parameters in its path, or with a body and no example, does not compile without one.
 */
export function callRowOf(name: CallName): CallRow {
  const { who, example }: CallSpec = api[name]
  return { ...(who === 'partner' && unsigned), ...(example !== undefined && { body: example }), ...rows[name] }
}
