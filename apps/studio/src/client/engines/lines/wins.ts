import { Container, FillGradient, Graphics } from 'pixi.js'
import { cellCentre, type Layout } from '../../scene/layout.ts'

const GOLD = 0xffe27a

export interface Cell {
  readonly reel: number
  readonly row: number
}

/** Lit cells behind the symbols and the line in front of them. */
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

  /** Marks cells; with `joined` a line runs through them from the left. */
  show(layout: Layout, cells: readonly Cell[], joined: boolean): void {
    this.clear()
    const { cell, pitchX, pitchY, scale } = layout
    const thick = Math.max(2, 3 * scale)
    const radius = Math.max(5, 6 * scale)
    for (const { reel, row } of cells) {
      const inset = thick / 2
      const box = [cell.x + reel * pitchX + inset, cell.y + row * pitchY + inset + 1] as const
      const size = [cell.width - thick, pitchY - thick - 2] as const
      this.#cells.roundRect(...box, ...size, radius).fill(this.#glow)
      this.#edges.roundRect(...box, ...size, radius).stroke({ width: thick, color: GOLD })
    }
    if (joined) this.#join(layout, cells, thick)
  }

  #join(layout: Layout, cells: readonly Cell[], thick: number): void {
    const points = cells.map(({ reel, row }) => cellCentre(layout, reel, row))
    for (const [width, color, alpha] of [
      [thick * 2.4, 0x2a1206, 0.75],
      [thick * 1.25, GOLD, 1],
    ] as const) {
      this.#line.poly(points, false)
      this.#line.stroke({ width, color, alpha, join: 'round', cap: 'round' })
    }
  }
}
