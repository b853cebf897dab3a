import { randomBytes } from 'node:crypto'
import { policyNames } from '../../src/lib/browser/trustedTypes.ts'

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
}

const noOthers: OtherOrigins = { captcha: [], betting: [], connected: [], payments: [], partners: [] }

/**
 * SEC-03. Scripts only by nonce (and those they load); styles from our own files or by nonce. Games run in frames from
 * our host, payment pages in those of the provider, unless another platform has other partners. HTML and addresses of scripts reach the DOM only through the
 * policies of `lib/trustedTypes`; Vite's development client has no policy.
 */
export function contentSecurityPolicy(
  nonce: string,
  frameAncestors: readonly string[],
  isDevelopment: boolean,
  { captcha, betting, connected, payments, partners }: OtherOrigins = noOthers,
): string {
  const scripts = `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ` 'nonce-${nonce}'`}`,
    ["img-src 'self' data: blob:", ...partners].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ['ws: wss:'] : []), ...captcha, ...connected].join(' '),
    ["frame-src 'self'", ...captcha, ...betting, ...payments, ...partners].join(' '),
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...partners].join(' '),
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", trustedTypes(captcha)]),
    `frame-ancestors ${frameAncestors.length > 0 ? ["'self'", ...frameAncestors].join(' ') : "'self'"}`,
  ].join('; ')
}

/** A captcha's script creates policies with names of its choice. */
const trustedTypes = (captcha: readonly string[]): string =>
  captcha.length > 0 ? "trusted-types * 'allow-duplicates'" : `trusted-types ${policyNames.join(' ')}`

/** Headers of every page response. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding, Cookie, User-Agent',
}
