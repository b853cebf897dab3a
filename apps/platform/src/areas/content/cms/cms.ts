import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { readEdition } from '../../../core/content/readEdition.ts'
import type { Licence } from '../../../core/http/handler.ts'
import type { PageRow, SnippetRow } from '../store.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** The whole content of the CMS, at most 30 s old. */
    readonly cms: () => Promise<Cms>
  }
}

/**
 * A brand's content for readers of one locale under one licence: pages by slug in the order of their position, text
 * snippets by id.
 */
interface CmsEdition {
  readonly pages: ReadonlyMap<string, PageRow>
  readonly snippets: ReadonlyMap<string, SnippetRow>
}

export type Cms = (reader: CmsReader) => CmsEdition

interface CmsReader {
  readonly locale: string
  readonly licence: Licence
  readonly brand: string
}

const fallback = 'en'
export const hiddenPages = z.array(z.string())

/**
 * CMS-05, I18N-05: a text is used in the locale, else in its language, else in English; within one of them the text of
 * the licence first, then that of the brand. A page hidden under a licence is omitted everywhere.
 */
export function editionsOf(pages: readonly PageRow[], snippets: readonly SnippetRow[]): Cms {
  const written = new Set([...pages, ...snippets].map(({ locale }) => locale))
  const branded = new Set([...pages, ...snippets].map(({ brand }) => brand))
  const made = new Map<string, CmsEdition>()
  return ({ locale, licence, brand: asked }) => {
    const brand = branded.has(asked) ? asked : ''
    // Only locales with texts, so that requests for unknown locales do not create editions.
    const chain = [fallback, itemAt(locale.split('-'), 0), locale].filter((name) => written.has(name))
    const key = `${chain.at(-1)} ${licence} ${brand}`
    const known = made.get(key)
    if (known) return known
    const hidden = new Set(readEdition('hidden-pages', hiddenPages, licence))
    const isOf = (row: { readonly brand: string }) => row.brand === '' || row.brand === brand
    const edition = {
      pages: pick(
        chain,
        pages
          .filter((row) => (row.licence === '' || row.licence === licence) && isOf(row) && !hidden.has(row.slug))
          .toSorted(bySpecial),
        slugOf,
      ),
      snippets: pick(chain, snippets.filter(isOf).toSorted(byBrand), ({ id }) => id),
    }
    made.set(key, edition)
    return edition
  }
}

const slugOf = ({ slug }: PageRow): string => slug
const byBrand = (a: { readonly brand: string }, b: { readonly brand: string }): number => a.brand.localeCompare(b.brand)
const bySpecial = (a: PageRow, b: PageRow): number => a.licence.localeCompare(b.licence) || byBrand(a, b)

/** The last row of a name wins; the order is that of the rows. */
function pick<T extends { readonly locale: string }>(
  chain: readonly string[],
  rows: readonly T[],
  nameOf: (row: T) => string,
): ReadonlyMap<string, T> {
  const best = new Map<string, T>()
  for (const locale of chain) for (const row of rows) if (row.locale === locale) best.set(nameOf(row), row)
  return best
}
