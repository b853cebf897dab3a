import { type RefObject, useLayoutEffect, useRef } from 'react'
import { wantsLessMotion } from '../../../../lib/browser/motion'

const moveMs = 320

/**
 * Animates rows to their new positions with transforms; new rows fade in. Does nothing with reduced motion. Rows are identified by
 * `data-row`; a row that sticks to an edge is not animated.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef<ReadonlyMap<string, number>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order moves the rows
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const topOf = (row: Element | null) => row?.getBoundingClientRect().top ?? 0
    const own = rows.find((row) => row.ariaCurrent === 'true')
    const shownAt = topOf(own ?? null)
    // Measured without `sticky`, so that scrolling does not change the position of the own row.
    if (own) own.style.position = 'static'
    const top = topOf(list.current)
    const places = new Map(rows.map((row) => [row.dataset['row'] ?? '', topOf(row) - top]))
    const isStuck = own !== undefined && Math.abs(topOf(own) - shownAt) > 1
    if (own) own.style.position = ''
    const old = before.current
    before.current = places
    if (!old || wantsLessMotion()) return
    for (const row of rows) {
      const key = row.dataset['row'] ?? ''
      const [from, to] = [old.get(key), places.get(key) ?? 0]
      if (from === to || (row === own && isStuck)) continue
      const start = from === undefined ? { opacity: 0 } : { transform: `translateY(${from - to}px)` }
      row.animate([start, {}], { duration: moveMs, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' })
    }
  }, [list, order])
}
