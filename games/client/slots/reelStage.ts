import type { Container, Texture } from 'pixi.js'
import { itemAt } from '../../engines/itemAt.ts'
import { evaluate, windowAt } from '../../engines/lines/evaluate.ts'
import { LINES } from '../../engines/lines/lines.ts'
import type { Machine } from '../../engines/lines/machine.ts'
import { REELS, ROWS, SCATTER } from '../../engines/lines/symbols.ts'
import { type Frames, tween, wait } from '../scene/frames.ts'
import { type Box, cellBox, type Layout, layOut } from '../scene/layout.ts'
import { openingOf } from './openingOf.ts'
import { Reel } from './reel.ts'
import { createSurface, type SurfaceParts } from './surface.ts'
import type { SymbolArt } from './symbols.ts'
import { type Cell, WinMarks } from './wins.ts'

/** One spin of the reels. */
interface Turn {
  /** Stops the reels when it resolves; this may take long after they began to spin. */
  readonly outcome: Promise<{ stops: readonly number[]; view: readonly number[] }>
  readonly isFree: boolean
  readonly isTurbo: boolean
  /** With this many scatters (coins) on stopped reels, the next ones spin longer for suspense. */
  readonly tenseAt: number
  /** Called when each reel stops. */
  readonly onStop: (reel: number, hasScatter: boolean) => void
  readonly onAnticipation: (reel: number | null) => void
}

const MIN_TURN_MS = 620
const STAGGER_MS = 190
const ANTICIPATION_MS = 1100

/** How a game changes the look of the reels. */
export interface ReelTextures {
  /** Its own pictures for the twelve symbols. */
  readonly textures?: (art: SymbolArt) => readonly Texture[]
}

export interface Stage {
  readonly frames: Frames
  readonly canvas: HTMLCanvasElement
  /** Stops of the reels before the first round. */
  readonly opening: readonly number[]
  layout(): Layout
  /** Draws over the reels and their marks. */
  over(view: Container): void
  resize(width: number, height: number): Layout
  art(): SymbolArt
  /** Replaces the drawn symbols with the game's own once they have loaded. */
  load(): Promise<void>
  rest(stops: readonly number[], isFree: boolean): void
  turn(turn: Turn): Promise<void>
  /** Stops spinning reels immediately. */
  hurry(): void
  mark(cells: readonly Cell[], joined: boolean): void
  unmark(): void
}

export const cellsOfLine = (line: number, count: number): Cell[] =>
  (LINES[line - 1] ?? []).slice(0, count).map((row, reel) => ({ reel, row }))

const boxesOf = (layout: Layout, cells: readonly Cell[]): Box[] =>
  cells.map(({ reel, row }) => cellBox(layout, reel, row))

/** The animated reels. Throws where the browser has no WebGL. */
export async function createReelStage(machine: Machine, game: SurfaceParts, skin: ReelTextures = {}): Promise<Stage> {
  const { isStill } = game
  const surface = await createSurface(game)
  const { canvas, frames } = surface
  const marks = new WinMarks()
  const opening = openingOf(machine.base, game.launch.seed, (stops) => {
    const { units, scatters } = evaluate(machine, windowAt(machine.base, stops), false)
    return units === 0 && scatters < 2
  })
  const reels = machine.base.map((strip, reel) => new Reel(frames, strip, itemAt(opening, reel)))
  const parts = [marks.behind, ...reels.map((reel) => reel.view), marks.front]
  for (const [at, part] of parts.entries()) surface.root.addChildAt(part, at)
  let layout = layOut(10, 10)
  let marked: { cells: readonly Cell[]; joined: boolean } | null = null
  let hurry = () => {}

  surface.onArt((art) => {
    const textures = skin.textures?.(art) ?? art.textures
    for (const reel of reels) reel.setTextures(textures)
  })
  const setStrips = (isFree: boolean) => {
    for (const [at, reel] of reels.entries()) reel.setStrip(itemAt(isFree ? machine.free : machine.base, at))
  }

  return {
    canvas,
    frames,
    opening,
    layout: () => layout,
    over: (view) => void surface.root.addChildAt(view, parts.length),
    art: surface.art,
    load: surface.load,
    resize: (width, height) => {
      layout = layOut(width, height)
      surface.resize(layout)
      for (const [at, reel] of reels.entries()) reel.place(layout, at)
      if (marked) marks.show(boxesOf(layout, marked.cells), layout.scale, marked.joined)
      return layout
    },
    rest: (stops, isFree) => {
      setStrips(isFree)
      for (const [at, reel] of reels.entries()) reel.rest(stops[at] ?? 0)
    },
    turn: async (turn) => {
      const skipped = new Promise<void>((resolve) => {
        hurry = resolve
      })
      setStrips(turn.isFree)
      await (isStill() ? fadeReels(reels, turn) : turnReels(reels, turn, skipped))
      hurry = () => {}
    },
    hurry: () => hurry(),
    mark: (cells, joined) => {
      const mark = { cells, joined }
      marked = mark
      marks.show(boxesOf(layout, cells), layout.scale, joined)
      for (const reel of reels) reel.dim(0.8)
      for (const { reel, row } of cells) itemAt(reels, reel).sprite(row).alpha = 1
      if (isStill()) frames.touch()
      else void pulse(frames, reels, cells, () => marked === mark)
    },
    unmark: () => {
      marked = null
      marks.clear()
      for (const reel of reels) reel.dim(1)
      frames.touch()
    },
  }
}

async function turnReels(reels: readonly Reel[], turn: Turn, skipped: Promise<void>): Promise<void> {
  const began = performance.now()
  let isSkipped = false
  void skipped.then(() => {
    isSkipped = true
  })
  const pause = (ms: number) => (isSkipped ? Promise.resolve() : Promise.race([wait(ms), skipped]))
  for (const reel of reels) void reel.turn(turn.isTurbo)
  const { stops, view } = await turn.outcome
  const minMs = turn.isTurbo ? 160 : MIN_TURN_MS
  await pause(minMs - (performance.now() - began))
  const landings: Promise<void>[] = []
  let scatters = 0
  for (const [at, reel] of reels.entries()) {
    const isTense = scatters >= turn.tenseAt && !turn.isTurbo && !isSkipped
    turn.onAnticipation(isTense ? at : null)
    if (isTense) await Promise.all(landings)
    await pause(isTense ? ANTICIPATION_MS : at === 0 ? 0 : turn.isTurbo ? 45 : STAGGER_MS)
    const seen = view.slice(at * ROWS, at * ROWS + ROWS).filter((symbol) => symbol === SCATTER).length
    const hasScatter = seen > 0
    scatters += seen
    landings.push(
      reel.land({ stop: stops[at] ?? 0, isTurbo: turn.isTurbo || isSkipped }).then(() => turn.onStop(at, hasScatter)),
    )
  }
  await Promise.all(landings)
  turn.onAnticipation(null)
}

async function fadeReels(reels: readonly Reel[], turn: Turn): Promise<void> {
  const { stops, view } = await turn.outcome
  await Promise.all(reels.map((reel, at) => reel.crossFade(stops[at] ?? 0)))
  turn.onStop(REELS - 1, view.includes(SCATTER))
}

/** Winning pictures swell once, while they are still the marked ones. */
function pulse(frames: Frames, reels: readonly Reel[], cells: readonly Cell[], isMarked: () => boolean): Promise<void> {
  const sprites = cells.map(({ reel, row }) => itemAt(reels, reel).sprite(row))
  const scales = sprites.map((sprite) => sprite.scale.x)
  return tween(frames, 420, (share) => {
    if (!isMarked()) return
    for (const [at, sprite] of sprites.entries()) {
      sprite.scale.set(itemAt(scales, at) * (1 + 0.14 * Math.sin(share * Math.PI)))
    }
  })
}
