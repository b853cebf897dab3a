/**
 * Names of parameters that a page reads while rendering. Any other parameter (a campaign, a random guess) does not
 * change the page: guests share it, and no route reloads for it.
 */
export const pageQueries: ReadonlySet<string> = new Set([
  // Listings of games and of news.
  ...['page', 'studio', 'feature', 'volatility', 'lines', 'ways', 'jackpot', 'sort'],
  // A game for real money or as a demo.
  'mode',
  // Returning from a payment or from a sign-in provider.
  ...['payment', 'provider', 'redirect'],
  // Emailed links.
  ...['token', 'confirmation_token', 'reset_password_token', 'unlock_token'],
  // A player's history.
  ...['show', 'from', 'to', 'period', 'outcome', 'game'],
  // Lists of tournaments, and the leaderboard's filter.
  ...['state', 'strategy', 'mine', 'of'],
  // Promo codes pass through a page's redirects.
  ...['depositPromocode', 'giftPromocode'],
  // The country set in the sandbox.
  'country',
])

/** The part of a query that a page reads. */
export const readPart = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => pageQueries.has(name)))
