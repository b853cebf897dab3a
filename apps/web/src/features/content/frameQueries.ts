import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { shared } from '../../lib/api/shared'
import { footerTextOf, promosAt } from './frame'

// Texts change with a deployment, not under a reader.
const staleTime = Number.POSITIVE_INFINITY

/** The legal text of the footer for a player's groups, HTML sanitised by the server; null when there is none. */
export const footerTextQuery = (locale: string, groups: readonly string[]) =>
  queryOptions({
    queryKey: ['content', 'footer', locale, groups],
    queryFn: async () =>
      footerTextOf(
        await shared(['content', 'snippets', locale], () => api('content.snippets', { query: { l: locale } })),
        groups,
      ),
    // Who logs in or out does not see the foot of the page go and come.
    placeholderData: keepPreviousData,
    staleTime,
  })

/** Banners of the frame: the line under the header, and the tooltip. */
export const promosQuery = (locale: string) =>
  queryOptions({
    queryKey: ['content', 'promos', locale],
    queryFn: ({ queryKey }) =>
      shared(queryKey, async () => {
        const { banners } = await api('content.banners', {})
        return { header: promosAt(banners, 'header'), tooltip: promosAt(banners, 'promo-tooltip') }
      }),
    staleTime,
  })

/** NAV-33: addresses of the brand's logo. */
export const logoQuery = queryOptions({
  queryKey: ['content', 'logo'],
  queryFn: ({ queryKey }) => shared(queryKey, async () => (await api('content.logo', {})).logoUrl),
  staleTime,
})
