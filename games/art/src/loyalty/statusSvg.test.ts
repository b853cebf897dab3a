import { expect, test } from 'vitest'
import { statusSvg } from './statusSvg.ts'

test.each(['level_1', 'level_12', 'star', 'bronze', 'silver', 'gold', 'platinum', 'diamond'])(
  'the standing %s has a picture',
  (id) => {
    expect(statusSvg(id)).toMatch(/^<svg [^>]+viewBox="0 0 64 64".*<\/svg>$/s)
  },
)

test('every status looks different', () => {
  const ids = [...Array.from({ length: 12 }, (_, index) => `level_${index + 1}`), 'star', 'bronze', 'silver', 'gold']
  expect(new Set(ids.map(statusSvg)).size).toBe(ids.length)
})

test.each(['level_0', 'level_13', 'level_', 'constructor', ''])('%s is no standing', (id) => {
  expect(statusSvg(id)).toBeNull()
})
