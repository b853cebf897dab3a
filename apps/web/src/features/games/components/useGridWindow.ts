import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Geometry, type GridWindow, isSameWindow, windowOf } from '../gridWindow'

/** As many as the biggest page has are drawn all: the server does, and a browser's first picture is the same. */
const wholeMost = 200

// By the width of the window: a listing one comes back to has its height before it has been measured.
const measured = new Map<number, Geometry>()

/** How a listing's grid is laid out in this window; undefined before one was. */
export const geometryHere = (): Geometry | undefined => measured.get(innerWidth)

/** A listing was laid out so before the page was loaded anew. */
export const noteGeometry = (widthPx: number, geometry: Geometry): void => void measured.set(widthPx, geometry)

function measure(list: HTMLElement): Geometry | undefined {
  const tile = list.firstElementChild?.getBoundingClientRect()
  if (!tile?.height) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return { columns: gridTemplateColumns.split(' ').length, linePx: tile.height + (Number.parseFloat(rowGap) || 0) }
}

const seenOf = (list: HTMLElement, count: number) => ({
  topPx: -list.getBoundingClientRect().top,
  screenPx: innerHeight,
  count,
})

/** The part of a grid of `count` tiles that is worth drawing now; null: all of it. */
export function useGridWindow(list: RefObject<HTMLElement | null>, count: number): GridWindow | null {
  const isLong = count > wholeMost
  const [shown, setShown] = useState<GridWindow | null>(() => {
    const geometry = isLong ? measured.get(innerWidth) : undefined
    return geometry ? windowOf({ topPx: 0, screenPx: innerHeight, count }, geometry) : null
  })
  const latest = useRef(shown)
  latest.current = shown

  useLayoutEffect(() => {
    // A short one needs no measure, and asking for it has the whole page laid out an additional time.
    if (!isLong) return setShown(null)
    const element = list.current
    const geometry = element && measure(element)
    if (!geometry) return
    measured.set(innerWidth, geometry)
    setShown(windowOf(seenOf(element, count), geometry))
  }, [list, count, isLong])

  useEffect(() => {
    if (!isLong) return
    const update = () => {
      const element = list.current
      const geometry = measured.get(innerWidth) ?? (element && measure(element))
      if (!element || !geometry) return
      const next = windowOf(seenOf(element, count), geometry)
      if (latest.current && isSameWindow(next, latest.current)) return
      // A jump lands on tiles, not on room for them.
      flushSync(() => setShown(next))
      // Whoever had the focus may have been scrolled out of the drawing: the list keeps it, next to what is seen.
      if (hadFocus && !element.contains(document.activeElement)) element.focus({ preventScroll: true })
    }
    let hadFocus = false
    const onFocus = () => {
      hadFocus = list.current?.contains(document.activeElement) ?? false
    }
    const onResize = () => {
      measured.clear()
      update()
    }
    addEventListener('focusin', onFocus)
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('focusin', onFocus)
      removeEventListener('scroll', update)
      removeEventListener('resize', onResize)
    }
  }, [list, count, isLong])

  return isLong ? shown : null
}
