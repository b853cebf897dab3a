import { useQuery } from '@tanstack/react-query'
import { useIsIdle } from '../../ui/useIsIdle'
import { waitingOf } from './model'
import { bonusesQuery, disabledGiftsQuery, freespinsQuery } from './queries'

/**
 * The player's gifts that wait to be activated or played; fetched once the page is idle, and kept fresh by realtime.
 */
export function useWaitingGifts() {
  const enabled = useIsIdle()
  const { data: bonuses = [] } = useQuery({ ...bonusesQuery(), enabled })
  const { data: spins = [] } = useQuery({ ...freespinsQuery(), enabled })
  const { data: disabled } = useQuery({ ...disabledGiftsQuery(), enabled })
  return waitingOf(disabled ? bonuses : [], disabled ? spins : [], disabled ?? [])
}
