import { expect, test } from 'vitest'
import type { PresentedBets } from '../../../protocol/live.ts'
import { createOthers } from './others.ts'

const one = { id: 'a', name: 'A***01', ship: null, units: 10, left: null }
const two = { ...one, id: 'b' }
const bets: PresentedBets = { count: 2, units: 20, left: 0, won: 0, list: [one, two] }

test('a cash-out is one light on the course and one mark in the list, reported alone or in the whole list', () => {
  let shown = bets
  let lights: readonly object[] = []
  const others = createOthers((all, leavings) => {
    shown = all
    lights = leavings
  })
  others.set(bets)
  expect(lights).toEqual([])
  others.left([{ ...one, left: 150 }])
  expect([shown.left, lights]).toEqual([1, [{ id: 'a', hundredths: 150 }]])
  // The whole list arrives a moment later, with another cash-out that was missed.
  others.set({
    ...bets,
    left: 2,
    won: 45,
    list: [
      { ...one, left: 150 },
      { ...two, left: 300 },
    ],
  })
  expect([shown.left, shown.won, lights]).toEqual([
    2,
    45,
    [
      { id: 'a', hundredths: 150 },
      { id: 'b', hundredths: 300 },
    ],
  ])
  others.begin()
  expect([shown.count, lights]).toEqual([0, []])
})

test('only the last of very many cash-outs are lit', () => {
  let lights: readonly { hundredths: number }[] = []
  const others = createOthers((_, leavings) => {
    lights = leavings
  })
  others.set(bets)
  for (let at = 0; at < 100; at++) others.left([{ ...one, id: `bet-${at}`, left: 101 + at }])
  expect([lights.length, lights[0]?.hundredths, lights.at(-1)?.hundredths]).toEqual([60, 141, 200])
})
