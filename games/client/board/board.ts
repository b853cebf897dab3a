import './board.css'
import type { EngineParts } from '../engine.ts'
import { placeBox } from '../scene/placeBox.ts'
import { h } from '../ui/element.ts'
import { type BoardShape, placeBoard } from './place.ts'

/** The golden frame with the game, its options and the last results, laid out together. */
export function createBoard(
  game: EngineParts,
  shape: BoardShape,
  parts: { readonly inside: HTMLElement; readonly options: HTMLElement; readonly trail: HTMLElement },
  placed?: (inner: { width: number; height: number }) => void,
): HTMLElement {
  const frame = h('div', { class: 'frame' })
  const element = h('div', { class: 'board' }, frame, parts.inside, parts.options, parts.trail)
  parts.inside.classList.add('inside')
  game.host.insertBefore(element, game.hud.element)
  game.fit((width, height) => {
    const place = placeBoard(width, height, shape)
    const { frame: box, rim } = place
    const inner = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim }
    element.classList.toggle('tall', place.isPortrait)
    element.style.setProperty('--u', `${place.scale}px`)
    element.style.setProperty('--rim', `${rim}px`)
    placeBox(frame, box)
    placeBox(parts.inside, inner)
    placeBox(parts.options, place.options)
    parts.trail.hidden = place.trail === null
    if (place.trail) placeBox(parts.trail, place.trail)
    game.backdrop.place(place)
    game.hud.place(place)
    placed?.(inner)
  })
  return element
}
