import { expect, test } from 'vitest'
import { allRead, type Inbox, withNews } from './news'
import { lastUnread } from './unread'

const news = { kind: 'personal', title: 'Hello', text: 'There' } as const
const add = (inbox: Inbox | undefined, id: string) => withNews(inbox, 7, { id, news }, 0)

test('read is told up to the newest word of the house that was not', () => {
  const inbox = add(add(add(undefined, 'personal-7'), 'bonus-9'), 'personal-verification-12')
  expect([lastUnread(inbox), lastUnread(allRead(inbox))]).toEqual([7, 0])
})
