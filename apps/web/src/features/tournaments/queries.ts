import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { allBannersQuery } from '../../lib/api/bannersQuery'
import { shared, sharedByAudience } from '../../lib/api/shared'
import { logClient } from '../../lib/browser/track'
import { platformNow } from '../../lib/time/platformClock'
import { bySlug, type Tournament } from './model'
import { scenesOf } from './scene'

// Realtime messages update it while a page shows it (OPEN-43: no polling).
export const staleTime = 30_000
// Texts change only with a deployment.
const textsMs = Number.POSITIVE_INFINITY

/** API-088: running and announced tournaments, quests and achievements; `isShown` filters them. */
export const tournamentsQuery = () =>
  queryOptions({
    queryKey: ['tournaments.list'],
    queryFn: async ({ signal }): Promise<Tournament[]> => api('tournaments.list', {}, { signal }),
    staleTime,
  })

/** API-092: finished tournaments. */
export const recentTournamentsQuery = () =>
  queryOptions({
    queryKey: ['tournaments.recent'],
    queryFn: async ({ signal }): Promise<Tournament[]> => api('tournaments.recent', {}, { signal }),
    staleTime,
  })

export const readCustom = (locale: string): Promise<Tournament[]> =>
  shared(['public:tournaments.custom', locale], async () => {
    const [snippets, { customOf }] = await Promise.all([
      api('content.snippets', { query: { l: locale } }),
      import('./custom'),
    ])
    return customOf(snippets, (id) => logClient('CUSTOM_TOURNAMENT', 'WARN', { id }))
  })

/** TRN-05: tournaments of the operator, from snippets. If they do not load, the page shows those of the platform. */
export const customTournamentsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['public:tournaments.custom', locale],
    queryFn: () => readCustom(locale),
    staleTime: textsMs,
  })

/** Scenes from banners; without one, for example on a break, a tournament has the scene of the brand. */
export const scenesQuery = (locale: string, isOnBreak: boolean) =>
  queryOptions({
    queryKey: ['public:tournaments.scenes', locale, isOnBreak],
    queryFn: ({ queryKey, client }) =>
      sharedByAudience(queryKey, async () => scenesOf(await client.fetchQuery(allBannersQuery(locale, isOnBreak)))),
    staleTime: textsMs,
  })

/** The platform has no such tournament, or does not implement the call. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status)

/** API-089, RT-19: by identifier or id. Platforms that know only ids find an identifier in their lists. null when not found. */
export const tournamentQuery = (slug: string) =>
  queryOptions({
    queryKey: ['tournaments.one', slug],
    queryFn: async ({ client, signal }): Promise<Tournament | null> => {
      try {
        return await api('tournaments.one', { params: { id: slug } }, { signal })
      } catch (error) {
        if (!isMissing(error)) throw error
      }
      if (/^\d+$/.test(slug)) return null
      const lists = await Promise.all([
        client.ensureQueryData(tournamentsQuery()),
        client.ensureQueryData(recentTournamentsQuery()),
      ])
      return bySlug(lists.flat(), slug, platformNow()) ?? null
    },
    staleTime,
  })

/** API-091, TRN-06: the player's rows in all tournaments. */
export const statusesQuery = () =>
  queryOptions({
    queryKey: ['tournaments.statuses'],
    queryFn: ({ signal }) => api('tournaments.statuses', {}, { signal }),
    staleTime,
  })
