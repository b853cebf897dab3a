import type { StoredOnDevice, TabKey } from '../lib/browser/storage'

/** Keys that stay on the device when its player signs out. */
const onDevice: Readonly<Record<keyof StoredOnDevice, true>> = {
  'site.flags': true,
  'shell.sound': true,
  'shell.marks': true,
  'auth.variant': true,
  'auth.hasLoggedIn': true,
}

/** Keys of a tab that are deleted then: scroll positions of lists, and codes from links. */
const inTab: Readonly<Record<TabKey, true>> = { 'apogee.places': true, depositPromocode: true, giftPromocode: true }

/** A declared key that is missing here does not compile. */
export const storedKeys = { onDevice, inTab }
