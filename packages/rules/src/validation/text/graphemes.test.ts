import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, endWithin, firstGraphemes, startWithin } from './graphemes.ts'

test.each([
  ['👩‍🚀 Nova', 1, '👩‍🚀'],
  ['🇪🇪Mari', 1, '🇪🇪'],
  ['e\u0301toile', 1, 'e\u0301'],
  ['अनिता', 2, 'अनि'],
  ['Anna', 2, 'An'],
  ['a\r\nb', 2, 'a\r\n'],
  ['', 1, ''],
])('the first characters of %s, %i of them, are %s', (text, count, first) => {
  expect(firstGraphemes(text, count)).toBe(first)
})

test('a character is looked for so far and no further: more marks than anyone writes count as several characters', () => {
  const long = `e${'\u0301'.repeat(400)}`
  expect(firstGraphemes(long, 1)).toBe(`e${'\u0301'.repeat(287)}`)
  expect(firstGraphemes(`${'a'.repeat(300)}b`, 301)).toBe(`${'a'.repeat(300)}b`)
  expect(startWithin(long, 100)).toBe('')
})

test('a text that fits is left whole, a half of a pair with it', () => {
  expect([startWithin('ab\ud83d', 3), endWithin('\ud83dab', 3)]).toEqual(['ab\ud83d', '\ud83dab'])
  expect([startWithin('abcd', 3), endWithin('abcd', 3)]).toEqual(['abc', 'bcd'])
  expect([startWithin('a😀', 2), endWithin('😀a', 2)]).toEqual(['a', 'a'])
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
