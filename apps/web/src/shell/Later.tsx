import { Suspense, useEffect, useState } from 'react'
import { later, whenIdle } from '../lib/delivery'

const Bookmarks = later(() => import('./bookmarks/Bookmarks'))
const PopupWatchHost = later(() => import('./PopupWatchHost'))

/** What floats over the page, or opens by itself, and is not needed for the first paint. Loaded when the browser is idle. */
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
