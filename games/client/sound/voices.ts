import { BODIES } from './materials.ts'
import { pluck, type Wire } from './synth/pluck.ts'
import { type Samples, trim } from './synth/samples.ts'
import { type Material, type Mode, ringOf, strike } from './synth/strike.ts'

/** The instrument of a game's notes: a struck body or a string. */
export type Voice = Material | Wire

const touch = (hz: number, gain: number) => ({ hz, q: 1, seconds: 0.016, gain })
const BOX: readonly Mode[] = [
  [1, 1, 1],
  [6.27, 0.2, 0.3],
  [17.5, 0.05, 0.1],
]

export const VOICES = {
  marimba: {
    modes: [
      [1, 1, 1],
      [3.93, 0.28, 0.35],
      [9.6, 0.1, 0.12],
    ],
    ring: 1,
    contact: 1.1,
    touch: touch(1100, 0.16),
  },
  vibes: {
    modes: [
      [1, 1, 1],
      [4, 0.26, 0.5],
      [10, 0.08, 0.2],
    ],
    ring: 2.4,
    contact: 0.7,
    touch: touch(1900, 0.06),
  },
  celesta: {
    modes: [
      [1, 1, 1],
      [2.76, 0.24, 0.4],
      [5.4, 0.12, 0.25],
      [8.9, 0.06, 0.12],
    ],
    ring: 1.5,
    contact: 0.35,
    touch: touch(3200, 0.08),
  },
  box: { modes: BOX, ring: 1.3, contact: 0.2, touch: touch(5200, 0.1) },
  tongue: {
    modes: [
      [1, 1, 1],
      [2.1, 0.16, 0.5],
      [5.4, 0.16, 0.24],
    ],
    ring: 0.9,
    contact: 0.9,
    touch: touch(900, 0.3),
  },
  bell: { ...BODIES.bronze, ring: 2.2 },
  bowl: { ...BODIES.glass, ring: 2 },
  koto: { bright: 7200, ring: 1.1, at: 0.11 },
  oud: { bright: 3600, ring: 0.7, at: 0.2 },
  nylon: { bright: 4200, ring: 1, at: 0.26 },
  harp: { bright: 5200, ring: 1.7, at: 0.4 },
  lyre: { bright: 3000, ring: 1.3, at: 0.33 },
  banjo: { bright: 9500, ring: 0.42, at: 0.09 },
  ukulele: { bright: 4800, ring: 0.5, at: 0.3 },
  pulse: { bright: 12_000, ring: 0.6, at: 0.5 },
} satisfies Record<string, Voice>

export type VoiceName = keyof typeof VOICES

/** Plays a note: hertz, force 0 to 1, and max seconds. */
export function sing(voice: Voice, hz: number, force: number, seconds: number, seed: string): Samples {
  const rings = voice.ring * Math.sqrt(440 / hz)
  const lasts = Math.min(seconds, 'modes' in voice ? ringOf(voice, hz) * 1.05 : rings * 1.1)
  const samples =
    'modes' in voice
      ? strike(voice, { hz, force, seconds: lasts }, seed)
      : pluck({ ...voice, bright: voice.bright * (0.5 + 0.5 * force) }, hz, lasts, seed).map((value) => value * force)
  return trim(samples, 0, Math.min(lasts * 300, 180))
}
