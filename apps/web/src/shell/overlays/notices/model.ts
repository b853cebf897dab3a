import { consentIn } from '../../../lib/browser/consent'
import { cookieIn } from '../../../lib/browser/cookies'

export type NoticeName = 'region' | 'cookies'

const regionCookie = 'region_approved'
/** OPEN-15: ten years, or as long as the browser stores a cookie. */
const regionSeconds = 10 * 365 * 86_400
/** The country whose visitors must confirm (MOD-11). */
const regionCountry = 'AU'

/** The cookie of an approval: name, value, lifetime. */
export const regionApproval = [regionCookie, '1', regionSeconds] as const

/** The one notice a visitor sees now: the region notice comes before cookies. */
export function noticeOf(country: string | null, cookies: string): NoticeName | undefined {
  if (country === regionCountry && cookieIn(cookies, regionCookie) === undefined) return 'region'
  return consentIn(cookies) === undefined ? 'cookies' : undefined
}
