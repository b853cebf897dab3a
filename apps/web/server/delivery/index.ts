/**
 * Entry point of the code that delivers a rendered page sooner or at less cost. docs/delivery.md explains each part,
 * with figures.
 */
import { lateScripts } from './lateScripts.ts'
import { liftStyles } from './liftStyles.ts'

export { HeldHtml } from './heldHtml.ts'
export { NonceText } from './nonceText.ts'

/** A rendered page, ready to send: its styles moved for the CSP, its scripts deferred until after the first image. */
export const deliverable = (html: string, nonce: string): string => lateScripts(liftStyles(html, nonce), nonce)
