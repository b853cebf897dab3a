import { expect, test } from 'vitest'
import { bitsText, type ProvableRound, stageOf } from './fairness'

const round = (state: string, win_cents: number | null, server_seed: string | null) =>
  ({ state, win_cents, fairness: { hash: 'h', player_seed: 'p', nonce: 1, server_seed } }) as ProvableRound

test.each([
  ['open', round('open', null, null)],
  ['open', round('raising', null, null)],
  ['secret', round('settled', 0, null)],
  ['secret', round('played', 500, null)],
  ['provable', round('settled', 500, 'seed')],
  ['void', round('rolled_back', null, 'seed')],
  ['void', round('refused', null, null)],
] as const)('a round is %s', (stage, of) => {
  expect(stageOf(of)).toBe(stage)
})

test('bits are grouped in words of eight digits', () => {
  expect(bitsText([255, 4_294_967_295])).toBe('000000ff ffffffff')
})
