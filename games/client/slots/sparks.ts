import { Container, Sprite, Texture } from 'pixi.js'
import { itemAt } from '../../engines/itemAt.ts'
import type { Frames } from '../scene/frames.ts'
import type { Box } from '../scene/layout.ts'

const EACH = 7
const LENGTH_MS = 620

/** Glints that fly from cells whose symbols burst. One small texture for all, so that a full screen of them is one draw. */
export class Sparks {
  readonly view = new Container()
  readonly #frames: Frames
  readonly #glint = glint()

  constructor(frames: Frames) {
    this.#frames = frames
  }

  async fly(boxes: readonly Box[]): Promise<void> {
    const sparks = boxes.flatMap((box) => Array.from({ length: EACH }, () => this.#spark(box)))
    await this.#frames.run((elapsed) => {
      const share = Math.min(1, elapsed / LENGTH_MS)
      for (const { sprite, x, y, dx, dy, size } of sparks) {
        const out = 1 - (1 - share) ** 2
        sprite.position.set(x + dx * out, y + dy * out + 60 * share * share)
        sprite.scale.set(size * (1 - share))
        sprite.alpha = 1 - share
      }
      return share < 1
    })
    for (const { sprite } of sparks) sprite.destroy()
  }

  #spark({ x, y, width, height }: Box) {
    const sprite = new Sprite({ texture: this.#glint, anchor: 0.5, blendMode: 'add' })
    sprite.tint = itemAt([0xffe27a, 0xffffff, 0xffb04a], Math.floor(Math.random() * 3))
    this.view.addChild(sprite)
    const angle = Math.random() * 2 * Math.PI
    const reach = (0.35 + Math.random() * 0.6) * width
    return {
      sprite,
      x: x + width / 2,
      y: y + height / 2,
      dx: Math.cos(angle) * reach,
      dy: Math.sin(angle) * reach,
      size: (0.25 + Math.random() * 0.5) * (width / 90),
    }
  }
}

function glint(): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const pen = canvas.getContext('2d')
  if (!pen) return Texture.WHITE
  const light = pen.createRadialGradient(32, 32, 0, 32, 32, 32)
  light.addColorStop(0, 'rgba(255,255,255,1)')
  light.addColorStop(0.25, 'rgba(255,255,255,.7)')
  light.addColorStop(1, 'rgba(255,255,255,0)')
  pen.fillStyle = light
  pen.fillRect(0, 0, 64, 64)
  return Texture.from(canvas)
}
