import { bannersOf } from '@apogee/rules/content/banners'
import { queryOptions } from '@tanstack/react-query'
import { allBannersQuery } from '../../../lib/api/bannersQuery'
import { sharedByAudience } from '../../../lib/api/shared'
import { platformNow } from '../../../lib/time/platformClock'
import type { Banner } from './banners'

/** LOB-20, LOB-25: the lobby's banner slot. */
const slider = 'slider-index-top'

export interface SliderBanners {
  readonly banners: readonly Banner[]
  /** The platform's time when they were read: the first render shows those of that moment. */
  readonly readAtMs: number
}

export const noBanners: SliderBanners = { banners: [], readAtMs: 0 }

export const bannersQuery = (locale: string, isOnBreak: boolean) =>
  queryOptions({
    queryKey: ['public:games.banners', locale, isOnBreak],
    queryFn: ({ queryKey, client }) =>
      sharedByAudience(queryKey, async (): Promise<SliderBanners> => {
        const all = await client.fetchQuery(allBannersQuery(locale, isOnBreak))
        return { banners: bannersOf(all, slider), readAtMs: platformNow() }
      }),
    staleTime: 5 * 60_000,
  })
