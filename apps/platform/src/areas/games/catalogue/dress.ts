import type { Seed } from '@apogee/art'
import PROFILES from '../../../../../../content/catalogue/profiles.json' with { type: 'json' }
import type { CatalogueGame } from '../seedCatalogue.ts'

type Dress = Omit<
  CatalogueGame,
  'no' | 'identifier' | 'title' | 'seo_title' | 'provider' | 'theme' | 'seed' | 'sub' | 'ribbon'
>

const profiles = Object.entries(PROFILES.lines)
/** Every currency of the platform but FUN; those without the last six are fiat. */
const FIAT = ['EUR', 'USD', 'CAD', 'AUD', 'NZD', 'BRL', 'INR', 'JPY', 'NOK', 'PLN', 'GBP', 'KZT']
const CRYPTO = ['BTC', 'ETH', 'LTC', 'BCH', 'DOG', 'USDT']
const NEWEST = Date.UTC(2026, 10, 20)
const DAY = 86_400_000

/** What a game has besides its name and picture: figures, lists, currencies, dates. `no` is its place by popularity. */
export function dressGame(no: number, r: Seed, featured: boolean): Dress {
  const [profile, figures] = r.pick(profiles)
  const age = ageInDays(no, r, featured)
  const { categories, badges } = shelve(no, r, age, featured)
  return {
    categories,
    engine: 'lines',
    profile,
    lines: figures.lines,
    ways: null,
    volatility_rating: figures.volatility_rating,
    hit_rate: figures.hit_rate,
    payout: figures.payout,
    devices: r.chance(0.02) ? ['desktop'] : ['desktop', 'mobile'],
    currencies: currenciesOf(r, featured),
    hasDemo: featured || !r.chance(0.04),
    releasedAt: new Date(NEWEST - age * DAY).toISOString(),
    popularity: Math.round(1_000_000 / (no + 9) ** 0.82),
    badges,
  }
}

/** Most games are years old, one in twenty came within the last six weeks. */
function ageInDays(no: number, r: Seed, featured: boolean): number {
  if (featured) return no % 4 === 2 ? r.whole(1, 24) : r.whole(60, 900)
  return r.chance(0.05) ? r.whole(0, 42) : Math.round(43 + 2600 * r() ** 1.4)
}

/** Six in a hundred lack several fiat currencies, so that a tile can be locked; crypto is never locked (OPEN-72). */
function currenciesOf(r: Seed, featured: boolean): string[] {
  if (featured || !r.chance(0.06)) return [...FIAT, ...CRYPTO]
  const missing = new Set(r.shuffle(FIAT.slice(1)).slice(0, r.whole(3, 7)))
  if (r.chance(0.25)) missing.add('EUR')
  return [...FIAT, ...CRYPTO].filter((code) => !missing.has(code))
}

type Badge = CatalogueGame['badges'][number]
const BADGES: Readonly<Record<string, Badge>> = {
  prerelease: { type: 'prerelease', theme: 'info' },
  new: { type: 'new', theme: 'win' },
  exclusive: { type: 'exclusive', theme: 'accent' },
  top: { type: 'top', theme: 'gold' },
}

function shelve(no: number, r: Seed, age: number, featured: boolean): { categories: string[]; badges: Badge[] } {
  const categories = [
    'slots',
    ...(featured || r.chance(0.62) ? ['pokies'] : []),
    ...(age <= 42 ? ['new'] : []),
    ...(no <= 90 ? ['top'] : []),
    ...(no <= 1600 && r.chance(no <= 200 ? 0.3 : 0.08) ? ['recommended'] : []),
    ...(r.chance(0.05) ? ['exclusive'] : []),
    ...(r.chance(0.12) ? ['animated'] : []),
    ...(r.chance(0.03) ? ['special'] : []),
    ...(age <= 8 && no > 400 && r.chance(0.4) ? ['prerelease'] : []),
    ...(r.chance(0.85) ? ['bonus-wagering'] : []),
  ]
  const badges = Object.entries(BADGES).filter(([id]) => categories.includes(id) && (id !== 'top' || no <= 24))
  return { categories, badges: badges.slice(0, 2).map(([, badge]) => badge) }
}
