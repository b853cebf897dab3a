import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { allBannersQuery } from '../../lib/api/bannersQuery'
import { shared, sharedByAudience } from '../../lib/api/shared'
import { footerTextOf, promosAt } from './frame'

// Texts change with a deployment, not while someone is reading.
const staleTime = Number.POSITIVE_INFINITY

/** The legal text of the footer for a player's groups, HTML sanitised by the server; null when the CMS has no text. */
export const footerTextQuery = (locale: string, groups: readonly string[]) =>
  queryOptions({
    queryKey: ['public:content.footer', locale, groups],
    queryFn: async () =>
      footerTextOf(
        await shared(['public:content.snippets', locale], () => api('content.snippets', { query: { l: locale } })),
        groups,
      ),
    // The footer must not disappear and come back when the visitor logs in or out.
    placeholderData: keepPreviousData,
    staleTime,
  })

/**
 * The shell's banners: the line below the header, and the tooltip. `isOnBreak` is in the key, because a player on a
 * break gets no banners.
 */
export const promosQuery = (locale: string, isOnBreak: boolean) =>
  queryOptions({
    queryKey: ['public:content.promos', locale, isOnBreak],
    queryFn: ({ queryKey, client }) =>
      sharedByAudience(queryKey, async () => {
        const banners = await client.fetchQuery(allBannersQuery(locale, isOnBreak))
        return { header: promosAt(banners, 'header'), tooltip: promosAt(banners, 'promo-tooltip') }
      }),
    staleTime,
  })

/** NAV-33: addresses of the brand's logo. */
export const logoQuery = queryOptions({
  queryKey: ['public:content.logo'],
  queryFn: ({ queryKey }) => shared(queryKey, async () => (await api('content.logo', {})).logoUrl),
  staleTime,
})
