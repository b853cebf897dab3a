import { loadImage } from './loadImage.ts'

/** Pictures are squares of this many pixels. */
export const SIZE = 256

/** The game's own pictures, cut out by name; null for a name the atlas lacks. */
export type Atlas = (name: string) => HTMLCanvasElement | null

/** Rejects when the atlas cannot be loaded. */
export async function loadAtlas(media: string): Promise<Atlas> {
  const [atlas, picture] = await Promise.all([readFrames(`${media}symbols.json`), loadImage(`${media}symbols.webp`)])
  const frames = framesOf(atlas)
  return (name) => cut(picture, frames.get(name))
}

async function readFrames(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no atlas: ${response.status}`)
  return response.json()
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Maps symbols to frames, from the common atlas format: `{ frames: { wild: { frame: { x, y, w, h } } } }`. */
function framesOf(atlas: unknown): Map<string, Frame> {
  const frames = new Map<string, Frame>()
  if (typeof atlas !== 'object' || atlas === null || !('frames' in atlas)) return frames
  for (const [name, entry] of Object.entries(atlas.frames as Record<string, { frame?: Frame } & Partial<Frame>>)) {
    const frame = entry.frame ?? entry
    if (typeof frame.x === 'number' && frame.w) frames.set(name.replace(/\.\w+$/, '').toLowerCase(), frame as Frame)
  }
  return frames
}

function cut(picture: HTMLImageElement, frame: Frame | undefined): HTMLCanvasElement | null {
  if (!frame) return null
  const [canvas, pen] = blank()
  const scale = SIZE / Math.max(frame.w, frame.h)
  const [width, height] = [frame.w * scale, frame.h * scale]
  pen.drawImage(picture, frame.x, frame.y, frame.w, frame.h, (SIZE - width) / 2, (SIZE - height) / 2, width, height)
  return canvas
}

/** An empty square canvas for one picture. */
export function blank(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  return [canvas, pen]
}
