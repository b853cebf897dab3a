/** The client's address. Only entries written by our own proxies are trusted; clients can forge the rest (SEC-07). */
export function addressOf(request: Request, socketAddress: string, trustProxy: number): string {
  const forwarded = request.headers.get('x-forwarded-for')
  if (trustProxy === 0 || forwarded === null) return plain(socketAddress)
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return plain(hops[Math.max(0, hops.length - trustProxy)] || socketAddress)
}

/** `::ffff:192.0.2.1` is 192.0.2.1. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '').slice(0, 45)

/**
 * Scheme and host a request was sent to: as reported by our own proxy, else as in the request. `host` is '' when it is
 * not valid.
 */
export function requestedAddress(request: Request, url: URL, trustProxy: number): { protocol: string; host: string } {
  if (trustProxy === 0) return url
  const last = (name: string) => request.headers.get(name)?.split(',').at(-1)?.trim().toLowerCase()
  const scheme = last('x-forwarded-proto')
  const host = last('x-forwarded-host')
  const protocol = scheme === 'http' || scheme === 'https' ? `${scheme}:` : url.protocol
  return { protocol, host: host === undefined ? url.host : (URL.parse(`${protocol}//${host}`)?.host ?? '') }
}

/**
 * The addresses of one household: an IPv4 address, or the /64 of an IPv6 one, since one client has countless addresses
 * inside a /64.
 */
export function addressBlock(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const left = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - left.length)).fill('0')
  const block = [...groups, ...zeros, ...left].slice(0, 4)
  return `${block.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/**
 * SEC-02: whether a state-changing request is not made by a page of another site. An Origin, which browsers add to every
 * such request, must be ours. Besides, the request is one that a plain form cannot make: it has the XHR header, it sends
 * JSON, or its method is neither GET nor POST. A request without Origin comes from a program and needs the XHR header,
 * for which the browser of a foreign page would ask first. If players use HTTPS, a page over HTTP is foreign.
 */
export function isOurOwn(request: Request, origin: string, publicUrl: string): boolean {
  const hasXhrHeader = request.headers.get('x-requested-with') === 'XMLHttpRequest'
  const sent = request.headers.get('origin')
  if (sent === null) return hasXhrHeader
  if (publicUrl.startsWith('https:') && !sent.startsWith('https:')) return false
  if (sent !== origin && sent !== publicUrl) return false
  return hasXhrHeader || request.method !== 'POST' || isJson(request)
}

const isJson = (request: Request): boolean =>
  /^application\/([\w.+-]*\+)?json\b/i.test(request.headers.get('content-type') ?? '')

// Browsers identify Norwegian by its two written forms.
const norwegian = /^(?:nb|nn)(?=-|$)/

/**
 * The best of `offered` by Accept-Language: the same region, else the language, else any region of it; `fallback`
 * without a match.
 */
export function localeOf(header: string | null, offered: readonly string[], fallback: string): string {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return {
        tag: tag.toLowerCase().replace(norwegian, 'no'),
        quality: quality ? Number(quality.trim().slice(2)) || 0 : 1,
      }
    })
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const exact = offered.find((locale) => locale.toLowerCase() === tag)
    const language = tag.split('-')[0]
    const found =
      exact ??
      offered.find((locale) => locale.toLowerCase() === language) ??
      offered.find((locale) => locale.split('-')[0] === language)
    if (found) return found
  }
  return fallback
}

/** Version requested: `accept-client`, else `application/vnd.s.v2+json` in Accept; 1 without one (OPEN-25). */
export function versionOf(headers: Headers): number {
  const asked = headers.get('accept-client') ?? headers.get('accept') ?? ''
  const version = /(?:\bv|^)(\d)(?:\+json)?\b/.exec(asked)?.[1]
  return version === undefined ? 1 : Number(version)
}
