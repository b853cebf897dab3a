import { ApiError, ConnectionError } from '@apogee/contract/protocol/failures'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from './queries'

const api = vi.hoisted(() => vi.fn())
const logClient = vi.hoisted(() => vi.fn())
const keys = vi.hoisted(() => ({ made: 0 }))
vi.mock('../../lib/api', () => ({
  api,
  idempotencyKey: () => {
    keys.made += 1
    return `key ${keys.made}`
  },
}))
vi.mock('../../lib/browser/track', () => ({ logClient }))

const { depositOffersQuery } = await import('./queries')
const { couponSender, declineOffer, redeemCode, storeCode, sendCoupon } = await import('./mutations')

beforeEach(() => {
  api.mockReset()
  logClient.mockReset()
})

test('[ERR-15] a failed coupon is logged, and the result says that it failed', async () => {
  api.mockRejectedValueOnce(new Error('network'))
  expect(await sendCoupon('X', 'key')).toBe('failed')
  api.mockResolvedValueOnce({ status: 'failed_to_activate' })
  expect(await sendCoupon('X', 'key')).toBe('failed_to_activate')
  expect(logClient).toHaveBeenCalledTimes(2)
  api.mockResolvedValueOnce({ status: 'successfully_activated' })
  expect(await sendCoupon('X', 'key')).toBe('successfully_activated')
  expect(logClient).toHaveBeenCalledTimes(2)
})

test('[WIRE-05] a coupon whose response was lost is sent again under its key; another code, or the next, has its own', async () => {
  keys.made = 0
  const send = couponSender()
  api.mockRejectedValueOnce(new ConnectionError('timeout')).mockRejectedValueOnce(new ApiError(502, {}))
  api.mockRejectedValueOnce(new ApiError(422, {})).mockRejectedValueOnce(new ConnectionError('timeout'))
  api.mockResolvedValue({ status: 'successfully_activated' })
  for (const code of ['A', 'A', 'A', 'A', 'B', 'B']) await send(code)
  const used = api.mock.calls.map(([, { body }, { idempotencyKey }]) => `${body.coupon_code} ${idempotencyKey}`)
  expect(used).toEqual(['A key 1', 'A key 1', 'A key 1', 'A key 2', 'B key 3', 'B key 4'])
})

test('[ERR-15] a failed promo code is logged and the error rethrown', async () => {
  const lost = new Error('network')
  api.mockRejectedValueOnce(lost)
  await expect(storeCode(new QueryClient(), 'X')).rejects.toBe(lost)
  expect(logClient).toHaveBeenCalledOnce()
})

test('[BON-12] a code that brings nothing is removed; one that does stays', async () => {
  api.mockImplementation(async (name: string) => (name === 'bonuses.deposit' ? [] : {}))
  expect(await storeCode(new QueryClient(), 'NOSUCH')).toBe(false)
  expect(api.mock.calls.map(([name]) => name)).toEqual(['bonuses.setCode', 'bonuses.deposit', 'bonuses.clearCode'])
  api.mockReset()
  api.mockImplementation(async (name: string) => (name === 'bonuses.deposit' ? [{ id: 'orbit' }] : {}))
  expect(await storeCode(new QueryClient(), 'ORBIT')).toBe(true)
  expect(api.mock.calls.map(([name]) => name)).toEqual(['bonuses.setCode', 'bonuses.deposit'])
})

test.each([
  ['a gift code gives a gift', 'successfully_activated', [], 'gift', []],
  ['a used gift code is not tried as a deposit code', 'already_activated', [], 'already', []],
  ['a gift code that could not be checked can be tried again', 'failed', [], 'failed', []],
  ['a deposit code is stored', 'failed_to_activate', [{ id: 'orbit' }], 'deposit', ['NEW']],
  ['an unknown code leaves the stored one in place', 'failed_to_activate', [], 'unknown', ['NEW', 'OLD']],
] as const)('[API-044] [API-082] one field for every code: %s', async (_, status, offers, outcome, stored) => {
  const codes: string[] = []
  api.mockImplementation(async (name: string, { body }: { body?: { deposit_bonus_code: string } }) => {
    if (name === 'bonuses.setCode') codes.push(body!.deposit_bonus_code)
    return name === 'bonuses.deposit' ? offers : {}
  })
  const redeeming = { client: new QueryClient(), sendGiftCode: async () => status, stored: 'OLD' }
  expect(await redeemCode(redeeming, 'NEW')).toBe(outcome)
  expect(codes).toEqual(stored)
})

test('a deposit code that could not be stored can be tried again', async () => {
  api.mockRejectedValue(new Error('network'))
  const redeeming = { client: new QueryClient(), sendGiftCode: async () => 'failed_to_activate' as const, stored: null }
  expect(await redeemCode(redeeming, 'NEW')).toBe('failed')
})

test('[API-080] a declined offer disappears at once and the list is refetched; an offer whose decline fails stays', async () => {
  const client = new QueryClient()
  const { queryKey } = depositOffersQuery()
  const ids = () => client.getQueryData(queryKey)?.map(({ id }) => id)
  client.setQueryData(queryKey, [{ id: 'welcome-1' }, { id: 'weekend-reload' }] as Offer[])
  api.mockRejectedValueOnce(new Error('network'))
  await expect(declineOffer(client, 'welcome-1')).rejects.toThrow('network')
  expect(ids()).toEqual(['welcome-1', 'weekend-reload'])
  api.mockResolvedValueOnce(undefined)
  await declineOffer(client, 'welcome-1')
  expect(ids()).toEqual(['weekend-reload'])
  expect(api).toHaveBeenLastCalledWith(
    'bonuses.declineDeposit',
    { params: { id: 'welcome-1' } },
    { idempotencyKey: 'decline-welcome-1' },
  )
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
