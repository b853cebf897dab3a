import type { Container } from 'pixi.js'
import { itemAt } from '../../../engines/itemAt.ts'
import type { Machine } from '../../../engines/ways/machine.ts'
import { playDrops } from '../../../engines/ways/round.ts'
import type { Frames } from '../../scene/frames.ts'
import { tween } from '../../scene/frames.ts'
import { type Box, cellBox, type Layout, layOut } from '../../scene/layout.ts'
import { openingOf } from '../../slots/openingOf.ts'
import { Sparks } from '../../slots/sparks.ts'
import { createSurface, type SurfaceParts } from '../../slots/surface.ts'
import type { SymbolArt } from '../../slots/symbols.ts'
import { type Cell, WinMarks } from '../../slots/wins.ts'
import { Column } from './column.ts'

export interface Stage {
  readonly canvas: HTMLCanvasElement
  readonly columns: readonly Column[]
  resize(width: number, height: number): Layout
  art(): SymbolArt
  load(): Promise<void>
  rest(cells: readonly (readonly number[])[]): void
  mark(cells: readonly Cell[]): void
  unmark(): void
  sparks(cells: readonly Cell[]): void
}

/** The pictures of a ways game: reels of different heights in one frame. Throws where the browser has no WebGL. */
export async function createStage(machine: Machine, game: SurfaceParts): Promise<Stage> {
  const { isStill } = game
  const surface = await createSurface(game)
  const { frames } = surface
  const { heights } = machine.design
  const marks = new WinMarks()
  const sparks = new Sparks(frames)
  const opening = openingOf(
    machine.strips,
    game.launch.seed,
    (stops) => playDrops(machine, stops, () => 1).length === 1,
  )
  const columns = machine.strips.map(
    (strip, reel) =>
      new Column(
        frames,
        Array.from({ length: itemAt(heights, reel) }, (_, row) =>
          itemAt(strip, (itemAt(opening, reel) + row) % strip.length),
        ),
      ),
  )
  const parts: Container[] = [marks.behind, ...columns.map(({ view }) => view), marks.front, sparks.view]
  for (const [at, part] of parts.entries()) surface.root.addChildAt(part, at)
  let layouts: readonly Layout[] = []
  let marked: readonly Cell[] | null = null
  const boxOf = ({ reel, row }: Cell): Box => cellBox(itemAt(layouts, reel), reel, row)
  surface.onArt((art) => {
    for (const column of columns) column.setTextures(art.textures)
  })

  return {
    canvas: surface.canvas,
    columns,
    art: surface.art,
    load: surface.load,
    resize: (width, height) => {
      layouts = heights.map((rows) => layOut(width, height, { reels: heights.length, rows }))
      const layout = itemAt(layouts, 0) // five reels
      surface.resize(layout)
      for (const [reel, column] of columns.entries()) column.place(itemAt(layouts, reel), reel)
      if (marked) marks.show(marked.map(boxOf), layout.scale, false)
      return layout
    },
    rest: (cells) => {
      for (const [reel, column] of columns.entries()) column.rest(cells[reel] ?? [])
    },
    mark: (cells) => {
      marked = cells
      marks.show(cells.map(boxOf), layouts[0]?.scale ?? 1, false)
      for (const column of columns) column.dim(0.55)
      for (const { reel, row } of cells) itemAt(columns, reel).sprite(row).alpha = 1
      if (isStill()) frames.touch()
      else void pulse(frames, columns, cells, () => marked === cells)
    },
    unmark: () => {
      marked = null
      marks.clear()
      for (const column of columns) column.dim(1)
      frames.touch()
    },
    sparks: (cells) => {
      if (!isStill()) void sparks.fly(cells.map(boxOf))
    },
  }
}

/** Winning symbols swell once, while they are still the marked ones. */
function pulse(frames: Frames, columns: readonly Column[], cells: readonly Cell[], isMarked: () => boolean) {
  const sprites = cells.map(({ reel, row }) => itemAt(columns, reel).sprite(row))
  const scales = sprites.map((sprite) => sprite.scale.x)
  return tween(frames, 420, (share) => {
    if (!isMarked()) return
    for (const [at, sprite] of sprites.entries())
      sprite.scale.set(itemAt(scales, at) * (1 + 0.12 * Math.sin(share * Math.PI)))
  })
}
