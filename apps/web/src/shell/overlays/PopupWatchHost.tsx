import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { lazyPart } from '../../lib/delivery'

const PopupWatch = lazyPart(() => import('./PopupWatch'))
// Wait until the page is idle: none of our popups is urgent.
const idleMs = 2_000

/**
 * Loads the popups that open automatically, for players only. It stays mounted after logout, because logging out can
 * trigger one.
 */
export default function PopupWatchHost() {
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (!isPlayer || isWanted) return
    const timer = setTimeout(() => setIsWanted(true), idleMs)
    return () => clearTimeout(timer)
  }, [isPlayer, isWanted])
  return isWanted ? (
    <Suspense>
      <PopupWatch />
    </Suspense>
  ) : null
}
