import type { CallName } from '@apogee/contract'

export type Weight = 'needed' | 'optional'

/**
 * A call of the public wire that a read-only check can make, the pages that use it, and whether they work without it.
 */
export interface Use {
  readonly call: CallName
  readonly pages: string
  readonly weight: Weight
  /** Only for signed-in players. */
  readonly isPlayers?: boolean
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A 404 or an empty answer is acceptable. */
  readonly mayBeEmpty?: boolean
}

const use = (call: CallName, pages: string, weight: Weight, more: Partial<Use> = {}): Use => ({
  call,
  pages,
  weight,
  ...more,
})
const own = (call: CallName, pages: string, weight: Weight, more: Partial<Use> = {}): Use =>
  use(call, pages, weight, { isPlayers: true, ...more })

export const uses: readonly Use[] = [
  use('profile.player', 'every page', 'needed'),
  use('profile.settings', 'every page: realtime; forms: captcha', 'needed'),
  use('site.currencies', 'every amount', 'needed'),
  use('site.countries', 'sign-up, /profile', 'needed'),
  use('site.playerFields', 'sign-up, /profile, cashbox', 'needed'),
  use('site.statuses', '/profile/level, banners', 'optional'),
  use('site.project', 'navigation', 'optional'),
  use('site.locales', 'language menu', 'optional'),
  use('site.currentIp', 'sign-up', 'optional'),
  use('site.cryptoRates', 'cashbox', 'optional'),
  use('games.filter', 'lobby, listings, search', 'needed', { body: { device: 'desktop', page: 1, page_size: 20 } }),
  use('games.select', 'lobby: continue playing', 'needed', { body: { game_ids: [] } }),
  use('games.selectBySeoTitles', '/play/:producer/:name', 'needed', { body: { game_seo_titles: [] } }),
  use('games.collections', 'lobby', 'needed'),
  use('games.providers', '/producers, filters', 'needed'),
  use('games.random', 'random-game card', 'optional'),
  use('games.latestWinners', 'lobby: wins', 'optional'),
  use('jackpots.list', '/jackpots', 'optional'),
  use('jackpots.wins', '/jackpots', 'optional'),
  use('jackpots.byCurrency', 'jackpot tiles', 'optional'),
  use('tournaments.list', '/tournaments, /actions', 'optional'),
  use('tournaments.recent', '/tournaments', 'optional'),
  use('lotteries.list', '/lotteries', 'optional'),
  use('content.pages', 'navigation, footer', 'optional'),
  use('content.snippets', 'footer', 'optional'),
  use('bonuses.registration', 'sign-up', 'optional'),
  use('loyalty.rates', '/rocket-mart', 'optional', { params: { type: 'money' } }),
  use('auth.providers', 'sign-in', 'optional'),
  own('wallet.accounts', 'balance on every page, cashbox', 'needed'),
  own('cashbox.payments', 'cashbox history', 'needed'),
  own('cashbox.methods', 'cashbox', 'needed', { params: { currency: 'EUR' } }),
  own('cashbox.accounts', 'cashbox', 'optional'),
  own('cashbox.stats', '/profile', 'optional'),
  own('profile.subscriptions', '/profile', 'optional'),
  own('profile.documents', '/profile/verification', 'optional'),
  own('auth.sessions', '/profile/security', 'optional'),
  own('auth.twoFactor', '/profile/security', 'optional', { mayBeEmpty: true }),
  own('limits.list', '/profile/limits', 'needed'),
  own('bonuses.list', 'gifts', 'needed'),
  own('bonuses.freespins', 'gifts', 'needed'),
  own('bonuses.deposit', 'cashbox, gifts', 'optional'),
  own('lootboxes.list', '/rocketmart-wheel, /rocket-chance', 'optional'),
  own('loyalty.points', '/rocket-mart, /profile/level', 'optional'),
  own('tournaments.own', '/tournaments', 'optional'),
  own('tournaments.statuses', '/tournaments, /actions', 'optional'),
  own('lotteries.statuses', '/lotteries', 'optional'),
  own('games.played', 'lobby: continue playing', 'optional'),
  own('games.favorites', 'favourites', 'optional'),
  own('games.realityCheck', 'game page', 'optional'),
  own('vip.progress', '/rocketplay-vipclub', 'optional', { mayBeEmpty: true }),
]
