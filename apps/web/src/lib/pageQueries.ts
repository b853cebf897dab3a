/**
 * Names of parameters that a page reads while it is rendered. What else stands in an address (a campaign, a guess of
 * somebody's) makes no other page: guests share it, and a route is not loaded anew for it.
 */
export const pageQueries: ReadonlySet<string> = new Set([
  // Listings of games and of news.
  ...['page', 'studio', 'feature', 'volatility', 'lines', 'ways', 'jackpot', 'sort'],
  // A game for money or as a demo.
  'mode',
  // Whoever comes back from a payment, or from a provider of sign-in.
  ...['payment', 'provider', 'redirect'],
  // Mailed links.
  ...['token', 'confirmation_token', 'reset_password_token', 'unlock_token'],
  // A player's history.
  ...['show', 'from', 'to', 'period', 'outcome', 'game'],
  // Promo codes travel on through the redirects of a page.
  ...['depositPromocode', 'giftPromocode'],
  // The sandbox's country.
  'country',
])

/** The part of a query that a page reads. */
export const readPart = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => pageQueries.has(name)))
