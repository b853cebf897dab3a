import { licenceCode, timeZone } from '@apogee/contract/protocol/shapes'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { readSiteConfig } from './configs/config.ts'
import { countryCode } from './configs/countryCode.ts'
import { readContent, readContentFolder } from './contentFiles.ts'
import { readLicence } from './licences/licences.ts'

/** A text by language; English is required. */
const byLanguage = z.record(z.string(), z.string()).refine((texts) => texts['en'], { error: 'lacks English' })

/** Schema of `content/brands/<id>.json`: the part the server uses. */
export const brandFile = z.object({
  id: z.string(),
  /** Whether its company, licence and contacts are invented. */
  sample: z.boolean().optional(),
  name: z.string(),
  /** The brand whose theme it uses. */
  tokens: z.string(),
  /** Host names without port; the first one is used for links. */
  hosts: z.array(z.string()).min(1),
  /** Offered locales, the default one first. */
  locales: z.array(z.string()).min(1),
  licence: licenceCode,
  /** Time zone in which the days, weeks and months of its players' limits begin. */
  timeZone,
  /** Assumed country of a visitor whose country is unknown. */
  country: countryCode.optional(),
  /** Colour of the browser's frame, and of an email's header. */
  themeColor: z.string(),
  /** The button of an email: one solid colour, because email programs draw no gradients. */
  mail: z.object({ action: z.string(), onAction: z.string() }),
  contacts: z.object({ email: z.string(), phone: z.string() }),
  legal: z.object({
    company: z.string(),
    licence: byLanguage,
    registration: z.string(),
    /** The independent body for disputes (ADR) that the licence names, and its site without https. */
    disputes: z.object({ name: byLanguage, site: z.string().regex(/^[\w.-]+$/) }),
    /** The company that checks identity documents. */
    identityPartner: z.string(),
  }),
  /** Origins that may embed the site in a frame. */
  frameAncestors: z.array(z.string()),
  /** Added on a developer's machine (demo mode). */
  demo: z.object({ hosts: z.array(z.string()), frameAncestors: z.array(z.string()) }).optional(),
})
type BrandFile = z.output<typeof brandFile>
export type BrandRow = Omit<BrandFile, 'demo'>

export const readBrand = (id: string): BrandRow => readContent(`brands/${id}.json`, brandFile)

export const everyBrand = (): readonly BrandRow[] => [...readContentFolder('brands', brandFile).values()]

/**
 * A path of the site in one of a brand's locales: the default locale has no segment, and a locale the brand does not
 * offer is left out.
 */
export function pathIn(locales: readonly string[], locale: string, path: string): string {
  const isPrefixed = locale !== locales[0] && locales.includes(locale)
  return isPrefixed ? `/${locale}${path === '/' ? '' : path}` : path
}

export const defaultLocale = (id: string): string => itemAt(readBrand(id).locales, 0)

const offered = new WeakMap<ReadonlyMap<string, BrandFile>, readonly string[]>()

export function everyLocale(): readonly string[] {
  const files = readContentFolder('brands', brandFile)
  const known = offered.get(files) ?? [...new Set([...files.values()].flatMap(({ locales }) => locales))]
  offered.set(files, known)
  return known
}

interface Hosts {
  readonly demo: ReadonlyMap<string, BrandRow>
  readonly production: ReadonlyMap<string, BrandRow>
}
const hostsOf = new WeakMap<ReadonlyMap<string, BrandFile>, Hosts>()

function readHosts(files: ReadonlyMap<string, BrandFile>): Hosts {
  const brands = [...files.values()]
  const byHost = (rows: readonly BrandFile[]) => new Map(rows.flatMap((row) => row.hosts.map((host) => [host, row])))
  const withDemo = ({ demo, ...row }: BrandFile): BrandFile => ({
    ...row,
    hosts: [...row.hosts, ...(demo?.hosts ?? [])],
    frameAncestors: [...row.frameAncestors, ...(demo?.frameAncestors ?? [])],
  })
  return { production: byHost(brands), demo: byHost(brands.map(withDemo)) }
}

/** The brand that lists a host (with or without port) as its own, I18N-06. */
export function brandNaming(host: string, mode: keyof Hosts): BrandRow | undefined {
  const files = readContentFolder('brands', brandFile)
  const hosts = hostsOf.get(files) ?? readHosts(files)
  hostsOf.set(files, hosts)
  return hosts[mode].get(host.replace(/:\d+$/, '').toLowerCase())
}

/** The brand shown on a host, I18N-06; `fallback` if no brand lists the host. */
export const brandOfHost = (host: string, mode: keyof Hosts, fallback: string): BrandRow =>
  brandNaming(host, mode) ?? readBrand(fallback)

/**
 * The origin of the links in a brand's emails: the configured public address if it shows this brand, else the brand's
 * own host. Never the host of a request: any client can forge it.
 */
export function originOfBrand(
  id: string,
  { publicUrl, mode, brand: fallback }: { publicUrl: string; mode: keyof Hosts; brand: string },
): string {
  const { protocol, host, port } = new URL(publicUrl)
  if (brandOfHost(host, mode, fallback).id === id) return publicUrl
  const { hosts, demo } = readContent(`brands/${id}.json`, brandFile)
  const own = (mode === 'demo' ? demo?.hosts[0] : undefined) ?? itemAt(hosts, 0)
  return `${protocol}//${own}${port === '' ? '' : `:${port}`}`
}

/** Countries without registration and sign-in under this licence: its own list, and those under sanctions. */
export function restrictedCountries(licence: BrandRow['licence']): readonly string[] {
  return [...readLicence(licence).restricted_countries, ...readSiteConfig().sanctioned_countries]
}

/** Whether registration and sign-in are closed in this country under this licence (OPEN-60). */
export const isRestrictedCountry = (country: string | null, licence: BrandRow['licence']): boolean =>
  country !== null && restrictedCountries(licence).includes(country)
