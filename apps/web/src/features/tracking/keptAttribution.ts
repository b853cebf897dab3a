import { readCookie, writeCookie } from '../../lib/cookies'
import { type Attribution, affiliateSeconds, utmOf, utmText } from './model'

function kept(name: string): string | undefined {
  try {
    return decodeURIComponent(readCookie(name) ?? '') || undefined
  } catch {
    // Truncated, or written by something else.
    return undefined
  }
}

export const readAttribution = (): Attribution => ({
  stag: kept('stag'),
  affb_id: kept('affb_id'),
  utm: utmOf(kept('utm') ?? ''),
})

/** For 30 days if the visitor has consented, else until the browser closes. */
export function keepAttribution({ stag, affb_id, utm }: Attribution, isAllowed: boolean): void {
  const seconds = isAllowed ? affiliateSeconds : undefined
  const keep = (name: string, value: string | undefined) => {
    if (value) writeCookie(name, encodeURIComponent(value), seconds)
  }
  keep('stag', stag)
  keep('affb_id', affb_id)
  keep('utm', utm && utmText(utm))
}
