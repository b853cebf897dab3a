import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

let isForward = false

/** Told of every move: forward to a page, or back through the history to one whose place is then found again by its height. */
export function noteMove(forward: boolean): void {
  isForward = forward
}

/** Whether the page is drawn before anybody has gone there. */
export const IsAhead = createContext(false)

/** False in the first drawing of a page one has moved forward to, or may move to: it shows as little as makes it that page. */
export function useDrawn(): boolean {
  const isAhead = useContext(IsAhead)
  return useDeferredValue(!isAhead, !(isAhead || isForward))
}

/** Stands below a page that shows as little: the footer, with all its pictures, does not come to the screen and go again. */
export const Room = () => (useDrawn() ? null : <div className="h-[300vh]" />)

/**
 * What does not belong to the first sight of a page. After a move forward the page is painted without it and gets it right
 * after; in server rendering, hydration and on the way back it is there from the start.
 */
export function Below({ children }: { readonly children: ReactNode }) {
  return useDrawn() ? children : null
}
