import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const ownMoves = ['keydown', 'pointerdown'] as const

/** Lets a new page take the focus, unless the player has used keyboard or pointer while it was loading. */
export function useFocusNewPage(): void {
  const router = useRouter()
  useEffect(() => {
    let hasGoneOn = false
    const goOn = () => {
      hasGoneOn = true
    }
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        hasGoneOn = false
      }),
      router.subscribe('onRendered', (move) => {
        if (!move.fromLocation || !move.pathChanged || hasGoneOn) return
        void import('./focusPage').then(
          ({ focusPage }) => hasGoneOn || focusPage(router),
          // Focus stays where it is; the next page tries again.
          () => undefined,
        )
      }),
    ]
    for (const name of ownMoves) addEventListener(name, goOn, true)
    return () => {
      for (const stop of stops) stop()
      for (const name of ownMoves) removeEventListener(name, goOn, true)
    }
  }, [router])
}
