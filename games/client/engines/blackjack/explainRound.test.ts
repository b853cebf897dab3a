import { expect, test } from 'vitest'
import { engine } from '../../../engines/blackjack/engine.ts'
import { BLACKJACK_PROFILES } from '../../../engines/blackjack/profiles.ts'
import { replayDraws } from '../../../fairness/course.ts'
import { createTextsIn } from '../../../messages.ts'
import { readMessages } from '../../../testing/messages.ts'
import { explainRound } from './explainRound.ts'

const readIn = (locale: string) => ({ locale, textsIn: createTextsIn(readMessages(locale)) })

test('a split is explained hand by hand, each card with the number that drew it', async () => {
  const profile = BLACKJACK_PROFILES.salon
  // Eight of spades, the dealer's six, eight of hearts, the dealer's ten; a three and a king by the split, a nine to the first, the dealer's five.
  const cards = [7, 5, 20, 9, 15, 12, 8, 4]
  const values = shoeValues(cards, profile.decks)
  const [bet, moves] = [{ seats: [0, 100, 0] }, ['split', 'double', 'stand'] as const]
  const { view, isOver } = await engine.play(profile, bet, moves, replayDraws(values))
  expect(isOver).toBe(true)
  const parts = await explainRound({ profile, bet, moves, view, values, ...readIn('en') })
  expect(parts.map(({ title, lines }) => [title, ...lines.map(({ draw, mark, text }) => [draw, mark, text])])).toEqual([
    ['The deal', [0, '8♠', 'Seat 2: 8'], [1, '6♠', 'Dealer: 6'], [2, '8♥', 'Seat 2: 16'], [3, '10♠', 'Dealer: 16']],
    ['Seat 2: Split', [4, '3♥', 'Seat 2, hand 1: 11'], [5, 'K♠', 'Seat 2, hand 2: 18']],
    ['Seat 2, hand 1: Double', [6, '9♠', 'Seat 2, hand 1: 20']],
    ['Seat 2, hand 2: Stand'],
    ['The dealer draws', [7, '5♠', 'Dealer: 21']],
    [
      'How it ended',
      [null, '6♠ 10♠ 5♠', 'Dealer: 21'],
      [null, '8♠ 3♥ 9♠', 'Seat 2, hand 1: 20 · Lost'],
      [null, '8♥ K♠', 'Seat 2, hand 2: 18 · Lost'],
    ],
  ])
  expect((await explainRound({ profile, bet, moves, view, values, ...readIn('de') }))[0]?.title).toBe('Das Geben')
})

/** The numbers that draw these cards from a fresh shoe: a drawn card is swapped with the last remaining one. */
function shoeValues(cards: readonly number[], decks: number): number[] {
  const shoe = Array.from({ length: decks * 52 }, (_, at) => at % 52)
  return cards.map((card) => {
    const at = shoe.indexOf(card)
    const last = shoe.pop() as number // more cards than are drawn
    if (at < shoe.length) shoe[at] = last
    return at
  })
}
