import type { Result } from '@apogee/contract'
import type { pageFacts } from '@apogee/contract/content'
import type { z } from 'zod'

/** Where a page is linked from: categories of the CMS. */
export type PagePlace = 'bottom-menu' | 'bottom-menu-help' | 'top-menu'

export interface PageLink {
  readonly slug: string
  readonly title: string
  readonly categories: readonly string[]
}

type Facts = z.output<typeof pageFacts>

/** A page as its screen shows it. Without facts of its own it is not one of ours, and still a page. */
export interface StaticPage extends Partial<Omit<Facts, 'headings'>> {
  readonly slug: string
  readonly title: string
  readonly headTitle: string
  readonly description: string
  readonly keywords: string
  /** Sanitised by the server. */
  readonly html: string
  readonly headings: Facts['headings']
}

/** A page as a list shows it. */
export type PageChild = NonNullable<Facts['children']>[number]

/** The tree as a list, parents before children: what links need of it. */
export const linksOf = (nodes: Result<'content.pages'>): PageLink[] =>
  nodes.flatMap(({ id, title, categories, children }) => [{ slug: id, title, categories }, ...linksOf(children)])

export const linksAt = (links: readonly PageLink[], place: PagePlace): readonly PageLink[] =>
  links.filter(({ categories }) => categories.includes(place))

const places: readonly PagePlace[] = ['bottom-menu-help', 'bottom-menu', 'top-menu']
const fewRelated = 3

/** What else a reader of a page may want: the pages after it in the same menu, from the beginning again at its end. */
export function relatedTo(slug: string, links: readonly PageLink[]): readonly PageLink[] {
  const own = links.find((link) => link.slug === slug)
  const place = places.find((name) => own?.categories.includes(name)) ?? 'bottom-menu-help'
  const menu = linksAt(links, place)
  const at = menu.findIndex((link) => link.slug === slug)
  return [...menu.slice(at + 1), ...menu.slice(0, Math.max(0, at))].slice(0, fewRelated)
}

/** What can be a page's slug. Anything else, `..` above all, is not worth asking for. */
export const isSlug = (path: string): boolean => path.length <= 200 && /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(path)

/** What the shop's page tells other clients; ours asks for its cards where it shows them. */
const ofShop = ['viewImages', 'gamesTitles', 'maxWin', 'freeSpinsWager', 'spinRate', 'cards']

/** `blocks.json` is text, and may hold anything (wire-facts 10.4). */
function factsOf(json: string): Partial<Facts> {
  try {
    const facts: unknown = JSON.parse(json)
    if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return {}
    return Object.fromEntries(Object.entries(facts).filter(([name]) => !ofShop.includes(name)))
  } catch {
    return {}
  }
}

export function staticPageOf({ id, title, content, blocks }: Result<'content.page'>): StaticPage {
  const { title: headTitle, description, keywords } = blocks
  return { headings: [], ...factsOf(blocks.json), slug: id, title, headTitle, description, keywords, html: content }
}

/** CMS-03 */
export const withYear = (html: string, year: number): string => html.replaceAll('{current_year}', String(year))

/** CONST-42: so many articles stand on a page of a list. */
export const articlesAPage = 6

export interface ArticlesPage {
  readonly articles: readonly PageChild[]
  readonly page: number
  readonly pages: number
}

/** The articles of one page of the list, the newest first. A page that is not there is the nearest one that is. */
export function articlesOf(children: readonly PageChild[], asked: number): ArticlesPage {
  const newest = children.toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
  const pages = Math.max(1, Math.ceil(newest.length / articlesAPage))
  const page = Math.min(Math.max(1, asked), pages)
  return { articles: newest.slice((page - 1) * articlesAPage, page * articlesAPage), page, pages }
}
