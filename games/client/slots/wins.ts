import { Container, FillGradient, Graphics } from 'pixi.js'
import type { Box } from '../scene/layout.ts'

const GOLD = 0xffe27a

export interface Cell {
  readonly reel: number
  readonly row: number
}

/** Highlighted cells behind the symbols and the line in front of them. */
export class WinMarks {
  readonly behind = new Container()
  readonly front = new Container()
  readonly #cells = new Graphics()
  readonly #edges = new Graphics()
  readonly #line = new Graphics()
  readonly #glow = new FillGradient({
    type: 'radial',
    center: { x: 0.5, y: 0.5 },
    innerRadius: 0,
    outerCenter: { x: 0.5, y: 0.5 },
    outerRadius: 0.62,
    colorStops: [
      { offset: 0, color: 'rgba(255, 190, 120, .78)' },
      { offset: 0.55, color: 'rgba(206, 130, 130, .5)' },
      { offset: 1, color: 'rgba(110, 70, 160, .1)' },
    ],
    textureSpace: 'local',
  })

  constructor() {
    this.behind.addChild(this.#cells)
    this.front.addChild(this.#edges, this.#line)
  }

  clear(): void {
    for (const part of [this.#cells, this.#edges, this.#line]) part.clear()
  }

  /** Marks cells by their boxes; with `joined` a line runs through them from the left. */
  show(boxes: readonly Box[], scale: number, joined: boolean): void {
    this.clear()
    const thick = Math.max(2, 3 * scale)
    const radius = Math.max(5, 6 * scale)
    for (const { x, y, width, height } of boxes) {
      const inset = thick / 2
      const box = [x + inset, y + inset + 1, width - thick, height - thick - 2, radius] as const
      this.#cells.roundRect(...box).fill(this.#glow)
      this.#edges.roundRect(...box).stroke({ width: thick, color: GOLD })
    }
    if (joined) this.#join(boxes, thick)
  }

  #join(boxes: readonly Box[], thick: number): void {
    const points = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    for (const [width, color, alpha] of [
      [thick * 2.4, 0x2a1206, 0.75],
      [thick * 1.25, GOLD, 1],
    ] as const) {
      this.#line.poly(points, false)
      this.#line.stroke({ width, color, alpha, join: 'round', cap: 'round' })
    }
  }
}
