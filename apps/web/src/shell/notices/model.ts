import { consentIn } from '../../lib/consent'
import { cookieIn } from '../../lib/cookies'

export type NoticeName = 'region' | 'cookies'

const regionCookie = 'region_approved'
/** OPEN-15: ten years, or as long as a browser lets a cookie live. */
const regionSeconds = 10 * 365 * 86_400
/** The country whose visitors are asked (MOD-11). */
const regionCountry = 'AU'

/** What an approval writes down: name, value, life. */
export const regionApproval = [regionCookie, '1', regionSeconds] as const

/** The one notice a visitor sees now: where he is comes before cookies. */
export function noticeOf(country: string | null, cookies: string): NoticeName | undefined {
  if (country === regionCountry && cookieIn(cookies, regionCookie) === undefined) return 'region'
  return consentIn(cookies) === undefined ? 'cookies' : undefined
}
