import type { Result } from '@apogee/contract'

/** Where a page is linked from: categories of the CMS. */
export type PagePlace = 'bottom-menu' | 'bottom-menu-help' | 'top-menu'

export interface PageLink {
  readonly slug: string
  readonly title: string
  readonly categories: readonly string[]
}

/** A page as its screen shows it. */
export interface StaticPage {
  readonly title: string
  readonly headTitle: string
  readonly description: string
  readonly keywords: string
  /** Sanitised by the server. */
  readonly html: string
  /** `YYYY-MM-DD`; missing on pages that are not ours. */
  readonly updated: string | undefined
  readonly headings: readonly { readonly id: string; readonly title: string }[]
}

/** The tree as a list, parents before children: what links need of it. */
export const linksOf = (nodes: Result<'content.pages'>): PageLink[] =>
  nodes.flatMap(({ id, title, categories, children }) => [{ slug: id, title, categories }, ...linksOf(children)])

export const linksAt = (links: readonly PageLink[], place: PagePlace): readonly PageLink[] =>
  links.filter(({ categories }) => categories.includes(place))

/** What can be a page's slug. Anything else, `..` above all, is not worth asking for. */
export const isSlug = (path: string): boolean => path.length <= 200 && /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(path)

interface Facts {
  readonly updated?: string
  readonly headings?: StaticPage['headings']
}

/** `blocks.json` is text, and may hold anything (wire-facts 10.4). */
function factsOf(json: string): Facts {
  try {
    const facts: unknown = JSON.parse(json)
    return typeof facts === 'object' && facts !== null ? facts : {}
  } catch {
    return {}
  }
}

export function staticPageOf({ title, content, blocks }: Result<'content.page'>): StaticPage {
  const { updated, headings = [] } = factsOf(blocks.json)
  const { title: headTitle, description, keywords } = blocks
  return { title, headTitle, description, keywords, html: content, updated, headings }
}

/** CMS-03 */
export const withYear = (html: string, year: number): string => html.replaceAll('{current_year}', String(year))
