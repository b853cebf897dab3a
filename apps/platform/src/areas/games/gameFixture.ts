import { ownStudio } from '../../core/config/studiosConfig.ts'
import { type GameIndex, indexGames } from './gameCatalogue.ts'
import type { GameRow, Preview } from './gameRecord.ts'
import type { CatalogueGame, CatalogueSource } from './seedCatalogue.ts'

const fiat = ['EUR', 'USD', 'CAD']

/** A game for tests, with default values for everything except `changes`. */
export function gameFixture(no: number, name: string, changes: Partial<CatalogueGame> = {}): CatalogueGame {
  const provider = changes.provider ?? 'brasswing'
  return {
    no,
    identifier: `${provider}/${name.replace(/[^\p{L}\p{N}]/gu, '')}`,
    title: name,
    seo_title: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    provider,
    theme: 'dragon',
    seed: `seed-${no}`,
    categories: ['slots'],
    engine: 'lines',
    profile: 'calm',
    lines: 20,
    ways: null,
    volatility_rating: 'medium',
    hit_rate: '25.0',
    payout: '96.0',
    devices: ['desktop', 'mobile'],
    currencies: fiat,
    hasDemo: true,
    releasedAt: '2025-01-01T00:00:00.000Z',
    popularity: 1000 - no,
    badges: [],
    ...changes,
  }
}

/** Nine games of three studios, in descending order of popularity. */
export const sourceFixture: CatalogueSource = {
  studios: [
    { id: 'brasswing', title: 'Brasswing' },
    { id: 'nordlicht', title: 'Nördlicht Spiele' },
    { id: 'paper-lantern', title: 'Paper Lantern' },
    { id: 'idle', title: 'Idle Hands' },
  ],
  collections: [
    { id: 'all', title: 'All games', ordering: 'popular' },
    { id: 'slots', title: 'Slots', ordering: 'popular' },
    { id: 'new', title: 'New', ordering: 'newest' },
    { id: 'top', title: 'Top', ordering: 'popular' },
    { id: 'jackpot', title: 'Jackpots', ordering: 'popular' },
  ],
  games: [
    gameFixture(1, 'Ember Wyrm', { categories: ['slots', 'top'], badges: [{ type: 'top', theme: 'gold' }] }),
    gameFixture(2, 'Café Größenwahn', { provider: 'nordlicht', categories: ['slots', 'new'] }),
    gameFixture(3, 'Dragon’s Hoard', { categories: ['slots', 'top', 'new'], releasedAt: '2026-09-01T00:00:00.000Z' }),
    gameFixture(4, 'Paper Moon', { provider: 'paper-lantern', lines: null, ways: 243, volatility_rating: 'high' }),
    gameFixture(5, 'Moonlit Harbour', { provider: 'paper-lantern', payout: '97.2', hit_rate: '31.5', lines: 40 }),
    gameFixture(6, 'Harbour Master', {
      provider: 'nordlicht',
      currencies: ['EUR', 'BTC'],
      categories: ['slots', 'new'],
    }),
    gameFixture(7, 'Desk Only', { devices: ['desktop'], volatility_rating: 'low' }),
    gameFixture(8, 'No Demo Here', { hasDemo: false, currencies: ['EUR'] }),
    gameFixture(9, 'Ember Wyrm', { provider: 'paper-lantern', categories: ['pokies'] }),
  ],
}

export const previewFixture = (): Preview => ({
  version: 'test',
  colors: ['#111111', '#222222', '#333333'],
  glow: '#ffffff',
})

/** The index of a database seeded with the source. */
export function indexFixture(source: CatalogueSource): GameIndex {
  const games = source.games.map(({ currencies, hasDemo, releasedAt, ...game }) => ({
    ...game,
    sub: game.sub ?? null,
    ribbon: game.ribbon ?? null,
    currencies: Object.fromEntries(
      [...(hasDemo ? ['FUN'] : []), ...currencies].map((code) => [code, { jackpot: null }]),
    ),
    released_at: new Date(releasedAt),
    partner: game.partner ?? ownStudio,
    details: game.details ?? null,
  }))
  // A source has read-only lists and any text as a rating; rows of the database have mutable lists and known ratings.
  return indexGames({ ...source, games: games as unknown as GameRow[] }, previewFixture)
}

const heads = [
  'Ember',
  'Golden',
  'Lunar',
  'Crystal',
  'Savage',
  'Lucky',
  'Frozen',
  'Velvet',
  'Iron',
  'Neon',
  'Royal',
  'Wild',
]
const tails = [
  'Wyrm',
  'Harvest',
  'Temple',
  'Reels',
  'Fortune',
  'Outlaw',
  'Garden',
  'Kraken',
  'Circus',
  'Express',
  'Oasis',
]
const thirds = ['Deluxe', 'Rising', 'Nights', 'Quest', 'Legacy', 'Returns', 'Megaways', 'Gold', 'Storm', 'Saga', 'Rush']

/** As many games of 40 studios as the real catalogue has, for measuring. */
export function manyGames(count: number): CatalogueSource {
  const studios = Array.from({ length: 40 }, (_, n) => ({ id: `studio-${n}`, title: `${heads[n % 12]} Studio ${n}` }))
  const games = Array.from({ length: count }, (_, n) => {
    const title =
      `${heads[n % 12]} ${tails[n % 11]} ${thirds[Math.floor(n / 132) % 11]} ${Math.floor(n / 1452) || ''}`.trim()
    const categories = ['slots', ...(n % 3 ? ['pokies'] : []), ...(n % 20 ? [] : ['new']), ...(n % 15 ? [] : ['top'])]
    const currencies = [
      'EUR',
      'USD',
      'CAD',
      'AUD',
      'NZD',
      'BRL',
      'INR',
      'JPY',
      'NOK',
      'PLN',
      'GBP',
      'KZT',
      'BTC',
      'ETH',
    ]
    return gameFixture(n + 1, title, {
      identifier: `studio-${n % 40}/G${n}`,
      provider: `studio-${n % 40}`,
      categories,
      currencies,
    })
  })
  return { studios, games, collections: sourceFixture.collections }
}
