import type { Box } from './layout.ts'

/** Puts an element where a box is. */
export function placeBox(element: HTMLElement, { x, y, width, height }: Box): void {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}
