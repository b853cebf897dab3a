import { h } from '../ui/element.ts'
import type { Layout } from './layout.ts'
import { placeBox } from './placeBox.ts'

/** The golden frame and the dark wells behind the reels. */
export function createReelFrame(reels: number, rows: number) {
  const wells = Array.from({ length: reels }, () => h('i'))
  const element = h('div', { class: 'frame' }, h('div', { class: 'reels' }, ...wells))
  return {
    element,
    place: ({ frame, rim, cell, pitchX, pitchY }: Layout): void => {
      placeBox(element, frame)
      element.style.setProperty('--rim', `${rim}px`)
      for (const [at, well] of wells.entries()) {
        const x = cell.x - frame.x + at * pitchX
        placeBox(well, { x, y: cell.y - frame.y, width: cell.width, height: pitchY * rows })
      }
    },
  }
}
