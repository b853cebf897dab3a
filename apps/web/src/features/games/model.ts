import type { Result } from '@apogee/contract'

type WireGame = Result<'games.filter'>['data'][number]

/** A word of ours and the colour the operator gave it. */
export interface Badge {
  readonly type: (typeof badgeTypes)[number]
  readonly theme: string
}
const badgeTypes = ['new', 'exclusive', 'hot', 'top', 'prerelease'] as const
const badgesMost = 2

/** What a tile needs of a game: little, because the server sends one for every tile of the page. */
export interface TileGame {
  readonly identifier: string
  readonly title: string
  /** `/play/{producer}/{name}`. */
  readonly path: string
  readonly provider: string
  /** `{version}/{provider}/{seo title}` of the tile's picture. */
  readonly picture: string
  readonly colors: readonly string[]
  readonly glow: string
  /** At most two words on the art's free head. */
  readonly badges: readonly Badge[]
  /** Linked to a jackpot, whose figure it then shows (GAME-08). Left out where it is not: most games are not. */
  readonly hasJackpot?: true
  /** A table that many sit at, which tells what goes on there. */
  readonly isLive?: true
  readonly hasDemo: boolean
  /** Numeric id in the player's currency, or the one a game that does not play in it goes by; null for a guest. */
  readonly id: number | null
  /** Currencies it plays in, only when it is locked for the player (GAME-07). */
  readonly lockedTo: readonly string[] | null
  readonly hasRoundWaiting: boolean
}

/** CONST-41 */
export const rowSize = 15
/** CONST-03: so many games a page of a listing, unless the brand's settings say otherwise. */
export const pageSizeOf = ({ gamesPerPage = 40 }: { readonly gamesPerPage?: number }): number => gamesPerPage

const cryptoCurrencies: ReadonlySet<string> = new Set(['BTC', 'ETH', 'LTC', 'BCH', 'DOG', 'USDT'])

export const isCryptoCurrency = (currency: string): boolean => cryptoCurrencies.has(currency)

/** GAME-07, OPEN-72: locked for a signed-in player of a fiat currency that the game has no entry for; FUN alone unlocks nothing. */
export const isLocked = (currencies: WireGame['currencies'], currency: string | null): boolean =>
  currency !== null && !isCryptoCurrency(currency) && currencies[currency] === undefined

/** LOB-11: a demo exists when FUN has an id and the game is not live (wire-facts 5.5). */
export const hasDemo = (game: Pick<WireGame, 'currencies' | 'categories'>): boolean =>
  game.currencies['FUN'] !== undefined && !game.categories.includes('live')

/** LOB-10: the first badges that there is room and a word for. */
const badgesOf = ({ badges }: Pick<WireGame, 'badges'>): readonly Badge[] =>
  badges
    .flatMap(({ type, theme }) => {
      const known = badgeTypes.find((one) => one === type)
      return known ? [{ type: known, theme }] : []
    })
    .slice(0, badgesMost)

/** As the platform names a favourite: by the player's currency, else by its demo, else by any. */
const idIn = (currencies: WireGame['currencies'], currency: string): number | null =>
  (currencies[currency] ?? currencies['FUN'] ?? Object.values(currencies)[0])?.id ?? null

const jackpotCategories: ReadonlySet<string> = new Set(['jackpot', 'mystic-jackpots'])

/** Wire game -> tile, for a player of this currency or a guest (null). */
export function toTile(game: WireGame, currency: string | null): TileGame {
  const locked = isLocked(game.currencies, currency)
  return {
    identifier: game.identifier,
    title: game.title,
    path: `/play/${game.provider}/${game.seo_title}`,
    provider: game.provider,
    picture: `${game.preview.version}/${game.provider}/${game.seo_title}`,
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

/** Address of a tile's picture at a width the media service draws. */
export const pictureUrl = (picture: string, width: 60 | 120 | 172 | 258 | 344 | 516, type: 'avif' | 'webp'): string =>
  `/media/tile/${picture}/${width}.${type}`

/** The colours a tile has before its picture arrives. */
export const placeholderStyle = (game: Pick<TileGame, 'colors' | 'glow'>): string =>
  `radial-gradient(90% 60% at 50% 42%,${game.glow}66,transparent 70%),linear-gradient(${game.colors.join(',')})`

/** LOB-12: search runs for text longer than 2 characters. */
export const searchText = (typed: string): string | null => {
  const text = typed.trim().replace(/\s+/g, ' ')
  return text.length > 2 ? text : null
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

/** A badge says nothing in its own list, where all have it. */
export const withoutBadge = (game: TileGame, list: string | undefined): TileGame => ({
  ...game,
  badges: game.badges.filter(({ type }) => type !== list),
})

/** Rows one under the other show each game once: what a row above has shown is left out below. */
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
 * Cards among the games of a category: where each stands, counted from 0 among the games (CONST-05, CONST-06). A list that
 * is shorter than the place ends with it; an empty one has none.
 */
export function cardsOf(category: string, count: number): ReadonlyMap<number, ListCard> {
  const cards = new Map<number, ListCard>()
  if (count === 0) return cards
  if (category === 'live') cards.set(0, 'cashback')
  // The card before it takes a place of its own.
  const place = cardPlace - 1 - cards.size
  cards.set(cardAtEnd.has(category) ? count : Math.min(place, count), 'random')
  return cards
}

/** The games of a category with its cards among them; a list that goes on has not come to its last place. */
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
