import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Tells the game to wait while something lies over it: a dialog, the sheet of a phone. */
export function useHold(frame: RefObject<HTMLIFrameElement | null>, isCovered: boolean): void {
  const hasDialog = useRouterState({ select: ({ location }) => (location.state.dialogs?.length ?? 0) > 0 })
  const isHeld = hasDialog || isCovered
  useEffect(() => {
    const { current } = frame
    if (!isHeld || !current) return
    const tell = (type: 'pause' | 'resume') =>
      current.contentWindow?.postMessage({ source: 'apogee-host', type }, location.origin)
    tell('pause')
    return () => tell('resume')
  }, [isHeld, frame])
}
