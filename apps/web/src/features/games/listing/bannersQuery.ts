import { bannersOf } from '@apogee/rules/content/banners'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { sharedAmongGuests } from '../../../lib/api/shared'

/** LOB-20, LOB-25: the lobby's banner slot. */
const slider = 'slider-index-top'

export const bannersQuery = (locale: string, isOnBreak: boolean) =>
  queryOptions({
    queryKey: ['public:games.banners', locale, isOnBreak],
    queryFn: ({ queryKey }) =>
      sharedAmongGuests(queryKey, async () => bannersOf((await api('content.banners', {})).banners, slider)),
    staleTime: 5 * 60_000,
  })
