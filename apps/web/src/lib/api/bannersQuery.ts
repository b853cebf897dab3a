import { queryOptions } from '@tanstack/react-query'
import { api } from './index'
import { sharedByAudience } from './shared'

/**
 * The banners of every place, requested once for all areas that use some of them; each area's query has the part it
 * shows, and pages send only these. `isOnBreak` is in the key, because a player on a break gets no banners.
 */
export const allBannersQuery = (locale: string, isOnBreak: boolean) =>
  queryOptions({
    queryKey: ['public:content.banners', locale, isOnBreak],
    queryFn: ({ queryKey }) => sharedByAudience(queryKey, async () => (await api('content.banners', {})).banners),
    staleTime: 5 * 60_000,
    meta: { isUnsent: true },
  })
