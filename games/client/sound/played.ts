import type { Cue, Drone } from './cues.ts'

/**
 * Loudness of a game's sounds, in LUFS of their loudest 200 ms, in steps of 4 dB from the player's actions up to wins.
 */
export const LEVELS = { bed: -35, touch: -31, move: -27, signal: -23, celebration: -19 } as const

/** How a cue is played; `recipes` defines how it is synthesized. */
interface Played {
  readonly level: keyof typeof LEVELS
  /** Number of rendered variants, so that repetitions differ. */
  readonly takes?: number
  /** Number of steps that are rendered separately ... */
  readonly steps?: number
  /** ... or one rendering, played higher or lower: semitones by step. */
  readonly bend?: (step: number) => number
  /** Left (-1) to right (1), by step. */
  readonly pan?: (step: number) => number
  /** Reverb send, 0 to 1. */
  readonly room: number
  /** How long the music is ducked. */
  readonly duckMs?: number
  /** Min interval; closer together the cue would rattle. */
  readonly minGapMs?: number
}

export const PLAYED: Readonly<Record<Cue, Played>> = {
  press: { level: 'touch', takes: 3, room: 0.15 },
  raise: { level: 'touch', takes: 2, room: 0.2 },
  lower: { level: 'touch', takes: 2, room: 0.2 },
  win: { level: 'signal', takes: 2, room: 0.7, duckMs: 900 },
  big: { level: 'celebration', room: 0.9, duckMs: 2600 },
  superb: { level: 'celebration', room: 1, duckMs: 4200 },
  rise: { level: 'signal', steps: 4, room: 0.6 },
  total: { level: 'celebration', room: 1, duckMs: 1200 },
  coins: { level: 'signal', takes: 2, room: 0.5 },
  free: { level: 'celebration', room: 1, duckMs: 2200 },
  spin: { level: 'move', takes: 2, room: 0.35 },
  // Each reel stops about a semitone lower than the one before, panned to its side.
  stop: {
    level: 'move',
    takes: 3,
    bend: (reel) => -1.1 * reel,
    pan: (reel) => Math.min(0.6, 0.24 * (reel - 2)),
    room: 0.4,
  },
  scatter: { level: 'signal', steps: 6, room: 0.9, duckMs: 500 },
  chime: { level: 'signal', steps: 10, room: 0.7, duckMs: 500 },
  shatter: { level: 'move', takes: 3, room: 0.4 },
  fall: { level: 'move', takes: 3, room: 0.4 },
  coinLands: { level: 'signal', takes: 3, room: 0.5 },
  coinCounts: { level: 'signal', steps: 15, room: 0.6 },
  card: { level: 'move', takes: 4, room: 0.2 },
  turn: { level: 'move', takes: 3, room: 0.2 },
  chip: { level: 'move', takes: 4, room: 0.2 },
  throw: { level: 'move', takes: 2, room: 0.5 },
  strike: { level: 'move', takes: 4, room: 0.5, minGapMs: 25 },
  pocket: { level: 'move', takes: 3, room: 0.5 },
  comet: { level: 'signal', room: 1, duckMs: 800 },
  peg: { level: 'touch', takes: 4, room: 0.3, minGapMs: 24 },
  opening: { level: 'signal', room: 0.7 },
  closing: { level: 'signal', room: 0.7 },
  tick: { level: 'move', takes: 2, room: 0.3 },
  ignition: { level: 'signal', room: 0.5, duckMs: 900 },
  passed: { level: 'move', steps: 15, room: 0.6 },
  cashOut: { level: 'signal', takes: 2, room: 0.6, duckMs: 900 },
  burst: { level: 'celebration', room: 1, duckMs: 1800 },
  // On a board of 16 rows the last is an octave below the first.
  pin: { level: 'touch', takes: 4, bend: (row) => 5 - 0.75 * row, room: 0.35, minGapMs: 30 },
  bin: { level: 'move', steps: 5, room: 0.6 },
  missed: { level: 'touch', takes: 2, room: 0.3 },
  found: { level: 'signal', steps: 16, room: 0.6 },
  blast: { level: 'celebration', room: 1, duckMs: 1800 },
}

/** How a continuous sound is played. Values move from the first to the second with its progress. */
interface Droned {
  readonly level: keyof typeof LEVELS
  /** The sound ends by design, without `stop`. */
  readonly isOnce?: boolean
  readonly rate: readonly [number, number]
  readonly gain: readonly [number, number]
  /** Cutoff in hertz. */
  readonly bright: readonly [number, number]
  readonly room: number
}

export const DRONED: Readonly<Record<Drone, Droned>> = {
  // Its progress is the fraction of stopped reels.
  reels: { level: 'bed', rate: [1, 0.95], gain: [1, 0.3], bright: [4200, 2200], room: 0.25 },
  tension: { level: 'move', isOnce: true, rate: [1, 1], gain: [1, 1], bright: [12_000, 12_000], room: 0.6 },
  roll: { level: 'move', rate: [0.5, 1], gain: [0.16, 1], bright: [1400, 5200], room: 0.5 },
  thrust: { level: 'bed', rate: [0.75, 1.7], gain: [0.8, 1.8], bright: [700, 5600], room: 0.3 },
  count: { level: 'bed', rate: [0.94, 1.3], gain: [0.9, 1.2], bright: [9000, 14_000], room: 0.3 },
}

/** The rendered step of a cue: the highest one is also used for all above it. */
export function stepOf(cue: Cue, step: number): number {
  const { steps = 1 } = PLAYED[cue]
  return Math.max(0, Math.min(steps - 1, Math.floor(step)))
}
