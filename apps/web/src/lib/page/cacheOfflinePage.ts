import type { Locale } from '../i18n/locales'

/**
 * Registers the service worker, which stores the offline page in the page's language. Undefined in development, without
 * support, and inside a frame, where the host's page would be the offline one.
 */
export async function cacheOfflinePage(locale: Locale): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.parent !== window) return undefined
  // Without it the browser shows its own page when the connection is lost.
  return navigator.serviceWorker.register(`/sw.js?locale=${locale}`).catch(() => undefined)
}
