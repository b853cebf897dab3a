import { useQuery } from '@tanstack/react-query'
import { ownValueQuery } from '../../ownValue'
import type { LotteryView } from '../useLottery'

/** Before the draw, this browser adds a value for a player with tickets. */
export function useOwnValue({ lottery, phase, status }: LotteryView): string | null | undefined {
  const isOpen = phase === 'draw' && lottery.finished_at === null && lottery.fair?.tickets_hash != null
  const { data } = useQuery({ ...ownValueQuery(lottery.id), enabled: isOpen && (status?.tickets.length ?? 0) > 0 })
  return data
}
