import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Bonus, bonusesQuery, type Freespins, freespinsQuery } from './queries'

/** Realtime announces new gifts at once; without a message they are polled for a short time. */
const pollMs = 1500
const maxPolls = 8

interface Arriving {
  readonly bonus: Bonus | undefined
  readonly spins: Freespins | undefined
  /** They have not come yet, but may still. */
  readonly isComing: boolean
}

/** The gifts that `find` picks out of the player's lists, which are reloaded until one is there. */
export function useArrivingGifts(
  find: (bonuses: readonly Bonus[], spins: readonly Freespins[]) => Omit<Arriving, 'isComing'>,
): Arriving {
  const { data: bonuses = [], refetch: askBonuses } = useQuery(bonusesQuery())
  const { data: spins = [], refetch: askSpins } = useQuery(freespinsQuery())
  const [polls, setPolls] = useState(0)
  const found = find(bonuses, spins)
  const isComing = found.bonus === undefined && found.spins === undefined && polls < maxPolls
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(
      () => {
        void askBonuses()
        void askSpins()
        setPolls(polls + 1)
      },
      polls === 0 ? 0 : pollMs,
    )
    return () => clearTimeout(timer)
  }, [isComing, polls, askBonuses, askSpins])
  return { ...found, isComing }
}
