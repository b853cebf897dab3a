import { look, type Seed, seedFrom } from '@apogee/art'
import FEATURED from '../../../../../../content/catalogue/featured.json' with { type: 'json' }
import STUDIOS from '../../../../../../content/catalogue/studios.json' with { type: 'json' }
import THEMES from '../../../../../../content/catalogue/themes.json' with { type: 'json' }
import type { CatalogueGame, CatalogueSource } from '../seedCatalogue.ts'
import { Casting } from './casting.ts'
import { COLLECTIONS } from './collections.ts'
import { dressGame } from './dressGame.ts'
import { EngineDeal, enginePlans, gamesDealt, gamesMost, type LaterGame, laterGames } from './engines.ts'
import { publishedEngines } from './publishedEngines.ts'
import { slugOf, Titles } from './titles.ts'

interface Hand {
  readonly title: string
  readonly provider: string
  readonly theme: string
  readonly engine?: string
  readonly sub?: string
  readonly ribbon?: string
  readonly composition?: string
}
const featured: readonly Hand[] = FEATURED
const handEngine = 'lines'
const titleOf = new Map(STUDIOS.map(({ slug, title }) => [slug, title]))

/**
 * The first `count` games, of those that the studio runs, in the order of their popularity: those set by hand, those dealt by
 * rule, and in their places the ones that came later. The same content gives the same games on every machine, and a game keeps
 * its number and name whether or not another game's engine is published, and whatever comes later.
 */
export function generateGames(count: number = gamesMost, engines = publishedEngines): CatalogueGame[] {
  const games = dealGames(Math.max(0, count - laterGames.length), engines)
  for (const [at, later] of laterGames.entries()) {
    const game = laterGame(gamesDealt + 1 + at, later, engines)
    const next = games.findIndex(({ no }) => no >= later.place && no <= gamesDealt)
    if (game) games.splice(next < 0 ? games.length : next, 0, game)
  }
  return games
}

function dealGames(count: number, engines: typeof publishedEngines): CatalogueGame[] {
  const titles = new Titles()
  for (const { title } of featured) titles.take(title)
  const casting = new Casting(STUDIOS, Object.keys(THEMES))
  const deal = new EngineDeal()
  const games: CatalogueGame[] = []
  for (let no = 1; no <= count; no++) {
    const r = seedFrom(`apogee/catalogue/${no}`)
    const hand = featured[no - 1]
    const engine = deal.next(hand && (hand.engine ?? handEngine))
    const named = hand ? setByHand(no, hand, casting) : inventedGame(no, engine, { titles, casting }, r)
    const profiles = engines.get(engine)
    if (!profiles) continue
    games.push({
      ...named,
      engine,
      identifier: `${named.provider}/${pascal(named.title)}`,
      seo_title: slugOf(named.title),
      ...dressGame({ no, engine, profiles, isFeatured: hand !== undefined }, r),
    })
  }
  return games
}

/** The catalogue as the platform seeds it: games, studios and the lists that games are grouped in. */
export function generateCatalogue(count?: number): CatalogueSource {
  return {
    games: generateGames(count),
    studios: STUDIOS.map(({ slug, title }) => ({ id: slug, title })),
    collections: COLLECTIONS,
  }
}

type Named = Pick<CatalogueGame, 'no' | 'title' | 'provider' | 'theme' | 'seed' | 'sub' | 'ribbon'>

function setByHand(no: number, hand: Hand, casting: Casting): Named {
  const { title, provider, theme, sub, ribbon, composition } = hand
  const seed = `signature${composition ? `:${composition}` : ''}/${title}|${titleOf.get(provider)}`
  casting.note(provider, theme, look({ theme, seed }))
  casting.posed(theme, seed)
  return { no, title, provider, theme, seed, ...(sub && { sub }), ...(ribbon && { ribbon }) }
}

/** Null while its profile is not published. */
function laterGame(no: number, later: LaterGame, engines: typeof publishedEngines): CatalogueGame | null {
  const { title, provider, theme, engine, profile, sub, ribbon, place } = later
  const profiles = engines.get(engine)?.filter(([id]) => id === profile)
  if (!profiles?.length) return null
  const [ofEngine] = enginePlans[engine]?.emblems ?? []
  const emblem = later.emblem ?? ofEngine
  const seed = `${emblem ? `hero:${emblem}/` : ''}${theme}-later-${slugOf(title)}`
  const r = seedFrom(`apogee/catalogue/${title}`)
  return {
    no,
    title,
    provider,
    theme,
    seed,
    ...(sub && { sub }),
    ...(ribbon && { ribbon }),
    engine,
    identifier: `${provider}/${pascal(title)}`,
    seo_title: slugOf(title),
    // As popular as between its neighbours.
    ...dressGame({ no: place - 0.5, engine, profiles, isFeatured: true }, r),
  }
}

interface Inventing {
  readonly titles: Titles
  readonly casting: Casting
}

function inventedGame(no: number, engine: string, { titles, casting }: Inventing, r: Seed): Named {
  const plan = enginePlans[engine]
  const { provider, theme, seed, hero } = casting.next(no, r, plan?.emblems)
  const title = plan?.names ? titles.inventKind(theme, plan.names, seed) : titles.invent(theme, hero, seed)
  const small = r.chance(0.07) && plan ? { sub: r.pick(plan.ribbons), ribbon: r.pick(RIBBONS) } : undefined
  return { no, title, provider, theme, seed: casting.posed(theme, seed), ...small }
}

const RIBBONS = ['#0E6A3A', '#C2122F', '#5A1A8A', '#9A6408', '#0E4C8A', '#1E1A5A'] as const

const pascal = (title: string): string =>
  title
    .replace(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
