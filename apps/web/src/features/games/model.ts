import type { Result } from '@apogee/contract'

type WireGame = Result<'games.filter'>['data'][number]

/** One of our badge texts, and the colour chosen by the operator. */
interface Badge {
  readonly type: (typeof badgeTypes)[number]
  readonly theme: string
}
const badgeTypes = ['new', 'exclusive', 'hot', 'top', 'prerelease'] as const
const maxBadges = 2

/** The fields of a game that a tile needs: few, because the server sends them for every tile on the page. */
export interface TileGame {
  readonly identifier: string
  readonly title: string
  /** `/play/{producer}/{name}`. */
  readonly path: `/play/${string}/${string}`
  readonly provider: string
  /**
   * `{version}/{provider}/{seo title}` of the tile's image, or the address of another platform's image; empty without
   * an image.
   */
  readonly picture: string
  readonly colors: readonly string[]
  readonly glow: string
  /** At most two badges on the free top of the art. */
  readonly badges: readonly Badge[]
  /** Linked to a jackpot, whose amount it then shows (GAME-08). Omitted otherwise, because most games are not. */
  readonly hasJackpot?: true
  /** A table with several players, which reports its status. */
  readonly isLive?: true
  readonly hasDemo: boolean
  /** Numeric id in the player's currency, or the one used for a game that is not available in it; null for a guest. */
  readonly id: number | null
  /** The currencies it is available in, only if it is locked for the player (GAME-07). */
  readonly lockedTo: readonly string[] | null
  readonly hasRoundWaiting: boolean
}

/** CONST-41 */
export const rowSize = 15
/** CONST-03: the number of games per page of a listing, unless the brand's settings differ. */
export const pageSizeOf = ({ gamesPerPage = 40 }: { readonly gamesPerPage?: number }): number => gamesPerPage

const cryptoCurrencies: ReadonlySet<string> = new Set(['BTC', 'ETH', 'LTC', 'BCH', 'DOG', 'USDT'])

export const isCryptoCurrency = (currency: string): boolean => cryptoCurrencies.has(currency)

/**
 * GAME-07, OPEN-72: locked for a signed-in player of a fiat currency that the game has no entry for; FUN alone unlocks
 * nothing.
 */
export const isLocked = (currencies: WireGame['currencies'], currency: string | null): boolean =>
  currency !== null && !isCryptoCurrency(currency) && currencies[currency] === undefined

/** LOB-11: there is a demo if FUN has an id and the game is not live (wire-facts 5.5). */
export const hasDemo = (game: Pick<WireGame, 'currencies' | 'categories'>): boolean =>
  game.currencies['FUN'] !== undefined && !game.categories.includes('live')

/** LOB-10: the first badges that have a text and fit. */
const badgesOf = ({ badges }: Pick<WireGame, 'badges'>): readonly Badge[] =>
  badges
    .flatMap(({ type, theme }) => {
      const known = badgeTypes.find((one) => one === type)
      return known ? [{ type: known, theme }] : []
    })
    .slice(0, maxBadges)

/** The platform's id of a favourite: by the player's currency, else the demo's, else any. */
const idIn = (currencies: WireGame['currencies'], currency: string): number | null =>
  (currencies[currency] ?? currencies['FUN'] ?? Object.values(currencies)[0])?.id ?? null

const jackpotCategories: ReadonlySet<string> = new Set(['jackpot', 'mystic-jackpots'])

/** The address of a tile's image, as described in {@link TileGame}. */
export const pictureOf = (preview: WireGame['preview'], provider: string, name: string): string =>
  preview.picture ?? (preview.version && `${preview.version}/${provider}/${name}`)

/** Converts a wire game to a tile, for a player of this currency or a guest (null). */
export function toTile(game: WireGame, currency: string | null): TileGame {
  const locked = isLocked(game.currencies, currency)
  return {
    identifier: game.identifier,
    title: game.title,
    path: `/play/${game.provider}/${game.seo_title}`,
    provider: game.provider,
    picture: pictureOf(game.preview, game.provider, game.seo_title),
    colors: game.preview.colors,
    glow: game.preview.glow,
    badges: badgesOf(game),
    ...(game.categories.some((category) => jackpotCategories.has(category)) && { hasJackpot: true }),
    ...(game.categories.includes('live') && { isLive: true }),
    hasDemo: hasDemo(game),
    id: currency === null ? null : idIn(game.currencies, currency),
    lockedTo: locked ? Object.keys(game.currencies).filter((code) => code !== 'FUN') : null,
    hasRoundWaiting: currency !== null && game.unfinished_games_for.includes(currency),
  }
}

/** Address of a tile's image at a width that the media service renders. */
export const pictureUrl = (picture: string, width: 60 | 120 | 172 | 258 | 344 | 516, type: 'avif' | 'webp'): string =>
  `/media/tile/${picture}/${width}.${type}`

/** A tile's colours before its image has loaded. */
export const placeholderStyle = (game: Pick<TileGame, 'colors' | 'glow'>): string =>
  `radial-gradient(90% 60% at 50% 42%,${game.glow}66,transparent 70%),linear-gradient(${game.colors.join(',')})`

/** LOB-12: search runs for text longer than 2 characters. */
export const searchText = (typed: string): string | null => {
  const text = typed.trim().replace(/\s+/g, ' ')
  return text.length > 2 ? text : null
}

/** Two letters: too short to search for games (LOB-12), but enough to name studios, categories and recent searches. */
export const hintText = (typed: string): string | null => {
  const text = typed.trim()
  return text.length === 2 ? text : null
}

/** LOB-13 */
export const searchDebounceMs = 300

/** "EUR, USD and 3 more": the first of a locked game's currencies. */
export const currenciesShown = (
  codes: readonly string[],
  most = 2,
): { readonly shown: string; readonly more: number } => ({
  shown: codes.slice(0, most).join(', '),
  more: Math.max(0, codes.length - most),
})

/** A badge is omitted in its own list, where all games have it. */
export const withoutBadge = (game: TileGame, list: string | undefined): TileGame => ({
  ...game,
  badges: game.badges.filter(({ type }) => type !== list),
})

/** Stacked rows show each game once: a game in one row is left out of those below. */
export function withoutRepeats<R extends { readonly tiles: readonly TileGame[]; readonly slug?: string }>(
  rows: readonly R[],
): readonly R[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const tiles = row.tiles.filter(({ identifier }) => !seen.has(identifier)).slice(0, rowSize)
    for (const { identifier } of tiles) seen.add(identifier)
    return { ...row, tiles: tiles.map((game) => withoutBadge(game, row.slug)) }
  })
}

/** CONST-05: categories whose list ends with the random-game card; in all others it takes the tenth place. */
const cardAtEnd: ReadonlySet<string> = new Set(['special', 'new', 'top', 'recommended'])
const cardPlace = 10

export type ListCard = 'random' | 'cashback'

/**
 * Positions of the cards among a category's games, counted from 0 (CONST-05, CONST-06). In a list shorter than that
 * they come last; an empty list gets no cards.
 */
export function cardsOf(category: string, count: number): ReadonlyMap<number, ListCard> {
  const cards = new Map<number, ListCard>()
  if (count === 0) return cards
  if (category === 'live') cards.set(0, 'cashback')
  // The previous card occupies one place.
  const place = cardPlace - 1 - cards.size
  cards.set(cardAtEnd.has(category) ? count : Math.min(place, count), 'random')
  return cards
}

/** A category's games with its cards in between; in an incomplete list the last place is not reached yet. */
export function withCards(
  games: readonly TileGame[],
  category: string | undefined,
  isWhole = true,
): readonly (TileGame | ListCard)[] {
  if (category === undefined) return games
  const cards = cardsOf(category, games.length)
  const items: (TileGame | ListCard)[] = []
  for (const [index, game] of games.entries()) {
    const card = cards.get(index)
    if (card) items.push(card)
    items.push(game)
  }
  const last = cards.get(games.length)
  return last && isWhole ? [...items, last] : items
}
