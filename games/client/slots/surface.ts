import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { Container, Ticker, WebGLRenderer } from 'pixi.js'
import type { EngineParts } from '../engine.ts'
import { loadAtlas } from '../scene/atlas.ts'
import { createFrames, type Frames } from '../scene/frames.ts'
import type { Layout } from '../scene/layout.ts'
import { inTime } from './inTime.ts'
import { cutSymbols, drawnSymbols, type SymbolArt } from './symbols.ts'

export type SurfaceParts = Pick<EngineParts, 'isStill' | 'launch'>

/** A canvas of a slot, with its symbols. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly root: Container
  readonly frames: Frames
  art(): SymbolArt
  /** Calls back with the symbols available now: the game's own ones, or drawn ones until those have loaded. */
  onArt(skin: (art: SymbolArt) => void): void
  load(): Promise<void>
  resize(layout: Layout): void
}

/** Throws where the browser has no WebGL. The pictures load at the same time. */
export async function createSurface({ launch }: SurfaceParts): Promise<Surface> {
  const atlas = loadAtlas(launch.media)
  // Prevents an unhandled rejection; callers that await the atlas still get the error.
  atlas.catch(() => {})
  const canvas = document.createElement('canvas')
  // It requests every frame to look for unused textures, and a slot has none.
  Ticker.system.autoStart = false
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
  const own = await inTime(atlas)
  let art = own ? cutSymbols(launch.engine, own) : drawnSymbols(launch.engine)
  const skins: ((art: SymbolArt) => void)[] = []

  return {
    canvas,
    root,
    frames,
    art: () => art,
    onArt: (skin) => {
      skins.push(skin)
      skin(art)
    },
    load: async () => {
      if (own) return
      art = await atlas.then(
        (cut) => cutSymbols(launch.engine, cut),
        // The drawn symbols stay.
        () => art,
      )
      for (const skin of skins) skin(art)
    },
    resize: ({ width, height }) => {
      renderer.resize(width, height)
      frames.touch()
    },
  }
}
