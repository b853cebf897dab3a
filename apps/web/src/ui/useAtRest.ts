import { useEffect } from 'react'
import { watched } from '../lib/watched'
import { whenIdle } from '../lib/whenIdle'

const isAtRest = watched(false)
let isWatching = false

/** Whether the page has come to rest: figures of tiles come after its pictures. One watch for all tiles. */
export function useAtRest(): boolean {
  useEffect(() => {
    if (isWatching) return
    isWatching = true
    whenIdle(() => isAtRest.set(true))
  }, [])
  return isAtRest.use()
}
