import { randomBytes } from 'node:crypto'

/** A fresh nonce for one answer: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64')

export interface FramedPages {
  /** Pages of a captcha service while it is in use; its script is loaded by ours, and talks to where it came from. */
  readonly captcha: readonly string[]
  /** Where the operator's betting page comes from, if he has one. */
  readonly betting: readonly string[]
}

/** SEC-03. Scripts only by nonce (and what those load), styles from our own files or by nonce. Games run in frames of our host. */
export function contentSecurityPolicy(
  nonce: string,
  frameAncestors: readonly string[],
  isDevelopment: boolean,
  { captcha, betting }: FramedPages = { captcha: [], betting: [] },
): string {
  const scripts = `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ['ws: wss:'] : []), ...captcha].join(' '),
    ["frame-src 'self'", ...captcha, ...betting].join(' '),
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length > 0 ? ["'self'", ...frameAncestors].join(' ') : "'self'"}`,
  ].join('; ')
}

/** Headers of every answer that is a page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding, Cookie, User-Agent',
}
