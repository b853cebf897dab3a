import type { PersonLaw } from '@apogee/rules/validation/birthdate'
import type { Locale } from '../i18n/locales.ts'
import type { VendorScript } from './vendorScripts.ts'

/** The part of a licence that the front end needs (I18N-04), from `content/licences/<code>.json`. */
export interface BrandLaw extends PersonLaw {
  /** Whether each page shows how long the player has been signed in. */
  readonly session_timer: boolean
  /** Whether the origin of a visit may be stored before consent, for the session. */
  readonly attribution_before_consent: boolean
}

/** The part of `content/brands/<id>.json` that the front end needs; sent to the browser with every page. */
export interface Brand {
  readonly id: string
  readonly name: string
  /** Colours, logo and icons: `content/brands/<tokens>/look`, shared by brands of the same family. */
  readonly tokens: string
  /** Address of the headline font, if the theme has one. */
  readonly displayFont?: string | undefined
  /** The brand's illustration, shown next to its sign-up form. */
  readonly emblem: string
  /** Illustration of the items that players collect; a coin by default. */
  readonly coin?: string | undefined
  /** The theme of its scenes: a planet with its orbits, or the sun over the sea. */
  readonly scene: 'space' | 'sea'
  /** The preview image for shared links. */
  readonly sharedPicture: string
  /** Offered locales, the default one first. */
  readonly locales: readonly [Locale, ...Locale[]]
  readonly contacts: { readonly email: string; readonly phone: string }
  readonly licence: string
  readonly law: BrandLaw
  /** Payment logos of the footer by licence (NAV-31): brands of `games/art/src/payments.ts`; others are shown as a card. */
  readonly paymentMarks: Readonly<Record<string, readonly string[]>>
  /** Paths the footer omits under a licence (NAV-31). */
  readonly hiddenLinks: Readonly<Record<string, readonly string[]>>
  readonly social: readonly { readonly network: 'instagram' | 'telegram' | 'x' | 'youtube'; readonly url: string }[]
  readonly partners: readonly { readonly title: string; readonly url: string }[]
  /** The trust logos of the footer, from licence to help services: keys of `shell.footer.trust`. */
  readonly trust: readonly { readonly mark: 'licence' | 'encrypted' | 'fair' | 'help'; readonly url?: string }[]
  /** Hosts for visitors who play with cryptocurrencies (LOB-27). */
  readonly cryptoHosts?: readonly string[]
  /** Colour of the browser's UI. */
  readonly themeColor: string
  /** Origins that may frame this site, in Content-Security-Policy syntax; empty forbids framing. */
  readonly frameAncestors: readonly string[]
  /** Scripts of other companies, loaded after consent. */
  readonly scripts?: readonly VendorScript[]
  /** Games per page of a listing; 40 by default (CONST-03). */
  readonly gamesPerPage?: number
  /** Addresses of games' pictures at another platform: `https://pictures.example/{identifier}.webp`. */
  readonly gamePictures?: string
  /** The home page describes the company to search engines (SEO-04). */
  readonly hasStructuredData: boolean
}
