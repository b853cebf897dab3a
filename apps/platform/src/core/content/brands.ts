import { z } from 'zod'
import { readSiteConfig } from './config.ts'
import { readContent, readContentFolder } from './contentFiles.ts'

const brand = z.object({
  id: z.string(),
  name: z.string(),
  /** Whose look it has. */
  tokens: z.string(),
  /** Host names without port; the first is the one addresses are given under. */
  hosts: z.array(z.string()).min(1),
  /** Offered locales, the default one first. */
  locales: z.array(z.string()).min(1),
  licence: z.enum(['CW', 'EE']),
  /** Where the days, weeks and months of its players' limits begin. */
  timeZone: z.string(),
  /** Taken for the country of a visitor nobody can place. */
  country: z.string().length(2).optional(),
  /** Of the browser's frame, and of the head of a mail. */
  themeColor: z.string(),
  /** The button of a mail: one solid colour, for mail programs draw no gradients. */
  mail: z.object({ action: z.string(), onAction: z.string() }),
  contacts: z.object({ email: z.string(), phone: z.string() }),
  legal: z.object({ company: z.string(), licence: z.string(), registration: z.string() }),
  /** Origins that may show the product in a frame. */
  frameAncestors: z.array(z.string()),
  /** What is added on a developer's machine (demo mode). */
  demo: z.object({ hosts: z.array(z.string()), frameAncestors: z.array(z.string()) }).optional(),
})
type BrandFile = z.output<typeof brand>
export type BrandRow = Omit<BrandFile, 'demo'>

/** The part of `content/brands/<id>.json` that the server speaks from. */
export const readBrand = (id: string): BrandRow => readContent(`brands/${id}.json`, brand)

/** Every brand of the house. */
export const everyBrand = (): readonly BrandRow[] => [...readContentFolder('brands', brand).values()]

/** A path of the site in one of a brand's locales: the first has no segment, and one it does not offer stays out. */
export function pathIn(locales: readonly string[], locale: string, path: string): string {
  const isPrefixed = locale !== locales[0] && locales.includes(locale)
  return isPrefixed ? `/${locale}${path === '/' ? '' : path}` : path
}

/** The default locale of a brand. */
export const defaultLocale = (id: string): string => readBrand(id).locales[0]!

const offered = new WeakMap<ReadonlyMap<string, BrandFile>, readonly string[]>()

/** Every locale that one brand or another offers. */
export function everyLocale(): readonly string[] {
  const files = readContentFolder('brands', brand)
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

/** The brand that names a host (with or without port) as its own, I18N-06. */
export function brandNaming(host: string, mode: keyof Hosts): BrandRow | undefined {
  const files = readContentFolder('brands', brand)
  const hosts = hostsOf.get(files) ?? readHosts(files)
  hostsOf.set(files, hosts)
  return hosts[mode].get(host.replace(/:\d+$/, '').toLowerCase())
}

/** The brand that a host shows, I18N-06; `fallback` is shown where no brand names the host. */
export const brandOfHost = (host: string, mode: keyof Hosts, fallback: string): BrandRow =>
  brandNaming(host, mode) ?? readBrand(fallback)

/**
 * Where the links in a brand's mails lead: to the address the server was given, if it shows this brand, else to the brand's
 * own. Never to the host of a request: anybody can write that into it.
 */
export function originOfBrand(
  id: string,
  { publicUrl, mode, brand: fallback }: { publicUrl: string; mode: keyof Hosts; brand: string },
): string {
  const { protocol, host, port } = new URL(publicUrl)
  if (brandOfHost(host, mode, fallback).id === id) return publicUrl
  const { hosts, demo } = readContent(`brands/${id}.json`, brand)
  const own = (mode === 'demo' ? demo?.hosts[0] : undefined) ?? hosts[0]!
  return `${protocol}//${own}${port === '' ? '' : `:${port}`}`
}

/** Countries from which nobody may register or sign in under this licence: its own, and those under sanctions. */
export function restrictedCountries(licence: BrandRow['licence']): readonly string[] {
  const { restricted_countries: byLicence, sanctioned_countries: everywhere } = readSiteConfig()
  return [...(byLicence[licence] ?? []), ...everywhere]
}

/** Nobody may register or sign in from this country under this licence (OPEN-60). */
export const isRestrictedCountry = (country: string | null, licence: BrandRow['licence']): boolean =>
  country !== null && restrictedCountries(licence).includes(country)
