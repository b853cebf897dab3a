import { expect, test } from 'vitest'
import type { NodeChange } from '../nodes/nodes.ts'
import { RateLimiter } from './rateLimit.ts'

test('[SEC-07] local counts are written back when the connection to the other nodes is back', async () => {
  const listeners: ((change: NodeChange) => void)[] = []
  const lowered: [string, number][] = []
  let now = 0
  const limits = { 'auth.signIn': { address: { burst: 3, perMinute: 60 } } }
  const limiter = new RateLimiter(
    limits,
    {
      takeToken: async () => null,
      lower: async (key, _, left) => void lowered.push([key, left]),
      onChange: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    },
    () => now,
  )
  const ask = (address: string) => limiter.check('auth.signIn', address, null)
  for (let turn = 0; turn < 3; turn += 1) await ask('192.0.2.1')
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  now = 60_000
  await ask('192.0.2.2')
  for (const listener of listeners) listener({ kind: 'came', node: 'another' })
  expect(lowered).toEqual([])
  for (const listener of listeners) listener({ kind: 'isBack' })
  // The first is full again by now.
  expect(lowered).toEqual([['auth.signIn 192.0.2.2', 2]])
})
