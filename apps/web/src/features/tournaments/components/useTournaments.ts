import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSite } from '../../../lib/page/site'
import { localClock } from '../../../lib/time/clock'
import { pageRenderedAt, platformNow, usePlatformNow } from '../../../lib/time/platformClock'
import { playerQuery } from '../../profile/queries'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { type Contender, isShown, joined, type Tournament, timesOf } from '../model'
import {
  customTournamentsQuery,
  recentTournamentsQuery,
  scenesQuery,
  statusesQuery,
  tournamentQuery,
  tournamentsQuery,
} from '../queries'

export interface Tournaments {
  /** Of every status. */
  readonly list: readonly Tournament[]
  /** The player's own rows; undefined for guests, and while they load. */
  readonly rows: readonly Contender[] | undefined
  readonly nowMs: number
  readonly isPending: boolean
  /** Nothing could be loaded. */
  readonly hasFailed: boolean
  /** One of the lists could not be loaded. */
  readonly isPartial: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
}

const none: readonly string[] = []

/** The visitor's groups. */
export function useOwnGroups(): readonly string[] {
  const { data: player } = useQuery(playerQuery())
  return player?.statuses.map(({ id }) => id) ?? none
}

/** The player's rows in their tournaments. */
export function useOwnRows(): readonly Contender[] | undefined {
  const { data: player } = useQuery(playerQuery())
  return useQuery({ ...statusesQuery(), enabled: Boolean(player) }).data
}

/** The platform's time, which decides what runs; on the server and in the first render, the time of rendering. */
export const useNowMs = (): number => usePlatformNow(localClock) ?? pageRenderedAt()

/** The scenes of tournaments, from their banners. */
export function useScenes() {
  const { locale } = useSite()
  return useQuery(scenesQuery(locale, useIsOnBreak())).data
}

const lists = [tournamentsQuery, recentTournamentsQuery] as const

interface TournamentsOptions {
  /** Finished tournaments too. */
  readonly hasRecent?: boolean
}

/** All tournaments that the visitor may see, refetched at starts and ends. Use it once on a page. */
export function useTournaments(options?: TournamentsOptions): Tournaments {
  const tournaments = useTournamentLists(options)
  useRefetchAtDeadlines(tournaments.list)
  useRefetchForPlayer()
  return tournaments
}

/** All tournaments that the visitor may see, merged from all lists. */
export function useTournamentLists({ hasRecent = true }: TournamentsOptions = {}): Tournaments {
  const { locale } = useSite()
  const client = useQueryClient()
  const groups = useOwnGroups()
  const rows = useOwnRows()
  const nowMs = useNowMs()
  const running = useQuery(tournamentsQuery())
  const recent = useQuery({ ...recentTournamentsQuery(), enabled: hasRecent })
  const custom = useQuery(customTournamentsQuery(locale))
  const isPending = running.isPending || (hasRecent && recent.isPending)
  // The operator's tournaments are sorted among the platform's: shown earlier, they would jump.
  const list = joined(running.data, recent.data, isPending ? undefined : custom.data).filter((one) =>
    isShown(one, groups),
  )
  const failures = [running, recent].filter(({ data, isError }) => isError && !data).length
  return {
    list,
    rows,
    nowMs,
    isPending,
    hasFailed: failures === lists.length,
    isPartial: failures === 1,
    isRetrying: running.isFetching || recent.isFetching,
    retry: () => {
      for (const { queryKey } of lists.map((query) => query())) void client.invalidateQueries({ queryKey })
    },
  }
}

/** A tournament of the platform or of the operator; undefined while it loads. */
export function useTournament(slug: string) {
  const { locale } = useSite()
  const query = useQuery(tournamentQuery(slug))
  const { data: custom } = useQuery(customTournamentsQuery(locale))
  return { query, tournament: query.data ?? custom?.find((one) => one.frontend_identifier === slug) }
}

/** The longest delay of `setTimeout`. */
const maxTimeoutMs = 2 ** 31 - 1

/** Refetches the lists when a tournament starts or ends, because the platform decides its new state. */
export function useRefetchAtDeadlines(list: readonly Tournament[]): void {
  const client = useQueryClient()
  const now = platformNow()
  const moments = list.flatMap((one) => Object.values(timesOf(one)))
  const next = Math.min(...moments.filter((moment) => moment > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const wait = next - platformNow() + 1_000
    if (wait > maxTimeoutMs) return
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: ['tournaments.list'] })
      void client.invalidateQueries({ queryKey: ['tournaments.recent'] })
      void client.invalidateQueries({ queryKey: ['tournaments.one'] })
      void client.invalidateQueries({ queryKey: statusesQuery().queryKey })
    }, wait)
    return () => clearTimeout(timer)
  }, [next, client])
}

/** Refetches everything after a sign-in: guests have no rows, and do not see tournaments of groups. */
export function useRefetchForPlayer(): void {
  const client = useQueryClient()
  const { data: player } = useQuery(playerQuery())
  const id = player?.id
  const seen = useRef(id)
  useEffect(() => {
    if (seen.current === id) return
    seen.current = id
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('tournaments.'),
    })
  }, [id, client])
}
