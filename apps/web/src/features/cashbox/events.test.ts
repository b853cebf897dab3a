import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashboxEvents } from './events'
import type { Payment } from './model'
import { paymentsQuery } from './queries'

const payment = (changes: Partial<Payment>): Payment =>
  ({ id: 1, version: 1, action: 'cashout', state: 'pending', finished_at: null, ...changes }) as Payment
const { queryKey } = paymentsQuery()
const hear = (cache: QueryClient, message: Payment) => cashboxEvents.payments_changes?.(message, cache)

test('[CASH-08] [RTM-05] a message updates the payment; a repeated or late one changes nothing', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [payment({}), payment({ id: 2 })])
  const asked = payment({ version: 2, account: '•••• 4417' })
  hear(cache, asked)
  hear(cache, asked)
  expect(cache.getQueryData(queryKey)).toEqual([asked, payment({ id: 2 })])
  hear(cache, payment({ version: 3, state: 'succeeded', finished_at: '2026-11-21T10:00:00.000Z' }))
  hear(cache, asked)
  expect(cache.getQueryData(queryKey)?.[0]).toMatchObject({ state: 'succeeded' })
})

test('a final payment changes again when received money is sent back', () => {
  const cache = new QueryClient()
  const finished_at = '2026-11-21T10:00:00.000Z'
  cache.setQueryData(queryKey, [payment({ version: 3, state: 'succeeded', finished_at })])
  hear(cache, payment({ version: 5, state: 'succeeded', finished_at, reversed_cents: 500 }))
  hear(cache, payment({ version: 4, state: 'succeeded', finished_at, reversed_cents: 200 }))
  expect(cache.getQueryData(queryKey)).toMatchObject([{ version: 5, reversed_cents: 500 }])
})

test('the history converges in any order of delivery, repeats included', () => {
  const told = [1, 2].flatMap((id) => [
    payment({ id }),
    payment({ id, version: 2, account: '•••• 4417' }),
    payment({ id, version: 4, state: 'processing' }),
    payment({ id, version: 5, state: 'succeeded', finished_at: '2026-11-21T10:00:00.000Z' }),
  ])
  const newest = told.filter(({ version }) => version === 5)
  const deliveries = fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 })
  fc.assert(
    fc.property(deliveries, fc.subarray(told.slice(0, 4), { maxLength: 1 }), (messages, loaded) => {
      const cache = new QueryClient()
      cache.setQueryData(queryKey, loaded)
      for (const message of messages) hear(cache, message)
      expect(cache.getQueryData(queryKey)).toEqual(newest)
    }),
  )
})

test('[RTM-05] a message received during the first read of the history is shown', async () => {
  const cache = new QueryClient()
  const answers: ((payments: Payment[]) => void)[] = []
  const queryFn = () => new Promise<Payment[]>((resolve) => answers.push(resolve))
  const shown = new QueryObserver(cache, { ...paymentsQuery(), queryFn })
  shown.subscribe(() => undefined)
  hear(cache, payment({ account: '•••• 4417' }))
  answers[0]!([payment({})])
  await new Promise<void>((resolve) => setImmediate(resolve))
  answers[1]!([payment({ account: '•••• 4417' })])
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(shown.getCurrentResult().data?.[0]).toMatchObject({ account: '•••• 4417' })
})
