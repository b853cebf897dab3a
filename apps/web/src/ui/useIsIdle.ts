import { useEffect } from 'react'
import { createStore, useStore } from '../lib/browser/createStore'
import { whenIdle } from '../lib/delivery'

const isIdle = createStore(false)
let isWatching = false

/** Whether the page is idle: the amounts on tiles load after the images. One subscription for all tiles. */
export function useIsIdle(): boolean {
  useEffect(() => {
    if (isWatching) return
    isWatching = true
    whenIdle(() => isIdle.set(true))
  }, [])
  return useStore(isIdle)
}
