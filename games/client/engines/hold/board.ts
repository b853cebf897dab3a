import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { CELLS } from '../../../engines/hold/machine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { ROWS } from '../../../engines/lines/symbols.ts'
import { easeOutBack, type Frames, tween } from '../../scene/frames.ts'
import { type Box, cellBox, type Layout } from '../../scene/layout.ts'
import { Sparks } from '../../slots/sparks.ts'

interface Place {
  readonly well: Graphics
  readonly ghosts: Container
  readonly coin: Sprite
}

/** The fifteen cells for coins, over the reels. */
export class Board {
  readonly view = new Container()
  readonly #frames: Frames
  readonly #wells = new Container()
  readonly #coins = new Container()
  readonly #sparks: Sparks
  readonly #places: readonly Place[]
  #layout: Layout | null = null
  #isOpen = false
  #spinning = 0

  constructor(frames: Frames) {
    this.#frames = frames
    this.#sparks = new Sparks(frames)
    this.#places = Array.from({ length: CELLS }, () => {
      const place = { well: new Graphics(), ghosts: new Container(), coin: new Sprite({ anchor: 0.5, visible: false }) }
      place.ghosts.addChild(new Sprite({ anchor: 0.5 }), new Sprite({ anchor: 0.5 }))
      place.ghosts.visible = false
      this.#wells.addChild(place.well, place.ghosts)
      this.#coins.addChild(place.coin)
      return place
    })
    this.#wells.visible = false
    this.view.addChild(this.#wells, this.#coins, this.#sparks.view)
  }

  place(layout: Layout): void {
    this.#layout = layout
    for (const [cell, { well, ghosts, coin }] of this.#places.entries()) {
      const { x, y, width, height } = this.#box(cell)
      const radius = Math.max(6, 9 * layout.scale)
      well
        .clear()
        .roundRect(x + 2, y + 3, width - 4, height - 6, radius)
        .fill({ color: 0x07040f, alpha: 0.97 })
        .roundRect(x + 2, y + 3, width - 4, height - 6, radius)
        .stroke({ width: Math.max(1, 1.5 * layout.scale), color: 0xffd98a, alpha: 0.35 })
      ghosts.position.set(x + width / 2, y + height / 2)
      coin.position.set(x + width / 2, y + height / 2)
      coin.scale.set(this.#scale(coin.texture))
    }
    this.#frames.touch()
  }

  /** Shows dark cells for coins over the reels. */
  async open(isStill: boolean): Promise<void> {
    this.#isOpen = true
    this.#wells.visible = true
    await tween(this.#frames, isStill ? 0 : 320, (share) => {
      this.#wells.alpha = share
    })
  }

  close(): void {
    this.#isOpen = false
    this.#spinning++
    this.#wells.visible = false
    for (const { coin, ghosts } of this.#places) {
      coin.visible = false
      ghosts.visible = false
    }
    this.#frames.touch()
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Shows a coin immediately, or replaces the face of one that is there. */
  put(cell: number, face: Texture): void {
    const { coin } = itemAt(this.#places, cell)
    coin.texture = face
    coin.scale.set(this.#scale(face))
    coin.alpha = 1
    coin.visible = true
    this.#frames.touch()
  }

  /** Coins run through the empty cells until `halt`. */
  spin(empty: readonly number[], face: Texture): void {
    const turn = ++this.#spinning
    const places = empty.map((cell) => itemAt(this.#places, cell))
    const { height } = this.#box(0)
    for (const { ghosts } of places) {
      ghosts.visible = true
      for (const ghost of ghosts.children as Sprite[]) {
        ghost.texture = face
        ghost.scale.set(this.#scale(face) * 0.8, this.#scale(face))
      }
    }
    void this.#frames.run((elapsed) => {
      if (this.#spinning !== turn) return false
      for (const [at, { ghosts }] of places.entries()) {
        const run = (elapsed / 190 + at * 0.37) % 2
        for (const [second, ghost] of (ghosts.children as Sprite[]).entries()) {
          const way = ((run + second) % 2) - 1
          ghost.y = way * height * 0.42
          ghost.alpha = 0.34 * Math.max(0, 1 - Math.abs(way) * 1.15)
        }
      }
      return true
    })
  }

  halt(): void {
    this.#spinning++
    for (const { ghosts } of this.#places) ghosts.visible = false
    this.#frames.touch()
  }

  /** A new coin falls into its cell and stays. */
  async land(cell: number, face: Texture, isStill: boolean): Promise<void> {
    this.put(cell, face)
    if (isStill) return
    const { coin } = itemAt(this.#places, cell)
    const { y, height } = this.#box(cell)
    const scale = this.#scale(face)
    void this.#sparks.fly([this.#box(cell)])
    await tween(this.#frames, 340, (share) => {
      coin.y = y + height / 2 - height * 0.5 * (1 - easeOutBack(share))
      coin.scale.set(scale * (1.3 - 0.3 * easeOutBack(share)))
    })
  }

  /** A coin swells while it is counted. */
  async pulse(cell: number, isStill: boolean): Promise<void> {
    const { coin } = itemAt(this.#places, cell)
    if (isStill) return
    const scale = this.#scale(coin.texture)
    void this.#sparks.fly([this.#box(cell)])
    await tween(this.#frames, 240, (share) => {
      coin.scale.set(scale * (1 + 0.22 * Math.sin(share * Math.PI)))
    })
  }

  #box(cell: number): Box {
    return this.#layout
      ? cellBox(this.#layout, Math.floor(cell / ROWS), cell % ROWS)
      : { x: 0, y: 0, width: 1, height: 1 }
  }

  #scale(face: Texture): number {
    const { width, height } = this.#box(0)
    const isPortrait = this.#layout?.isPortrait ?? false
    return Math.min(width * (isPortrait ? 1.06 : 0.95), height * 0.98) / Math.max(face.width, face.height, 1)
  }
}
