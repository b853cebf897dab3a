import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../lib/api'
import { supportEvents } from './events'
import { isChatInSight, showChat } from './isChatInSight'
import { threadQuery } from './queries'
import { publishNews } from './supportNews'
import { setSupportUnread } from './supportUnread'
import { fetchSupportUnread } from './unread'

vi.mock('../../lib/api', () => ({ api: vi.fn() }))
vi.mock('./supportUnread', () => ({ setSupportUnread: vi.fn() }))
vi.mock('./supportNews', () => ({ publishNews: vi.fn() }))

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
const hear = (id: number | null, unread: number, version: number) =>
  supportEvents.support_messages!({ message: id === null ? null : said(id), thread: 7, version, unread }, cache)
const badge = vi.mocked(setSupportUnread)
const told = vi.mocked(publishNews)
const held = () => cache.getQueryData(queryKey)!
const hold = (thread: NonNullable<ReturnType<typeof held>>) => cache.setQueryData(queryKey, () => thread)

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  badge.mockClear()
  told.mockClear()
  cache = new QueryClient()
  hold({
    thread: 7,
    version: 1,
    messages: [said(1, 'player')],
    unread: 0,
    email: 'a@b.test',
  })
})

test('an answer is added to the conversation, with the server’s unread count', () => {
  hear(2, 1, 2)
  expect(held()).toMatchObject({ messages: [{ id: 1 }, { id: 2 }], unread: 1 })
})

test('a repeated message is shown once, and a late one in its position', () => {
  hear(3, 2, 3)
  hear(3, 2, 3)
  hear(2, 1, 2)
  expect(held().messages.map(({ id }) => id)).toEqual([1, 2, 3])
  // Both are unread, according to the newer of the two messages.
  expect(held().unread).toBe(2)
  expect(badge.mock.calls).toEqual([[2]])
})

test('messages read in another tab are read here too', () => {
  hear(2, 1, 2)
  hear(null, 0, 3)
  expect(held()).toMatchObject({ messages: [{ id: 1 }, { id: 2 }], unread: 0 })
})

test('a late message about a read reply does not make it unread again', () => {
  hear(null, 0, 3)
  hear(2, 1, 2)
  expect(held()).toMatchObject({ messages: [{ id: 1 }, { id: 2 }], unread: 0, version: 3 })
  expect(badge.mock.calls).toEqual([[0]])
})

test('a conversation loaded after the message was sent keeps its own count', () => {
  hold({ thread: 7, version: 4, messages: [said(1), said(2)], unread: 0, email: null })
  hear(2, 1, 3)
  expect(held()).toMatchObject({ messages: [{ id: 1 }, { id: 2 }], unread: 0, version: 4 })
})

test('a fetched count is not shown if a newer message has arrived; that of another conversation is', async () => {
  const answer = vi.mocked(api)
  hear(null, 0, 5)
  answer.mockResolvedValueOnce({ thread: 7, version: 4, unread: 2 })
  await fetchSupportUnread(cache)
  expect(badge.mock.calls).toEqual([[0]])
  answer.mockResolvedValueOnce({ thread: 8, version: 1, unread: 3 })
  await fetchSupportUnread(cache)
  answer.mockResolvedValueOnce({ thread: null, version: 0, unread: 0 })
  await fetchSupportUnread(cache)
  expect(badge.mock.calls).toEqual([[0], [3], [0]])
})

test('a message loads the conversation only after it has been opened', async () => {
  cache.clear()
  vi.mocked(api).mockResolvedValueOnce({ thread: 7, version: 2, unread: 1 })
  hear(2, 1, 2)
  await vi.waitFor(() => expect(badge.mock.calls).toEqual([[1]]))
  expect(cache.getQueryData(queryKey)).toBeUndefined()
})

test('a message of the conversation with another brand is not added', async () => {
  const answer = vi.mocked(api).mockResolvedValueOnce({ thread: 7, version: 1, unread: 0 })
  answer.mockClear()
  supportEvents.support_messages!({ message: said(9), thread: 8, version: 1, unread: 1 }, cache)
  await vi.waitFor(() => expect(badge.mock.calls).toEqual([[0]]))
  expect(answer.mock.calls).toEqual([['support.unread', {}]])
  expect(held()).toMatchObject({ messages: [{ id: 1 }], unread: 0 })
  expect(told).not.toHaveBeenCalled()
})

test('the first message of a conversation begun in another tab is announced', async () => {
  hold({ thread: null, version: 0, messages: [], unread: 0, email: null })
  vi.mocked(api).mockResolvedValueOnce({ thread: 7, version: 1, unread: 1 })
  hear(2, 1, 1)
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(said(2)))
  expect(held()).toMatchObject({ thread: 7, messages: [{ id: 2 }], unread: 1 })
})

test('the conversation is in sight while it is on the page', () => {
  expect(isChatInSight()).toBe(false)
  const leave = showChat()
  expect(isChatInSight()).toBe(true)
  leave()
  expect(isChatInSight()).toBe(false)
})
