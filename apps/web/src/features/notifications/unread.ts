import { api } from '../../lib/api'
import { addNews } from './inbox'
import { newsOfMessage } from './messages'

/** What was said while no page was open; without an answer the bell shows what it has. */
export async function fetchUnread(playerId: number): Promise<void> {
  const list = await api('notifications.list', {}).catch(() => [])
  for (const one of list.toReversed()) addNews(playerId, { id: `personal-${one.id}`, news: newsOfMessage(one) })
}
