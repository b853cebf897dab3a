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
  tournamentsQuery,
} from '../queries'

export interface Tournaments {
  /** Those of every status that this visitor sees. */
  readonly list: readonly Tournament[]
  /** The player's own rows; undefined for guests, and while they load. */
  readonly rows: readonly Contender[] | undefined
  readonly nowMs: number
  readonly isPending: boolean
  /** Nothing could be loaded. */
  readonly hasFailed: boolean
  /** Some lists could not. */
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

/** The platform's time, by which a page decides what runs: on the server and in the first render, when it was rendered. */
export const useNowMs = (): number => usePlatformNow(localClock) ?? pageRenderedAt()

/** The scenes of tournaments by their banners. */
export function useScenes() {
  const { locale } = useSite()
  return useQuery(scenesQuery(locale, useIsOnBreak())).data
}

const lists = [tournamentsQuery, recentTournamentsQuery] as const

/** Every tournament that the visitor sees, kept up to date: once on a page. */
export function useTournaments(): Tournaments {
  const tournaments = useTournamentLists()
  useTurns(tournaments.list)
  useAnewForPlayer()
  return tournaments
}

/** Every tournament that the visitor sees, whichever list it comes from. */
export function useTournamentLists(): Tournaments {
  const { locale } = useSite()
  const client = useQueryClient()
  const groups = useOwnGroups()
  const rows = useOwnRows()
  const nowMs = useNowMs()
  const running = useQuery(tournamentsQuery())
  const recent = useQuery(recentTournamentsQuery())
  const custom = useQuery(customTournamentsQuery(locale))
  const isPending = running.isPending || recent.isPending
  // The operator's own join the platform's: shown before them, they would be moved.
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

/** The longest a browser's timer can wait. */
const mostMs = 2 ** 31 - 1

/** Reads the lists again when a tournament starts or ends: the platform says what has become of it. */
export function useTurns(list: readonly Tournament[]): void {
  const client = useQueryClient()
  const now = platformNow()
  const moments = list.flatMap((one) => Object.values(timesOf(one)))
  const next = Math.min(...moments.filter((moment) => moment > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const wait = next - platformNow() + 1_000
    if (wait > mostMs) return
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: ['tournaments.list'] })
      void client.invalidateQueries({ queryKey: ['tournaments.recent'] })
      void client.invalidateQueries({ queryKey: ['tournaments.one'] })
      void client.invalidateQueries({ queryKey: statusesQuery().queryKey })
    }, wait)
    return () => clearTimeout(timer)
  }, [next, client])
}

/** Reads everything anew for a player who has just signed in here: guests have no rows, and see no tournaments of groups. */
export function useAnewForPlayer(): void {
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
