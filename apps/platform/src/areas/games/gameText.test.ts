import { itemAt } from '@apogee/rules/validation/required'
import { expect, test } from 'vitest'
import type { Game } from './gameCatalogue.ts'
import { indexFixture, sourceFixture } from './gameFixture.ts'
import { gameText } from './gameText.ts'
import type { Pots } from './services.ts'

const listed = itemAt(indexFixture(sourceFixture).all, 0)

/** A game that counts how often its wire format is parsed. */
function counted(): { readonly game: Game; readonly parses: () => number } {
  let parses = 0
  const game: Game = {
    ...listed,
    get json() {
      return listed.json
    },
    get wire() {
      parses += 1
      return listed.wire
    },
  }
  return { game, parses: () => parses }
}

const jackpotIn = (text: string): unknown => JSON.parse(text).currencies.EUR.jackpot

test('[GAME-08] the text of a game contains the amounts of its jackpots, and is written once for each', () => {
  const { game, parses } = counted()
  let pots: Pots = { EUR: 700 }
  const needs = { potsOf: () => pots }
  for (let call = 0; call < 3; call += 1) expect(jackpotIn(gameText(needs, game))).toBe(700)
  expect(parses()).toBe(1)
  pots = { EUR: 800 }
  expect(jackpotIn(gameText(needs, game))).toBe(800)
  expect(parses()).toBe(2)
})

test('the text of a game without jackpots is that of the catalogue', () => {
  const { game, parses } = counted()
  expect(gameText({ potsOf: () => undefined }, game)).toBe(listed.json)
  expect(parses()).toBe(0)
})
