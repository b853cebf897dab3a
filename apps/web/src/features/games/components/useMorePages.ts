import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** CONST-21: the next page is asked for this far before the end. */
const aheadPx = 500
/** So many pages come by themselves, then a press is asked for: there is a footer, and whoever wants it must get there. */
const pagesAtOnce = 4
/** The end counts as reached from anywhere below it: a fling on a phone passes it between two frames. */
const anywhereBelow = '1000000px'

interface MorePages {
  readonly loaded: number
  /** Another page may be asked for now. */
  readonly isReady: boolean
  readonly fetchNext: () => unknown
}

/**
 * Loads the pages of a long grid, one each time its end comes near. Whoever is among the games keeps their place and finds
 * the new ones below; whoever has jumped past the end, to the footer, keeps the footer and finds them above.
 */
export function useMorePages(grid: RefObject<HTMLElement | null>, { loaded, isReady, fetchNext }: MorePages) {
  const heightPx = useRef<number>(undefined)
  // The end was reached and its page has come; it has to be left before it can be reached again.
  const isPast = useRef(false)
  const isPressed = useRef(false)

  useEffect(() => {
    const { style } = document.documentElement
    // Browsers hold on to what stands below the grid and push the page on without end; some hold on to nothing.
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
    // Unknown on the first drawing, which a return to a long listing must not measure.
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
