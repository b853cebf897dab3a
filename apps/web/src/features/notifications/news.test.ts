import { expect, test } from 'vitest'
import { allRead, currentOf, type Inbox, newsOfPayment, notificationMs, unreadOf, withNews, withoutNews } from './news'

const at = Date.UTC(2026, 4, 1, 12)
const news = { kind: 'personal', title: 'Hello', text: 'There' } as const
const add = (inbox: Inbox | undefined, id: string, nowMs: number, playerId = 7) =>
  withNews(inbox, playerId, { id, news }, nowMs)

test('[CONST-11] a notification is there for two hours and not longer', () => {
  const inbox = add(undefined, 'a', at)
  expect(currentOf(inbox, 7, at + notificationMs - 1)).toHaveLength(1)
  expect(currentOf(inbox, 7, at + notificationMs)).toEqual([])
  expect(notificationMs).toBe(7_200_000)
})

test('the newest stands first, the same one once, and what has expired is dropped', () => {
  let inbox = add(undefined, 'old', at - notificationMs)
  for (const id of ['a', 'b', 'a']) inbox = add(inbox, id, at)
  expect(inbox.list.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('read ones do not count', () => {
  const inbox = add(add(undefined, 'a', at), 'b', at)
  expect(unreadOf(currentOf(inbox, 7, at))).toBe(2)
  expect(unreadOf(currentOf(add(allRead(inbox), 'c', at), 7, at))).toBe(1)
})

test('another player sees nothing of it, and starts with an empty list', () => {
  const inbox = add(undefined, 'a', at)
  expect(currentOf(inbox, 8, at)).toEqual([])
  expect(add(inbox, 'b', at, 8)).toMatchObject({ playerId: 8, list: [{ id: 'b' }] })
})

test.each([
  ['succeeded', true],
  ['declined', false],
  ['rejected', false],
  ['canceled', false],
  ['pending', undefined],
  ['processing', undefined],
  ['recalled', undefined],
])('a payment in the state %s is news of success: %s', (state, isDone) => {
  const found = newsOfPayment({ action: 'deposit', state, amount_cents: 20_00, currency: 'EUR' })
  expect(found).toEqual(
    isDone === undefined ? undefined : { kind: 'payment', action: 'deposit', isDone, cents: 20_00, currency: 'EUR' },
  )
})

test('[NTF-01] a gift is news until it is no longer new', () => {
  const news = { kind: 'bonus', title: 'Reload', cents: 20_00, currency: 'EUR' } as const
  const told = withNews(withNews(undefined, 1, { id: 'bonus-1', news }, 0), 1, { id: 'bonus-2', news }, 0)
  expect(withoutNews(told, 'bonus-1').list.map(({ id }) => id)).toEqual(['bonus-2'])
})
