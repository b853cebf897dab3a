import type { Locale } from '../i18n/locales'

/** Stores the offline page in the page's language. Inside a frame, the host's page would be the offline one. */
export function cacheOfflinePage(locale: Locale): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.parent !== window) return
  // Without it the browser shows its own page when the connection is lost.
  navigator.serviceWorker.register(`/sw.js?locale=${locale}`).catch(() => undefined)
}
