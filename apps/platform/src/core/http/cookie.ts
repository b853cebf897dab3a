import { parse } from 'hono/utils/cookie'

export interface CookiePolicy {
  readonly isSecure: boolean
  /** The brand lets other sites frame it: SameSite=None with Partitioned (SEC-01). */
  readonly isEmbedded: boolean
}

const sessionLength = 43

export const cookieName = (policy: CookiePolicy): string =>
  policy.isSecure ? '__Host-casino_session' : '_casino_session'

/** The session id a request carries, or null. */
export function readSessionCookie(header: string | null, policy: CookiePolicy): string | null {
  if (header === null) return null
  const name = cookieName(policy)
  const value = parse(header, name)[name]
  return value?.length === sessionLength ? value : null
}

/** `Set-Cookie` for a session id, or for its removal. */
export function sessionCookie(token: string | null, policy: CookiePolicy): string {
  const site = policy.isEmbedded && policy.isSecure ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
  return [
    `${cookieName(policy)}=${token ?? ''}`,
    'Path=/',
    ...(token === null ? ['Max-Age=0'] : []),
    'HttpOnly',
    site,
    ...(policy.isSecure ? ['Secure'] : []),
  ].join('; ')
}
