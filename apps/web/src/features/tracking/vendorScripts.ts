import { mayTrack, onConsent, onConsentReopened } from '../../lib/browser/consent'
import { trustedScript } from '../../lib/browser/trustedTypes'
import { matches, scriptsOfPage, type VendorScript } from '../../lib/page/vendorScripts'

export interface VendorNeeds {
  readonly scripts: readonly VendorScript[]
  /** A pathname without its locale. */
  readonly pathOf: (pathname: string) => string
  /** The page whose policy is in force: that of the document. */
  readonly documentPath: string
  /** Calls the listener when the visitor goes to another page of the site. */
  readonly onNavigate: (listener: (to: { readonly publicHref: string; readonly pathname: string }) => void) => void
}

/** The domains a script on this host can set cookies for; undefined: this host alone. */
function cookieDomains(): (string | undefined)[] {
  const parts = location.hostname.split('.')
  return [undefined, ...parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))]
}

function expireCookie(name: string, domain: string | undefined): void {
  const scope = domain === undefined ? [] : [`Domain=${domain}`]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = [`${name}=`, 'Path=/', 'Max-Age=0', ...scope].join('; ')
}

/** Deletes what scripts have stored, as far as a page can: not cookies of the vendor's own domain. */
function forgetStores(scripts: readonly VendorScript[]): void {
  const isTheirs = (name: string) => scripts.some(({ stores }) => stores.some((store) => matches(store, name)))
  const names = document.cookie.split('; ').map((one) => one.split('=')[0] ?? '')
  for (const name of names.filter(isTheirs)) for (const domain of cookieDomains()) expireCookie(name, domain)
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key)
}

/**
 * Loads the scripts of vendors that are listed for a page, after the consent to all cookies and never before. A script
 * cannot be unloaded: when the consent is withdrawn, or the visitor goes to a page with other scripts, what it has
 * stored is deleted as far as possible and the page is loaded again.
 */
export function startVendorScripts({ scripts, pathOf, documentPath, onNavigate }: VendorNeeds): void {
  if (scripts.length === 0) return
  const allowed = scriptsOfPage(scripts, pathOf(documentPath))
  const loaded = new Set<string>()
  const load = () => {
    const wanted = scriptsOfPage(scripts, pathOf(location.pathname))
    for (const { id, src } of allowed.filter((one) => wanted.includes(one) && !loaded.has(one.id))) {
      loaded.add(id)
      const script = document.createElement('script')
      script.src = trustedScript(src)
      script.async = true
      const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
      if (nonce !== undefined) script.nonce = nonce
      document.head.append(script)
    }
  }
  const withdraw = () => {
    forgetStores(scripts)
    if (loaded.size > 0) location.reload()
  }
  if (mayTrack()) load()
  // A script may have written once more while its page was left.
  else forgetStores(scripts)
  onConsent((consent) => (consent === 'all' ? load() : withdraw()))
  onConsentReopened(withdraw)
  onNavigate(({ publicHref, pathname }) => {
    const wanted = scriptsOfPage(scripts, pathOf(pathname))
    const isSame = wanted.length === allowed.length && wanted.every((one) => allowed.includes(one))
    // The policy of this document is for its own scripts, and those that run here must not follow.
    if (!isSame && (mayTrack() || loaded.size > 0)) location.assign(publicHref)
  })
}
