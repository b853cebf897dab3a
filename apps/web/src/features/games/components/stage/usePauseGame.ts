import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Pauses the game while something covers it: a dialog, or a phone's sheet. */
export function usePauseGame(frame: RefObject<HTMLIFrameElement | null>, isCovered: boolean): void {
  const hasDialog = useRouterState({ select: ({ location }) => (location.state.dialogs?.length ?? 0) > 0 })
  const isPaused = hasDialog || isCovered
  useEffect(() => {
    const { current } = frame
    if (!isPaused || !current) return
    const send = (type: 'pause' | 'resume') =>
      current.contentWindow?.postMessage({ source: 'apogee-host', type }, location.origin)
    send('pause')
    return () => send('resume')
  }, [isPaused, frame])
}
