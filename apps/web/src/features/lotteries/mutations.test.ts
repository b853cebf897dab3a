import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

const api = vi.hoisted(() => vi.fn())
vi.mock('../../lib/api', async () => {
  const { ApiError, ConnectionError } = await import('@apogee/contract/protocol/failures')
  return { api, idempotencyKey: () => 'key', ApiError, ConnectionError }
})

const { ApiError, ConnectionError } = await import('@apogee/contract/protocol/failures')
const { buyTickets, purchaseErrorOf } = await import('./mutations')

const rates = [{ group: 'moonshot', title: 'Moonshot', wager: 0, rate: { points: 250, lottery_ids: [1] } }]
const purchase = { lotteryId: 1, count: 3, currency: 'EUR' }

beforeEach(() => {
  api.mockReset()
})

test('[CP-07] a ticket purchase sends number, lottery and the card’s group, under one key', async () => {
  api.mockResolvedValueOnce(rates).mockResolvedValueOnce({})
  await buyTickets(new QueryClient(), purchase, 'once')
  expect(api).toHaveBeenLastCalledWith(
    'loyalty.exchange',
    {
      params: { type: 'lotteries' },
      body: { exchange: { group: 'moonshot', currency: 'EUR', tickets_count: 3, lottery_id: 1 } },
    },
    { idempotencyKey: 'once' },
  )
})

test('a lottery without tickets in the shop has just closed', async () => {
  api.mockResolvedValueOnce([])
  const error = await buyTickets(new QueryClient(), purchase, 'once').catch((one: unknown) => one)
  expect(purchaseErrorOf(error)).toBe('closed')
  expect(api).toHaveBeenCalledTimes(1)
})

test.each([
  [{ points: { not_enough: '' } }, 'not_enough'],
  [{ tickets_count: { too_big: '' } }, 'limit_reached'],
  [{ base: { limit_restrict_access: '' } }, 'on_break'],
  [{ base: { bonuses_off: '' } }, 'bonuses_off'],
  [{ lottery_id: { unknown_value: '' } }, 'closed'],
  [{ base: { unexpected: '' } }, 'failed'],
])('the error %j is shown as %s', (errors, told) => {
  expect(purchaseErrorOf(new ApiError(422, { errors }))).toBe(told)
})

test('without a response the page does not know whether tickets were bought', () => {
  expect(purchaseErrorOf(new ConnectionError('timeout'))).toBe('failed')
})
