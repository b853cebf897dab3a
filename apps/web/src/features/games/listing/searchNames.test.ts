import { expect, test } from 'vitest'
import { searchNames } from './searchNames'

const names = ['Brasswing', 'Velvet Owl', 'Kite & Anvil', 'Left Hand Luck', 'Nördlicht Spiele', 'Paperlantern', 'Owlet']
const found = searchNames(names, (name) => name)

test.each([
  ['its name', 'velvet owl', 'Velvet Owl'],
  ['its name in another case', 'VELVET', 'Velvet Owl'],
  ['its words in another order', 'owl velvet', 'Velvet Owl'],
  ['the beginning of a word', 'bra', 'Brasswing'],
  ['beginnings of two words', 'le lu', 'Left Hand Luck'],
  ['a letter left out', 'braswing', 'Brasswing'],
  ['two letters swapped', 'vlevet', 'Velvet Owl'],
  ['a typo at the beginning of a word', 'paprel', 'Paperlantern'],
  ['a missing accent', 'nordlicht', 'Nördlicht Spiele'],
  ['one word', 'velvetowl', 'Velvet Owl'],
  ['a missing sign', 'kite anvil', 'Kite & Anvil'],
])('[LOB-15] a studio is found by %s', (_, text, name) => {
  expect(found(text)[0]).toBe(name)
})

test('a whole-word match ranks above a prefix match', () => {
  expect(found('owl')).toEqual(['Velvet Owl', 'Owlet'])
})

test.each([['zzz'], [''], ['&'], ['velvet zzz'], ['bxa']])('%j finds no studio', (text) => {
  expect(found(text)).toEqual([])
})
