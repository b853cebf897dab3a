import { expect, test } from 'vitest'
import {
  allRead,
  currentOf,
  type Inbox,
  isOver,
  newsOfPayment,
  nextExpiry,
  notificationMs,
  unreadOf,
  withNews,
  withoutNews,
} from './news'

const at = Date.UTC(2026, 4, 1, 12)
const news = { kind: 'personal', title: 'Hello', text: 'There' } as const
const add = (inbox: Inbox | undefined, id: string, nowMs: number, playerId = 7, version = 1) =>
  withNews(inbox, playerId, { id, version, news }, nowMs)

test('[CONST-11] a notification expires after two hours', () => {
  const inbox = add(undefined, 'a', at)
  expect(currentOf(inbox, 7, at + notificationMs - 1)).toHaveLength(1)
  expect(currentOf(inbox, 7, at + notificationMs)).toEqual([])
  expect(notificationMs).toBe(7_200_000)
})

test('[NTF-03] one that expires earlier is removed by then, by the platform’s clock', () => {
  const told = (id: string, expiresMs?: number) => ({
    id,
    version: 1,
    news: { ...news, ...(expiresMs !== undefined && { expiresMs }) },
  })
  const inbox = withNews(withNews(undefined, 7, told('draw', at + 60_000), at), 7, told('prize'), at)
  const idsAt = (nowMs: number, skewMs = 0) => currentOf(inbox, 7, nowMs, skewMs).map(({ id }) => id)
  expect(idsAt(at + 59_999)).toEqual(['prize', 'draw'])
  expect(idsAt(at + 60_000)).toEqual(['prize'])
  expect(idsAt(at + 30_000, 30_000)).toEqual(['prize'])
  expect(nextExpiry(inbox.list, 10_000)).toBe(at + 50_000)
  expect(nextExpiry([], 0)).toBe(Number.POSITIVE_INFINITY)
})

test('[NTF-02] the event of a notification is over at its end', () => {
  const ends = { ...news, endsMs: at }
  expect([at - 1, at, undefined].map((nowMs) => isOver(ends, nowMs))).toEqual([false, true, false])
  expect(isOver(news, at)).toBe(false)
})

test('the newest is first, duplicates are merged, and expired ones are dropped', () => {
  let inbox = add(undefined, 'old', at - notificationMs)
  for (const [version, id] of ['a', 'b', 'a'].entries()) inbox = add(inbox, id, at, 7, version + 1)
  expect(inbox.list.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a repeated notification keeps its position and stays read', () => {
  const inbox = allRead(add(add(undefined, 'a', at), 'b', at))
  expect(add(inbox, 'a', at)).toBe(inbox)
  expect(unreadOf(add(inbox, 'a', at, 7, 2).list)).toBe(1)
})

test('read notifications do not count', () => {
  const inbox = add(add(undefined, 'a', at), 'b', at)
  expect(unreadOf(currentOf(inbox, 7, at))).toBe(2)
  expect(unreadOf(currentOf(add(allRead(inbox), 'c', at), 7, at))).toBe(1)
})

test('another player does not see it, and starts with an empty list', () => {
  const inbox = add(undefined, 'a', at)
  expect(currentOf(inbox, 8, at)).toEqual([])
  expect(add(inbox, 'b', at, 8)).toMatchObject({ playerId: 8, list: [{ id: 'b' }] })
})

test.each([
  ['deposit', 'succeeded', 'done'],
  ['deposit', 'declined', 'failed'],
  ['deposit', 'rejected', 'back'],
  ['cashout', 'rejected', 'failed'],
  ['deposit', 'canceled', 'failed'],
  ['deposit', 'pending', undefined],
  ['deposit', 'processing', undefined],
  ['cashout', 'recalled', undefined],
] as const)('a %s in the state %s is news: %s', (action, state, outcome) => {
  const found = newsOfPayment({ action, state, amount_cents: 20_00, currency: 'EUR' })
  expect(found).toEqual(outcome && { kind: 'payment', action, outcome, cents: 20_00, currency: 'EUR' })
})

test('the refunded part of a completed payment is news', () => {
  const payment = {
    action: 'deposit',
    state: 'succeeded',
    amount_cents: 20_00,
    currency: 'EUR',
    reversed_cents: 5_00,
  } as const
  expect(newsOfPayment(payment)).toMatchObject({ outcome: 'back', cents: 5_00 })
})

test('[NTF-01] a gift is news only while it is new', () => {
  const news = { kind: 'bonus', title: 'Reload', cents: 20_00, currency: 'EUR' } as const
  const told = withNews(
    withNews(undefined, 1, { id: 'bonus-1', version: 1, news }, 0),
    1,
    { id: 'bonus-2', version: 1, news },
    0,
  )
  expect(withoutNews(told, 'bonus-1').list.map(({ id }) => id)).toEqual(['bonus-2'])
})
