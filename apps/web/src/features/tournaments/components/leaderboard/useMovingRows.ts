import { type RefObject, useLayoutEffect, useRef } from 'react'
import { wantsLessMotion } from '../../../../lib/browser/motion'

const moveMs = 320

/**
 * Lets rows glide to where a new order puts them, by transform alone; a row that is new fades in. With reduced motion they
 * are simply there. Rows are known by their `data-row`; one that sticks to an edge stays there.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef<ReadonlyMap<string, number>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what moves them
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const topOf = (row: Element | null) => row?.getBoundingClientRect().top ?? 0
    const own = rows.find((row) => row.ariaCurrent === 'true')
    const shownAt = topOf(own ?? null)
    // Where a row belongs does not change by scrolling.
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
