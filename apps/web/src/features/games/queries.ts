import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { shared } from '../../lib/api/shared'
import { device } from '../../lib/browser/device'
import { rowSize, toTile } from './model'

/** More than a row shows, because each game appears in one row only. */
const spareTiles = 5

/** A row of the lobby: at most 15 tiles of a category, in the platform's order. */
export const rowQuery = (slug: string, currency: string | null) =>
  queryOptions({
    queryKey: ['public:games.row', slug, currency, device()],
    queryFn: ({ queryKey }) =>
      shared(queryKey, async () => {
        const page = await api('games.filter', {
          body: {
            device: device(),
            page_size: rowSize + spareTiles,
            filter: { categories: { identifiers: [slug], strategy: 'OR' } },
          },
        })
        return { tiles: page.data.map((game) => toTile(game, currency)), count: page.pagination.total_count }
      }),
    staleTime: 5 * 60_000,
  })

/** "More like this": the most similar games according to the platform. */
export const similarQuery = (identifier: string, currency: string | null) =>
  queryOptions({
    queryKey: ['public:games.similar', identifier, currency, device()],
    queryFn: async () => {
      const query = { identifier, device: device(), limit: rowSize }
      const games = await api('games.similar', { query }).catch((error: unknown) => {
        // An unknown game has no similar games.
        if (error instanceof ApiError && error.status === 404) return []
        throw error
      })
      return games.map((game) => toTile(game, currency))
    },
    staleTime: 5 * 60_000,
  })

const playedQuery = (currency: string, most: number) =>
  queryOptions({
    queryKey: ['games.continue', currency, most],
    queryFn: async () => {
      const played = (await api('games.played', {})).slice(0, most)
      if (played.length === 0) return []
      const games = await api('games.select', { body: { game_ids: played.map((one) => one.identifier) } })
      return played.flatMap(({ identifier, last_activity_at }) => {
        const game = games[identifier]
        return game ? [{ tile: toTile(game, currency), at: last_activity_at }] : []
      })
    },
  })

/** API-030: the player's recent games with their times: unfinished ones first, then the newest. */
export const continueQuery = (currency: string) => playedQuery(currency, rowSize)

/** All recent games that the platform remembers. */
export const recentQuery = (currency: string) => playedQuery(currency, 100)

export const providersQuery = queryOptions({
  queryKey: ['public:games.providers'],
  // A tile needs only the name, and every page with tiles contains all of them.
  queryFn: ({ queryKey }) =>
    shared(queryKey, async () => (await api('games.providers', {})).map(({ id, title }) => ({ id, title }))),
  staleTime: 30 * 60_000,
})

/** API-068: ids of the lists that have games. */
export const listsQuery = queryOptions({
  queryKey: ['public:games.lists'],
  queryFn: ({ queryKey }) => shared(queryKey, async () => (await api('games.collections', {})).map(({ id }) => id)),
  staleTime: 30 * 60_000,
})

/** Category slugs of the lobby's pills, in the operator's order. */
export const menuQuery = queryOptions({
  queryKey: ['public:games.menu'],
  queryFn: ({ queryKey }) => shared(queryKey, async () => (await api('content.menuCategories', {}))['main'] ?? []),
  staleTime: 30 * 60_000,
})

/** RT-08: the game behind `/play/{producer}/{name}`, or null. */
export const gameQuery = (producer: string, name: string) =>
  queryOptions({
    queryKey: ['public:games.game', producer, name],
    queryFn: async () => {
      const found = await api('games.selectBySeoTitles', { body: { game_seo_titles: [name] } })
      return Object.values(found).find((game) => game.provider === producer) ?? null
    },
    staleTime: 5 * 60_000,
  })

/** OPEN-25: ids (v1) of the favourites in the player's currency. */
export const favouritesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['games.favourites', currency],
    queryFn: async () => {
      const ids = await api('games.favorites', {}, { accept: 'application/vnd.s.v1+json' })
      return ids.filter((id): id is number => typeof id === 'number')
    },
  })

/** RT-05: the favourites themselves (v2). */
export const favouriteGamesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['games.favourites', currency, 'tiles'],
    queryFn: async () => {
      const games = await api('games.favorites', {}, { accept: 'application/vnd.s.v2+json' })
      return games.flatMap((game) => (typeof game === 'number' ? [] : [toTile(game, currency)]))
    },
  })

/** The number of games, for texts that mention it. */
export const collectionsCountQuery = queryOptions({
  queryKey: ['public:games.count'],
  queryFn: async () => (await api('games.filter', { body: { page_size: 1 } })).pagination.total_count,
  staleTime: 30 * 60_000,
})
