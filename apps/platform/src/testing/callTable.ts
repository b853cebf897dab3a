import { randomUUID } from 'node:crypto'
import type { CallName } from '@apogee/contract'

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
const signature = 401

/** Every call of the contract: how it is made and who may make it. A call without a row does not compile. */
export const callTable: Readonly<Record<CallName, CallRow>> = {
  'site.health': {},
  'site.ready': {},
  'site.context': {},
  'site.currentIp': {},
  'site.playerFields': {},
  'site.statuses': {},
  'site.countries': {},
  'site.currencies': {},
  'site.project': {},
  'site.cryptoRates': {},
  'site.locales': {},
  'site.messages': { path: () => ({ file: 'en.json' }) },
  'site.popups': {},
  'site.batch': { query: 'url[]=api/tournaments/1/status' },
  'tracking.log': { body: { label: 'LOAD_FOUND_GAMES_ERROR', level_name: 'WARN' } },
  'tracking.validation': { body: { side: 'frontEnd', component: 'SignUp', errors: [] } },
  'tracking.performance': { body: { ttfb: 12 } },
  'tracking.network': { body: { rtt: 50, downlink: 10, effectiveType: '4g' } },
  'tracking.utmSet': { body: { utmMetrics: { utm_source: 'letter' } } },
  'tracking.utmSend': { body: { utmMetrics: { utm_source: 'letter' } } },
  'tracking.stagByReferrer': {},
  'tracking.excludedPromoStags': {},
  'content.banners': {},
  'content.logo': {},
  'content.menuCategories': {},
  'content.currencyConfig': {},
  'content.promotionPages': {},
  'content.pages': {},
  'content.page': { path: () => ({ slug: 'payments' }) },
  'content.snippets': {},
  'content.files': {},
  'sport.config': {},
  'sport.bonuses': {},
  'sport.promoCode': { body: { code: 'NO-SUCH-CODE' }, owner: wrong },
  'vip.adventure': {},
  'vip.adventures': {},
  'vip.club': {},
  'vip.managers': { body: { userGroups: [] } },
  'vip.progress': {},
  'bonuses.deposit': {},
  'bonuses.registration': {},
  'bonuses.declineDeposit': { path: () => ({ id: 'welcome-1' }) },
  'bonuses.declineRegistration': { path: () => ({ id: 'first-steps' }) },
  'bonuses.available': {},
  'bonuses.coupon': { body: { coupon_code: 'NO-SUCH-COUPON' } },
  'bonuses.setCode': { body: { deposit_bonus_code: 'NONE' }, inBreak: wrong },
  'bonuses.clearCode': {},
  'bonuses.updateSettings': { body: { can_issue: true } },
  'bonuses.list': {},
  'bonuses.cancelInfo': { path: ({ bonus }) => ({ id: bonus }), other: 404 },
  'bonuses.cancel': { path: ({ bonus }) => ({ id: bonus }), other: 404 },
  'bonuses.activate': { path: ({ bonus }) => ({ id: bonus }), other: 404, inBreak: 422 },
  'bonuses.freespins': {},
  'bonuses.cancelFreespins': { path: ({ freespins }) => ({ id: freespins }), other: 404 },
  'bonuses.activateFreespins': { path: ({ freespins }) => ({ id: freespins }), other: 404, inBreak: 422 },
  'bonuses.events': {},
  'bonuses.exportEvents': {},
  'bonuses.disabled': {},
  'bonuses.modifiedGifts': {},
  'bonuses.additionalGifts': {},
  'lootboxes.wheelConfig': {},
  'lootboxes.segmentsConfig': {},
  'lootboxes.list': {},
  'lootboxes.past': {},
  'lootboxes.activate': {
    path: ({ lootbox }) => ({ id: lootbox }),
    body: { player_seed: 'my-own' },
    other: 404,
    inBreak: 422,
  },
  'notifications.surveyConfig': {},
  'notifications.list': {},
  'notifications.read': { body: { up_to: 0 } },
  'support.contact': { body: { contact: { email, content: 'Where do I find the rules?' } } },
  'support.thread': {},
  'support.say': { body: () => ({ content: 'Hello', key: randomUUID(), email }) },
  'support.seen': { body: { up_to: 0 } },
  'support.unread': {},
  'support.answer': { body: {}, owner: signature },
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
  'loyalty.points': {},
  'loyalty.history': {},
  'loyalty.earning': {},
  'loyalty.rates': { path: () => ({ type: 'money' }) },
  'loyalty.exchange': {
    path: () => ({ type: 'money' }),
    body: { exchange: { group: 'pocket-money', currency: 'EUR', points: 1000 } },
    owner: wrong,
  },
  'quests.list': {},
  'quests.achievements': {},
  'quests.own': {},
  'tournaments.list': {},
  'tournaments.own': {},
  'tournaments.recent': {},
  'tournaments.statuses': {},
  'tournaments.one': { path: ({ tournament }) => ({ id: tournament }), inBreak: 404 },
  'tournaments.status': { path: ({ tournament }) => ({ id: tournament }) },
  'tournaments.table': { path: ({ tournament }) => ({ id: tournament }) },
  'tournaments.confirm': { path: ({ tournament }) => ({ id: tournament }), body: { confirmed: true }, inBreak: wrong },
  'lotteries.list': {},
  'lotteries.statuses': {},
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
  'limits.periods': {},
  'limits.list': {},
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
  'auth.sessions': {},
  'auth.endSession': { path: ({ session }) => ({ id: session }), other: 404 },
  'auth.endOtherSessions': {},
  'auth.twoFactor': { owner: wrong },
  'auth.enableTwoFactor': {
    body: { two_factor: { otp_secret: 'JBSWY3DPEHPK3PXP', authentication_code: '000000', current_password: password } },
    owner: wrong,
  },
  'auth.disableTwoFactor': { body: { two_factor: { authentication_code: '000000' } }, owner: wrong },
  'auth.recoveryCodes': { owner: 204 },
  'auth.keepRecoveryCodes': {},
  'auth.renewRecoveryCodes': { body: { two_factor: { authentication_code: '000000' } }, owner: wrong },
  'auth.checkEmail': { body: { email } },
  'auth.captcha': {},
  'auth.signIn': { body: { user: { email, password } }, owner: wrong },
  'auth.signOut': {},
  'auth.signUp': { body: { user: { email, password } }, owner: wrong },
  'auth.requestPassword': { body: () => ({ user: { email: someone() } }), owner: wrong },
  'auth.setPassword': {
    body: { user: { reset_password_token: 'none', password, password_confirmation: password } },
    owner: wrong,
  },
  'auth.readConfirmation': { query: 'confirmation_token=none', owner: wrong },
  'auth.confirm': { body: { user: { confirmation_token: 'none' } }, owner: wrong },
  'auth.resendConfirmation': { body: () => ({ user: { email: someone() } }), guest: wrong },
  'auth.providers': {},
  'auth.linkedProviders': {},
  'auth.removeProvider': { path: () => ({ id: '1' }), owner: 404, other: 404 },
  'auth.startProvider': { path: () => ({ name: 'none' }), owner: 404 },
  'auth.finishProvider': { path: () => ({ name: 'none' }), owner: 404 },
  'auth.updateDetails': { body: { user: { terms_acceptance: true } }, openSignUp: wrong },
  'profile.verification': {},
  'profile.documents': {},
  'profile.uploadDocument': { body: {}, owner: 415 },
  'profile.describeDocument': {
    path: ({ document }) => ({ id: document }),
    body: { document: { description: 'Front' } },
    other: 404,
  },
  'profile.deleteDocument': { path: ({ document }) => ({ id: document }), other: 404 },
  'profile.documentFile': { path: ({ document }) => ({ id: document }), other: 404 },
  'profile.sumsubToken': {},
  'profile.kycCallback': { path: () => ({ provider: 'sandbox' }), body: {}, owner: signature },
  'profile.subscriptions': {},
  'profile.subscribe': { body: { receive_promos: true }, inBreak: wrong },
  'profile.player': {},
  'profile.update': { body: { context: 'edition', player: { city: 'Jena' } } },
  'profile.settings': {},
  'profile.updateLocale': { body: { locale: 'de' } },
  'profile.joinGroups': { body: { groups: { add: [1101] } } },
  'wallet.accounts': {},
  'wallet.select': { body: { currency: 'EUR' } },
  'cashbox.payments': {},
  'cashbox.paymentsPage': { body: { page: 1, page_size: 5 } },
  'cashbox.exportPayments': {},
  'cashbox.stats': {},
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
  'cashbox.accounts': {},
  'cashbox.forgetAccount': { path: ({ account }) => ({ id: account }), other: 404 },
  'cashbox.transaction': {
    body: {
      card: { first_six: '424242', last_four: '4242' },
      amount: '20.00',
      currency: 'EUR',
      payment_system: 'visa',
    },
  },
  'cashbox.callback': { path: () => ({ provider: 'sandbox' }), body: {}, owner: signature },
  'games.filter': { body: {} },
  'games.facets': { body: {} },
  'games.select': { body: { game_ids: [] } },
  'games.selectBySeoTitles': { body: { game_seo_titles: [] } },
  'games.collections': {},
  'games.providers': {},
  'games.random': {},
  'games.played': {},
  'games.favorites': {},
  'games.addFavorite': { path: () => ({ id: 999_999 }), owner: 404 },
  'games.removeFavorite': { path: () => ({ id: 999_999 }) },
  'games.rounds': {},
  'games.history': {},
  'games.exportRounds': {},
  'games.similar': { query: 'identifier=none/Such', owner: 404 },
  'games.roundSums': {},
  'games.liveTables': { query: 'currency=EUR' },
  'games.realityCheck': {},
  'games.answerRealityCheck': { body: {} },
  'games.launch': {
    path: ({ game }) => ({ ...game }),
    guest: 401,
    incomplete: wrong,
    openSignUp: wrong,
    inBreak: wrong,
  },
  'games.fairness': { path: ({ round }) => ({ id: round }), other: 404 },
  'games.latestWinners': {},
  'jackpots.list': {},
  'jackpots.wins': {},
  'jackpots.byCurrency': {},
  'studio.balance': { body: {}, owner: signature },
  'studio.bet': { body: {}, owner: signature },
  'studio.win': { body: {}, owner: signature },
  'studio.wins': { body: {}, owner: signature },
  'studio.rollback': { body: {}, owner: signature },
  'realtime.authorize': { body: { client: 'c1', channels: [] } },
  'realtime.subscription': {},
}
