import type { EngineParts } from '../engine.ts'
import { nextToReels } from '../scene/hero.ts'
import type { Layout } from '../scene/layout.ts'
import { createReelFrame } from '../scene/reelFrame.ts'

interface Seating {
  readonly reels: number
  readonly rows: number
  readonly stage: { readonly canvas: HTMLCanvasElement; resize(width: number, height: number): Layout }
  /** Other elements over the reels, under the bar. */
  readonly over?: readonly HTMLElement[]
  /** The layout for the frame; defaults to the stage's own. */
  readonly framed?: (layout: Layout) => Layout
  readonly place?: (layout: Layout) => void
}

/** Puts the reels of a slot into the game, in their golden frame, and lays everything out again on every resize. */
export function seatReels(game: EngineParts, seating: Seating): void {
  const { host, hud, backdrop } = game
  const { stage, over = [], framed = (layout) => layout } = seating
  const frame = createReelFrame(seating.reels, seating.rows)
  stage.canvas.setAttribute('aria-hidden', 'true')
  backdrop.element.append(frame.element)
  for (const element of [stage.canvas, ...over]) host.insertBefore(element, hud.element)
  game.fit((width, height) => {
    const layout = stage.resize(width, height)
    backdrop.place(layout)
    frame.place(framed(layout))
    backdrop.stand(nextToReels(framed(layout)))
    seating.place?.(layout)
    hud.place(layout)
  })
}
