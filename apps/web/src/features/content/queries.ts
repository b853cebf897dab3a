import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type texts from 'content/messages/en/content.json'
import { api } from '../../lib/api'
import { shared } from '../../lib/api/shared'
import { linksOf } from './model'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    content: typeof texts
  }
}

/** The data that links need about all pages of a locale. On a break, promotions are left out (SAFE-02). */
export const pagesQuery = (locale: string, isOnBreak: boolean) =>
  queryOptions({
    queryKey: ['public:content.pages', locale, isOnBreak],
    queryFn: ({ queryKey }) =>
      shared(queryKey, async () => linksOf(await api('content.pages', { query: { l: locale } }))),
    // The navigation must not vanish when a break begins or ends.
    placeholderData: keepPreviousData,
    // Texts change with a deployment, not while someone is reading.
    staleTime: Number.POSITIVE_INFINITY,
  })
