import type { MessageOf } from '@apogee/contract/realtime'
import { ownPath } from '@apogee/rules/site/ownPath'
import type { News } from './news'
import { routeNames } from './routeNames'

type Message = MessageOf<'personal_notifications'>
type Personal = Extract<News, { kind: 'personal' }>

/** NTF-04: a path of the site, or that of a named route; undefined for any other target. */
function pathOf(button: {
  readonly path?: string | undefined
  readonly toName?: string | undefined
}): string | undefined {
  const { path, toName } = button
  if (path !== undefined) return ownPath(path) ?? undefined
  const named = toName !== undefined && Object.hasOwn(routeNames, toName) ? routeNames[toName as 'main'] : undefined
  // A route that needs parameters has no address here.
  return named?.length === 0 ? named() : undefined
}

/** NTF-02 to NTF-04: converts a message from the operator to a notification. */
export function newsOfMessage({
  kind,
  title,
  text,
  content,
  created_at: created,
  end_at: end,
  expires_at: expiry,
}: Pick<Message, 'kind' | 'title' | 'text' | 'content' | 'created_at' | 'end_at' | 'expires_at'>): Personal {
  // One about an event that had ended before, such as its prizes, is not over with it.
  const isAhead = end !== undefined && (created === undefined || end > created)
  const path = content?.button && pathOf(content.button)
  return {
    kind: 'personal',
    title: content?.title ?? title,
    text,
    ...(kind === 'promotional' && { isPromotional: true }),
    ...(expiry !== undefined && { expiresMs: Date.parse(expiry) }),
    ...(isAhead && { endsMs: Date.parse(end) }),
    ...(content?.icon !== undefined && { icon: content.icon }),
    ...(content?.button && path !== undefined && { button: { title: content.button.title, path } }),
  }
}
