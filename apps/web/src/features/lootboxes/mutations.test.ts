import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { spunFixture } from './lootboxFixture'

const api = vi.hoisted(() => vi.fn())
vi.mock('../../lib/api', async () => {
  const { ApiError, ConnectionError } = await import('@apogee/contract/protocol/failures')
  return { api, idempotencyKey: () => 'key', ApiError, ConnectionError }
})

const { ApiError, ConnectionError } = await import('@apogee/contract/protocol/failures')
const { lootboxesQuery } = await import('./queries')
const { activate } = await import('./mutations')

const spin = { id: 1, seed: 'mine' }

beforeEach(() => {
  api.mockReset()
})

test('[API-040] a spin sends the player’s seed, and its response updates the list', async () => {
  const client = new QueryClient()
  client.setQueryData(lootboxesQuery().queryKey, [])
  const box = spunFixture(3)
  api.mockResolvedValueOnce(box)
  expect(await activate(client, spin)).toEqual({ kind: 'drawn', box })
  expect(api).toHaveBeenCalledWith(
    'lootboxes.activate',
    { params: { id: 1 }, body: { player_seed: 'mine' } },
    expect.objectContaining({ idempotencyKey: 'key' }),
  )
  expect(client.getQueryData(lootboxesQuery().queryKey)).toEqual([box])
})

test.each([
  ['a box that cannot be spun', new ApiError(422, { errors: { base: { not_activatable: '' } } }), 'refused'],
  ['a server error, after which the box may be drawn', new ApiError(500, null), 'lost'],
  ['no connection', new ConnectionError('network'), 'lost'],
])('[ERR-04] %s is an outcome, not an error', async (_, error, kind) => {
  api.mockRejectedValueOnce(error)
  expect(await activate(new QueryClient(), spin)).toEqual({ kind })
})

test('the wait for a response is bounded', async () => {
  api.mockReturnValueOnce(new Promise(() => {}))
  expect(await activate(new QueryClient(), spin, 20)).toEqual({ kind: 'lost' })
})
