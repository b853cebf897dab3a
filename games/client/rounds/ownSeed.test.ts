import { expect, test } from 'vitest'
import type { PresentedState } from '../../protocol/state.ts'
import { type Api, ApiError } from '../api/api.ts'
import { createOwnSeed } from './ownSeed.ts'

type Seed = PresentedState['seed']
const seedOf = (hash: string, player_seed_at: string | null) => ({ hash, player_seed_at }) as Seed
const ORDER = { stake_cents: 20, request_id: 'request-1' }

/** A fake studio whose server seed has this hash; `plays` is the hash it actually plays with. */
function studio({ hash = 'first', plays = hash }: { hash?: string; plays?: string } = {}) {
  const orders: Parameters<Api['place']>[0][] = []
  let mismatches = 0
  const api = {
    place: async (order: Parameters<Api['place']>[0]) => {
      orders.push(order)
      if (order.seed_hash !== undefined && order.seed_hash !== hash) throw new ApiError('seed_changed')
      return { round: { fairness: { hash: plays } }, seed: seedOf(hash, '2026-11-28T20:00:00.000Z') }
    },
    state: async () => ({ seed: seedOf(hash, null) }),
  } as unknown as Api
  const own = createOwnSeed(api, () => mismatches++)
  return { own, orders, mismatches: () => mismatches }
}

test('the first bet sends a seed of this browser for the hash published before it; later ones send none', async () => {
  const { own, orders, mismatches } = studio()
  own.know(seedOf('first', null))
  await own.place(ORDER)
  await own.place(ORDER)
  expect(orders).toEqual([
    { ...ORDER, player_seed: expect.stringMatching(/^[0-9a-f]{32}$/), seed_hash: 'first' },
    ORDER,
  ])
  expect(mismatches()).toBe(0)
})

test('a player’s seed already stored by the studio is not replaced', async () => {
  const { own, orders } = studio()
  own.know(seedOf('first', '2026-11-28T19:00:00.000Z'))
  await own.place(ORDER)
  expect(orders).toEqual([ORDER])
})

test('after a change of the server seed the bet is placed once, with a new seed for the new hash', async () => {
  const { own, orders } = studio({ hash: 'second' })
  own.know(seedOf('first', null))
  await own.place(ORDER)
  expect(orders.map(({ seed_hash }) => seed_hash)).toEqual(['first', 'second'])
  expect(orders[0]?.player_seed).not.toBe(orders[1]?.player_seed)
})

test('a round played with a different server seed from the published one is reported', async () => {
  const { own, mismatches } = studio({ plays: 'chosen afterwards' })
  own.know(seedOf('first', null))
  await own.place(ORDER)
  expect(mismatches()).toBe(1)
})
