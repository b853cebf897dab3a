import type { Request_ } from '@apogee/contract'

/** The kinds of game listings. */
export type ListingKind = 'category' | 'pokies' | 'live' | 'provider' | 'favourites'

/**
 * The content of a listing: a studio's games, or those of a category that `within` may narrow to another (live
 * roulette).
 */
export interface Shelf {
  readonly kind: 'category' | 'provider'
  readonly slug: string
  readonly within?: string
}

const liveCategories: ReadonlySet<string> = new Set(['roulette', 'blackjack', 'baccarat', 'poker', 'game-shows'])

/** The category behind a listing's address (RT-02, RT-03, RT-06); undefined if it is not one of that kind. */
export function shelfOf(kind: 'category' | 'pokies' | 'live', slug: string): Shelf | undefined {
  // `label` is a text among the category names, not a category.
  if (slug === 'label') return undefined
  if (kind === 'category') return { kind: 'category', slug }
  if (slug === 'all') return { kind: 'category', slug: kind }
  if (liveCategories.has(slug) !== (kind === 'live') || slug === 'live' || slug === kind) return undefined
  // Roulette exists both live and otherwise.
  return { kind: 'category', slug, ...(kind === 'live' && { within: 'live' }) }
}

export const sorts = ['popular', 'newest', 'title', 'payout', 'calm', 'wild'] as const
type Sort = (typeof sorts)[number]

export const volatilities = ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'] as const
export type Volatility = (typeof volatilities)[number]

/** The filters a player has set. They are in the address, so that it can be shared, bookmarked and gone back to. */
export interface Filters {
  readonly studios: readonly string[]
  readonly features: readonly string[]
  readonly volatility: readonly Volatility[]
  readonly lines: number | undefined
  readonly ways: number | undefined
  readonly jackpot: boolean
  readonly sort: Sort
}

export const noFilters: Filters = {
  studios: [],
  features: [],
  volatility: [],
  lines: undefined,
  ways: undefined,
  jackpot: false,
  sort: 'popular',
}

const names = ['studio', 'feature', 'volatility', 'lines', 'ways', 'jackpot', 'sort'] as const
type Written = Partial<Record<(typeof names)[number], string>>

const termPattern = /^[a-z0-9][a-z0-9-]{0,60}$/
// The platform accepts no more at once.
const maxTerms = 20

/** The terms of a list, unique and sorted: the same filter has one address, independent of the order of choices. */
const termsOf = (text: unknown): string[] =>
  typeof text === 'string' || Array.isArray(text)
    ? [...new Set(String(text).split(','))]
        .filter((one) => termPattern.test(one))
        .sort()
        .slice(0, maxTerms)
    : []

const numberOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined

/** Parses an address; unknown values are ignored. */
export function readFilters(search: Readonly<Record<string, unknown>>): Filters {
  const asked = termsOf(search['volatility'])
  const lines = numberOf(search['lines'])
  return {
    studios: termsOf(search['studio']),
    features: termsOf(search['feature']),
    volatility: volatilities.filter((one) => asked.includes(one)),
    lines,
    // A game has lines or ways, never both.
    ways: lines === undefined ? numberOf(search['ways']) : undefined,
    jackpot: search['jackpot'] === '1',
    sort: sorts.find((one) => one === search['sort']) ?? 'popular',
  }
}

/** The filters' part of an address; inactive filters are omitted. */
export function writeFilters({ studios, features, volatility, lines, ways, jackpot, sort }: Filters): Written {
  return {
    ...(studios.length > 0 && { studio: studios.toSorted().join() }),
    ...(features.length > 0 && { feature: features.toSorted().join() }),
    ...(volatility.length > 0 && { volatility: volatilities.filter((one) => volatility.includes(one)).join() }),
    ...(lines !== undefined && { lines: String(lines) }),
    ...(lines === undefined && ways !== undefined && { ways: String(ways) }),
    ...(jackpot && { jackpot: '1' }),
    ...(sort !== 'popular' && { sort }),
  }
}

/** Replaces the filters in an address; everything else in it stays. Paging starts again. */
export function withFilters(search: Readonly<Record<string, unknown>>, filters: Filters): Record<string, unknown> {
  const { page: _page, ...rest } = search
  return { ...Object.fromEntries(Object.entries(rest).filter(([name]) => !isFilter(name))), ...writeFilters(filters) }
}

const isFilter = (name: string): boolean => names.some((one) => one === name)

/** The number of active filters; the sort order is not one. */
export const countOf = ({ studios, features, volatility, lines, ways, jackpot }: Filters): number =>
  studios.length +
  features.length +
  volatility.length +
  Number(lines !== undefined || ways !== undefined) +
  Number(jackpot)

/** Adds or removes a value. */
export const toggled = <V extends string>(list: readonly V[], value: V): readonly V[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

type Body = Request_<'games.filter'>['body']

const jackpots = 'jackpot'

/** The platform request for a shelf (API-071). `own`: the market's version of the list. */
export function listingRequest(
  shelf: Shelf,
  filters: Filters,
  own: (slug: string) => string,
): Pick<Body, 'filter' | 'sort'> {
  const { studios, features, volatility, lines, ways, jackpot } = filters
  const lists = [
    ...(shelf.kind === 'category' && shelf.slug !== 'all' ? [own(shelf.slug)] : []),
    ...(shelf.within ? [shelf.within] : []),
    ...features,
    ...(jackpot ? [jackpots] : []),
  ]
  const providers = shelf.kind === 'provider' ? [shelf.slug] : studios
  const sort = sortOf[filters.sort]
  return {
    filter: {
      ...(lists.length > 0 && {
        categories: { identifiers: lists, strategy: lists.length > 1 ? ('AND' as const) : ('OR' as const) },
      }),
      ...(providers.length > 0 && { providers: [...providers] }),
      ...(volatility.length > 0 && { volatility_rating: [...volatility] }),
      ...(lines !== undefined && { lines }),
      ...(ways !== undefined && { ways }),
    },
    ...(sort && { sort }),
  }
}

const sortOf: Readonly<Record<Sort, Body['sort']>> = {
  // A list has its own order: new games are sorted by release.
  popular: undefined,
  newest: { type: 'released_at', direction: 'DESC' },
  title: { type: 'title', direction: 'ASC' },
  payout: { type: 'payout', direction: 'DESC' },
  calm: { type: 'volatility_rating', direction: 'ASC' },
  wild: { type: 'volatility_rating', direction: 'DESC' },
}

/** The values of a group that leave games, by number of games, and the selected ones in any case. */
export function choicesOf(
  counts: Readonly<Record<string, number>> | undefined,
  chosen: readonly string[],
): readonly { readonly value: string; readonly count: number }[] {
  const values = new Set([...Object.keys(counts ?? {}), ...chosen])
  return [...values]
    .map((value) => ({ value, count: counts?.[value] ?? 0 }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

/** The page number in an address; undefined if it is invalid. The first page's address has no number. */
export const pageNumber = (text: unknown): number | undefined =>
  text === undefined ? 1 : typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
