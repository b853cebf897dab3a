import type { PageSource } from '../../areas/content/public.ts'
import type { BrandRow } from '../../core/content/brands.ts'
import type { ContentFault } from '../../core/content/faults/contentFault.ts'
import { fileOf, languagesOf } from './pageFaults.ts'

const everywhere = [
  'terms-and-conditions',
  'general-rules',
  'privacy-policy',
  'cookie-policy',
  'responsible-gaming',
  'payments',
  'bonus-terms',
  'competition-terms',
  'aml-policy',
  'player-funds',
  'complaints',
  'game-returns',
  'restricted-countries',
] as const

/** Pages that a casino under a licence has to publish, in every language it offers. */
const lawPages: Readonly<Record<BrandRow['licence'], readonly string[]>> = {
  CW: [...everywhere, 'vip-terms', 'sports-rules', 'affiliate-terms'],
  EE: everywhere,
}

type Brand = Pick<BrandRow, 'id' | 'locales' | 'licence'>

/** Pages that the licence of a brand requires and a language of the brand lacks. */
export function missingLawPages(brands: readonly Brand[], pages: readonly PageSource[]): ContentFault[] {
  const files = new Set(pages.map((page) => fileOf(page)))
  return brands.flatMap((brand) =>
    languagesOf([brand]).flatMap((locale) =>
      lawPages[brand.licence].flatMap((slug): ContentFault[] => {
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
