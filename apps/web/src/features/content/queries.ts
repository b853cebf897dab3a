import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { shared } from '../../lib/api/shared'
import { linksOf } from './model'

/** What links need to know about all pages of a locale. */
export const pagesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['public:content.pages', locale],
    queryFn: ({ queryKey }) =>
      shared(queryKey, async () => linksOf(await api('content.pages', { query: { l: locale } }))),
    // Texts change with a deployment, not while someone is reading.
    staleTime: Number.POSITIVE_INFINITY,
  })
