import { expect, test } from 'vitest'
import { themeNames } from '../themes.ts'
import { DEALER_PARTS, dealerSvg } from './dealer.ts'
import { DRESSED_THEMES } from './dealerDress.ts'

test.each(DRESSED_THEMES)(
  'the dealer in the dress of %s is drawn whole, and every paint in use is defined',
  (theme) => {
    const parts = dealerSvg(theme, 'dusk')
    for (const part of DEALER_PARTS) {
      const svg = parts[part]
      expect(svg, part).not.toMatch(/NaN|undefined/)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined, part).toContain(id)
    }
    // The browser draws all of it once, while the game opens.
    expect(DEALER_PARTS.reduce((sum, part) => sum + parts[part].length, 0)).toBeLessThan(150_000)
  },
)

test('every dress is that of a theme, and themes differ by it', () => {
  expect(DRESSED_THEMES.filter((theme) => !themeNames.includes(theme))).toEqual([])
  expect(dealerSvg('western', 'dusk').body).not.toBe(dealerSvg('jade', 'dusk').body)
  expect(dealerSvg('western', 'dusk').face).toBe(dealerSvg('jade', 'dusk').face)
})
