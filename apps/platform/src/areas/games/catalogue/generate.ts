import { look, type Seed, seedFrom } from '@apogee/art'
import FEATURED from '../../../../../../content/catalogue/featured.json' with { type: 'json' }
import STUDIOS from '../../../../../../content/catalogue/studios.json' with { type: 'json' }
import THEMES from '../../../../../../content/catalogue/themes.json' with { type: 'json' }
import type { CatalogueGame, CatalogueSource } from '../seedCatalogue.ts'
import { Casting } from './casting.ts'
import { COLLECTIONS } from './collections.ts'
import { dressGame } from './dress.ts'
import { slugOf, Titles } from './titles.ts'

/** Games of the catalogue. */
export const GAME_COUNT = 3240

const featured: readonly {
  title: string
  provider: string
  theme: string
  sub?: string
  ribbon?: string
  composition?: string
}[] = FEATURED
const titleOf = new Map(STUDIOS.map(({ slug, title }) => [slug, title]))

/** The whole catalogue by rule: the games set by hand lead, the rest follow in the order of their popularity. The same
 * content gives the same games on every machine. */
export function generateGames(): CatalogueGame[] {
  const r = seedFrom('apogee/catalogue')
  const titles = new Titles()
  for (const { title } of featured) titles.take(title)
  const casting = new Casting(STUDIOS, Object.keys(THEMES))
  return Array.from({ length: GAME_COUNT }, (_, index) => {
    const no = index + 1
    const hand = featured[index]
    return hand ? featuredGame(no, hand, casting, r) : inventedGame(no, titles, casting, r)
  })
}

/** The catalogue as the platform seeds it: games, studios and the lists that games are grouped in. */
export function generateCatalogue(): CatalogueSource {
  return {
    games: generateGames(),
    studios: STUDIOS.map(({ slug, title }) => ({ id: slug, title })),
    collections: COLLECTIONS,
  }
}

function featuredGame(no: number, hand: (typeof featured)[number], casting: Casting, r: Seed): CatalogueGame {
  const { title, provider, theme, sub, ribbon, composition } = hand
  const seed = `signature${composition ? `:${composition}` : ''}/${title}|${titleOf.get(provider)}`
  casting.note(provider, theme, look({ theme, seed }))
  return game({ no, title, provider, theme, seed, ...(sub ? { sub } : {}), ...(ribbon ? { ribbon } : {}) }, r)
}

function inventedGame(no: number, titles: Titles, casting: Casting, r: Seed): CatalogueGame {
  const { provider, theme, seed, hero } = casting.next(no, r)
  const title = titles.invent(theme, hero, seed)
  const small = r.chance(0.07) ? r.pick(SMALL_PRINT) : undefined
  return game({ no, title, provider, theme, seed, ...small }, r)
}

/** Ribbons that are true of every game: it has free games, wilds and twenty lines. */
const SMALL_PRINT = [
  { sub: 'Deluxe', ribbon: '#0E6A3A' },
  { sub: 'Free games', ribbon: '#C2122F' },
  { sub: '20 lines', ribbon: '#5A1A8A' },
  { sub: 'Gold edition', ribbon: '#9A6408' },
  { sub: 'Wild reels', ribbon: '#0E4C8A' },
  { sub: 'Night edition', ribbon: '#1E1A5A' },
] as const

type Named = Pick<CatalogueGame, 'no' | 'title' | 'provider' | 'theme' | 'seed' | 'sub' | 'ribbon'>

function game(named: Named, r: Seed): CatalogueGame {
  return {
    ...named,
    identifier: `${named.provider}/${pascal(named.title)}`,
    seo_title: slugOf(named.title),
    ...dressGame(named.no, r, named.no <= featured.length),
  }
}

const pascal = (title: string): string =>
  title
    .replace(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
