import { expect, test } from 'vitest'
import { SPOTS } from '../../../engines/roulette/spots.ts'
import { createTextsIn } from '../../../messages.ts'
import { LOCALES, readMessages } from '../../../testing/messages.ts'
import { nameOf } from './texts.ts'

test('every spot has a distinct name in every language, without an unfilled placeholder', () => {
  for (const locale of LOCALES) {
    const names = SPOTS.map((spot) => nameOf(spot, createTextsIn(readMessages(locale))('roulette')))
    expect(new Set(names).size).toBe(SPOTS.length)
    for (const name of names) expect(name).not.toMatch(/[{}]/)
  }
})
