import { Suspense, useEffect, useState } from 'react'
import { later, whenIdle } from '../../lib/delivery'

const Bookmarks = later(() => import('./bookmarks/Bookmarks'))
const PopupWatchHost = later(() => import('./PopupWatchHost'))

/**
 * Parts that float over the page or open automatically and are not needed for the first paint. Loaded when the browser
 * is idle.
 */
export function Later({ isGame }: { readonly isGame: boolean }) {
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
