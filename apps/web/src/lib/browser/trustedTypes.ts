import type { DOMAttributes } from 'react'

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

/** HTML of our server or of an escaping template, for `innerHTML`. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html

type InnerHtml = Readonly<NonNullable<DOMAttributes<Element>['dangerouslySetInnerHTML']>>
const known = new Map<string, InnerHtml>()
const maxKnown = 2_000

/**
 * The same for `dangerouslySetInnerHTML`. The same text yields the same object: React replaces the content whenever the
 * object is another one, and a press on an element that is replaced before it is released is no click.
 */
export function innerHtml(html: string): InnerHtml {
  if (!('document' in globalThis)) return { __html: html }
  let inner = known.get(html)
  if (inner === undefined) {
    if (known.size >= maxKnown) known.clear()
    inner = { __html: trustedHtml(html) }
    known.set(html, inner)
  }
  return inner
}

/** The address of a script from the settings. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address
