import { createHash } from 'node:crypto'
import { heroOf, seedFrom, tileStyle, tileSvg } from '@apogee/art'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import PROFILES from '../../../../../../content/catalogue/profiles.json' with { type: 'json' }
import FIELDS from '../../../../../../content/config/player_fields.json' with { type: 'json' }
import type { CatalogueGame } from '../seedCatalogue.ts'
import { addedGames, enginePlans, features, generatedGames, maxGames } from './engines.ts'
import { generateCatalogue, generateGames } from './generateCatalogue.ts'
import { type Profiles, publishedEngines } from './publishedEngines.ts'

const { studios, collections } = generateCatalogue(1)
const anyFigures = {
  volatility_rating: 'medium',
  payout: '96.00',
  hit_rate: '20.0',
  hit_meaning: 'any_win',
  wins_below_stake: null,
  max_win: 100,
  lines: null,
  ways: null,
} as const
const allEngines = new Map(
  Object.keys(enginePlans).map((id): [string, Profiles] => [id, publishedEngines.get(id) ?? [['any', anyFigures]]]),
)
/** The catalogue once every engine is published. */
const games = generateGames(maxGames, allEngines)
const unique = (key: (game: CatalogueGame) => unknown): number => new Set(games.map(key)).size
const share = (has: (game: CatalogueGame) => boolean): number => games.filter(has).length / games.length

test('none of the first games of a list requires profile details before it opens', () => {
  const asking = new Set(Object.keys(FIELDS.contexts))
  const popular = games.toSorted((one, other) => other.popularity - one.popularity)
  const lists = [
    ...collections.map(({ id }) => popular.filter(({ categories }) => categories.includes(id))),
    ...Object.keys(enginePlans).map((engine) => popular.filter((game) => game.engine === engine)),
  ]
  const first = lists.flatMap((list) => list.slice(0, 15))
  expect(first.filter(({ provider }) => asking.has(provider)).map(({ title }) => title)).toEqual([])
  expect(games.some(({ provider }) => asking.has(provider))).toBe(true)
})

test('there are 10,000 games of 80 studios in addition to the live tables, and every studio has games', () => {
  const live = games.filter((game) => game.categories.includes('live'))
  expect(games.length).toBe(maxGames)
  expect(games.length - live.length).toBe(10_000)
  expect(studios.length).toBe(80)
  expect(unique((game) => game.provider)).toBe(80)
})

test('numbers, identifiers, addresses and titles are unique', () => {
  expect(unique((game) => game.no)).toBe(maxGames)
  expect(unique((game) => game.identifier)).toBe(maxGames)
  expect(unique((game) => `${game.provider}/${game.seo_title}`)).toBe(maxGames)
  expect(unique((game) => game.title.toLowerCase())).toBe(maxGames)
  for (const game of games) {
    expect(game.identifier).toMatch(/^[a-z0-9-]+\/[A-Za-z0-9]+$/)
    expect(game.seo_title).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('few titles repeat another one with a number', () => {
  expect(games.filter((game) => / [2-9]$/.test(game.title) && !/No\. 9$/.test(game.title)).length).toBeLessThan(20)
})

test('every engine has the games planned for it, and any first part of the catalogue has the mix of the whole', () => {
  const dealt = games.filter(({ no }) => no <= generatedGames)
  for (const [id, plan] of Object.entries(enginePlans)) {
    expect(dealt.filter((game) => game.engine === id).length, id).toBe(plan.games)
    const early = dealt.slice(0, 2000).filter((game) => game.engine === id).length
    expect(Math.abs(early - (plan.games / generatedGames) * 2000), id).toBeLessThanOrEqual(4)
  }
})

test('games that were added later are at their configured ranks, and all other games keep their order', () => {
  const later = games.filter(({ no }) => no > generatedGames)
  expect(later.map(({ title, no }) => [title, no])).toEqual(
    addedGames.map(({ title }, at) => [title, generatedGames + 1 + at]),
  )
  for (const { title, place } of addedGames) {
    const at = games.findIndex((game) => game.title === title)
    const [before, after] = [games[at - 1], games[at + 1]]
    expect([before?.no ?? 0, after?.no ?? 0].map((no) => no < place)).toEqual([true, false])
  }
  expect(games.filter(({ no }) => no <= generatedGames).map(({ no }) => no)).toEqual(
    Array.from({ length: generatedGames }, (_, at) => at + 1),
  )
})

test('only games of published engines are offered, with unchanged names and numbers', () => {
  const offered = generateGames(600, new Map([['lines', publishedEngines.get('lines')!]]))
  expect(offered.length).toBeGreaterThan(200)
  expect(offered.every((game) => game.engine === 'lines')).toBe(true)
  expect(offered).toEqual(games.slice(0, 600).filter((game) => game.engine === 'lines'))
})

test('a smaller catalogue is the first part of the whole catalogue', () => {
  expect(generateGames(300, allEngines)).toEqual(games.slice(0, 300))
})

test('the same content generates the same games', () => {
  const hash = (list: readonly CatalogueGame[]) => createHash('sha256').update(JSON.stringify(list)).digest('hex')
  expect(hash(generateGames(maxGames, allEngines))).toBe(hash(games))
})

test('the forty games defined by hand come first, each with a different look', () => {
  expect(games.slice(0, 3).map((game) => game.title)).toEqual(['Ember Wyrm', 'Lantern Lotus', 'Gilded Scarab'])
  expect(games.slice(0, 40).every((game) => game.seed.startsWith('signature') && game.categories.includes('top'))).toBe(
    true,
  )
  const popularity = games.map((game) => game.popularity)
  expect(popularity).toEqual([...popularity].sort((a, b) => b - a))
})

test('[LOB-03] [LOB-04] games are in the lists of the lobby, and each list has games', () => {
  for (const { id } of collections.filter(({ id }) => id !== 'all'))
    expect(games.filter((game) => game.categories.includes(id)).length, id).toBeGreaterThan(4)
  const offered = new Set([...collections.map(({ id }) => id), ...features])
  for (const named of ['animated', 'exclusive', 'pragmatic-drop-wins', 'pragmatic-drop-wins-live', 'prerelease', 'new'])
    expect(offered).toContain(named)
  for (const named of ['top', 'recommended', 'special', 'live', 'jackpot', 'bonus-wagering', 'mystic-jackpots'])
    expect(offered).toContain(named)
  expect(games.flatMap((game) => game.categories).filter((id) => !offered.has(id))).toEqual([])
  expect(games.every((game) => game.badges.length <= 2)).toBe(true)
  // A badge on every game would be meaningless.
  expect(games.filter(({ badges }) => badges.some(({ type }) => type === 'top')).map(({ no }) => no)).toEqual(
    Array.from({ length: 10 }, (_, place) => place + 1),
  )
  expect(share(({ badges }) => badges.length > 0)).toBeLessThan(0.15)
})

test('[LOB-01] every game is a slot, a table game, a live table or an instant game, and each kind has a list', () => {
  const kinds = ['slots', 'table', 'live', 'instant']
  expect(games.filter((game) => kinds.filter((kind) => game.categories.includes(kind)).length !== 1)).toEqual([])
  expect(games.filter((game) => game.categories.includes('pokies') && !game.categories.includes('slots'))).toEqual([])
  expect(games.filter((game) => game.categories.includes('live') && game.hasDemo)).toEqual([])
})

test('[LOB-09] some games lack fiat currencies, few have no demo, and all games have all crypto currencies', () => {
  const locked = share((game) => game.currencies.length < 18)
  expect(locked).toBeGreaterThan(0.04)
  expect(locked).toBeLessThan(0.08)
  expect(share((game) => !game.hasDemo)).toBeLessThan(0.06)
  expect(games.every((game) => game.currencies.includes('BTC') && game.currencies.includes('USDT'))).toBe(true)
})

test('figures match the game’s maths profile', () => {
  const engines: Readonly<Record<string, Readonly<Record<string, object>>>> = PROFILES
  for (const game of generateGames()) {
    const { volatility_rating, payout, hit_rate, lines, ways } = game
    expect(engines[game.engine]?.[game.profile]).toMatchObject({ volatility_rating, payout, hit_rate, lines, ways })
  }
})

test('neighbours never look alike: any eight successive games have eight different themes and heroes', () => {
  for (let at = 40; at + 8 <= games.length; at++) {
    const row = games.slice(at, at + 8)
    expect(new Set(row.map((game) => game.theme)).size, `from ${at}`).toBe(8)
    expect(new Set(row.map(heroOf)).size, `from ${at}`).toBe(8)
  }
})

test('no two games of a theme share hero, colours, composition and lettering', () => {
  const looks = games.slice(40).map((game) => {
    const { hero, hue, dealt, face } = tileStyle(game)
    return [game.theme, hero, hue, dealt, face.font].join('/')
  })
  expect(new Set(looks).size).toBe(looks.length)
})

test('sixteen successive games with one hero have different drawings, so that a screen of results shows each once', () => {
  const drawings = new Map<string, string[]>()
  const twice: string[] = []
  for (const game of games) {
    const { star, composition, pose, hue } = tileStyle(game)
    const drawing = [composition, pose.flip, pose.cast, pose.cast === 'plain' ? hue : ''].join('/')
    const before = drawings.get(star) ?? []
    drawings.set(star, [...before, drawing].slice(-15))
    if (before.includes(drawing)) twice.push(`${game.title}: ${star} ${drawing}`)
  }
  expect(twice).toEqual([])
})

test('a pose changes only the drawing of a game', () => {
  // The pose determines the figure in place of the emblem, and its stance.
  const stripped = (seed: string) => ({
    ...tileStyle({ theme: 'fox', seed }),
    ...{ pose: null, star: null, drawn: null, composition: null },
  })
  expect(stripped('fox-57~3')).toEqual(stripped('fox-57'))
  expect(tileStyle({ theme: 'fox', seed: 'fox-57~3' }).pose).not.toEqual(
    tileStyle({ theme: 'fox', seed: 'fox-57' }).pose,
  )
})

test('the tiles of sixty generated games fill the whole picture', async () => {
  for (const game of seedFrom('sample').shuffle(games).slice(0, 60)) {
    // A third of its size is enough to show whether it is full.
    const { data, info } = await sharp(Buffer.from(tileSvg(game)), { density: 24 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height], game.title).toEqual([100, 133])
    expect(new Set(data).size, game.title).toBeGreaterThan(100)
  }
}, 60_000)
