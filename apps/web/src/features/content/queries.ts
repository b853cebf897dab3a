import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { shared } from '../../lib/api/shared'
import { logClient } from '../../lib/track'
import { isSlug, linksOf, type StaticPage, staticPageOf } from './model'

// Texts change with a deployment, not under a reader.
const staleTime = Number.POSITIVE_INFINITY

/** What links need of all pages of a locale. */
export const pagesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['content', 'pages', locale],
    queryFn: ({ queryKey }) =>
      shared(queryKey, async () => linksOf(await api('content.pages', { query: { l: locale } }))),
    staleTime,
  })

/** A page by its slug; null when there is none. */
export const pageQuery = (slug: string, locale: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug, locale],
    queryFn: async (): Promise<StaticPage | null> => {
      if (!isSlug(slug)) return null
      try {
        return staticPageOf(await api('content.page', { params: { slug }, query: { l: locale } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        // ERR-17. A page for players is no problem: it asks a guest to sign up.
        if (!(error instanceof ApiError && error.status === 401)) logClient('STATIC_PAGE', 'WARN', { slug })
        throw error
      }
    },
    staleTime,
  })

/** OPEN-71: which promotions are switched off. ERR-04: without an answer none is. */
export const promotionFlagsQuery = queryOptions({
  queryKey: ['content', 'promotionPages'],
  queryFn: () => api('content.promotionPages', {}).catch((): Record<string, boolean> => ({})),
  staleTime: 5 * 60_000,
})
