import { expect, test } from 'vitest'
import { type Draws, openDraws } from '../../fairness/stream.ts'
import { planOf } from '../plans.ts'
import { openShoe } from './cards.ts'
import { courseOf } from './courseOf.ts'
import { engine } from './engine.ts'
import type { BlackjackMove } from './play.ts'
import { BLACKJACK_PROFILES } from './profiles.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const profile = BLACKJACK_PROFILES.salon
const bet = { seats: [100, 0, 200] }

/** A round by the basic strategy; insurance is taken in every other one, so that the test covers it. */
async function playOut(nonce: number) {
  const values: number[] = []
  const listener = { block: () => {}, drawn: (_: number, __: readonly number[], value: number) => values.push(value) }
  const moves: BlackjackMove[] = []
  const replay = async () => {
    values.length = 0
    return engine.play(profile, bet, moves, await openDraws(SEED, 'course', nonce, listener))
  }
  const plan = planOf('blackjack', profile, 100)
  let played = await replay()
  while (!played.isOver && moves.length < 60) {
    const isInsured = played.offers.includes('insure') && nonce % 2 === 0
    moves.push(isInsured ? 'insure' : (plan.move(played) as BlackjackMove)) // the moves of blackjack's plan
    played = await replay()
  }
  return { view: played.view, moves, values: [...values] }
}

function again(values: readonly number[]): Draws {
  let at = 0
  return { below: async () => values[at++] as number }
}

test('the cards of a course are those of the shoe in order, and form the paid hands', async () => {
  const met = new Set<string>()
  for (let nonce = 0; nonce < 400; nonce++) {
    const { view, moves, values } = await playOut(nonce)
    const course = await courseOf(profile, bet, moves, () => again(values))
    const cards = course.flatMap((step) => step.cards)
    const shoe = openShoe(profile.decks, again(values))
    const drawn: number[] = []
    while (drawn.length < values.length) drawn.push(await shoe())
    expect(cards.map(({ card }) => card)).toEqual(drawn)
    expect(course.map(({ by }) => by).filter((by) => by !== 'deal' && by !== 'dealer')).toEqual(moves)
    expect(cards.filter(({ seat }) => seat === null).map(({ card }) => card)).toEqual(view.dealer.cards)
    for (const { seat, hands } of view.seats) {
      for (const [hand, { cards: held, total }] of hands.entries()) {
        const last = cards.findLast((one) => one.seat === seat && one.hand === hand)
        expect(last?.card).toBe(held.at(-1))
        expect(last?.total).toEqual(total)
      }
    }
    for (const { by } of course) met.add(by)
  }
  expect([...met].toSorted()).toEqual(['deal', 'dealer', 'decline', 'double', 'hit', 'insure', 'split', 'stand'])
})
