import { Suspense, useEffect, useState } from 'react'
import { lazyPart, whenIdle } from '../../lib/delivery'

const Bookmarks = lazyPart(() => import('./bookmarks/Bookmarks'))
const PopupWatchHost = lazyPart(() => import('./PopupWatchHost'))

/**
 * Parts that float over the page or open automatically and are not needed for the first paint. Loaded when the browser
 * is idle.
 */
export function IdleOverlays({ isGame }: { readonly isGame: boolean }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle) return null
  return (
    <Suspense>
      {!isGame && <Bookmarks />}
      <PopupWatchHost />
    </Suspense>
  )
}
