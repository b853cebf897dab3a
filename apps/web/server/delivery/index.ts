/**
 * Entry point of everything that delivers a rendered page sooner or at less cost. The purpose of each part, with figures:
 * docs/delivery.md.
 */
export { deliverPage } from './deliverPage.ts'
export { HtmlPlaceholders } from './htmlPlaceholders.ts'
export { NonceText } from './nonceText.ts'
