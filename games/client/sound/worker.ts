import type { Cue, Drone } from './cues.ts'
import { paletteOf } from './palettes.ts'
import { renderCue, renderDrone, renderRoom, renderTone, type Tone } from './render.ts'
import type { Samples } from './synth/samples.ts'

// Rendering a sound takes up to 100 ms: in a worker it does not block frames.

/**
 * A render order: a take of a cue, a continuous sound, a tone of the music (in semitones, 69 is a'), or the room's
 * impulse response.
 */
export type Order =
  | { readonly cue: Cue; readonly step: number; readonly take: number }
  | { readonly drone: Drone }
  | { readonly tone: Tone; readonly pitch: number }
  | { readonly room: true }
export interface RenderRequest {
  readonly id: number
  readonly theme: string
  readonly seed: string
  readonly order: Order
}
export interface RenderResult {
  readonly id: number
  readonly channels: readonly Samples[]
}

addEventListener('message', ({ data }: MessageEvent<RenderRequest>) => {
  const { id, theme, seed, order } = data
  const channels = make(order, theme, seed)
  postMessage({ id, channels } satisfies RenderResult, { transfer: channels.map(({ buffer }) => buffer) })
})

function make(order: Order, theme: string, seed: string): readonly Samples[] {
  const palette = paletteOf(theme, seed)
  if ('cue' in order) return renderCue(order.cue, palette, order.step, order.take)
  if ('tone' in order) return renderTone(order.tone, palette, order.pitch)
  if ('drone' in order) return renderDrone(order.drone, palette)
  return renderRoom(palette.room)
}
