import { Suspense, useEffect, useState } from 'react'
import { later } from '../lib/later'

const Bookmarks = later(() => import('./bookmarks/Bookmarks'))
const PromoTooltip = later(() => import('./promo/PromoTooltip'))

/** What floats over the page and is not part of its first picture: loaded when the browser has nothing else to do. */
export function Later() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1_000)
    return () => clearTimeout(timer)
  }, [])
  if (!isIdle) return null
  return (
    <Suspense>
      <Bookmarks />
      <PromoTooltip />
    </Suspense>
  )
}
