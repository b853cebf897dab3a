// `node games/scripts/sounds.ts [theme] [folder]`: the figures of every sound of a theme, and with a folder each as a WAV file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cue, Drone } from '../client/sound/cues.ts'
import { figuresOf } from '../client/sound/measure.ts'
import { paletteOf } from '../client/sound/palettes.ts'
import { DRONED, type LEVELS, PLAYED, stepOf } from '../client/sound/played.ts'
import { renderCue, renderDrone, renderRoom } from '../client/sound/render.ts'
import { RATE, type Samples } from '../client/sound/synth/samples.ts'

const [theme = 'classic', folder] = process.argv.slice(2)
const palette = paletteOf(theme, theme)

function report(name: string, level: keyof typeof LEVELS | 'room', channels: readonly Samples[]): void {
  const { seconds, lufs, small, peak, attackMs, decayMs, centroid } = figuresOf(channels)
  const figures = [
    seconds.toFixed(2),
    lufs.toFixed(1),
    small.toFixed(1),
    (20 * Math.log10(peak)).toFixed(1),
    attackMs,
    decayMs,
    Math.round(centroid),
  ]
  console.log([name.padEnd(14), level.padEnd(6), ...figures.map((figure) => String(figure).padStart(8))].join(' '))
  if (folder) writeFileSync(join(folder, `${theme}-${name}.wav`), wavOf(channels))
}

/** 16 bits a sample, which every player knows. */
function wavOf(channels: readonly Samples[]): Uint8Array {
  const [count, length] = [channels.length, channels[0]?.length ?? 0]
  const bytes = Buffer.alloc(44 + length * count * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  for (const [at, value] of [16, 0].entries()) bytes.writeUInt16LE(value, 16 + at * 2)
  for (const [at, value] of [1, count].entries()) bytes.writeUInt16LE(value, 20 + at * 2)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * count * 2, 28)
  for (const [at, value] of [count * 2, 16].entries()) bytes.writeUInt16LE(value, 32 + at * 2)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length * count * 2, 40)
  for (let at = 0; at < length * count; at++) {
    const value = channels[at % count]?.[Math.floor(at / count)] ?? 0
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + at * 2)
  }
  return bytes
}

if (folder) mkdirSync(folder, { recursive: true })
console.log('name           level   seconds     lufs    small  peak dB attack ms decay ms  centroid')
for (const cue of Object.keys(PLAYED) as Cue[]) {
  const top = stepOf(cue, 99)
  for (const step of top > 0 ? [0, top] : [0])
    report(step > 0 ? `${cue}-${step}` : cue, PLAYED[cue].level, renderCue(cue, palette, step))
}
for (const drone of Object.keys(DRONED) as Drone[]) report(drone, DRONED[drone].level, renderDrone(drone, palette))
report('room', 'room', renderRoom(palette.room))
