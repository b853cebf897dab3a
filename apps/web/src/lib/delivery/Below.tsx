import { createContext, type ReactNode, useContext, useDeferredValue, useState } from 'react'
import { useHydrated } from '../browser/useHydrated'

let isForward = false

/**
 * Called for every navigation: forward to a page, or through the history to one whose scroll position depends on its
 * height.
 */
export function noteMove(forward: boolean): void {
  isForward = forward
}

/** Whether the page is being prerendered, before the visitor navigates to it. */
export const IsPrerendered = createContext(false)

/**
 * False in the first render of a page after a forward navigation, and while it is prerendered: it then shows only its
 * essential part.
 */
export function useDrawn(): boolean {
  const isAhead = useContext(IsPrerendered)
  const isHydrating = !useHydrated()
  // A part may hydrate after a navigation (a redirect of a link with a code): its markup is complete already.
  const [isFromServer] = useState(isHydrating)
  const isDrawn = useDeferredValue(!isAhead, !(isAhead || isForward))
  return isFromServer || isDrawn
}

/** Fills the space below such a minimal page, so that the footer with all its images does not flash on screen. */
export const Room = () => (useDrawn() ? null : <div className="h-[300vh]" />)

/**
 * The part of a page below its first view. After a forward navigation the page is painted without it, and it follows
 * right after. In server rendering, in hydration and on the way back it is included from the start.
 */
export function Below({ children }: { readonly children: ReactNode }) {
  return useDrawn() ? children : null
}
