import type { Locale } from './i18n/locales'

/** Keeps the offline page in the language of the page. In a frame the host's page is what is lost. */
export function keepOfflinePage(locale: Locale): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.parent !== window) return
  // Without it a lost connection shows the browser's own page.
  navigator.serviceWorker.register(`/sw.js?locale=${locale}`).catch(() => undefined)
}
