import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { playerQuery } from '../features/profile/queries'
import { later } from '../lib/later'

const PopupWatch = later(() => import('./PopupWatch'))
// A page at rest first: no popup of the house is in a hurry.
const restMs = 2_000

/** Loads the popups that come by themselves, for players. It stays after a logout, which is the occasion of one. */
export function PopupWatchHost() {
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (!isPlayer || isWanted) return
    const timer = setTimeout(() => setIsWanted(true), restMs)
    return () => clearTimeout(timer)
  }, [isPlayer, isWanted])
  return isWanted ? (
    <Suspense>
      <PopupWatch />
    </Suspense>
  ) : null
}
