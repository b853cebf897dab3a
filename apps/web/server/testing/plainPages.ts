import { brandStore } from '../brands/brands.ts'
import type { PageOptions } from '../pages/page.ts'

/** Settings of a page server without partners; an error of a page fails the test. */
export const plainPages: Omit<PageOptions, 'render' | 'fetchPlatform' | 'visitOf'> = {
  brandOf: brandStore({ unlisted: [] }),
  flagsOf: () => ({ rocket_mart: true, rocket_chance: true, mystic_jackpots: true, survey: false, live_chat: true }),
  hiddenPages: () => [],
  contentVersion: () => '1',
  skewMs: () => 0,
  localesByCountry: () => ({}),
  bettingFrames: () => [],
  connectOrigins: [],
  paymentOrigins: [],
  partnerSources: [],
  captchaPages: () => [],
  demoCountryCookie: undefined,
  isDevelopment: false,
  isTraced: false,
  pagesPerMinute: 40,
  onError: (error) => {
    throw error
  },
}
