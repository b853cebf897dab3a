import { expect, test } from 'vitest'
import type { ProvableRound } from '../rounds/fairness'
import { timesOf } from './timesOf'

const round = (staked_cents: number, win_cents: number | null): ProvableRound => ({
  id: 'round',
  engine: 'lines',
  profile: 'calm',
  state: 'settled',
  played_at: '2026-11-29T12:00:00.000Z',
  stake_cents: staked_cents,
  staked_cents,
  win_cents,
  bet: {},
  moves: [],
  view: {},
  fairness: { hash: '', player_seed: '', nonce: 0, server_seed: null },
})

test.each([
  [500, 3100, '6.2x'],
  [100, 3100, '31x'],
  [100, 115, '1.15x'],
  // Rounded down: 66.66… and 1.333… were not paid.
  [300, 20_000, '66.6x'],
  [300, 400, '1.33x'],
  [100, 1_234_567, '12,345x'],
])('a stake of %i cents that won %i returned %s', (staked, won, times) => {
  expect(timesOf(round(staked, won), 'en')).toBe(times)
})

test('a round without a win, without a stake or in progress states no multiple', () => {
  expect([round(100, 0), round(0, 500), round(100, null)].map((one) => timesOf(one, 'en'))).toEqual(
    Array(3).fill(undefined),
  )
})
