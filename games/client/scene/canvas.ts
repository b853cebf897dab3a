import { createFrames, type Frames } from './frames.ts'

/** A 2D canvas that is redrawn only during animations. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly frames: Frames
  resize(width: number, height: number): void
}

export type Pen = CanvasRenderingContext2D

/** `paint` redraws everything, in CSS pixels. */
export function createSurface(paint: (pen: Pen, width: number, height: number) => void): Surface {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  const pen = penOf(canvas)
  let [width, height, ratio] = [0, 0, 1]
  const frames = createFrames(() => {
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    pen.clearRect(0, 0, width, height)
    paint(pen, width, height)
  })
  return {
    canvas,
    frames,
    resize: (nextWidth, nextHeight) => {
      ratio = sharpness()
      width = nextWidth
      height = nextHeight
      canvas.width = Math.max(1, Math.round(width * ratio))
      canvas.height = Math.max(1, Math.round(height * ratio))
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
      frames.touch()
    },
  }
}

/** Device pixels per CSS pixel; more than two make no visible difference and cost frames. */
export const sharpness = () => Math.min(2, window.devicePixelRatio || 1)

function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  return pen
}

/** A picture drawn once and stamped often, in CSS pixels. */
export function stampOf(width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const ratio = sharpness()
  canvas.width = Math.max(1, Math.ceil(width * ratio))
  canvas.height = Math.max(1, Math.ceil(height * ratio))
  const pen = penOf(canvas)
  pen.scale(ratio, ratio)
  draw(pen)
  return canvas
}

/** A soft round light of a colour. */
export function glowOf(radius: number, colour: string): HTMLCanvasElement {
  return stampOf(radius * 2, radius * 2, (pen) => {
    const light = pen.createRadialGradient(radius, radius, 0, radius, radius, radius)
    light.addColorStop(0, colour)
    light.addColorStop(0.35, `color-mix(in srgb, ${colour} 45%, transparent)`)
    light.addColorStop(1, 'transparent')
    pen.fillStyle = light
    pen.fillRect(0, 0, radius * 2, radius * 2)
  })
}
