import { guestPages } from '../support/guestPages.ts'

/** Pages of the demo's games and contests, with the ids of the plain platform. */
const here: Readonly<Record<string, readonly string[]>> = {
  '/$': ['/about', '/terms-and-conditions', '/payments', '/plain-house', '/nowhere/at/all'],
  '/action/$slug': ['/action/lanterns'],
  '/categories/$slug': ['/categories/top', '/categories/unheard-of'],
  '/lottery/$slug': ['/lottery/winter-draw'],
  '/play/$producer/$name': ['/play/nordwind/copper-canyon'],
  '/producers/$slug': ['/producers/nordwind', '/producers/nameless'],
  '/producers/$slug/$page': ['/producers/nordwind/1'],
  '/tournaments/$slug': ['/tournaments/harbour-race', '/tournaments/zigzag-weekly', '/tournaments/october-cup'],
}

const profile = ['main', 'level', 'gifts', 'verification', 'limits', 'security', 'games-history', 'promocode']

/** Pages of each route for a guest of the plain platform. */
export const pagesOfGuest = Object.entries({ ...guestPages, ...here }).flatMap(([, paths]) => paths)

/** Pages for players only, and those with more content for a player. */
export const pagesOfPlayer: readonly string[] = [
  '/',
  ...profile.map((child) => `/profile/${child}`),
  ...['/favorite-games', '/bonuses/601', '/promotions', '/rocket-mart', '/rocket-mart/freespins', '/rocket-mart/money'],
  ...['/rocket-mart/special', '/rocketmart-wheel', '/rocketplay-wheel', '/rocketplay-adventure', '/rocketplay-vipclub'],
  ...['/tournaments', '/tournaments/all', '/tournaments/harbour-race', '/tournaments/leaderboard', '/lotteries'],
  ...['/lottery/winter-draw', '/actions', '/action/lanterns', '/achievements', '/vip', '/support', '/producers'],
  ...['/play/nordwind/copper-canyon', '/play/nordwind/copper-canyon?mode=real', '/fairness/none', '/about'],
]
