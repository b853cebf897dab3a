import type { Phase } from './phase.ts'

/** A host's pose; the last three occur within a phase and are not entered with it. */
export type Pose = 'idle' | 'bets' | 'closed' | 'watch' | 'present' | 'hurry' | 'glad' | 'rejoice'

/**
 * An arm's gesture; the style sheet turns its joints. It lies on the table, is opened to the players, halts them, or
 * shows the number.
 */
export type Arm = 'lie' | 'bid' | 'halt' | 'show'

/** Duration of a syllable; the mouth is open for half of it. */
export const SYLLABLE_MS = 260

interface Gesture {
  /** The arm on the side of the number plate, and the other one. */
  readonly arms: readonly [pointing: Arm, other: Arm]
  /** Number of spoken syllables; 0 when silent. */
  readonly syllables: number
  /** The arms return to the table after this time; 0 if they stay. */
  readonly holdMs: number
}

export const GESTURES: Readonly<Record<Pose, Gesture>> = {
  idle: { arms: ['lie', 'lie'], syllables: 0, holdMs: 0 },
  bets: { arms: ['bid', 'bid'], syllables: 4, holdMs: 2800 },
  hurry: { arms: ['bid', 'lie'], syllables: 5, holdMs: 1900 },
  closed: { arms: ['halt', 'halt'], syllables: 4, holdMs: 0 },
  watch: { arms: ['lie', 'lie'], syllables: 0, holdMs: 0 },
  present: { arms: ['show', 'lie'], syllables: 5, holdMs: 0 },
  glad: { arms: ['show', 'bid'], syllables: 3, holdMs: 0 },
  rejoice: { arms: ['halt', 'halt'], syllables: 6, holdMs: 0 },
}

export const POSES: Readonly<Record<Phase, Pose>> = {
  waiting: 'idle',
  betting: 'bets',
  closing: 'closed',
  spinning: 'watch',
  result: 'present',
}

/** The arms' gestures from left to right, with the number plate on this side. */
export function armsOf(pose: Pose, side: 1 | -1): readonly [left: Arm, right: Arm] {
  const [pointing, other] = GESTURES[pose].arms
  return side === 1 ? [other, pointing] : [pointing, other]
}
