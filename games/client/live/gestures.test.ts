import { expect, test } from 'vitest'
import { armsOf, GESTURES, POSES, SYLLABLE_MS } from './gestures.ts'

test('a host opens both arms for bets, raises both to close them, and rests them while the wheel turns', () => {
  expect([POSES.betting, POSES.closing, POSES.spinning, POSES.waiting].map((pose) => armsOf(pose, 1))).toEqual([
    ['bid', 'bid'],
    ['halt', 'halt'],
    ['lie', 'lie'],
    ['lie', 'lie'],
  ])
})

test.each([1, -1] as const)('the arm on the number’s side (%i) shows it, also in the glad pose', (side) => {
  for (const pose of [POSES.result, 'glad'] as const) {
    const [left, right] = armsOf(pose, side)
    expect({ left: left === 'show', right: right === 'show' }).toEqual({ left: side === -1, right: side === 1 })
  }
})

test('a big win is celebrated with both arms, on either side', () => {
  for (const side of [1, -1] as const) expect(armsOf('rejoice', side)).toEqual(['halt', 'halt'])
  expect(armsOf('rejoice', 1)).not.toEqual(armsOf('glad', 1))
})

test('a call is spoken once and no longer than its phase: bets are closed for two seconds', () => {
  expect(GESTURES.closed.syllables * SYLLABLE_MS).toBeLessThan(2000)
  for (const { syllables, holdMs } of Object.values(GESTURES))
    if (holdMs > 0) expect(syllables * SYLLABLE_MS).toBeLessThan(holdMs)
})
