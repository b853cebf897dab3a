import { ownPath } from '@apogee/rules/site/ownPath'
import { forget, recall, remember } from '../../lib/browser/storage'

declare module '../../lib/browser/storage' {
  interface Stored {
    /** The page a guest wanted before they left to look for an email. */
    'auth.wanted': string
  }
}

/** How long an emailed link for a new password is valid; players who return with it get the page they wanted. */
const ttlMs = 30 * 60_000

/** Stores the page a guest wanted while they look for the email, because the link opens in a new tab. */
export function storeRedirect(redirect: string | undefined): void {
  if (redirect === undefined) forget('auth.wanted')
  else remember('auth.wanted', redirect, ttlMs)
}

/** The page that a player who returns through an emailed link wanted, as props for a dialog. */
export function storedRedirect(): { readonly redirect?: string } {
  const redirect = ownPath(recall('auth.wanted'))
  return redirect === null ? {} : { redirect }
}
