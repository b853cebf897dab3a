import { Suspense, useEffect, useState } from 'react'
import { later } from '../lib/later'
import { whenIdle } from '../lib/whenIdle'

const Bookmarks = later(() => import('./bookmarks/Bookmarks'))

/** What floats over the page and is not part of its first picture: loaded when the browser has nothing else to do. */
export function Later() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle) return null
  return (
    <Suspense>
      <Bookmarks />
    </Suspense>
  )
}
