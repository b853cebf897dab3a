import type { PageChild } from './model'

/** CONST-42: the number of articles per page of a list. */
export const articlesAPage = 6

export interface ArticlesPage {
  readonly articles: readonly PageChild[]
  readonly page: number
  readonly pages: number
}

/** The articles of one page of the list, the newest first. A page out of range becomes the nearest existing one. */
export function articlesOf(children: readonly PageChild[], asked: number): ArticlesPage {
  const newest = children.toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
  const pages = Math.max(1, Math.ceil(newest.length / articlesAPage))
  const page = Math.min(Math.max(1, asked), pages)
  return { articles: newest.slice((page - 1) * articlesAPage, page * articlesAPage), page, pages }
}
