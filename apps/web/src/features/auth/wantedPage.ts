import { ownPath } from '@apogee/rules/site/ownPath'
import { forget, recall, remember } from '../../lib/storage'

/** So long a mailed link for a new password is good: who comes back by it goes on to the page they wanted. */
const keptMs = 30 * 60_000

/** A guest goes to look at their mail: what they wanted waits on this device, for the link opens in a tab of its own. */
export function keepWanted(redirect: string | undefined): void {
  if (redirect === undefined) forget('auth.wanted')
  else remember('auth.wanted', redirect, keptMs)
}

/** Where whoever comes by a mailed link was on their way to, as a dialog takes it. */
export function keptWanted(): { readonly redirect?: string } {
  const redirect = ownPath(recall('auth.wanted'))
  return redirect === null ? {} : { redirect }
}
