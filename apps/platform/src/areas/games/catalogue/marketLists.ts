import { seedFrom } from '@apogee/art'

/** Markets with separate lists: a country in lower case, or a language. */
const MARKETS = ['au', 'ca', 'de', 'it', 'no', 'nz', 'ee', 'fr-CA'] as const

/** The list a market uses instead of the general one of that name (wire-facts 5.2). */
const marketList = (id: string, market: string): string => `${id}:${market}`

export const marketCollections = MARKETS.map((market) => marketList('top', market))

/** A market's favourites are a selection of the games that are popular everywhere. */
export const marketLists = (no: number): string[] =>
  no > 400
    ? []
    : MARKETS.filter((market) => seedFrom(`${market}/${no}`).chance(0.22)).map((one) => marketList('top', one))
