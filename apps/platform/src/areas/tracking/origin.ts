import type { Input } from '@apogee/contract'
import { utmKeys } from '@apogee/contract/tracking'
import { parse } from 'hono/utils/cookie'

export type UtmMetrics = Input<'tracking.utmSet'>['body']['utmMetrics']

/** The origin of a visit: the campaign, and the affiliate of the browser's cookies. */
export interface Origin extends UtmMetrics {
  readonly stag?: string | undefined
  readonly affb_id?: string | undefined
}

const longest = 200
const printable = /^\P{Cc}+$/u

/** The body's campaign plus the affiliate's cookies. Cookies are untrusted and validated like the body. */
export function originOf(utmMetrics: UtmMetrics, cookieHeader: string | null): Origin {
  const cookies = cookieHeader === null ? {} : parse(cookieHeader)
  const readable = (name: string): string | undefined => {
    const value = cookies[name]
    return value !== undefined && value.length <= longest && printable.test(value) ? value : undefined
  }
  const named = Object.fromEntries(utmKeys.flatMap((key) => (utmMetrics[key] ? [[key, utmMetrics[key]]] : [])))
  return { ...named, stag: readable('stag'), affb_id: readable('affb_id') }
}
