import { api } from '../../lib/api'
import { mayTrack, onConsent } from '../../lib/browser/consent'
import { beacon } from '../../lib/reports/beacon'
import { setSignUpSource } from '../../lib/reports/signUpSource'
import { areExcludedPromosUndecided, storeExcludedPromos } from './excludedPromos'
import {
  type Attribution,
  affiliateSeconds,
  attribute,
  changes,
  engineOf,
  isPromoExcluded,
  type Landing,
  needsStag,
  referrerOf,
  sentAttribution,
  stagOf,
  utmOf,
} from './model'
import { lifetimeOf, readAttribution, storeAttribution } from './storedAttribution'

/**
 * The address the visit began with: by now the player may be on another page, or the address may have lost its query.
 */
export function landingUrl(): URL {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href)
}

/** The stag for the search engine that referred the visitor; none if the config fails to load. */
async function engineStag(landing: Landing, path: string, country: string | null): Promise<string | undefined> {
  if (!landing.engine || !needsStag(landing)) return undefined
  // The API client logs the failure.
  const config = await api('tracking.stagByReferrer', {}).catch(() => null)
  return config ? stagOf(config, landing.engine, path, country) : undefined
}

export interface Visitor {
  readonly country: string | null
  /** Whether the licence lets the origin of a visit be stored before consent. */
  readonly isBeforeConsent: boolean
  /** A pathname without its locale. */
  readonly pathOf: (pathname: string) => string
}

/** TRK-01, TRK-02: stores the source of the visit, and reports a campaign's or an affiliate's visit to the platform. */
export async function noteLanding({ country, isBeforeConsent, pathOf }: Visitor): Promise<void> {
  const { search, pathname, host } = landingUrl()
  const stored = readAttribution()
  const landing = {
    search,
    engine: engineOf(document.referrer),
    stored,
    referrer: referrerOf(document.referrer, host),
  }
  const now = attribute({ ...landing, engineStag: await engineStag(landing, pathOf(pathname), country) })
  // Values already stored keep their expiry date.
  const store = (attribution: Attribution, isAllowed: boolean) =>
    storeAttribution(attribution, lifetimeOf(isBeforeConsent, isAllowed))
  store(changes(stored, now), mayTrack())
  setSignUpSource(() => sentAttribution(readAttribution()))
  onConsent((consent) => store(readAttribution(), consent === 'all'))
  const utm = utmOf(search)
  if (utm) beacon('tracking.utmSet', { utmMetrics: utm })
  if (now.stag && now.stag !== stored.stag) await noteAffiliate(now.stag, now.affb_id)
  else if (now.stag && areExcludedPromosUndecided()) await noteExcludedPromos(now.stag)
}

/** Registers the visit of a new affiliate, whose visitors may be excluded from promotions. */
async function noteAffiliate(stag: string, affb_id: string | undefined): Promise<void> {
  await Promise.all([
    noteExcludedPromos(stag),
    // The API client logs the failure.
    api('site.locales', { query: { stag, affb_id } }).catch(() => undefined),
  ])
}

/** Without the list the visitor sees no promotions, because they may have been promised none. */
async function noteExcludedPromos(stag: string): Promise<void> {
  // The API client logs the failure, and the next page load tries again.
  const excluded = await api('tracking.excludedPromoStags', {}).catch(() => undefined)
  storeExcludedPromos(excluded && isPromoExcluded(excluded, stag), mayTrack() ? affiliateSeconds : undefined)
}

/**
 * TRK-01: after sign-up, the platform stores with the player what this browser knows about the source of their visit.
 */
export async function noteSignUp(): Promise<void> {
  // The API client logs the failure; the sign-up itself has succeeded.
  await api('tracking.utmSend', { body: { utmMetrics: readAttribution().utm ?? {} } }).catch(() => undefined)
}
