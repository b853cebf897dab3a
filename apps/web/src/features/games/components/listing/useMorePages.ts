import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** CONST-21: the next page is requested this far before the end. */
const aheadPx = 500
/** This many pages load automatically; after that the visitor presses a button, so that the footer stays reachable. */
const pagesAtOnce = 4
/** The end counts as reached from anywhere below it: a fling on a phone can pass it between two frames. */
const anywhereBelow = '1000000px'

interface MorePages {
  readonly loaded: number
  /** Another page may be requested now. */
  readonly isReady: boolean
  readonly fetchNext: () => unknown
}

/**
 * Loads the pages of a long grid, one each time its end comes near. Visitors among the games keep their place and find
 * the new ones below; visitors who have jumped to the footer stay there and find them above.
 */
export function useMorePages(grid: RefObject<HTMLElement | null>, { loaded, isReady, fetchNext }: MorePages) {
  const heightPx = useRef<number>(undefined)
  // The end was reached and its page has loaded; it must be left before it can be reached again.
  const isPast = useRef(false)
  const isPressed = useRef(false)

  useEffect(() => {
    const { style } = document.documentElement
    // Scroll anchoring pins what is below the grid and pushes the page on endlessly in some browsers; others have none.
    style.setProperty('overflow-anchor', 'none')
    const sizes = new ResizeObserver(([entry]) => {
      heightPx.current = entry?.contentRect.height
    })
    if (grid.current) sizes.observe(grid.current)
    return () => {
      sizes.disconnect()
      style.removeProperty('overflow-anchor')
    }
  }, [grid])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that has come
  useLayoutEffect(() => {
    const before = heightPx.current
    const wasPressed = isPressed.current
    isPressed.current = false
    // Unknown in the first render, and a return to a long listing must not measure then.
    if (!grid.current || before === undefined || wasPressed) return
    const { top, height } = grid.current.getBoundingClientRect()
    const grown = height - before
    const isAtFoot = scrollY + innerHeight >= document.documentElement.scrollHeight - grown - 1
    if (grown <= 0 || !(isAtFoot || top + before < 0)) return
    isPast.current = true
    scrollBy({ top: grown, behavior: 'instant' })
  }, [loaded])

  const isAutomatic = isReady && loaded % pagesAtOnce !== 0
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!(element && isAutomatic)) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) isPast.current = false
          else if (!isPast.current) fetchNext()
        },
        { rootMargin: `${anywhereBelow} 0px ${aheadPx}px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isAutomatic, fetchNext],
  )
  const press = () => {
    isPressed.current = true
    return fetchNext()
  }
  return { end, press }
}
