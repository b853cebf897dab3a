import { type ReactNode, useDeferredValue } from 'react'

let isForward = false

/** Told of every move: forward to a page, or back through the history to one whose place is then found again by its height. */
export function noteMove(forward: boolean): void {
  isForward = forward
}

/** False in the first drawing of a page one has moved forward to: it shows as little as makes it that page. */
export const useDrawn = (): boolean => useDeferredValue(true, !isForward)

/**
 * What does not belong to the first sight of a page. After a move forward the page is painted without it and gets it right
 * after; in server rendering, hydration and on the way back it is there from the start.
 */
export function Below({ children }: { readonly children: ReactNode }) {
  return useDrawn() ? children : null
}
