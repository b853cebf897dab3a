import { readDevice } from '@apogee/rules/site/device'
import { kindOfDevice } from '@apogee/rules/site/kindOfDevice'
import { isRestrictedCountry } from '../../content/brands.ts'
import { currencyOfCountry } from '../../content/configs/config.ts'
import type { Visit } from './visit.ts'

/** The facts about a page's visitor that the page server needs. */
export interface PageVisit extends Visit {
  /** The law forbids registering or signing in from there (OPEN-60). */
  readonly isRestricted: boolean
  /** Currency of amounts shown to a guest. */
  readonly currency: string
  /** The request has a session cookie, live or not: its page may be a player's. */
  readonly hasSession: boolean
  readonly isBot: boolean
  readonly device: 'desktop' | 'mobile'
}

/** A visit with the facts that its page depends on. Getters, because most requests are not for a page. */
export function pageVisit(visit: Visit, request: Request, hasSession: boolean): PageVisit {
  const userAgent = () => request.headers.get('user-agent') ?? ''
  return {
    ...visit,
    hasSession,
    get isRestricted() {
      return isRestrictedCountry(visit.country, visit.brand.licence)
    },
    get currency() {
      return currencyOfCountry(visit.country)
    },
    get isBot() {
      return readDevice(userAgent()).isBot
    },
    get device() {
      return kindOfDevice(userAgent())
    },
  }
}
