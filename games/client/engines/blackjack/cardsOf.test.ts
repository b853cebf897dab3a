import { expect, test } from 'vitest'
import { engine } from '../../../engines/blackjack/engine.ts'
import type { BlackjackMove } from '../../../engines/blackjack/play.ts'
import { BLACKJACK_PROFILES } from '../../../engines/blackjack/profiles.ts'
import { openDraws } from '../../../fairness/stream.ts'
import { cardsOf, renamesOf } from './cardsOf.ts'

const view = async (nonce: number, seats: number[], moves: BlackjackMove[] = []) =>
  engine.play(BLACKJACK_PROFILES.salon, { seats }, moves, await openDraws('server', 'plan', nonce))

test('cards are dealt round by round, the dealer after the seats, with the second card face down', async () => {
  const names = cardsOf((await view(1, [100, 0, 100])).view).map(({ name, card }) =>
    card === null ? `${name}?` : name,
  )
  expect(names).toEqual(['0/0/0', '2/0/0', 'dealer/0', '0/0/1', '2/0/1', 'dealer/1?'])
})

test('every card of a finished round is on the table exactly once, face up', async () => {
  for (let nonce = 0; nonce < 60; nonce++) {
    const moves: BlackjackMove[] = []
    let played = await view(nonce, [100, 100, 100])
    while (!played.isOver) {
      moves.push(played.offers.includes('split') ? 'split' : played.offers.includes('decline') ? 'decline' : 'stand')
      played = await view(nonce, [100, 100, 100], moves)
    }
    const lying = cardsOf(played.view)
    expect(new Set(lying.map(({ name }) => name)).size).toBe(lying.length)
    expect(lying.every(({ card }) => card !== null)).toBe(true)
  }
})

test('a split gives the second card of the hand to the new one', async () => {
  let nonce = 0
  while (!(await view(nonce, [100, 0, 0])).offers.includes('split')) nonce++
  const before = await view(nonce, [100, 0, 0])
  const after = await view(nonce, [100, 0, 0], ['split'])
  expect(renamesOf(before.view, after.view)).toEqual([{ from: '0/0/1', to: '0/1/0' }])
  const face = (of: typeof before, name: string) => cardsOf(of.view).find((lying) => lying.name === name)?.card
  expect(face(after, '0/1/0')).toBe(face(before, '0/0/1'))
  expect(renamesOf(after.view, after.view)).toEqual([])
})
