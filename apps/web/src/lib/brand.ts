import type { Locale } from './i18n/locales'

/** What the front end needs of `content/brands/<id>.json`; sent to the browser with every page. */
export interface Brand {
  readonly id: 'apogee' | 'halcyon'
  readonly name: string
  /** Offered locales, the default one first. */
  readonly locales: readonly [Locale, ...Locale[]]
  readonly contacts: { readonly email: string; readonly phone: string }
  readonly licence: 'CW' | 'EE'
  /** Payment marks of the footer, keys of `shell.footer.marks`. */
  readonly paymentMarks: readonly ('cards' | 'bank' | 'crypto')[]
  /** Browser chrome colour. */
  readonly themeColor: string
}
