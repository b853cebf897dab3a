import { useQuery } from '@tanstack/react-query'
import { useIsIdle } from '../../ui/useIsIdle'
import { waitingOf } from './model'
import { bonusesQuery, disabledGiftsQuery, freespinsQuery } from './queries'

/**
 * The player's gifts that wait to be activated or played; fetched once the page is idle, and kept fresh by realtime.
 * None until every list has arrived, so that the counter does not count up.
 */
export function useWaitingGifts() {
  const enabled = useIsIdle()
  const bonuses = useQuery({ ...bonusesQuery(), enabled })
  const spins = useQuery({ ...freespinsQuery(), enabled })
  const { data: disabled } = useQuery({ ...disabledGiftsQuery(), enabled })
  const isWhole = disabled && !bonuses.isPending && !spins.isPending
  return waitingOf((isWhole && bonuses.data) || [], (isWhole && spins.data) || [], disabled ?? [])
}
