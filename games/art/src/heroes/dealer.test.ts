import { expect, test } from 'vitest'
import { dealerDrawn, LIVE_MARK } from '../stars.ts'
import { themeNames } from '../themes/themes.ts'
import { tileStyle } from '../tileStyle.ts'
import { tileSvg } from '../tileSvg.ts'
import { DEALER_PARTS, dealerSvg } from './dealer.ts'
import { DRESSED_THEMES, outfitOf } from './dealerOutfit.ts'
import { BUST, DEALER_SHEET, ELBOW, FOREARM } from './dealerSheet.ts'
import { heroDrawing } from './heroes.ts'
import { type Person, personOf } from './person.ts'

const tables = Array.from({ length: 200 }, (_, no) => `hero:wheel/western-${no}`)
const people = tables.flatMap((seed) => [personOf(seed), personOf(seed, 1)])

test.each(DRESSED_THEMES)('the dealers in the dress of %s are complete, and every used paint is defined', (theme) => {
  for (const person of people.slice(0, 6)) {
    const parts = DEALER_PARTS.map((part) => [part, dealerSvg(theme, person, part)] as const)
    for (const [part, svg] of parts) {
      expect(svg, part).not.toMatch(/NaN|undefined|Infinity/)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined, part).toContain(id)
    }
    // The browser draws all of it once, while the game opens.
    expect(parts.reduce((sum, [, svg]) => sum + svg.length, 0)).toBeLessThan(180_000)
  }
})

test('every dress belongs to a theme, and themes have different dresses', () => {
  const [person] = people as [Person]
  expect(DRESSED_THEMES.filter((theme) => !themeNames.includes(theme))).toEqual([])
  expect(dealerSvg('western', person, 'body')).not.toBe(dealerSvg('jade', person, 'body'))
  expect(dealerSvg('western', person, 'face')).toBe(dealerSvg('jade', person, 'face'))
})

test('a table has the same two dealers at any time, a woman and a man', () => {
  for (const seed of tables) {
    expect(personOf(seed)).toEqual(personOf(seed))
    expect([personOf(seed).who, personOf(seed, 1).who].toSorted()).toEqual(['her', 'him'])
  }
})

test('dealers differ: no face is drawn twice among 400, and every feature occurs', () => {
  const faces = people.map((person) => dealerSvg('roulette', person, 'face') + dealerSvg('roulette', person, 'hair'))
  expect(new Set(faces).size).toBeGreaterThan(380)
  const kinds = (of: (person: Person) => unknown) => new Set(people.map(of)).size
  expect(kinds(({ style }) => style)).toBe(14)
  expect(kinds(({ skin }) => skin)).toBe(8)
  expect(kinds(({ hair }) => hair)).toBe(8)
  expect(kinds(({ head }) => head)).toBe(5)
  expect(kinds(({ beard }) => beard)).toBe(5)
  expect(kinds(({ glasses }) => glasses)).toBe(3)
  const her = people.filter(({ who }) => who === 'her')
  expect(her.length).toBe(people.length / 2)
  expect(her.filter(({ beard }) => beard !== 'none')).toEqual([])
  // No skin tone is rare.
  for (const skin of new Set(people.map(({ skin }) => skin)))
    expect(people.filter((person) => person.skin === skin).length).toBeGreaterThan(people.length / 25)
})

test('a hand is at the end of its forearm, and the sheet is symmetric', () => {
  expect(ELBOW.y - FOREARM).toBeGreaterThan(DEALER_SHEET.y)
  expect(2 * (DEALER_SHEET.x + DEALER_SHEET.width / 2)).toBe(320)
})

test('the tile of a live table always shows its own dealer, in the dress of the theme', () => {
  for (const emblem of ['wheel', 'chip', 'ferris-wheel'])
    for (let no = 0; no < 12; no++) {
      const game = { theme: 'western', seed: `hero:${emblem}/western-${no}${LIVE_MARK}` }
      expect(dealerDrawn(tileStyle(game).drawn)).toEqual(game)
    }
})

test('the mark of a live table changes nothing but the main subject', () => {
  const before = tileStyle({ theme: 'jade', seed: 'hero:wheel/jade-7' })
  const live = tileStyle({ theme: 'jade', seed: `hero:wheel/jade-7${LIVE_MARK}` })
  for (const part of ['palette', 'face', 'letters', 'scene', 'frame', 'hero', 'dealt'] as const)
    expect(live[part], part).toEqual(before[part])
})

test('a tile with a dealer differs by the dress of its theme', () => {
  const seed = `hero:wheel/table-1${LIVE_MARK}`
  const tileIn = (theme: string) => tileSvg({ title: 'Table', provider: 'brasswing', theme, seed })
  // The leather of the hat, only in one theme.
  expect(tileIn('western')).toContain('#C8884A')
  expect(tileIn('jade')).not.toContain('#C8884A')
})

test('a hat that rises above the square of a subject is complete on the tile', () => {
  const tall = DRESSED_THEMES.filter((theme) => outfitOf(theme).crown > 0)
  expect(tall).toContain('western')
  for (const theme of tall) {
    const drawn = heroDrawing(`hero-dealer@${theme}@hero:cards/table`)?.('k') ?? ''
    const [, foot, scale] = /translate\(160 (\d+)\) scale\(([\d.]+)\)/.exec(drawn) ?? []
    expect(Number(foot) + (BUST.top - Number(foot)) * Number(scale), theme).toBeGreaterThanOrEqual(0)
  }
})
