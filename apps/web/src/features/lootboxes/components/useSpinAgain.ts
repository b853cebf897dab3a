import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWatched } from '../../../lib/watched'
import { spinAgain } from '../spinAgain'

/** Another spin was asked for in the popup of a prize: it begins once nothing covers the wheel. */
export function useSpinAgain(spin: () => void): void {
  const asked = useWatched(spinAgain)
  const [done, setDone] = useState(() => spinAgain.get())
  const isCovered = useRouterState({ select: ({ location }) => (location.state.dialogs?.length ?? 0) > 0 })
  useEffect(() => {
    if (asked === done || isCovered) return
    setDone(asked)
    spin()
  })
}
