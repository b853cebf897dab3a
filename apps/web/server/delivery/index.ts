/**
 * Entry point of everything that delivers a rendered page sooner or at less cost. The purpose of each part, with figures:
 * docs/delivery.md.
 */
export { deliverPage } from './deliverPage.ts'
export { HeldHtml } from './heldHtml.ts'
export { NonceText } from './nonceText.ts'
