import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Site } from '../../lib/page/boot'
import { loadTileFigures } from './loadTileFigures'
import { tileFiguresQuery } from './tileFiguresQuery'

const platform = { jackpots: async (): Promise<unknown> => [] }
vi.mock('../../lib/api', () => ({ api: () => platform.jackpots() }))
vi.mock('../../lib/api/shared', () => ({ shared: (_: unknown, load: () => Promise<unknown>) => load() }))

const site = { currency: 'EUR', flags: { mystic_jackpots: true } } as Site
const jackpot = (games: readonly string[], cents: number, currency = 'EUR') => ({
  state: 'active',
  external_id: 'local',
  currency,
  allowed_currencies: ['EUR'],
  games,
  levels: [{ amount_cents: cents }, { amount_cents: cents - 1 }],
})
const tile = (identifier: string, hasJackpot = true) => ({
  identifier,
  ...(hasJackpot && { hasJackpot: true as const }),
})
const figuresOf = async (tiles: readonly ReturnType<typeof tile>[]) => {
  const client = new QueryClient()
  await loadTileFigures(client, site, tiles)
  return client.getQueryData(tileFiguresQuery.queryKey)
}

test('[GAME-08] a guest’s page carries the largest amount of each of its games, and of no others', async () => {
  platform.jackpots = async () => [jackpot(['a', 'b', 'elsewhere'], 500), jackpot(['b'], 900)]
  expect(await figuresOf([tile('a'), tile('b'), tile('none'), tile('elsewhere', false)])).toEqual({
    a: { cents: 500, currency: 'EUR' },
    b: { cents: 900, currency: 'EUR' },
  })
})

test('[GAME-08] a page without such games requests no jackpots', async () => {
  let calls = 0
  platform.jackpots = async () => {
    calls += 1
    return []
  }
  expect(await figuresOf([tile('a', false)])).toBeUndefined()
  expect(calls).toBe(0)
})

test('[GAME-08] amounts that have to be converted are left to the browser', async () => {
  platform.jackpots = async () => [jackpot(['a'], 500, 'USD')]
  expect(await figuresOf([tile('a')])).toBeUndefined()
})

test('[GAME-08] without the list the page is made without amounts', async () => {
  platform.jackpots = () => Promise.reject(new Error('no answer'))
  expect(await figuresOf([tile('a')])).toEqual({})
})
