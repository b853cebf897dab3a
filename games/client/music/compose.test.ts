import { expect, test } from 'vitest'
import THEMES from '../../../content/catalogue/themes.json' with { type: 'json' }
import { compose } from './compose.ts'
import { MOODS, moodOf } from './moods.ts'

const themes = Object.keys(THEMES)

test('a game always has the same music, and a different seed different music', () => {
  for (const theme of themes) {
    const scores = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(compose(theme, seed)))
    expect(JSON.stringify(compose(theme, 'a'))).toBe(scores[0])
    expect(new Set(scores).size, theme).toBe(scores.length)
  }
})

test('every note is in the scale and within the loop, and every tempo within its mood', () => {
  for (const theme of themes)
    for (const seed of ['a', 'b', 'c']) {
      const { root, scale, steps, lead, pad, bass, beats, tempo } = compose(theme, seed)
      for (const { at, pitch } of [...lead, ...pad, ...bass]) {
        expect(at).toBeLessThan(steps)
        expect(scale).toContain((((pitch - root) % 12) + 12) % 12)
      }
      expect(beats.every(({ at }) => at < steps)).toBe(true)
      const [slowest, fastest] = moodOf(theme).tempo
      expect(tempo).toBeGreaterThanOrEqual(slowest)
      expect(tempo).toBeLessThanOrEqual(fastest)
    }
})

test('the themes cover all moods', () => {
  expect(new Set(themes.map(moodOf)).size).toBe(Object.keys(MOODS).length)
})
