import { parse } from 'hono/utils/cookie'

export interface CookiePolicy {
  readonly isSecure: boolean
  /** The brand lets other sites frame it: SameSite=None with Partitioned (SEC-01). */
  readonly isEmbedded: boolean
}

const loopback = /^http:\/\/(?:127\.0\.0\.1|(?:[\w-]+\.)?localhost)(?::\d+)?$/

/**
 * The session cookie's attributes for an origin. Without HTTPS a cookie cannot be SameSite=None, except that browsers
 * trust the machine's own host names, so a framed brand can be tried there.
 */
export const cookiePolicy = (origin: string, isSecure: boolean, isFramed: boolean): CookiePolicy => ({
  isSecure,
  isEmbedded: isFramed && (isSecure || loopback.test(origin)),
})

const sessionLength = 43

export const cookieName = (policy: Pick<CookiePolicy, 'isSecure'>): string =>
  policy.isSecure ? '__Host-casino_session' : '_casino_session'

/** The session id a request carries, or null. */
export function readSessionCookie(header: string | null, policy: Pick<CookiePolicy, 'isSecure'>): string | null {
  if (header === null) return null
  const name = cookieName(policy)
  const value = parse(header, name)[name]
  return value?.length === sessionLength ? value : null
}

/** Whether a request carries a cookie of one of these names. */
export function hasCookie(header: string | null, names: readonly string[]): boolean {
  if (header === null) return false
  const cookies = parse(header)
  return names.some((name) => Boolean(cookies[name]))
}

/** `Set-Cookie` for a session id, or to remove it. */
export function sessionCookie(token: string | null, policy: CookiePolicy): string {
  const site = policy.isEmbedded ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
  return [
    `${cookieName(policy)}=${token ?? ''}`,
    'Path=/',
    ...(token === null ? ['Max-Age=0'] : []),
    'HttpOnly',
    site,
    ...(policy.isSecure || policy.isEmbedded ? ['Secure'] : []),
  ].join('; ')
}
