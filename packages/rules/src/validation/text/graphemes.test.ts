import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, endWithin, firstGraphemes, startWithin } from './graphemes.ts'

test.each([
  ['👩‍🚀 Nova', 1, '👩‍🚀'],
  ['🇪🇪Mari', 1, '🇪🇪'],
  ['e\u0301toile', 1, 'e\u0301'],
  ['अनिता', 2, 'अनि'],
  ['Anna', 2, 'An'],
  ['', 1, ''],
])('the first characters of %s, %i of them, are %s', (text, count, first) => {
  expect(firstGraphemes(text, count)).toBe(first)
})

test('no character is cut in two, at either end', () => {
  const pieces = fc.constantFrom('a', '😀', '👩‍🚀', '🇪🇪', 'e\u0301', ' ')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), fc.nat(40), (parts, units) => {
      const text = parts.join('')
      for (const cut of [startWithin(text, units), endWithin(text, units)]) {
        expect(cut.length).toBeLessThanOrEqual(units)
        expect(cut.isWellFormed()).toBe(true)
        expect(text.length <= units || cut.length > units - 8).toBe(true)
      }
      expect(text.startsWith(startWithin(text, units)) && text.endsWith(endWithin(text, units))).toBe(true)
    }),
  )
  expect(countGraphemes('👩‍🚀e\u0301')).toBe(2)
})
