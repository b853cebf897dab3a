import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { device } from '../../../lib/browser/device'
import { toTile } from '../model'

/** How many games a search shows at first, and adds each time. */
export const searchStep = 24

/** LOB-15: games by text; the previous results stay while the next ones load. */
export const searchQuery = (text: string, size: number, currency: string | null) =>
  queryOptions({
    queryKey: ['public:games.search', text, size, currency, device()],
    queryFn: async ({ signal }) => {
      const page = await api(
        'games.filter',
        { body: { device: device(), page_size: size, filter: { title: text } } },
        { signal },
      )
      return {
        text,
        tiles: page.data.map((game) => toTile(game, currency)),
        count: page.pagination.total_count,
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
