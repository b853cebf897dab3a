import { Suspense, useEffect, useState } from 'react'
import { later, whenIdle } from '../lib/delivery'

const Bookmarks = later(() => import('./bookmarks/Bookmarks'))

/** What floats over the page and is not needed for the first paint. Loaded when the browser is idle. */
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
