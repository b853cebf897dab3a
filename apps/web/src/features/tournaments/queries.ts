import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { shared, sharedAmongGuests } from '../../lib/api/shared'
import { logClient } from '../../lib/browser/track'
import { platformNow } from '../../lib/time/platformClock'
import { bySlug, type Tournament } from './model'
import { scenesOf } from './scene'

// Realtime keeps it fresh while a page shows it (OPEN-43: nothing is polled).
export const staleTime = 30_000
// Texts change with a deployment, not while someone is reading.
const textsMs = Number.POSITIVE_INFINITY

/** API-088: running and announced ones, quests and achievements too: `isShown` chooses. */
export const tournamentsQuery = () =>
  queryOptions({
    queryKey: ['tournaments.list'],
    queryFn: async ({ signal }): Promise<Tournament[]> => api('tournaments.list', {}, { signal }),
    staleTime,
  })

/** API-092: finished ones. */
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

/** TRN-05: the operator's own, from snippets. Without them the page shows the platform's. */
export const customTournamentsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['public:tournaments.custom', locale],
    queryFn: () => readCustom(locale),
    staleTime: textsMs,
  })

/** Scenes by the banners that name a tournament; without them, as on a break, it has the brand's own. */
export const scenesQuery = (locale: string, isOnBreak: boolean) =>
  queryOptions({
    queryKey: ['public:tournaments.scenes', locale, isOnBreak],
    queryFn: ({ queryKey }) =>
      sharedAmongGuests(queryKey, async () => scenesOf((await api('content.banners', {})).banners)),
    staleTime: textsMs,
  })

/** The platform knows no such tournament, or has no such call. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status)

/** API-089, RT-19: one by its identifier or id; null when there is none. Platforms that know ids alone are asked for their lists. */
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

/** API-091, TRN-06: the player in all their tournaments. */
export const statusesQuery = () =>
  queryOptions({
    queryKey: ['tournaments.statuses'],
    queryFn: ({ signal }) => api('tournaments.statuses', {}, { signal }),
    staleTime,
  })
