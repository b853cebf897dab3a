/** A script of another company on some pages of a brand: live chat, analytics, a tag manager. */
export interface VendorScript {
  readonly id: string
  readonly src: string
  /** Its purpose. Every category waits for the consent to all cookies. */
  readonly category: 'functional' | 'statistics' | 'marketing'
  /** Paths without locale: `/support`, `/promotions/*`, or `*` for every page. */
  readonly pages: readonly string[]
  /** Further origins that it needs, by what it does with them. */
  readonly sources: Readonly<Partial<Record<VendorSource, readonly string[]>>>
  /** Cookies and keys of the browser's storage that it leaves, `*` at the end for any rest: deleted without consent. */
  readonly stores: readonly string[]
  /** It writes HTML without a Trusted Types policy: its pages do not require one. */
  readonly writesHtml: boolean
}

export type VendorSource = 'connect' | 'frame' | 'img' | 'style' | 'font' | 'media'

/** Whether a text matches a name that may end with `*`. */
export const matches = (pattern: string, text: string): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern

/** Targets of emailed links, with their aliases: the secret in such an address gives access to the account. */
const secretPage =
  /^\/(?:(?:users|profile)\/(?:password\/edit|confirmation|unlock)|profile\/limits\/confirm|confirmation|email-verify|new-password|unlock|unsubscribe)(?:\/|$)/

/** The scripts of a page; `path` has no locale. Empty for a page whose address has a secret, whatever the brand lists. */
export const scriptsOfPage = (scripts: readonly VendorScript[] = [], path: string): readonly VendorScript[] =>
  secretPage.test(path) ? [] : scripts.filter(({ pages }) => pages.some((page) => matches(page, path)))
