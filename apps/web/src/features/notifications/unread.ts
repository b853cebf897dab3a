import { api } from '../../lib/api'
import { recall } from '../../lib/browser/storage'
import { addNews, readAll } from './inbox'
import type { Inbox } from './news'
import { newsOfMessage } from './newsOfMessage'

/**
 * NTF-01: fetches messages sent while no page was open, or while the connection was down; if that fails, the bell keeps the
 * stored ones.
 */
export async function fetchUnread(playerId: number): Promise<void> {
  // The API client logs the failure.
  const list = await api('notifications.list', {}).catch(() => [])
  for (const one of list.toReversed())
    addNews(playerId, { id: `personal-${one.id}`, version: one.version, news: newsOfMessage(one) })
}

/** The operator's newest unread message, by its number on the server; 0 without one. */
export const lastUnread = ({ list }: Inbox): number =>
  Math.max(0, ...list.filter(({ isRead }) => !isRead).map(({ id }) => Number(/^personal-(\d+)$/.exec(id)?.[1] ?? 0)))

/** Marks everything as read, here and on the server. */
export function seeAll(): void {
  const inbox = recall('notifications.inbox')
  const upTo = inbox ? lastUnread(inbox) : 0
  readAll()
  // If it stays unread on the server, it is only shown again.
  if (upTo > 0) void api('notifications.read', { body: { up_to: upTo } }).catch(() => undefined)
}
