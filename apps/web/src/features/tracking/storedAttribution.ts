import { readCookie, writeCookie } from '../../lib/browser/cookies'
import { type Attribution, affiliateSeconds, utmOf, utmText } from './model'

function readStored(name: string): string | undefined {
  try {
    return decodeURIComponent(readCookie(name) ?? '') || undefined
  } catch {
    // Truncated, or written by other code.
    return undefined
  }
}

/** How long the attribution is stored: 30 days, until the browser closes, or in the memory of this page only. */
export type Lifetime = 'month' | 'session' | 'page'

/**
 * Where the licence applies the ePrivacy directive, nothing that is not strictly necessary is stored on the device
 * without consent (docs/decisions/131-store-attribution-before-consent-only-where-the-licence.md).
 */
export const lifetimeOf = (isBeforeConsent: boolean, isAllowed: boolean): Lifetime =>
  isAllowed ? 'month' : isBeforeConsent ? 'session' : 'page'

/** The attribution of this page that may not be stored, or not yet. */
let unstored: Attribution = {}

export const readAttribution = (): Attribution => ({
  stag: readStored('stag') ?? unstored.stag,
  affb_id: readStored('affb_id') ?? unstored.affb_id,
  utm: utmOf(readStored('utm') ?? '') ?? unstored.utm,
  referrer: readStored('referrer') ?? unstored.referrer,
})

export function storeAttribution({ stag, affb_id, utm, referrer }: Attribution, lifetime: Lifetime): void {
  unstored =
    lifetime === 'page'
      ? {
          stag: stag ?? unstored.stag,
          affb_id: affb_id ?? unstored.affb_id,
          utm: utm ?? unstored.utm,
          referrer: referrer ?? unstored.referrer,
        }
      : {}
  const keep = (name: string, value: string | undefined) => {
    if (lifetime === 'page') {
      if (readCookie(name) !== undefined) writeCookie(name, '', 0)
    } else if (value) writeCookie(name, encodeURIComponent(value), lifetime === 'month' ? affiliateSeconds : undefined)
  }
  keep('stag', stag)
  keep('affb_id', affb_id)
  keep('utm', utm && utmText(utm))
  keep('referrer', referrer)
}
