import { parse } from 'hono/utils/cookie'
import type { Config } from '../config.ts'
import { type BrandRow, brandOfHost } from '../content/brands.ts'
import { addressOf, originOf } from './visitor.ts'

/** What a request says of its visitor before anybody asks for a session. */
export interface Visit {
  readonly ip: string
  /** Scheme and host, as the visitor sees them. */
  readonly origin: string
  readonly brand: BrandRow
  /** ISO code, or null when nobody can tell. */
  readonly country: string | null
}

export type ReadVisit = (request: Request, url: URL, socketAddress: string) => Visit

/** In demo mode a cookie of this name says where the visitor is; the page server sets it from `?country=`. */
export const demoCountryCookie = 'demo_country'

const countryCode = /^[A-Z]{2}$/

/** Reads visits. `countryOfAddress` is asked where no proxy of ours names the country. */
export function visitReader(config: Config, countryOfAddress: (ip: string) => string | null): ReadVisit {
  const { mode, trustProxy } = config
  return (request, url, socketAddress) => {
    const ip = addressOf(request, socketAddress, trustProxy)
    const origin = originOf(request, url, trustProxy)
    const brand = brandOfHost(new URL(origin).host, mode, config.brand)
    const named = (mode === 'demo' ? demoCountry(request) : null) ?? (trustProxy > 0 ? proxyCountry(request) : null)
    return { ip, origin, brand, country: named ?? countryOfAddress(ip) ?? brand.country ?? null }
  }
}

function demoCountry(request: Request): string | null {
  const header = request.headers.get('cookie')
  if (!header?.includes(demoCountryCookie)) return null
  const value = parse(header, demoCountryCookie)[demoCountryCookie]
  return value !== undefined && countryCode.test(value) ? value : null
}

/** CDNs call it differently; XX is their word for "unknown". */
function proxyCountry(request: Request): string | null {
  const code = request.headers.get('cf-ipcountry') ?? request.headers.get('x-country-code')
  return code !== null && countryCode.test(code) && code !== 'XX' ? code : null
}
