import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { Container, WebGLRenderer } from 'pixi.js'
import { burst } from '../scene/burst.ts'
import { createFrames, type Frames } from '../scene/frames.ts'
import { type Layout, layOut } from '../scene/layout.ts'
import { drawnSymbols, loadSymbols, type SymbolArt } from './symbols.ts'

/** A canvas that a slot draws on, with its symbols and the coins of a big win. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly root: Container
  readonly frames: Frames
  art(): SymbolArt
  /** Calls back with the drawn symbols at once, and with the game's own when they are here. */
  onArt(dress: (art: SymbolArt) => void): void
  load(media: string): Promise<void>
  resize(layout: Layout): void
  celebrate(coins: number): Promise<void>
}

/** Throws where the browser has no WebGL. */
export async function createSurface(isStill: () => boolean): Promise<Surface> {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer()
  await renderer.init({
    skipExtensionImports: true,
    canvas,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio || 1),
    width: 10,
    height: 10,
  })
  const root = new Container()
  const frames = createFrames(() => renderer.render(root))
  const coins = new Container()
  root.addChild(coins)
  let layout = layOut(10, 10)
  let art = drawnSymbols()
  const dressers: ((art: SymbolArt) => void)[] = []

  return {
    canvas,
    root,
    frames,
    art: () => art,
    onArt: (dress) => {
      dressers.push(dress)
      dress(art)
    },
    load: async (media) => {
      art = (await loadSymbols(media)) ?? art
      for (const dress of dressers) dress(art)
    },
    resize: (next) => {
      layout = next
      renderer.resize(layout.width, layout.height)
      frames.touch()
    },
    celebrate: async (count) => {
      if (isStill()) return
      const { frame, scale } = layout
      const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.6 }
      await burst(frames, coins, from, count, Math.max(scale, 0.7))
    },
  }
}
