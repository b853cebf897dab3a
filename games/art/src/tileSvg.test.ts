import { expect, test } from 'vitest'
import { composition } from './composition.ts'
import { lockup } from './lettering/lockup.ts'
import { paymentBrands, paymentMarkSvg, paymentSheetSvg } from './payments.ts'
import type { TileRecord } from './record.ts'
import { sceneSvg } from './scene.ts'
import { seedFrom } from './seed.ts'
import { SYMBOL_IDS, symbolSvg } from './symbols.ts'
import { studioMarkSvg } from './themes/studio.ts'
import { themeNames } from './themes/themes.ts'
import { tileStyle } from './tileStyle.ts'
import { tileSvg } from './tileSvg.ts'
import { artPreview, artVersion } from './version.ts'

const wyrm: TileRecord = {
  title: 'Ember Wyrm',
  provider: 'brasswing',
  theme: 'dragonfire',
  seed: 'signature/Ember Wyrm',
}

test('the same record gives the same bytes, a different seed a different picture', () => {
  const game = { ...wyrm, seed: 'dragonfire-7' }
  expect(tileSvg(game)).toBe(tileSvg({ ...game }))
  expect(tileSvg(game)).not.toBe(tileSvg({ ...game, seed: 'dragonfire-8' }))
})

test('every id a tile refers to is defined in it, once', () => {
  for (const theme of themeNames) {
    const svg = tileSvg({ ...wyrm, theme, seed: `${theme}-1`, sub: 'Deluxe' })
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect(ids.length, theme).toBe(new Set(ids).size)
    expect(
      used.filter((id) => !ids.includes(id)),
      theme,
    ).toEqual([])
  }
})

test('every theme draws its signature look, its background and all symbols', () => {
  for (const theme of themeNames) {
    expect(tileSvg({ ...wyrm, theme, seed: 'signature/x' })).toContain('</svg>')
    expect(sceneSvg(theme, { w: 780, h: 1560 })).toContain('</svg>')
    for (const symbol of SYMBOL_IDS)
      expect(symbolSvg(theme, symbol, 256), `${theme} ${symbol}`).not.toMatch(/NaN|undefined/)
  }
})

test('no title leaves its box, however it is set and bent', () => {
  const box = { x: 20, y: 242, w: 260, h: 110, align: 'bottom' } as const
  for (const theme of themeNames)
    for (const title of ['Ox', 'Leprechaun Jamboree', "Flamingo's Second Helping"])
      for (let seed = 0; seed < 4; seed++) {
        const { face, warp } = tileStyle({ theme, seed: `${theme}-${seed}` })
        const set = lockup(title, face.font, box, warp, face.caps)
        expect(set.x, `${theme} ${title}`).toBeGreaterThanOrEqual(box.x - 0.01)
        expect(set.x + set.w).toBeLessThanOrEqual(box.x + box.w + 0.01)
        expect(set.y).toBeGreaterThanOrEqual(box.y - 0.01)
        expect(set.y + set.h).toBeLessThanOrEqual(box.y + box.h + 0.01)
      }
  // Some 200 titles are set and bent: seconds on a busy machine.
}, 90_000)

test('the version changes with the record and the preview has the colours of the sky', () => {
  expect(artVersion(wyrm)).toBe(artVersion({ ...wyrm, sub: null, ribbon: null }))
  expect(artVersion(wyrm)).not.toBe(artVersion({ ...wyrm, sub: 'Deluxe' }))
  expect(artVersion(wyrm)).toMatch(/^[\w-]{10}$/)
  expect(artPreview(wyrm)).toEqual({
    version: artVersion(wyrm),
    colors: ['#2A0410', '#8E0F14', '#FF6A1A'],
    glow: '#FFB03A',
  })
})

test('a signature seed may name another composition', () => {
  expect(tileStyle({ theme: 'blackjack', seed: 'signature:lean/Eclipse' }).composition).toBe('lean')
  expect(tileStyle({ theme: 'kitchen', seed: 'signature/Midnight Dispatch' }).composition).toBe('single')
})

test('a theme with a custom subject shows it large, without letters over it', () => {
  const { star, hero, composition, titleOnTop } = tileStyle({ theme: 'phoenix', seed: 'signature/Phoenix Encore' })
  expect({ star, hero, composition, titleOnTop }).toEqual({
    star: 'hero-phoenix',
    hero: 'phoenix-bird',
    composition: 'star',
    titleOnTop: false,
  })
})

test('marks contain only vectors, and an unknown brand gets null', () => {
  for (const brand of [...paymentBrands, 'btc', 'usdt'])
    expect(paymentMarkSvg(brand), brand).not.toMatch(/<text|NaN|undefined/)
  expect(paymentMarkSvg('barter')).toBeNull()
  const sheet = paymentSheetSvg(['visa', 'barter', 'bitcoin'])
  expect(sheet).toMatch(/^<svg [^>]*width="48" height="54">/)
  expect([...sheet.matchAll(/<svg y="(\d+)" width="48" height="18"/g)].map(([, y]) => y)).toEqual(['0', '18', '36'])
  expect(studioMarkSvg('kite-anvil')).not.toMatch(/<text|NaN/)
  expect(studioMarkSvg('north-star')).not.toMatch(/<text|NaN|d=""/)
  expect(studioMarkSvg('north-star')).toBe(studioMarkSvg('other', 'North Star'))
})

test('games of one theme have different symbols for different seeds', () => {
  const seeds = ['a1', 'b2', 'c3', 'd4', 'e5']
  for (const theme of themeNames) {
    const atlases = seeds.map((seed) => SYMBOL_IDS.map((symbol) => symbolSvg({ theme, seed }, symbol, 256)))
    for (const [at, one] of atlases.entries())
      for (const other of atlases.slice(at + 1)) {
        const same = SYMBOL_IDS.filter((symbol, place) => symbol !== 'gift' && one[place] === other[place])
        // Two of these may share a picture or a letter, but never half of the set.
        expect(same.length, theme).toBeLessThan(SYMBOL_IDS.length / 2)
      }
  }
})

test('an emblem of the set has a second light that contrasts with the first; our own subjects do not', () => {
  const paintOf = (svg: string) => /id="second"><stop stop-color="(#\w+)"/.exec(svg)?.[1]
  const isWarm = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) > Number.parseInt(hex.slice(5, 7), 16)
  const looks = Array.from({ length: 60 }, (_, no) => ({ theme: 'pirate', seed: `pirate-${no}` }))
  for (const look of looks) {
    const { star, palette } = tileStyle(look)
    const paint = paintOf(tileSvg({ title: 'Tail', provider: 'brasswing', ...look }))
    if (star.startsWith('hero-')) expect(paint, look.seed).toBeUndefined()
    else expect(isWarm(paint ?? ''), look.seed).toBe(!isWarm(palette.glow))
  }
  expect(new Set(looks.map((look) => tileStyle(look).star.startsWith('hero-'))).size).toBe(2)
})

test('a hero without props around it has near ones at both lower corners', () => {
  for (const name of ['single', 'close']) {
    const [, ...near] = composition(name)(seedFrom(name))
    expect(near.map(({ what }) => what)).toEqual(['prop', 'prop'])
    expect(near.map(({ x }) => x < 150).toSorted()).toEqual([false, true])
    for (const { y } of near) expect(y).toBeGreaterThan(220)
  }
})
