import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { secondClock } from '../../../../lib/time/clock'
import { deviceNow, platformNow } from '../../../../lib/time/platformClock'
import { skewOf } from '../../../../lib/time/platformTime'
import { bonusesQuery, freespinsQuery } from '../../../bonuses/queries'
import { playerQuery } from '../../../profile/queries'
import { adventureOf } from '../../adventureModel'
import { adventuresQuery, ownAdventureQuery } from '../../queries'

const dayMs = 86_400_000
const dayOf = (ms: number): number => Math.floor(ms / dayMs) * dayMs

/** The player's days, progress and prizes. Updates automatically when a day begins. */
export function useAdventure() {
  const client = useQueryClient()
  const { data: player } = useQuery(playerQuery())
  const enabled = Boolean(player)
  const calendar = useQuery({ ...adventuresQuery(), enabled })
  const own = useQuery({ ...ownAdventureQuery(), enabled })
  const { data: bonuses } = useQuery({ ...bonusesQuery(), enabled })
  const { data: freespins } = useQuery({ ...freespinsQuery(), enabled })
  const firstMs = own.data ? Date.parse(own.data.now) : platformNow()
  const skewMs = own.data ? skewOf(own.data) : platformNow() - deviceNow()
  const todayMs = useSyncExternalStore(
    secondClock.subscribe,
    () => dayOf(secondClock.now() + skewMs),
    () => dayOf(firstMs),
  )
  const seen = useRef(todayMs)
  useEffect(() => {
    if (seen.current === todayMs) return
    seen.current = todayMs
    for (const { queryKey } of [adventuresQuery(), ownAdventureQuery()]) void client.invalidateQueries({ queryKey })
  }, [todayMs, client])
  const adventure =
    player && calendar.data
      ? adventureOf({
          calendar: calendar.data,
          own: own.data,
          statuses: player.statuses,
          currency: player.currency,
          bonuses,
          freespins,
          nowMs: Math.max(todayMs, firstMs),
        })
      : undefined
  return {
    /** undefined: the player is in no adventure, or it is loading. */
    adventure,
    isPending: enabled && calendar.isPending,
    hasFailed: calendar.isError && calendar.data === undefined,
    /** The calendar has loaded, the player's progress has not. */
    isPartial: own.isError && own.data === undefined,
    isRetrying: calendar.isFetching || own.isFetching,
    retry: () => void Promise.all([calendar.refetch(), own.refetch()]),
    /** The offset to add to the reader's clock to get the platform's, in ms, because days switch by the platform's. */
    skewMs,
    /** The start of the platform's current day. */
    todayMs,
  }
}

export type OwnAdventure = ReturnType<typeof useAdventure>
