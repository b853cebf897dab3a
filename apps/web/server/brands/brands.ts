import { readLicence } from '@apogee/platform/front'
import type { Locale } from '../../src/lib/i18n/locales.ts'
import type { Brand, BrandLaw } from '../../src/lib/page/brand.ts'
import { type BrandFile, readBrandFile } from './brandFile.ts'
import { type BrandTheme, brandTheme } from './brandTheme.ts'

export interface ServedBrand {
  readonly brand: Brand
  readonly isIndexed: boolean
}

interface BrandStoreOptions {
  /** Below `content`. */
  readonly folder?: string
  /** Locales available besides the offered ones: the sandbox's pseudo-locale. */
  readonly unlisted: readonly Locale[]
}

interface CachedBrand {
  readonly file: BrandFile
  readonly licence: ReturnType<typeof readLicence>
  readonly theme: BrandTheme
  /** The data for pages, by who may frame them. */
  readonly served: Map<string, Brand>
}

/**
 * The brands of `content/brands/*.json` for pages; the platform decides which brand a host shows and who may frame it.
 * The returned object stays the same until the file or its theme changes, so that pages can cache values derived from
 * it.
 */
export function brandStore({
  folder = 'brands',
  unlisted,
}: BrandStoreOptions): (id: string, host: string, frameAncestors: readonly string[]) => ServedBrand {
  const cached = new Map<string, CachedBrand>()
  const current = (id: string): CachedBrand => {
    const file = readBrandFile(id, folder)
    const theme = brandTheme(file.tokens, folder)
    const licence = readLicence(file.licence)
    const old = cached.get(id)
    if (old?.file === file && old.theme === theme && old.licence === licence) return old
    const next = { file, theme, licence, served: new Map() }
    cached.set(id, next)
    return next
  }
  return (id, host, frameAncestors) => {
    const { file, theme, licence, served } = current(id)
    const key = frameAncestors.join(' ')
    const brand =
      served.get(key) ??
      publicBrand({ ...file, law: lawOf(licence), displayFont: theme.displayFont }, unlisted, frameAncestors)
    served.set(key, brand)
    return { brand, isIndexed: file.indexedHosts.includes(host) }
  }
}

/** The part of a licence that a page sends to the browser. */
const lawOf = (licence: ReturnType<typeof readLicence>): BrandLaw => ({
  zone: licence.zone,
  minimum_age: licence.minimum_age,
  minimum_age_in: licence.minimum_age_in,
  personal_id: licence.personal_id,
  session_timer: licence.session_timer,
  attribution_before_consent: licence.attribution_before_consent,
})

/** The part of a brand that a page sends to the browser. */
function publicBrand(
  file: BrandFile & Pick<Brand, 'displayFont' | 'law'>,
  unlisted: readonly Locale[],
  frameAncestors: readonly string[],
): Brand {
  const { hosts: _hosts, indexedHosts: _indexed, ...brand } = file
  return { ...brand, locales: [...brand.locales, ...unlisted], frameAncestors }
}
