import { expect, test } from 'vitest'
import { hostDrawn, hostOf } from '../stars.ts'
import { themeNames } from '../themes/themes.ts'
import { tileStyle } from '../tileStyle.ts'
import { tileSvg } from '../tileSvg.ts'
import { BUST, DEALER_PARTS, DEALER_SHEET, dealerSvg, ELBOW, FOREARM } from './dealer.ts'
import { DRESSED_THEMES, outfitOf } from './dealerOutfit.ts'
import { heroDrawing } from './heroes.ts'

test.each(DRESSED_THEMES)('the dealer in the dress of %s is complete, and every used paint is defined', (theme) => {
  const parts = DEALER_PARTS.map((part) => [part, dealerSvg(theme, 'dusk', part)] as const)
  for (const [part, svg] of parts) {
    expect(svg, part).not.toMatch(/NaN|undefined/)
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined, part).toContain(id)
  }
  // The browser draws all of it once, while the game opens.
  expect(parts.reduce((sum, [, svg]) => sum + svg.length, 0)).toBeLessThan(180_000)
})

test('every dress belongs to a theme, and themes have different dresses', () => {
  expect(DRESSED_THEMES.filter((theme) => !themeNames.includes(theme))).toEqual([])
  expect(dealerSvg('western', 'dusk', 'body')).not.toBe(dealerSvg('jade', 'dusk', 'body'))
  expect(dealerSvg('western', 'dusk', 'face')).toBe(dealerSvg('jade', 'dusk', 'face'))
})

test('no two hosts have the same face, and a hand is at the end of its forearm', () => {
  for (const part of ['face', 'hair', 'eyes', 'forearm'] as const)
    expect(new Set((['dusk', 'night', 'dawn'] as const).map((host) => dealerSvg('western', host, part))).size).toBe(3)
  expect(ELBOW.y - FOREARM).toBeGreaterThan(DEALER_SHEET.y)
  expect(2 * (DEALER_SHEET.x + DEALER_SHEET.width / 2)).toBe(320)
})

const games = ['wheel', 'chip', 'ferris-wheel', 'cards', 'joker'].flatMap((emblem) =>
  Array.from({ length: 24 }, (_, no) => ({ theme: 'western', seed: `hero:${emblem}/western-${no}` })),
)

test('the host on the tile of a game is the one at its table, in the same dress', () => {
  const shown = games.flatMap((game) => {
    const drawn = hostDrawn(tileStyle(game).drawn)
    return drawn ? [{ seed: game.seed, ...drawn }] : []
  })
  expect(new Set(shown.map(({ host }) => host)).size).toBe(3)
  for (const { seed, host, theme } of shown) expect({ host: hostOf(seed), theme }).toEqual({ host, theme: 'western' })
})

test('a game without a host on its tile has one at its table, always the same for this game', () => {
  const seeds = ['signature/Nebula Roulette', ...games.map(({ seed }) => seed)]
  const hosts = seeds.map(hostOf)
  expect(seeds.map(hostOf)).toEqual(hosts)
  expect(new Set(hosts).size).toBe(3)
})

test('a tile with a host differs by the dress of its theme', () => {
  const seed = games
    .map(({ seed }) => seed)
    .find((one) => tileStyle({ theme: 'western', seed: one }).star === 'hero-host')
  if (seed === undefined) throw new Error('none of these shows a host')
  const tileIn = (theme: string) => tileSvg({ title: 'Table', provider: 'brasswing', theme, seed })
  // The leather of the hat, only in one theme.
  expect(tileIn('western')).toContain('#C8884A')
  expect(tileIn('jade')).not.toContain('#C8884A')
})

test('a hat that rises above the square of a subject is complete on the tile', () => {
  const tall = DRESSED_THEMES.filter((theme) => outfitOf(theme).crown > 0)
  expect(tall).toContain('western')
  for (const theme of tall) {
    const [, foot, scale] =
      /translate\(160 (\d+)\) scale\(([\d.]+)\)/.exec(heroDrawing(`hero-host@${theme}`)?.('k') ?? '') ?? []
    expect(Number(foot) + (BUST.top - Number(foot)) * Number(scale), theme).toBeGreaterThanOrEqual(0)
  }
})
