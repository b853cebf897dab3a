import { parse } from 'hono/utils/cookie'
import { randomToken } from '../../ids.ts'
import type { CookiePolicy } from './cookie.ts'

/** The maximum lifetime that browsers allow for a cookie. */
const maxAgeSeconds = 400 * 24 * 3600

const nameOf = ({ isSecure }: CookiePolicy): string => (isSecure ? '__Host-casino_device' : '_casino_device')

/** The browser of a request, recognised by a random cookie that outlives the session: `ctx.device`. */
export interface RequestDevice {
  /** The value of its cookie; null without one. */
  readonly token: string | null
  /** Ensures that it has a cookie, and returns its value. */
  ensureToken(): string
}

/** `cookies` collects Set-Cookie. */
export function openRequestDevice(header: string | null, policy: CookiePolicy, cookies: string[]): RequestDevice {
  const name = nameOf(policy)
  const sent = header === null ? undefined : parse(header, name)[name]
  const token = sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : null
  let kept: string | undefined
  return {
    token,
    ensureToken() {
      if (kept !== undefined) return kept
      kept = token ?? randomToken()
      const site = policy.isEmbedded ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
      const safe = policy.isSecure || policy.isEmbedded ? '; Secure' : ''
      cookies.push(`${name}=${kept}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${site}${safe}`)
      return kept
    },
  }
}
