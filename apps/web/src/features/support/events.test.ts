import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { supportEvents } from './events'
import { isChatInSight, showChat } from './isChatInSight'
import { threadQuery } from './queries'

const said = (id: number, author: 'player' | 'agent' = 'agent') => ({
  id,
  author,
  agent: author === 'agent' ? 'Mia' : null,
  content: `m${id}`,
  created_at: '2026-03-10T12:00:00.000Z',
  key: null,
})
const { queryKey } = threadQuery()
let cache: QueryClient
const hear = (id: number | null, unread: number) =>
  supportEvents.support_messages!({ message: id === null ? null : said(id), unread }, cache)
const held = () => cache.getQueryData(queryKey)!

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  cache = new QueryClient()
  cache.setQueryData(queryKey, { messages: [said(1, 'player')], unread: 0, email: 'a@b.test' })
})

test('an answer stands in the conversation, and the server says how many are unread', () => {
  hear(2, 1)
  expect(held()).toMatchObject({ messages: [{ id: 1 }, { id: 2 }], unread: 1 })
})

test('one that is repeated stands once; one that is late stands in its place', () => {
  hear(3, 1)
  hear(3, 1)
  hear(2, 2)
  expect(held().messages.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('what another tab has seen is read here too', () => {
  hear(2, 1)
  hear(null, 0)
  expect(held()).toMatchObject({ messages: [{ id: 1 }, { id: 2 }], unread: 0 })
})

test('a conversation nobody has opened is read when it is', () => {
  cache.clear()
  hear(2, 1)
  expect(cache.getQueryData(queryKey)).toBeUndefined()
})

test('the conversation is in sight while it stands on the page', () => {
  expect(isChatInSight()).toBe(false)
  const leave = showChat()
  expect(isChatInSight()).toBe(true)
  leave()
  expect(isChatInSight()).toBe(false)
})
