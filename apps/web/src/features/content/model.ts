import type { Result } from '@apogee/contract'
import type { pageFacts } from '@apogee/contract/content'
import type { z } from 'zod'
import { humanize } from '../../lib/browser/humanize'

/** Where a page is linked from: CMS categories. */
export type PagePlace = 'bottom-menu' | 'bottom-menu-help' | 'top-menu'

export interface PageLink {
  readonly slug: string
  readonly title: string
  readonly categories: readonly string[]
}

export type Facts = z.output<typeof pageFacts>

/** A page as its screen shows it. A page from another CMS has no metadata but is still shown. */
export interface StaticPage extends Partial<Omit<Facts, 'headings'>> {
  readonly slug: string
  readonly title: string
  readonly headTitle: string
  readonly description: string
  readonly keywords: string
  /** Sanitised by the server. */
  readonly html: string
  readonly headings: Facts['headings']
  /** ERR-04: the page could not be loaded and is shown without its text. */
  readonly isBlank?: true
}

/** ERR-04: replaces a page that could not be loaded. */
export function blankPage(slug: string): StaticPage {
  const title = humanize(slug.slice(slug.lastIndexOf('/') + 1))
  return { slug, title, headTitle: title, description: '', keywords: '', html: '', headings: [], isBlank: true }
}

/** A page as a list shows it. */
export type PageChild = NonNullable<Facts['children']>[number]

/**
 * The tree as a list, parents before children, with only what links need. A page's address is its path: with some platforms the id is a number
 * (wire-facts 10.1).
 */
export const linksOf = (nodes: Result<'content.pages'>): PageLink[] =>
  nodes.flatMap(({ id, path, title, categories, children }) => [
    { slug: path.replace(/^\/+/, '') || id, title, categories },
    ...linksOf(children),
  ])

export const linksAt = (links: readonly PageLink[], place: PagePlace): readonly PageLink[] =>
  links.filter(({ categories }) => categories.includes(place))

/** CMS-03 */
export const withYear = (html: string, year: number): string => html.replaceAll('{current_year}', String(year))
