import { parse } from 'hono/utils/cookie'
import type { Ctx } from '../handler.ts'
import { type CookiePolicy, cookiePolicy } from './cookie.ts'

/** A guest who returns within a month finds the conversation. */
const maxAgeSeconds = 30 * 24 * 3600

type Facts = Pick<Ctx, 'config' | 'origin' | 'frameAncestors' | 'request'>

const policyOf = ({ config, origin, frameAncestors }: Facts): CookiePolicy =>
  cookiePolicy(origin, config.publicUrl.startsWith('https:'), frameAncestors.length > 0)

const nameOf = ({ isSecure }: CookiePolicy): string => (isSecure ? '__Host-casino_chat' : '_casino_chat')

/** AUTH-04: the chat user of this device, meaning a guest who has written to support; null without one. */
export function readChatUser(facts: Facts): string | null {
  const header = facts.request.headers.get('cookie')
  if (header === null) return null
  const name = nameOf(policyOf(facts))
  const value = parse(header, name)[name]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** `Set-Cookie` for the chat user, or to remove it. */
export function chatUserCookie(token: string | null, facts: Facts): string {
  const policy = policyOf(facts)
  const site = policy.isEmbedded ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
  const safe = policy.isSecure || policy.isEmbedded ? '; Secure' : ''
  const age = token === null ? 0 : maxAgeSeconds
  return `${nameOf(policy)}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; ${site}${safe}`
}
