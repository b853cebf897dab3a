import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { dialogQuery, useMedia } from '../../lib/browser/useMedia'
import { lazyPart, whenIdle } from '../../lib/delivery'

const Bookmarks = lazyPart(() => import('./bookmarks/Bookmarks'))
const PopupWatch = lazyPart(() => import('./PopupWatch'))

/**
 * Parts that float over the page or open automatically and are not needed for the first paint. Loaded when the browser
 * is idle.
 */
export function IdleOverlays({ isGame }: { readonly isGame: boolean }) {
  const [isIdle, setIdle] = useState(false)
  const isWide = useMedia(dialogQuery)
  const isPlayer = Boolean(useQuery(playerQuery()).data)
  // The popups stay after logout, because logging out can open one.
  const [hasPopups, setHasPopups] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => (isPlayer ? whenIdle(() => setHasPopups(true)) : undefined), [isPlayer])
  if (!isIdle) return null
  return (
    <Suspense>
      {isWide && !isGame && <Bookmarks />}
      {hasPopups && <PopupWatch />}
    </Suspense>
  )
}
