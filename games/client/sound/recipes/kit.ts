import { seedFrom } from '@apogee/art/seed'
import type { Cue } from '../cues.ts'
import { BODIES, type Body, damped } from '../materials.ts'
import type { Palette } from '../palettes.ts'
import { drum } from '../synth/drum.ts'
import { mixIn, type Samples, silence, trim } from '../synth/samples.ts'
import { strike } from '../synth/strike.ts'
import { sing } from '../voices.ts'

/** Synthesizes a cue with a game's palette: one channel, or left and right. */
export type Recipe = (kit: Kit, step: number) => readonly Samples[]
export type Recipes = Partial<Record<Cue, Recipe>>

export type Kit = ReturnType<typeof createKit>

/** The tools of a recipe: the game's materials, notes and random numbers. */
export function createKit(palette: Palette, seed: string) {
  const chance = seedFrom(seed)
  let touched = 0
  const next = () => `${seed}/${touched++}`
  return {
    palette,
    chance,
    seed: next,
    /** A struck piece of the game's own body, or of another; `size` is a factor of its pitch. */
    hit: (body: Body, { size = 1, force = 0.8, held = 1, own = true } = {}): Samples =>
      strike(damped(body, held), { hz: body.hz * size * (own ? palette.size : 1), force }, next()),
    /** A low thump under a sound, at this many hertz. */
    drum: (hz: number, seconds: number): Samples => drum(hz, seconds, next()),
    coin: (size = 1, force = 0.7): Samples => strike(BODIES.gold, { hz: BODIES.gold.hz * size, force }, next()),
    tone: (step: number, force = 0.8, seconds = 1.2): Samples =>
      sing(palette.voice, palette.note(step), force, seconds, next()),
  }
}

/** A stereo stage. */
export function createStage(seconds: number) {
  const left = silence(seconds)
  const right = silence(seconds)
  return {
    /** Adds a sound at a position between left (-1) and right (1), with constant power. */
    put: (what: Samples, at: number, gain = 1, pan = 0): void => {
      const angle = ((pan + 1) * Math.PI) / 4
      mixIn(left, what, at, gain * Math.cos(angle) * Math.SQRT2)
      mixIn(right, what, at, gain * Math.sin(angle) * Math.SQRT2)
    },
    channels: (): readonly Samples[] => [trim(left, 0, 120), trim(right, 0, 120)],
  }
}
