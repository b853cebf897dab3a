import { seedFrom } from '@apogee/art'

/** Markets with a list of their own: a country in small letters, or a language. */
const MARKETS = ['au', 'ca', 'de', 'it', 'no', 'nz', 'ee', 'fr-CA'] as const

/** The list a market prefers to the general one of that name (wire-facts 5.2). */
const marketList = (id: string, market: string): string => `${id}:${market}`

export const marketCollections = MARKETS.map((market) => marketList('top', market))

/** A market's favourites are among what is liked everywhere, in a choice of its own. */
export const marketLists = (no: number): string[] =>
  no > 400
    ? []
    : MARKETS.filter((market) => seedFrom(`${market}/${no}`).chance(0.22)).map((one) => marketList('top', one))
