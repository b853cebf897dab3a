import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { Container, WebGLRenderer } from 'pixi.js'
import { LINES } from '../../../engines/lines/lines.ts'
import type { Machine } from '../../../engines/lines/machine.ts'
import { REELS, ROWS, SCATTER } from '../../../engines/lines/symbols.ts'
import { burst } from '../../scene/burst.ts'
import { createFrames, type Frames, tween, wait } from '../../scene/frames.ts'
import { type Layout, layOut } from '../../scene/layout.ts'
import { Reel } from './reel.ts'
import { drawnSymbols, loadSymbols, type SymbolArt } from './symbols.ts'
import { type Cell, WinMarks } from './wins.ts'

/** What the reels are asked to show. */
export interface Turn {
  /** Settles the reels; may come long after they began to turn. */
  readonly outcome: Promise<{ stops: readonly number[]; view: readonly number[] }>
  readonly isFree: boolean
  readonly isTurbo: boolean
  /** Called as each reel stands. */
  readonly onStop: (reel: number, hasScatter: boolean) => void
  readonly onAnticipation: (reel: number | null) => void
}

const MIN_TURN_MS = 620
const STAGGER_MS = 190
const ANTICIPATION_MS = 1100

export interface Stage {
  readonly canvas: HTMLCanvasElement
  layout(): Layout
  resize(width: number, height: number): Layout
  art(): SymbolArt
  /** Replaces the drawn symbols by the game's own once they are here. */
  load(media: string): Promise<void>
  rest(stops: readonly number[], isFree: boolean): void
  turn(turn: Turn): Promise<void>
  /** Brings turning reels to their stops without delay. */
  hurry(): void
  mark(cells: readonly Cell[], joined: boolean): void
  unmark(): void
  celebrate(coins: number): Promise<void>
}

export const cellsOfLine = (line: number, count: number): Cell[] =>
  (LINES[line - 1] ?? []).slice(0, count).map((row, reel) => ({ reel, row }))

/** The pictures that move. Throws where the browser has no WebGL. */
export async function createStage(machine: Machine, isStill: () => boolean): Promise<Stage> {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer()
  const resolution = Math.min(2, window.devicePixelRatio || 1)
  await renderer.init({
    skipExtensionImports: true,
    canvas,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution,
    width: 10,
    height: 10,
  })
  const root = new Container()
  const frames = createFrames(() => renderer.render(root))
  const marks = new WinMarks()
  const coins = new Container()
  const reels = machine.base.map((strip, reel) => new Reel(frames, strip, (reel * 7) % strip.length))
  root.addChild(marks.behind, ...reels.map((reel) => reel.view), marks.front, coins)
  let layout = layOut(10, 10)
  let art = drawnSymbols()
  let marked: { cells: readonly Cell[]; joined: boolean } | null = null
  let hurry = () => {}

  function dress(next: SymbolArt): void {
    art = next
    for (const reel of reels) reel.setTextures(next.textures)
  }
  dress(art)
  const setStrips = (isFree: boolean) => {
    for (const [at, reel] of reels.entries()) reel.setStrip((isFree ? machine.free : machine.base)[at] as Uint8Array)
  }

  return {
    canvas,
    layout: () => layout,
    art: () => art,
    resize: (width, height) => {
      layout = layOut(width, height)
      renderer.resize(width, height)
      for (const [at, reel] of reels.entries()) reel.place(layout, at)
      if (marked) marks.show(layout, marked.cells, marked.joined)
      frames.touch()
      return layout
    },
    load: async (media) => {
      const loaded = await loadSymbols(media)
      if (loaded) dress(loaded)
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
      marks.show(layout, cells, joined)
      for (const reel of reels) reel.dim(0.8)
      for (const { reel, row } of cells) (reels[reel] as Reel).sprite(row).alpha = 1
      if (isStill()) frames.touch()
      else void pulse(frames, reels, cells, () => marked === mark)
    },
    unmark: () => {
      marked = null
      marks.clear()
      for (const reel of reels) reel.dim(1)
      frames.touch()
    },
    celebrate: async (count) => {
      if (isStill()) return
      const { frame, scale } = layout
      await burst(
        frames,
        coins,
        { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.6 },
        count,
        Math.max(scale, 0.7),
      )
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
  const least = turn.isTurbo ? 160 : MIN_TURN_MS
  await pause(least - (performance.now() - began))
  const landings: Promise<void>[] = []
  let scatters = 0
  for (const [at, reel] of reels.entries()) {
    const isTense = scatters >= 2 && !turn.isTurbo && !isSkipped
    turn.onAnticipation(isTense ? at : null)
    if (isTense) await Promise.all(landings)
    await pause(isTense ? ANTICIPATION_MS : at === 0 ? 0 : turn.isTurbo ? 45 : STAGGER_MS)
    const hasScatter = view.slice(at * ROWS, at * ROWS + ROWS).includes(SCATTER)
    if (hasScatter) scatters++
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

/** Winning pictures swell once, as long as they are the ones marked. */
function pulse(frames: Frames, reels: readonly Reel[], cells: readonly Cell[], isMarked: () => boolean): Promise<void> {
  const sprites = cells.map(({ reel, row }) => (reels[reel] as Reel).sprite(row))
  const scales = sprites.map((sprite) => sprite.scale.x)
  return tween(frames, 420, (share) => {
    if (!isMarked()) return
    for (const [at, sprite] of sprites.entries()) {
      sprite.scale.set((scales[at] as number) * (1 + 0.14 * Math.sin(share * Math.PI)))
    }
  })
}
