import { cookieIn, readCookie, writeCookie } from './cookies'

/** The visitor's choice about storage on their device: everything, or only strictly necessary data. */
export type Consent = 'all' | 'necessary'

const consentCookie = 'consent'
/** CONST-09: one year. */
const consentSeconds = 31_536_000

const listeners = new Set<(consent: Consent) => void>()
const reopenListeners = new Set<() => void>()

/** The consent in a `Cookie` header or `document.cookie`; undefined before the visitor has decided. */
export function consentIn(cookies: string): Consent | undefined {
  const value = cookieIn(cookies, consentCookie)
  return value === 'all' || value === 'necessary' ? value : undefined
}

/** Optional cookies and reports may be used. */
export const mayTrack = (): boolean => readCookie(consentCookie) === 'all'

/** Stores the visitor's consent and notifies its listeners. */
export function saveConsent(consent: Consent): void {
  writeCookie(consentCookie, consent, consentSeconds)
  for (const listener of listeners) listener(consent)
}

/** Withdraws the consent: the cookie notice opens again at once. */
export function reopenConsent(): void {
  writeCookie(consentCookie, '', 0)
  for (const listener of reopenListeners) listener()
}

/** Calls the listener when the visitor reopens the cookie notice. Returns a function that stops listening. */
export function onConsentReopened(listener: () => void): () => void {
  reopenListeners.add(listener)
  return () => reopenListeners.delete(listener)
}

/** Calls the listener when the visitor answers on this page. Returns a function that stops listening. */
export function onConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
