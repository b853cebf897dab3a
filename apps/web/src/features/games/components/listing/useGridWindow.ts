import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Geometry, type GridWindow, isSameWindow, windowOf } from '../../listing/gridWindow'

/**
 * Up to the size of the largest page all tiles are rendered, as on the server, so that the browser's first render
 * matches.
 */
const maxWholeTiles = 200

// By window width: when the visitor returns to a listing, its height is known before it has been measured.
const measured = new Map<number, Geometry>()

/** The layout of a listing's grid in this window; undefined before one was measured. */
export const geometryHere = (): Geometry | undefined => measured.get(innerWidth)

/** Restores a layout from before the page was reloaded. */
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

/** The part of a grid of `count` tiles to render now; null: all of it. */
export function useGridWindow(list: RefObject<HTMLElement | null>, count: number): GridWindow | null {
  const isLong = count > maxWholeTiles
  const [shown, setShown] = useState<GridWindow | null>(() => {
    const geometry = isLong ? measured.get(innerWidth) : undefined
    return geometry ? windowOf({ topPx: 0, screenPx: innerHeight, count }, geometry) : null
  })
  const latest = useRef(shown)
  latest.current = shown

  useLayoutEffect(() => {
    // A short grid needs no measurement, which would cost the whole page an extra layout.
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
      // A jump must land on tiles, not on placeholders.
      flushSync(() => setShown(next))
      // If the focused tile has been scrolled out of the rendered part, the list takes the focus.
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
