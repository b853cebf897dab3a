import type { Box } from './layout.ts'

/** Positions an element at a box. */
export function placeBox(element: HTMLElement, { x, y, width, height }: Box): void {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}
