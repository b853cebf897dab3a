import type { Cue, Drone } from './cues.ts'
import { levelled } from './loudness.ts'
import type { Palette } from './palettes.ts'
import { semitones } from './pitch.ts'
import { DRONED, LEVELS, PLAYED } from './played.ts'
import { BOARDS } from './recipes/boards.ts'
import { DRONES } from './recipes/drones.ts'
import { createKit, type Recipe } from './recipes/kit.ts'
import { REELS } from './recipes/reels.ts'
import { TABLES } from './recipes/tables.ts'
import { WINS } from './recipes/wins.ts'
import { filter, hiss } from './synth/noise.ts'
import { RATE, type Samples, shape, trim } from './synth/samples.ts'
import type { Room } from './themes.ts'
import { sing } from './voices.ts'

const RECIPES: Readonly<Record<Cue, Recipe>> = { ...WINS, ...REELS, ...TABLES, ...BOARDS }

/** Renders a cue of a game, at the loudness of its kind: one channel, or left and right. Deterministic per take. */
export function renderCue(cue: Cue, palette: Palette, step = 0, take = 0): readonly Samples[] {
  const channels = RECIPES[cue](createKit(palette, `${cue}/${step}/${take}`), step)
  return levelled(
    channels.map((samples) => trim(samples, 0.3, 12)),
    LEVELS[PLAYED[cue].level],
  )
}

export function renderDrone(drone: Drone, palette: Palette): readonly Samples[] {
  return levelled([DRONES[drone](createKit(palette, drone))], LEVELS[DRONED[drone].level])
}

/** The parts of the music played on an instrument: the tune on the game's own, the bass on a plucked string. */
export type Tone = 'lead' | 'bass'
const BASS = { bright: 1500, ring: 2.4, at: 0.24 } as const

export function renderTone(tone: Tone, { voice }: Palette, pitch: number): readonly Samples[] {
  const hz = 440 * semitones(pitch - 69)
  const samples = sing(tone === 'lead' ? voice : BASS, hz, tone === 'lead' ? 0.7 : 0.9, 1.4, `${tone}/${pitch}`)
  return levelled([samples], LEVELS.signal)
}

/** The impulse response of the reverb: silence until the first reflection, then noise that decays and becomes duller. */
export function renderRoom({ seconds, bright, firstMs }: Room): readonly Samples[] {
  const first = firstMs / 1000
  return ['left', 'right'].map((side) => {
    const response = hiss(first + seconds * 1.05, `room/${side}`)
    shape(response, (_, at) => (at < first ? 0 : 10 ** ((-3 * (at - first)) / seconds)))
    for (const wall of [1, 1.7, 2.3, 3.1])
      response[Math.round(first * wall * RATE * (side === 'left' ? 1 : 1.13))] = 4 / wall
    return trim(
      filter(response, 'low', (share) => bright * (1 - 0.7 * share)),
      0,
      20,
    )
  })
}
