import { parse } from 'hono/utils/cookie'
import type { Config } from '../../config/config.ts'
import { type BrandRow, brandNaming, readBrand } from '../../content/brands.ts'
import { addressOf, requestedAddress } from './visitor.ts'

/** The facts a request reveals about its visitor before the session is read. */
export interface Visit {
  readonly ip: string
  /** Scheme and host of a brand, used in absolute addresses. Never a host that only a request names. */
  readonly origin: string
  /** Outside the demo, a request for any other host is not served. */
  readonly isOurHost: boolean
  readonly brand: BrandRow
  /** ISO code, or null when unknown. */
  readonly country: string | null
}

export type ReadVisit = (request: Request, url: URL, socketAddress: string) => Visit

/** In demo mode, the cookie of this name sets the visitor's country; the page server sets it from `?country=`. */
export const demoCountryCookie = 'demo_country'

const countryCode = /^[A-Z]{2}$/

/** Reads visits, each once: the site checks its host, then the call uses it. `countryOfAddress` is used where none of our proxies names the country. */
export function visitReader(config: Config, countryOfAddress: (ip: string) => string | null): ReadVisit {
  const { mode, trustProxy } = config
  const readHost = hostReader(config)
  const read: ReadVisit = (request, url, socketAddress) => {
    const ip = addressOf(request, socketAddress, trustProxy)
    const host = readHost(request, url)
    const named = (mode === 'demo' ? demoCountry(request) : null) ?? (trustProxy > 0 ? proxyCountry(request) : null)
    return { ip, ...host, country: named ?? countryOfAddress(ip) ?? host.brand.country ?? null }
  }
  const visits = new WeakMap<Request, Visit>()
  return (request, url, socketAddress) => {
    const visit = visits.get(request) ?? read(request, url, socketAddress)
    visits.set(request, visit)
    return visit
  }
}

type Host = Pick<Visit, 'origin' | 'brand' | 'isOurHost'>

/**
 * The brand whose host a request was sent to. In production, a host is a brand's or that of PUBLIC_URL, with the port
 * of PUBLIC_URL and never a weaker scheme; a demo is served under any name the machine is reached by.
 */
function hostReader({ mode, trustProxy, publicUrl, brand: fallback }: Config): (request: Request, url: URL) => Host {
  const home = new URL(publicUrl)
  return (request, url) => {
    const { protocol, host } = requestedAddress(request, url, trustProxy)
    const named = brandNaming(host, mode)
    const brand = named ?? readBrand(fallback)
    if (mode === 'demo') return { origin: host === '' ? publicUrl : `${protocol}//${host}`, brand, isOurHost: true }
    const hostname = host.replace(/:\d+$/, '')
    if (!named && hostname !== home.hostname) return { origin: publicUrl, brand, isOurHost: false }
    const scheme = home.protocol === 'https:' ? home.protocol : protocol
    return { origin: `${scheme}//${hostname}${home.port === '' ? '' : `:${home.port}`}`, brand, isOurHost: true }
  }
}

function demoCountry(request: Request): string | null {
  const header = request.headers.get('cookie')
  if (!header?.includes(demoCountryCookie)) return null
  const value = parse(header, demoCountryCookie)[demoCountryCookie]
  return value !== undefined && countryCode.test(value) ? value : null
}

/** CDNs use different names for it; XX means "unknown". */
function proxyCountry(request: Request): string | null {
  const code = request.headers.get('cf-ipcountry') ?? request.headers.get('x-country-code')
  return code !== null && countryCode.test(code) && code !== 'XX' ? code : null
}
