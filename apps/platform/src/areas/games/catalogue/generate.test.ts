import { createHash } from 'node:crypto'
import { heroOf, look, seedFrom, tileSvg } from '@apogee/art'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import PROFILES from '../../../../../../content/catalogue/profiles.json' with { type: 'json' }
import type { CatalogueGame } from '../seedCatalogue.ts'
import { GAME_COUNT, generateCatalogue, generateGames } from './generate.ts'

const { games, studios, collections } = generateCatalogue()
const unique = (key: (game: CatalogueGame) => unknown): number => new Set(games.map(key)).size
const share = (has: (game: CatalogueGame) => boolean): number => games.filter(has).length / games.length

test('there are 3,240 games of at least 48 studios, and every studio has some', () => {
  expect(games.length).toBe(GAME_COUNT)
  expect(GAME_COUNT).toBe(3240)
  expect(studios.length).toBeGreaterThanOrEqual(48)
  expect(unique((game) => game.provider)).toBe(studios.length)
})

test('numbers, identifiers, addresses and titles are each one game’s own', () => {
  expect(unique((game) => game.no)).toBe(GAME_COUNT)
  expect(unique((game) => game.identifier)).toBe(GAME_COUNT)
  expect(unique((game) => `${game.provider}/${game.seo_title}`)).toBe(GAME_COUNT)
  expect(unique((game) => game.title.toLowerCase())).toBe(GAME_COUNT)
  for (const game of games) {
    expect(game.identifier).toMatch(/^[a-z0-9-]+\/[A-Za-z0-9]+$/)
    expect(game.seo_title).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('the same content gives the same games', () => {
  const hash = (list: readonly CatalogueGame[]) => createHash('sha256').update(JSON.stringify(list)).digest('hex')
  expect(hash(generateGames())).toBe(hash(games))
})

test('the forty games set by hand lead, each in its own look', () => {
  expect(games.slice(0, 3).map((game) => game.title)).toEqual(['Ember Wyrm', 'Lantern Lotus', 'Gilded Scarab'])
  expect(games.slice(0, 40).every((game) => game.seed.startsWith('signature') && game.categories.includes('top'))).toBe(
    true,
  )
  const popularity = games.map((game) => game.popularity)
  expect(popularity).toEqual([...popularity].sort((a, b) => b - a))
})

test('[LOB-03] [LOB-04] games stand in the lists of the lobby, and each list that is offered has games', () => {
  for (const { id } of collections.filter(({ id }) => id !== 'all'))
    expect(games.filter((game) => game.categories.includes(id)).length, id).toBeGreaterThan(4)
  const offered = new Set(collections.map(({ id }) => id))
  expect(games.flatMap((game) => game.categories).filter((id) => !offered.has(id))).toEqual([])
  expect(games.every((game) => game.badges.length <= 2)).toBe(true)
})

test('[LOB-09] some games lack currencies, few have no demo, and no game lacks a crypto currency', () => {
  const locked = share((game) => game.currencies.length < 18)
  expect(locked).toBeGreaterThan(0.04)
  expect(locked).toBeLessThan(0.08)
  expect(share((game) => !game.hasDemo)).toBeLessThan(0.06)
  expect(games.every((game) => game.currencies.includes('BTC') && game.currencies.includes('USDT'))).toBe(true)
})

test('figures are those of the game’s maths profile', () => {
  const engines: Readonly<Record<string, Readonly<Record<string, object>>>> = PROFILES
  for (const game of games) {
    const { volatility_rating, payout, hit_rate, lines, ways } = game
    expect(engines[game.engine]?.[game.profile]).toEqual({ volatility_rating, payout, hit_rate, lines, ways })
  }
})

test('neighbours never look alike: eight in a row have eight themes and heroes of their own', () => {
  for (let at = 40; at + 8 <= games.length; at++) {
    const row = games.slice(at, at + 8)
    expect(new Set(row.map((game) => game.theme)).size, `from ${at}`).toBe(8)
    expect(new Set(row.map(heroOf)).size, `from ${at}`).toBe(8)
  }
})

test('no two games of a theme share hero, colours, composition and lettering', () => {
  const looks = games.slice(40).map((game) => {
    const { hero, hue, composition, face } = look(game)
    return [game.theme, hero, hue, composition, face.font].join('/')
  })
  expect(new Set(looks).size).toBe(looks.length)
})

test('sixty games by rule are drawn to a full picture', async () => {
  for (const game of seedFrom('sample').shuffle(games).slice(0, 60)) {
    const { data, info } = await sharp(Buffer.from(tileSvg(game)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height], game.title).toEqual([300, 400])
    expect(new Set(data).size, game.title).toBeGreaterThan(100)
  }
}, 60_000)
