import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { device } from '../../lib/device'
import { toTile } from './model'

/** So many games a search shows at first, and so many more each time. */
export const searchStep = 24

/** LOB-15: games by a text; the former result stays while the next one loads. */
export const searchQuery = (text: string, size: number, currency: string | null) =>
  queryOptions({
    queryKey: ['games', 'search', text, size, currency, device()],
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
