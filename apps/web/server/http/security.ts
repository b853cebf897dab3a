import { randomBytes } from 'node:crypto'
import { policyNames } from '../../src/lib/browser/trustedTypes.ts'
import type { VendorScript, VendorSource } from '../../src/lib/page/vendorScripts.ts'

/** A fresh nonce for one response: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64')

export interface OtherOrigins {
  /** Origins of the captcha service in use. Our script loads its script, which calls its own origin. */
  readonly captcha: readonly string[]
  /** Origins of the operator's betting page, if there is one. */
  readonly betting: readonly string[]
  /** Origins that pages connect to, such as a separate realtime server. */
  readonly connected: readonly string[]
  /** Origins of the payment provider's pages, which open in a frame (decision 020). */
  readonly payments: readonly string[]
  /** Sources of games, payment pages and pictures of another platform's partners. */
  readonly partners: readonly string[]
  /** Scripts of vendors that the brand lists for this page. Our script loads them after consent. */
  readonly vendors?: readonly VendorScript[]
}

const noOthers: OtherOrigins = { captcha: [], betting: [], connected: [], payments: [], partners: [] }

/** The origins that the vendors of a page need for one purpose. A script may always call its own. */
const vendorSources = (vendors: readonly VendorScript[], kind: VendorSource): string[] => [
  ...new Set(
    vendors.flatMap(({ src, sources }) => [
      ...(kind === 'connect' ? [new URL(src).origin] : []),
      ...(sources[kind] ?? []),
    ]),
  ),
]

/**
 * SEC-03. Scripts only by nonce (and those they load); styles from our own files or by nonce. Games run in frames from
 * our host, payment pages in those of the provider, unless another platform has other partners. HTML and addresses of scripts reach the DOM only through the
 * policies of `lib/trustedTypes`; Vite's development client has no policy.
 */
export function contentSecurityPolicy(
  nonce: string,
  frameAncestors: readonly string[],
  isDevelopment: boolean,
  { captcha, betting, connected, payments, partners, vendors = [] }: OtherOrigins = noOthers,
): string {
  const scripts = `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`
  const of = (kind: VendorSource) => vendorSources(vendors, kind)
  const media = of('media')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    [`style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ` 'nonce-${nonce}'`}`, ...of('style')].join(' '),
    ["img-src 'self' data: blob:", ...partners, ...of('img')].join(' '),
    ["font-src 'self'", ...of('font')].join(' '),
    ...(media.length > 0 ? [["media-src 'self'", ...media].join(' ')] : []),
    ["connect-src 'self'", ...(isDevelopment ? ['ws: wss:'] : []), ...captcha, ...connected, ...of('connect')].join(
      ' ',
    ),
    ["frame-src 'self'", ...captcha, ...betting, ...payments, ...partners, ...of('frame')].join(' '),
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...partners].join(' '),
    ...(isDevelopment || vendors.some(({ writesHtml }) => writesHtml)
      ? []
      : ["require-trusted-types-for 'script'", trustedTypes(captcha.length > 0 || vendors.length > 0)]),
    `frame-ancestors ${frameAncestors.length > 0 ? ["'self'", ...frameAncestors].join(' ') : "'self'"}`,
  ].join('; ')
}

/** Scripts of others create policies with names of their choice. */
const trustedTypes = (hasOthers: boolean): string =>
  hasOthers ? "trusted-types * 'allow-duplicates'" : `trusted-types ${policyNames.join(' ')}`

export const pageHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding, Cookie, User-Agent',
}

/**
 * Pages that are the same for all guests may enter a browser's back/forward cache, which `no-store` prevents. `Vary: *`
 * keeps them out of its HTTP cache: the times in the page are those of its response.
 */
export const sharedPageHeaders: Readonly<Record<string, string>> = { 'cache-control': 'private, no-cache', vary: '*' }
