import type { Seed } from '@apogee/art'
import BADGES from '../../../../../../content/catalogue/badges.json' with { type: 'json' }
import type { CatalogueGame } from '../seedCatalogue.ts'
import { enginePlans } from './engines.ts'
import { marketLists } from './marketLists.ts'
import type { Profiles } from './publishedEngines.ts'

type GameTheme = Omit<
  CatalogueGame,
  'no' | 'identifier' | 'title' | 'seo_title' | 'provider' | 'theme' | 'seed' | 'sub' | 'ribbon' | 'engine'
>

/** Every currency of the platform but FUN; those without the last six are fiat. */
const FIAT = ['EUR', 'USD', 'CAD', 'AUD', 'NZD', 'BRL', 'INR', 'JPY', 'NOK', 'PLN', 'GBP', 'KZT']
const CRYPTO = ['BTC', 'ETH', 'LTC', 'BCH', 'DOG', 'USDT']
const NEWEST = Date.UTC(2026, 10, 20)
const DAY = 86_400_000

export interface GameSeed {
  /** Popularity rank; a fraction between two ranks for a game that was added later. */
  readonly no: number
  readonly engine: string
  /** The profiles of that engine that the studio has published. */
  readonly profiles: Profiles
  readonly isFeatured: boolean
}

/** Generates a game's figures, lists, currencies and dates. */
export function themeGame({ no, engine, profiles, isFeatured }: GameSeed, r: Seed): GameTheme {
  const [profile, figures] = r.pick(profiles)
  const isLive = enginePlans[engine]?.isLive ?? false
  const age = ageInDays(no, r, isFeatured)
  const { categories, badges } = shelve({ no, engine, age, isFeatured }, r)
  return {
    categories,
    profile,
    lines: figures.lines ?? null,
    ways: figures.ways ?? null,
    volatility_rating: figures.volatility_rating,
    hit_rate: figures.hit_rate,
    payout: figures.payout,
    devices: r.chance(0.02) && !isLive ? ['desktop'] : ['desktop', 'mobile'],
    currencies: currenciesOf(r, isFeatured),
    // Live tables have no demo (wire-facts 5.5).
    hasDemo: !isLive && (isFeatured || !r.chance(0.04)),
    releasedAt: new Date(NEWEST - age * DAY).toISOString(),
    popularity: Math.round(1_000_000 / (no + 9) ** 0.82),
    badges,
  }
}

/** Most games are years old; one in twenty was released within the last six weeks. */
function ageInDays(no: number, r: Seed, featured: boolean): number {
  if (featured) return no % 4 === 2 ? r.whole(1, 24) : r.whole(60, 900)
  return r.chance(0.05) ? r.whole(0, 42) : Math.round(43 + 2600 * r() ** 1.4)
}

/**
 * Six percent of games lack several fiat currencies, so that a tile can be locked; crypto is never locked (OPEN-72).
 */
function currenciesOf(r: Seed, featured: boolean): string[] {
  if (featured || !r.chance(0.06)) return [...FIAT, ...CRYPTO]
  const missing = new Set(r.shuffle(FIAT.slice(1)).slice(0, r.whole(3, 7)))
  if (r.chance(0.25)) missing.add('EUR')
  return [...FIAT, ...CRYPTO].filter((code) => !missing.has(code))
}

type Badge = CatalogueGame['badges'][number]

/**
 * A badge marks rare games: those of a list, optionally only for a number of days after release or up to a popularity
 * rank.
 */
interface BadgeRule extends Badge {
  readonly list: string
  readonly days?: number
  readonly places?: number
}
const badgeRules: readonly BadgeRule[] = BADGES

interface Shelved {
  readonly no: number
  readonly engine: string
  readonly age: number
  readonly isFeatured: boolean
}

/** Lists curated by the operator, which can contain games of any kind. */
const houseLists = ({ no, age, isFeatured }: Shelved, r: Seed): string[] => [
  ...(age <= 42 ? ['new'] : []),
  ...(no <= 90 ? ['top'] : []),
  ...(no <= 1600 && r.chance(no <= 200 ? 0.3 : 0.08) ? ['recommended'] : []),
  ...(r.chance(0.05) ? ['exclusive'] : []),
  ...(r.chance(0.03) ? ['special'] : []),
  ...(age <= 8 && no > 400 && !isFeatured && r.chance(0.4) ? ['prerelease'] : []),
  ...marketLists(no),
]

const slotLists = ({ no, isFeatured }: Shelved, r: Seed): string[] => [
  ...(isFeatured || r.chance(0.62) ? ['pokies'] : []),
  ...(r.chance(0.12) ? ['animated'] : []),
  ...(no <= 4000 && r.chance(0.06) ? ['jackpot'] : []),
  ...(r.chance(0.03) ? ['mystic-jackpots'] : []),
  ...(r.chance(0.03) ? ['pragmatic-drop-wins'] : []),
  ...(r.chance(0.85) ? ['bonus-wagering'] : []),
]

function shelve(about: Shelved, r: Seed): { categories: string[]; badges: Badge[] } {
  const plan = enginePlans[about.engine]
  const kind = plan?.categories ?? []
  const categories = [
    ...kind,
    ...(kind.includes('slots') ? slotLists(about, r) : []),
    ...(plan?.isLive && r.chance(0.4) ? ['pragmatic-drop-wins-live'] : []),
    ...houseLists(about, r),
    ...(plan?.features ?? []),
  ]
  const badges = badgeRules.filter(
    ({ list, days = about.age, places = about.no }) =>
      categories.includes(list) && about.age <= days && about.no <= places,
  )
  return { categories, badges: badges.slice(0, 2).map(({ type, theme }) => ({ type, theme })) }
}
