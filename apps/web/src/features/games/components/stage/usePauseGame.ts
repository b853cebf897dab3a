import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Pauses the game while something covers it: a dialog, or a phone's sheet. */
export function usePauseGame(frame: RefObject<HTMLIFrameElement | null>, isCovered: boolean): void {
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
