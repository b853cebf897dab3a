import { expect, test } from 'vitest'
import { createTextsIn } from '../../messages.ts'
import { readMessages } from '../../testing/messages.ts'
import { dealerName, greetingOf, turnAt } from './shifts.ts'

const MINUTE = 60_000
const seeds = Array.from({ length: 60 }, (_, no) => `hero:wheel/western-${no}@live`)
const textsIn = (locale: string) => createTextsIn(readMessages(locale))('dealers')

test('within an hour the dealer of the tile works 40 minutes in a row, their relief the other 20', () => {
  for (const seed of seeds) {
    const turns = Array.from({ length: 120 }, (_, minute) => turnAt(seed, minute * MINUTE))
    expect(turns.slice(0, 60).filter((turn) => turn === 0).length).toBeGreaterThanOrEqual(39)
    expect(turns.slice(0, 60).filter((turn) => turn === 1).length).toBeGreaterThanOrEqual(19)
    const changes = turns.filter((turn, at) => at > 0 && turn !== turns[at - 1])
    expect(changes.length).toBeLessThanOrEqual(4)
    expect(turns.slice(60)).toEqual(turns.slice(0, 60))
  }
})

test('tables change their dealers at different minutes', () => {
  const minutes = seeds.map((seed) => Array.from({ length: 60 }, (_, minute) => turnAt(seed, minute * MINUTE)).join(''))
  expect(new Set(minutes).size).toBeGreaterThan(30)
})

test.each(['en', 'de', 'fr-CA', 'no', 'it', 'et'])('in %s both dealers have a name, and greet with it', (locale) => {
  const texts = textsIn(locale)
  for (const seed of seeds) {
    const names = [dealerName(texts, seed, 0), dealerName(texts, seed, 1)] as const
    for (const name of names) expect(name).toMatch(/^\p{L}{3,}$/u)
    expect(names[0]).not.toBe(names[1])
    // The same person has the same name in every language.
    expect(names[0]).toBe(dealerName(textsIn('en'), seed, 0))
    expect(greetingOf(texts, 'Nova', names[0])).toMatch(/Nova.*\S/)
    expect(greetingOf(texts, 'Nova', names[0])).toContain(names[0])
    expect(greetingOf(texts, null, names[0])).not.toContain('{')
  }
})
