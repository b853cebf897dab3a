import { useQuery } from '@tanstack/react-query'
import { useByTime } from '../../../lib/time/platformTime'
import { playerQuery } from '../../profile/queries'
import { phaseOf, shelvesOf, showMsOf } from '../model'
import { type Lotteries, type LotteryStatus, lotteryStatusesQuery } from '../queries'

/** The player's tickets; undefined for guests. */
export function useOwnTickets(): readonly LotteryStatus[] | undefined {
  const { data: player } = useQuery(playerQuery())
  return useQuery({ ...lotteryStatusesQuery(), enabled: Boolean(player) }).data
}

/** The lotteries visible to this visitor, by status: each moves to the next list at its time. */
export function useShelves(data: Lotteries): ReturnType<typeof shelvesOf> {
  const { data: player } = useQuery(playerQuery())
  const { all } = data
  const phases = useByTime(data, (nowMs) => all.map((one) => phaseOf(one, nowMs, showMsOf(one))).join())
  const list = phases.split(',')
  return shelvesOf(
    all.map((one, index) => ({ one, phase: list[index] as ReturnType<typeof phaseOf> })),
    player?.statuses.map(({ id }) => id) ?? [],
  )
}
