import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { itemAt } from '../../../engines/itemAt.ts'
import { easeOutBack, type Frames, tween } from '../../scene/frames.ts'
import type { Layout } from '../../scene/layout.ts'

/** Symbols of one reel, which fall in, burst and refill. They never spin. */
export class Column {
  readonly view = new Container()
  readonly #mask = new Graphics()
  readonly #sprites: readonly Sprite[]
  readonly #frames: Frames
  readonly #rows: number
  #textures: readonly Texture[] = []
  #cells: readonly number[]
  #width = 1
  #height = 1
  #size = 1
  /** Distance of each symbol above its final position, in rows. */
  #above: number[]

  constructor(frames: Frames, cells: readonly number[]) {
    this.#frames = frames
    this.#cells = cells
    this.#rows = cells.length
    this.#above = cells.map(() => 0)
    this.#sprites = cells.map(() => new Sprite({ anchor: 0.5 }))
    this.view.addChild(this.#mask, ...this.#sprites)
    this.view.mask = this.#mask
  }

  get rows(): number {
    return this.#rows
  }

  setTextures(textures: readonly Texture[]): void {
    this.#textures = textures
    this.#paint()
  }

  place({ cell, pitchX, pitchY, isPortrait }: Layout, reel: number): void {
    this.view.position.set(cell.x + reel * pitchX, cell.y)
    this.#width = cell.width
    this.#height = pitchY
    this.#size = Math.min(cell.width * (isPortrait ? 1.14 : 0.95), pitchY * 1.02)
    this.#mask
      .clear()
      .rect(0, 0, cell.width, pitchY * this.#rows)
      .fill(0xffffff)
    this.#paint()
  }

  sprite(row: number): Sprite {
    return itemAt(this.#sprites, row)
  }

  dim(alpha: number): void {
    for (const sprite of this.#sprites) sprite.alpha = alpha
  }

  /** Shows symbols immediately. */
  rest(cells: readonly number[]): void {
    this.#cells = cells
    this.#above = cells.map(() => 0)
    this.dim(1)
    this.#paint()
  }

  /** The present symbols fall out at the bottom. */
  async leave(ms: number): Promise<void> {
    await tween(this.#frames, ms, (share) => {
      this.#above = this.#cells.map((_, row) => -(this.#rows + 1) * share * share - (row / this.#rows) * 0.3 * share)
      this.#paint()
    })
  }

  /** New symbols fall in from above, the lowest first. */
  async enter(cells: readonly number[], ms: number): Promise<void> {
    this.#cells = cells
    this.dim(1)
    await this.#drop(
      cells.map(() => this.#rows + 1),
      ms,
    )
  }

  /** Symbols swell and disappear. */
  async burst(rows: readonly number[], ms: number): Promise<void> {
    const bursting = rows.map((row) => this.sprite(row))
    const scales = bursting.map((sprite) => sprite.scale.x)
    await tween(this.#frames, ms, (share) => {
      for (const [at, sprite] of bursting.entries()) {
        const grown = share < 0.35 ? 1 + share * 0.6 : Math.max(0, (1 - share) / 0.65) * 1.2
        sprite.scale.set(itemAt(scales, at) * grown)
        sprite.alpha = share < 0.35 ? 1 : Math.max(0, 1 - (share - 0.35) / 0.65)
      }
    })
  }

  /** After a burst: the remaining symbols fall down, new ones come from above. */
  async fall(cells: readonly number[], gone: readonly number[], ms: number): Promise<void> {
    const staying = Array.from({ length: this.#rows }, (_, row) => row).filter((row) => !gone.includes(row))
    this.#cells = cells
    this.dim(1)
    await this.#drop(
      cells.map((_, row) => (row < gone.length ? gone.length : row - itemAt(staying, row - gone.length))),
      ms,
    )
  }

  /** With reduced motion: the new symbols fade in at their positions. */
  async fade(cells: readonly number[]): Promise<void> {
    this.rest(cells)
    await tween(this.#frames, 200, (share) => {
      this.view.alpha = 0.3 + 0.7 * share
    })
  }

  async #drop(above: readonly number[], ms: number): Promise<void> {
    await tween(this.#frames, ms, (share) => {
      this.#above = above.map((rows, row) => {
        const late = (1 - (row + 1) / this.#rows) * 0.25
        const own = Math.max(0, Math.min(1, (share - late) / (1 - late)))
        return rows * (1 - easeOutBack(own))
      })
      this.#paint()
    })
  }

  #paint(): void {
    for (const [row, sprite] of this.#sprites.entries()) {
      const texture = this.#textures[itemAt(this.#cells, row)]
      if (!texture) continue
      sprite.texture = texture
      sprite.position.set(this.#width / 2, (row + 0.5 - (this.#above[row] ?? 0)) * this.#height)
      sprite.scale.set(this.#size / Math.max(texture.width, texture.height))
    }
    this.#frames.touch()
  }
}
