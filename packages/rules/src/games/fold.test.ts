import { expect, test } from 'vitest'
import { fold, searchWords } from './fold.ts'

test.each([
  ['Größe', 'grosse'],
  ['Café Zoë', 'cafe zoe'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ["Dragon's Œuvre", 'dragons oeuvre'],
  ['ＥＭＢＥＲ', 'ember'],
  ['Æther Đà ı', 'aether da i'],
  ['Em\u00adber\u200b', 'ember'],
])('%s is looked for as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test('words are letters and digits of any script', () => {
  expect(searchWords("  Reel—Über 7's: Õhtu!")).toEqual(['reel', 'uber', '7s', 'ohtu'])
  expect(searchWords(' !? ')).toEqual([])
})
