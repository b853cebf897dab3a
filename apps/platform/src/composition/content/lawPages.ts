import type { PageSource } from '../../areas/content/public.ts'
import type { BrandRow } from '../../core/content/brands.ts'
import type { ContentFault } from '../../core/content/faults/contentFault.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import { fileOf, languagesOf } from './pageFaults.ts'

type Brand = Pick<BrandRow, 'id' | 'locales' | 'licence'>

/** Pages that the licence of a brand requires and a language of the brand lacks. */
export function missingLawPages(brands: readonly Brand[], pages: readonly PageSource[]): ContentFault[] {
  const files = new Set(pages.map((page) => fileOf(page)))
  return brands.flatMap((brand) =>
    languagesOf([brand]).flatMap((locale) =>
      readLicence(brand.licence).required_pages.flatMap((slug): ContentFault[] => {
        const common = fileOf({ locale, slug, brand: '' })
        const own = fileOf({ locale, slug, brand: brand.id })
        if (files.has(common) || files.has(own)) return []
        return [
          {
            file: common,
            reason: `is missing; licence ${brand.licence} of ${brand.id} requires it`,
            severity: 'error',
          },
        ]
      }),
    ),
  )
}
