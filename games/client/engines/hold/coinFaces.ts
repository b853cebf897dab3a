import { Texture } from 'pixi.js'

const SIZE = 256

/** Coins with their value written on them; each face is drawn once and cached. */
export class CoinFaces {
  readonly #faces = new Map<string, Texture>()
  #blank: HTMLCanvasElement

  constructor(blank: HTMLCanvasElement) {
    this.#blank = blank
  }

  /** The game's own coin instead of the drawn one. */
  use(blank: HTMLCanvasElement): void {
    if (blank === this.#blank) return
    this.#blank = blank
    this.clear()
  }

  /** Faces carry amounts, so a new stake clears the cache. */
  clear(): void {
    for (const texture of this.#faces.values()) texture.destroy(true)
    this.#faces.clear()
  }

  face(label: string, isPrize: boolean): Texture {
    const key = `${isPrize}:${label}`
    const known = this.#faces.get(key)
    if (known) return known
    const texture = Texture.from(write(this.#blank, label, isPrize))
    texture.source.autoGenerateMipmaps = true
    this.#faces.set(key, texture)
    return texture
  }
}

function write(blank: HTMLCanvasElement, label: string, isPrize: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.drawImage(blank, 0, 0, SIZE, SIZE)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  let size = isPrize ? 54 : 78
  const room = isPrize ? 168 : 150
  const font = () => {
    pen.font = `900 ${size}px "Inter Variable", "Arial Black", system-ui, sans-serif`
  }
  for (font(); size > 22 && pen.measureText(label).width > room; size -= 2) font()
  if (isPrize) plaque(pen, size)
  pen.lineWidth = size * 0.2
  pen.strokeStyle = isPrize ? '#3a0418' : '#fff6cf'
  pen.strokeText(label, SIZE / 2, 128)
  pen.fillStyle = isPrize ? '#ffe9a0' : '#5a2402'
  pen.fillText(label, SIZE / 2, 128)
  return canvas
}

function plaque(pen: CanvasRenderingContext2D, size: number): void {
  const height = size * 1.5
  pen.beginPath()
  pen.roundRect(18, 126 - height / 2, 220, height, 18)
  const fill = pen.createLinearGradient(0, 126 - height / 2, 0, 126 + height / 2)
  fill.addColorStop(0, '#d81f6a')
  fill.addColorStop(1, '#6a0a3a')
  pen.fillStyle = fill
  pen.fill()
  pen.lineWidth = 6
  pen.strokeStyle = '#ffe27a'
  pen.stroke()
}
