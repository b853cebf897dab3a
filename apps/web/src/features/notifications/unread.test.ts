import { beforeEach, expect, test, vi } from 'vitest'
import { forget, recall, remember } from '../../lib/browser/storage'
import { readAll } from './inbox'
import { allRead, type Inbox, withNews } from './news'
import { fetchUnread, lastUnread } from './unread'

const said = vi.hoisted(() => ({ list: [] as object[] }))
vi.mock('../../lib/api', () => ({ api: async () => said.list }))

const news = { kind: 'personal', title: 'Hello', text: 'There' } as const
const add = (inbox: Inbox | undefined, id: string) => withNews(inbox, 7, { id, version: 1, news }, 0)

beforeEach(() => {
  forget('notifications.inbox')
  remember('auth.playerId', 7)
})

test('the read marker is the newest unread personal notification', () => {
  const inbox = add(add(add(undefined, 'personal-7'), 'bonus-9'), 'personal-verification-12')
  expect([lastUnread(inbox), lastUnread(allRead(inbox))]).toEqual([7, 0])
})

test('notifications sent while disconnected are added to the list, and read ones stay read', async () => {
  const shown = () => recall('notifications.inbox')?.list.map(({ id, isRead }) => [id, isRead])
  said.list = [{ id: 1, version: 1, title: 'First', text: '' }]
  await fetchUnread(7)
  readAll()
  said.list = [{ id: 2, version: 1, title: 'Second', text: '' }, ...said.list]
  await fetchUnread(7)
  expect(shown()).toEqual([
    ['personal-2', false],
    ['personal-1', true],
  ])
})

test('[AUTH-04] a response that arrives after the player has signed out is not stored', async () => {
  said.list = [{ id: 1, version: 1, title: 'First', text: '' }]
  const fetched = fetchUnread(7)
  forget('auth.playerId')
  await fetched
  expect(recall('notifications.inbox')).toBeUndefined()
})
