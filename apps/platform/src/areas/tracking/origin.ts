import type { Input } from '@apogee/contract'
import { type attribution, utmKeys } from '@apogee/contract/tracking'
import { parse } from 'hono/utils/cookie'
import type { z } from 'zod'

export type UtmMetrics = Input<'tracking.utmSet'>['body']['utmMetrics']

/** The origin of a visit: the campaign, and the affiliate of the browser's cookies. */
export type Origin = z.output<typeof attribution>

const longest = 200
const printable = /^\P{Cc}+$/u

const cookiesOf = (header: string | null) => {
  const cookies = header === null ? {} : parse(header)
  return (name: string): string | undefined => clean(cookies[name])
}

// Cookies are untrusted and validated like a body.
const clean = (value: string | null | undefined): string | undefined =>
  value && value.length <= longest && printable.test(value) ? value : undefined

const namedOf = (utmMetrics: UtmMetrics): UtmMetrics =>
  Object.fromEntries(utmKeys.flatMap((key) => (utmMetrics[key] ? [[key, utmMetrics[key]]] : [])))

/** The body's campaign plus the affiliate's cookies. */
export function originOf(utmMetrics: UtmMetrics, cookieHeader: string | null): Origin {
  const cookie = cookiesOf(cookieHeader)
  return { ...namedOf(utmMetrics), stag: cookie('stag'), affb_id: cookie('affb_id') }
}

/**
 * The origin of a new player: what their browser sends with the form, or the cookies of their visit. Null if neither
 * says anything. A browser that may not store it yet (decision 131) has no cookies.
 */
export function originOfSignUp(sent: Origin | undefined, cookieHeader: string | null): Origin | null {
  const cookie = cookiesOf(cookieHeader)
  const campaign = new URLSearchParams(parse(cookieHeader ?? '')['utm'] ?? '')
  const ofCookies: Origin = {
    ...Object.fromEntries(utmKeys.map((key) => [key, clean(campaign.get(key))])),
    stag: cookie('stag'),
    affb_id: cookie('affb_id'),
    referrer: cookie('referrer'),
  }
  const origin = sent ?? ofCookies
  return Object.values(origin).some(Boolean) ? origin : null
}
