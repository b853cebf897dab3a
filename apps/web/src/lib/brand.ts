import type { Locale } from './i18n/locales.ts'

/** I18N-04 */
export type Licence = 'CW' | 'EE'

/** What the front end needs of `content/brands/<id>.json`; sent to the browser with every page. */
export interface Brand {
  readonly id: string
  readonly name: string
  /** Colours, mark and icons: `content/brands/<tokens>/look`, which brands of one house share. */
  readonly tokens: string
  /** Address of the face of its headlines, where the look brings one. */
  readonly displayFont?: string | undefined
  /** Illustration that stands for the house: beside its sign-up form. */
  readonly emblem: string
  /** Illustration of what players collect; a coin where it is not said. */
  readonly coin?: string | undefined
  /** What its scenes show: a planet with its orbits, or the sun over the sea. */
  readonly scene: 'space' | 'sea'
  /** Banner picture shown by sites where a page is shared. */
  readonly sharedPicture: string
  /** Offered locales, the default one first. */
  readonly locales: readonly [Locale, ...Locale[]]
  readonly contacts: { readonly email: string; readonly phone: string }
  readonly licence: Licence
  /** Payment marks of the footer by licence (NAV-31): names under `/media/payment`. */
  readonly paymentMarks: Readonly<Record<Licence, readonly string[]>>
  /** Paths the footer leaves out under a licence (NAV-31). */
  readonly hiddenLinks: Readonly<Partial<Record<Licence, readonly string[]>>>
  readonly social: readonly { readonly network: 'instagram' | 'telegram' | 'x' | 'youtube'; readonly url: string }[]
  readonly partners: readonly { readonly title: string; readonly url: string }[]
  /** Who stands behind the site and who helps: keys of `shell.footer.trust`. */
  readonly trust: readonly { readonly mark: 'licence' | 'encrypted' | 'fair' | 'help'; readonly url?: string }[]
  /** Hosts for visitors who play with coins (LOB-27). */
  readonly cryptoHosts?: readonly string[]
  /** Browser chrome colour. */
  readonly themeColor: string
  /** Origins whose pages may hold this one in a frame, as in Content-Security-Policy; none: nobody may. */
  readonly frameAncestors: readonly string[]
  /** Games a page of a listing; 40 where it is not said (CONST-03). */
  readonly gamesPerPage?: number
  /** The home page describes the company to search engines (SEO-04). */
  readonly hasStructuredData: boolean
}
