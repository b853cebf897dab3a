import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStore } from '../../../lib/browser/createStore'
import { spinAgain } from '../spinAgain'

/** Starts the spin requested in a prize's popup once no dialog covers the wheel. */
export function useSpinAgain(spin: () => void): void {
  const asked = useStore(spinAgain)
  const [done, setDone] = useState(() => spinAgain.get())
  const isCovered = useRouterState({ select: ({ location }) => (location.state.dialogs?.length ?? 0) > 0 })
  useEffect(() => {
    if (asked === done || isCovered) return
    setDone(asked)
    spin()
  })
}
