/**
 * SEC-03: with Trusted Types the browser accepts HTML and script addresses only from the policies created here. HTML
 * comes from the server, which has sanitised it, or from templates that escape inserted values.
 */
interface Policy {
  createHTML(html: string): TrustedHTML
  createScriptURL(url: string): string
}
interface PolicyRules {
  readonly createHTML: (html: string) => string | null
  readonly createScriptURL: (url: string) => string | null
}
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): Policy
}

/**
 * Names of the policies of pages, for the header that allows them; the script that loads the others creates `first`.
 */
export const policyNames = ['apogee', 'default', 'first'] as const

/** Fixed markup of libraries: React's for script elements, FingerprintJS's for the frame in which it measures fonts. */
const fixedMarkup = new Set([
  '<script></script>',
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">',
])
/** Scripts outside the module graph: workers of the build, and the service worker. */
const ownScript = /^\/(?:assets\/|sw\.js$)/

/** Allows values without a policy: text without markup, fixed markup of libraries, and scripts of our own build. */
export const defaultRules: PolicyRules = {
  createHTML: (html) => (fixedMarkup.has(html) || !html.includes('<') ? html : null),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && ownScript.test(pathname) ? address : null
  },
}

const { trustedTypes: factory } = globalThis as { trustedTypes?: PolicyFactory }
const isHere = factory !== undefined && 'document' in globalThis
const policy = isHere ? factory.createPolicy('apogee', { createHTML: same, createScriptURL: same }) : undefined
if (isHere) factory.createPolicy('default', defaultRules)

function same(text: string): string {
  return text
}

// By default zod tries `new Function`, which the policy blocks and the browser reports as an error. Set as a global,
// because zod itself loads with the first form.
if (isHere) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const known = new Map<string, TrustedHTML>()
const maxKnown = 2_000

/**
 * HTML of our server or of an escaping template, for `dangerouslySetInnerHTML`. The same text yields the same value, so
 * that React does not update it.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (!policy) return html
  let trusted = known.get(html)
  if (trusted === undefined) {
    if (known.size >= maxKnown) known.clear()
    trusted = policy.createHTML(html)
    known.set(html, trusted)
  }
  return trusted
}

/** The address of a script from the settings. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address
