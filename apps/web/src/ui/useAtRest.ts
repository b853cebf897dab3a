import { useEffect } from 'react'
import { createStore, useStore } from '../lib/browser/createStore'
import { whenIdle } from '../lib/delivery'

const isAtRest = createStore(false)
let isWatching = false

/** Whether the page is idle: the amounts on tiles load after the images. One subscription for all tiles. */
export function useAtRest(): boolean {
  useEffect(() => {
    if (isWatching) return
    isWatching = true
    whenIdle(() => isAtRest.set(true))
  }, [])
  return useStore(isAtRest)
}
