import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { itemAt } from '../../engines/itemAt.ts'
import { ROWS } from '../../engines/lines/symbols.ts'
import { easeOut, easeOutBack, type Frames, tween } from '../scene/frames.ts'
import type { Layout } from '../scene/layout.ts'

const SYMBOLS_A_SECOND = 26
const TURBO_FACTOR = 1.7
/** How far a reel runs while it stops, in symbols. */
const LANDING = 5

export interface Landing {
  readonly stop: number
  readonly isTurbo: boolean
}

/**
 * One reel: four pictures that run over a strip. `position` is the strip's symbol at the top row; it decreases as the
 * reel spins.
 */
export class Reel {
  readonly view = new Container()
  readonly #sprites = Array.from({ length: ROWS + 1 }, () => new Sprite({ anchor: 0.5 }))
  readonly #mask = new Graphics()
  readonly #frames: Frames
  #textures: readonly Texture[] = []
  #strip: Uint8Array
  #position = 0
  #height = 1
  #size = 1
  #width = 1
  #isTurning = false

  constructor(frames: Frames, strip: Uint8Array, position: number) {
    this.#frames = frames
    this.#strip = strip
    this.#position = position
    this.view.addChild(this.#mask, ...this.#sprites)
    this.view.mask = this.#mask
  }

  setTextures(textures: readonly Texture[]): void {
    this.#textures = textures
    this.#paint()
  }

  setStrip(strip: Uint8Array): void {
    this.#strip = strip
  }

  place(layout: Layout, reel: number): void {
    const { cell, pitchX, pitchY } = layout
    this.view.position.set(cell.x + reel * pitchX, cell.y)
    this.#height = pitchY
    this.#width = cell.width
    // Pictures have a margin within their square for shadow and light.
    this.#size = Math.min(cell.width * (layout.isPortrait ? 1.14 : 0.95), pitchY * 0.98)
    this.#mask
      .clear()
      .rect(0, 0, cell.width, pitchY * ROWS)
      .fill(0xffffff)
    this.#paint()
  }

  /** The picture at a row, for its pulse after a win. */
  sprite(row: number): Sprite {
    return itemAt(this.#sprites, row)
  }

  /** Shows a stop immediately, without motion. */
  rest(stop: number): void {
    this.#isTurning = false
    this.#position = stop
    this.#paint()
  }

  /** Spins until `land` is called. */
  async turn(isTurbo: boolean): Promise<void> {
    this.#isTurning = true
    let before = 0
    const speed = SYMBOLS_A_SECOND * (isTurbo ? TURBO_FACTOR : 1)
    await this.#frames.run((elapsed) => {
      if (!this.#isTurning) return false
      // Moves back a little, then accelerates over 220 ms.
      const pull = elapsed < 90 && !isTurbo ? -4 : 1
      this.#position -= ((elapsed - before) / 1000) * speed * pull * Math.min(1, elapsed / 220)
      before = elapsed
      this.#paint(elapsed > 160 ? 1.12 : 1)
      return true
    })
  }

  /** Stops at a position with a small bounce. */
  async land({ stop, isTurbo }: Landing): Promise<void> {
    this.#isTurning = false
    const speed = SYMBOLS_A_SECOND * (isTurbo ? TURBO_FACTOR : 1)
    const part = this.#position - Math.floor(this.#position)
    const distance = LANDING + part
    await tween(this.#frames, (distance / speed) * 1000 * 2.1, (share) => {
      this.#position = stop + distance * (1 - easeOutBack(share))
      this.#paint(share < 0.3 ? 1.12 : 1)
    })
    this.rest(stop)
  }

  /** With reduced motion: the new pictures fade in at their positions. */
  async crossFade(stop: number): Promise<void> {
    await tween(this.#frames, 90, (share) => {
      this.view.alpha = 1 - share
    })
    this.rest(stop)
    await tween(this.#frames, 160, (share) => {
      this.view.alpha = easeOut(share)
    })
  }

  dim(alpha: number): void {
    for (const sprite of this.#sprites) sprite.alpha = alpha
  }

  #paint(stretch = 1): void {
    const length = this.#strip.length
    const top = Math.floor(this.#position)
    const part = this.#position - top
    this.#sprites.forEach((sprite, row) => {
      const symbol = itemAt(this.#strip, (((top + row) % length) + length) % length)
      const texture = this.#textures[symbol]
      if (!texture) return
      sprite.texture = texture
      sprite.position.set(this.#width / 2, (row - part + 0.5) * this.#height)
      const scale = this.#size / Math.max(texture.width, texture.height)
      sprite.scale.set(scale, scale * stretch)
    })
    this.#frames.touch()
  }
}
