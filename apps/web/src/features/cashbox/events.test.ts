import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cashboxEvents } from './events'
import type { Payment } from './model'
import { paymentsQuery } from './queries'

const payment = (changes: Partial<Payment>): Payment =>
  ({ id: 1, action: 'cashout', state: 'pending', finished_at: null, ...changes }) as Payment
const { queryKey } = paymentsQuery()
const hear = (cache: QueryClient, message: Payment) => cashboxEvents.payments_changes?.(message, cache)

test('[CASH-08] [RTM-05] a payment moves where it is shown; a repeated message changes nothing more, one that is late nothing', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [payment({}), payment({ id: 2 })])
  const asked = payment({ documents_asked: true })
  hear(cache, asked)
  hear(cache, asked)
  expect(cache.getQueryData(queryKey)).toEqual([asked, payment({ id: 2 })])
  const paid = payment({ state: 'succeeded', finished_at: '2026-11-21T10:00:00.000Z' })
  hear(cache, paid)
  hear(cache, asked)
  expect(cache.getQueryData(queryKey)?.[0]).toMatchObject({ state: 'succeeded' })
})

test('[RTM-05] what is told while the history is read for the first time is shown', async () => {
  const cache = new QueryClient()
  const answers: ((payments: Payment[]) => void)[] = []
  const queryFn = () => new Promise<Payment[]>((resolve) => answers.push(resolve))
  const shown = new QueryObserver(cache, { ...paymentsQuery(), queryFn })
  shown.subscribe(() => undefined)
  hear(cache, payment({ documents_asked: true }))
  answers[0]!([payment({})])
  await new Promise<void>((resolve) => setImmediate(resolve))
  answers[1]!([payment({ documents_asked: true })])
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(shown.getCurrentResult().data?.[0]).toMatchObject({ documents_asked: true })
})
