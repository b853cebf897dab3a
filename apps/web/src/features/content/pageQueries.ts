import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { logClient } from '../../lib/browser/track'
import type { StaticPage } from './model'
import { isSlug, staticPageOf } from './staticPage'

// Texts change with a deployment, not while someone is reading.
const staleTime = Number.POSITIVE_INFINITY

/** A page by its slug; null when it does not exist. */
export const pageQuery = (slug: string, locale: string) =>
  queryOptions({
    queryKey: ['public:content.page', slug, locale],
    queryFn: async (): Promise<StaticPage | null> => {
      if (!isSlug(slug)) return null
      try {
        return staticPageOf(await api('content.page', { params: { slug }, query: { l: locale } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        // ERR-17. A page for players is not an error: a guest is invited to sign up.
        if (!(error instanceof ApiError && error.status === 401)) logClient('STATIC_PAGE', 'WARN', { slug })
        throw error
      }
    },
    staleTime,
  })

/** OPEN-71: which promotions are switched off. ERR-04: none, if the call fails. */
export const promotionFlagsQuery = queryOptions({
  queryKey: ['public:content.promotionPages'],
  // ERR-04: a failed load switches no page off.
  queryFn: () => api('content.promotionPages', {}).catch((): Record<string, boolean> => ({})),
  staleTime: 5 * 60_000,
})
