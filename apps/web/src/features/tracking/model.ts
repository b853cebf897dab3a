import type { Request_, Result } from '@apogee/contract'
import { startWithin } from '@apogee/rules/validation/text/graphemes'
import type { SignUpSource } from '../../lib/reports/signUpSource'

export type UtmMetrics = Request_<'tracking.utmSet'>['body']['utmMetrics']
type StagByReferrer = Result<'tracking.stagByReferrer'>

/** CONST-37 */
export const utmKeys: readonly (keyof UtmMetrics)[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'sub_id',
]

/** CONST-07 */
export const affiliateSeconds = 30 * 86_400

// The platform accepts 200 characters; six such values still fit in a cookie.
const longest = 200
const clean = (value: string | null): string | undefined => {
  const text = value?.replace(/\p{Cc}/gu, '').trim()
  return text ? startWithin(text, longest) : undefined
}

/** The campaign in an address; undefined without one. */
export function utmOf(search: string): UtmMetrics | undefined {
  const asked = new URLSearchParams(search)
  const found = utmKeys.flatMap((key) => {
    const value = clean(asked.get(key))
    return value ? [[key, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** A campaign as text for a cookie; {@link utmOf} parses it again. */
export const utmText = (utm: UtmMetrics): string => new URLSearchParams(utm as Record<string, string>).toString()

const engines = ['google', 'bing', 'yahoo'] as const
export type Engine = (typeof engines)[number]

/** The search engine of a referrer: `https://www.google.de/` is google, `https://google.evil.test/` is not. */
export function engineOf(referrer: string): Engine | undefined {
  const host = /^https?:\/\/([^/:?#@]+)(?:[/:?#]|$)/.exec(referrer)?.[1] ?? ''
  // google.com, www.google.co.uk, de.search.yahoo.com
  const owner = /(?:^|\.)([a-z]+)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/.exec(host)?.[1]
  return engines.find((engine) => engine === owner)
}

/** CONST-08 */
const defaultAffiliate = (engine: Engine | undefined): string => (engine ? '241' : '122')

/** TRK-02, wire-facts 1.1: by the page's path first, then by country, then the default. */
export const stagOf = (
  { pages, countries }: StagByReferrer,
  engine: Engine,
  path: string,
  country: string | null,
): string | undefined =>
  pages?.[engine]?.[path] ??
  (country === null ? undefined : countries[country]?.[engine]) ??
  countries['others']?.[engine]

/** The browser's stored record of how its player found the site. */
export interface Attribution {
  readonly stag?: string | undefined
  readonly affb_id?: string | undefined
  readonly utm?: UtmMetrics | undefined
  /** The page of another site that the visit came from, without its query. */
  readonly referrer?: string | undefined
}

/** The referrer of a visit as it is stored; undefined for our own pages. */
export function referrerOf(address: string, ownHost: string): string | undefined {
  const url = URL.parse(address)
  if (!url || url.host === ownHost || !/^https?:$/.test(url.protocol)) return undefined
  return clean(url.origin + url.pathname)
}

export interface Landing {
  /** Query of the address the visit began with. */
  readonly search: string
  readonly engine: Engine | undefined
  readonly stored: Attribution
  readonly referrer?: string | undefined
  /** The stag of the search engine, if one is needed: {@link needsStag}. */
  readonly engineStag?: string | undefined
}

/** A search engine's stag applies to visitors without another referral. */
export const needsStag = ({ search, engine, stored }: Landing): boolean =>
  engine !== undefined && !stored.stag && !new URLSearchParams(search).get('stag')

/** The attribution to store after a landing: from the address, else the stored one, else from the referrer. */
export function attribute({ search, engine, stored, referrer, engineStag }: Landing): Attribution {
  const asked = new URLSearchParams(search)
  return {
    stag: clean(asked.get('stag')) ?? stored.stag ?? engineStag,
    affb_id: clean(asked.get('affb_id')) ?? stored.affb_id ?? defaultAffiliate(engine),
    utm: utmOf(search) ?? stored.utm,
    referrer: stored.referrer ?? referrer,
  }
}

/** The difference between a landing's attribution and the stored one. */
export const changes = (stored: Attribution, now: Attribution): Attribution => ({
  stag: now.stag === stored.stag ? undefined : now.stag,
  affb_id: now.affb_id === stored.affb_id ? undefined : now.affb_id,
  utm: now.utm && stored.utm && utmText(now.utm) === utmText(stored.utm) ? undefined : now.utm,
  referrer: now.referrer === stored.referrer ? undefined : now.referrer,
})

/** The attribution as a sign-up sends it. */
export const sentAttribution = ({ utm, ...own }: Attribution): SignUpSource => ({ ...utm, ...own })

/** Visitors with an excluded stag were promised no promotions, and see none. */
export const isPromoExcluded = (excluded: readonly string[], stag: string | undefined): boolean =>
  stag !== undefined && excluded.includes(stag)
