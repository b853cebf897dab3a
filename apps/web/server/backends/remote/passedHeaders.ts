/** Hop-by-hop headers: never forwarded (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/**
 * Headers of browsers and of our games' client, and signatures of partners. All others are dropped: a server behind
 * ours may trust any other name as set by a proxy (`X-Original-URL`, `CF-Connecting-IP`), and some read `_` as `-`.
 */
const passedOn: ReadonlySet<string> = new Set(
  [
    'accept accept-client accept-encoding accept-language authorization cache-control content-encoding content-length',
    'content-type cookie dnt idempotency-key if-match if-modified-since if-none-match if-range if-unmodified-since',
    'last-event-id locale origin pragma purpose range referer save-data user-agent x-display-mode x-requested-with',
    'sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-purpose',
    'sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform',
    'sec-websocket-extensions sec-websocket-key sec-websocket-protocol sec-websocket-version',
    'x-wallet-signature x-wallet-studio x-wallet-timestamp x-payment-signature x-payment-timestamp',
    'x-kyc-signature x-kyc-timestamp x-support-signature x-support-timestamp',
    'x-app-access-sig x-app-access-ts x-app-token x-payload-digest x-payload-digest-alg',
  ].flatMap((names) => names.split(' ')),
)
/** They describe the connection between browser and front end, which the front end handles. */
const ofOurs = new Set(['alt-svc', 'strict-transport-security'])

/** The visitor, as the platform shall see them. */
export interface ForwardedVisitor {
  /** Scheme and host as the visitor sees them. */
  readonly origin: string
  /** The remote address of the request's socket. */
  readonly address: string
  /** ISO code, or null when unknown. */
  readonly country: string | null
}

/** Headers of a request to the platform: the visitor's, and those that a proxy adds about the visitor. */
export function requestHeaders(
  sent: Iterable<readonly [name: string, value: string]>,
  { origin, address, country }: ForwardedVisitor,
): Record<string, string> {
  const headers: Record<string, string> = {}
  const list = [...sent].map(([name, value]): [string, string] => [name.toLowerCase(), value])
  const named = listOf(list.find(([name]) => name === 'connection')?.[1])
  for (const [name, value] of list) if (passedOn.has(name) && !named.has(name)) headers[name] = value
  const chain = list.find(([name]) => name === 'x-forwarded-for')?.[1]
  const { host, protocol } = new URL(origin)
  return {
    ...headers,
    host,
    'x-forwarded-for': chain ? `${chain}, ${address}` : address,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    // CDNs send XX for an unknown country: without it the platform would guess from our address.
    'x-country-code': country ?? 'XX',
  }
}

const listOf = (value: string | undefined): ReadonlySet<string> =>
  new Set((value ?? '').split(',').map((name) => name.trim().toLowerCase()))

/** The origin of a response, and the origin the visitor sees. */
export interface Places {
  readonly platform: string
  readonly origin: string
  /** The requested resource. */
  readonly path: string
}

/** Not meant as a document: if it is opened directly, it is sandboxed. */
const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
/** The platform's own page, which knows its resources. */
const documentPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
const isMarkup = (type: string): boolean => /html|xml|svg/i.test(type)
const isData = (path: string): boolean => /^\/(?:api|api-fe|media|messages)\//.test(path)

/** Headers of the platform's response for the visitor: redirects and cookies are rewritten to our host. */
export function answerHeaders(
  received: Readonly<Record<string, string | readonly string[] | undefined>>,
  places: Places,
): Headers {
  const headers = new Headers()
  const named = listOf(String(received['connection'] ?? ''))
  for (const [name, values] of Object.entries(received)) {
    if (values === undefined || hopByHop.has(name) || ofOurs.has(name) || named.has(name)) continue
    for (const value of typeof values === 'string' ? [values] : values)
      headers.append(name, passed(name, value, places))
  }
  if (isMarkup(headers.get('content-type') ?? '') && !headers.has('content-security-policy'))
    headers.set('content-security-policy', isData(places.path) ? dataPolicy : documentPolicy)
  return headers
}

function passed(name: string, value: string, { platform, origin }: Places): string {
  if (name === 'location')
    return value.startsWith(`${platform}/`) || value === platform ? origin + value.slice(platform.length) : value
  if (name === 'set-cookie') return cookieFor(new URL(origin).hostname, value)
  return value
}

/** A browser on our host rejects a cookie for the platform's domain, so it is set for ours. */
const cookieFor = (hostname: string, cookie: string): string =>
  cookie.replace(/;\s*domain=\.?([^;]*)/i, (whole, domain: string) => {
    const named = domain.trim().toLowerCase()
    return hostname === named || hostname.endsWith(`.${named}`) ? whole : ''
  })
