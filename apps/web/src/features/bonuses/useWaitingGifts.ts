import { useQuery } from '@tanstack/react-query'
import { useAtRest } from '../../ui/useAtRest'
import { waitingOf } from './model'
import { bonusesQuery, disabledGiftsQuery, freespinsQuery } from './queries'

/** What waits for the player among his gifts; asked for once the page is at rest, and kept fresh by realtime. */
export function useWaitingGifts() {
  const enabled = useAtRest()
  const { data: bonuses = [] } = useQuery({ ...bonusesQuery(), enabled })
  const { data: spins = [] } = useQuery({ ...freespinsQuery(), enabled })
  const { data: disabled } = useQuery({ ...disabledGiftsQuery(), enabled })
  return waitingOf(disabled ? bonuses : [], disabled ? spins : [], disabled ?? [])
}
