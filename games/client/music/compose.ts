import { seedFrom } from '@apogee/art/seed'
import { moodOf } from './moods.ts'

/** One note of the loop: start in sixteenths, pitch in semitones (69 is a'), length in sixteenths, loudness 0 to 1. */
export interface Note {
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly loud: number
}
export interface Beat {
  readonly at: number
  readonly kind: 'kick' | 'hat' | 'clap'
  readonly loud: number
}

const BAR = 16
/** Two verses of four bars, a contrasting one, and the first again. */
const FORM = [0, 0, 1, 0] as const

/** Composes the loop: deterministic per game, different between games. */
export function compose(theme: string, seed: string) {
  const r = seedFrom(`${seed}/music`)
  const mood = moodOf(theme)
  const scale = r.pick(mood.scales)
  const root = r.whole(43, 54)
  const chords = r.pick(mood.progressions)
  const pitch = (step: number) =>
    root + Math.floor(step / scale.length) * 12 + (scale[((step % scale.length) + scale.length) % scale.length] ?? 0)
  const motifs = [motif(r, mood.busy), motif(r, mood.busy)]
  const groove = drumBar(r, mood.drums)
  const walk = r.pick([
    [0, 8],
    [0, 6, 8, 14],
    [0, 4, 8, 12],
    [0, 3, 8, 11],
  ])
  const [lead, pad, bass, beats]: [Note[], Note[], Note[], Beat[]] = [[], [], [], []]
  for (const [strophe, kind] of FORM.entries())
    for (const [bar, chord] of chords.entries()) {
      const at = (strophe * chords.length + bar) * BAR
      for (const step of [0, 2, 4]) pad.push({ at, pitch: pitch(chord + step) + 12, length: BAR, loud: 0.5 })
      for (const beat of walk) bass.push({ at: at + beat, pitch: pitch(chord) - 12, length: 3, loud: 0.8 })
      // The last bar of a verse has fewer notes.
      const tune = bar === chords.length - 1 ? (motifs[kind] ?? []).slice(0, 2) : (motifs[kind] ?? [])
      for (const { at: when, step, length, loud } of tune)
        lead.push({ at: at + when, pitch: pitch(chord + step) + 24, length, loud })
      for (const beat of groove) beats.push({ ...beat, at: at + beat.at })
    }
  return {
    tempo: r.whole(...mood.tempo),
    /** Root and steps of the scale that contains every note. */
    root,
    scale,
    steps: FORM.length * chords.length * BAR,
    sound: r.pick(mood.pads),
    lead,
    pad,
    bass,
    beats,
  }
}

type Seed = ReturnType<typeof seedFrom>

/** A bar of melody in steps of the scale above its chord; it moves to neighbouring steps and seldom leaps. */
function motif(r: Seed, busy: number): { at: number; step: number; length: number; loud: number }[] {
  const notes: { at: number; step: number; length: number; loud: number }[] = []
  let step = r.pick([0, 2, 4])
  for (let at = 0; at < BAR; at += 2) {
    const isHeavy = at % 8 === 0
    if (!isHeavy && !r.chance(busy)) continue
    step = Math.max(-2, Math.min(7, step + (r.chance(0.2) ? r.pick([-3, 3]) : r.pick([-1, -1, 0, 1, 1]))))
    notes.push({ at, step, length: isHeavy ? 4 : 2, loud: isHeavy ? 0.9 : 0.6 })
  }
  return notes
}

function drumBar(r: Seed, density: number): Beat[] {
  const beats: Beat[] = []
  for (let at = 0; at < BAR; at++) {
    if (at % 8 === 0 && r.chance(density + 0.3)) beats.push({ at, kind: 'kick', loud: 0.9 })
    else if (at % 4 === 2 && r.chance(density * 0.3)) beats.push({ at, kind: 'kick', loud: 0.6 })
    if (at % 8 === 4 && r.chance(density)) beats.push({ at, kind: 'clap', loud: 0.5 })
    if (at % 2 === 0 && r.chance(density * 0.9)) beats.push({ at, kind: 'hat', loud: at % 4 === 0 ? 0.4 : 0.25 })
  }
  return beats
}
