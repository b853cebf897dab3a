import type { Phase } from './phase.ts'

/** What a host does; the last two belong to a phase and are not entered with it. */
export type Pose = 'idle' | 'bets' | 'closed' | 'watch' | 'tell' | 'hurry' | 'glad'

/** What an arm does; the style sheet turns its joints. It lies on the table, is opened to the players, halts them, or shows the number. */
export type Arm = 'lie' | 'bid' | 'halt' | 'show'

/** A mouth is open for half of it. */
export const SYLLABLE_MS = 260

interface Gesture {
  /** The arm on the side where the number is told, and the other one. */
  readonly arms: readonly [telling: Arm, other: Arm]
  /** So many syllables are spoken; none without a word. */
  readonly syllables: number
  /** After so long the arms lie on the table again; 0 if they stay. */
  readonly holdMs: number
}

export const GESTURES: Readonly<Record<Pose, Gesture>> = {
  idle: { arms: ['lie', 'lie'], syllables: 0, holdMs: 0 },
  bets: { arms: ['bid', 'bid'], syllables: 4, holdMs: 2800 },
  hurry: { arms: ['bid', 'lie'], syllables: 5, holdMs: 1900 },
  closed: { arms: ['halt', 'halt'], syllables: 4, holdMs: 0 },
  watch: { arms: ['lie', 'lie'], syllables: 0, holdMs: 0 },
  tell: { arms: ['show', 'lie'], syllables: 5, holdMs: 0 },
  glad: { arms: ['show', 'bid'], syllables: 3, holdMs: 0 },
}

export const POSES: Readonly<Record<Phase, Pose>> = {
  waiting: 'idle',
  betting: 'bets',
  closing: 'closed',
  spinning: 'watch',
  result: 'tell',
}

/** What the arms do from left to right, where the number is told on this side. */
export function armsOf(pose: Pose, side: 1 | -1): readonly [left: Arm, right: Arm] {
  const [telling, other] = GESTURES[pose].arms
  return side === 1 ? [other, telling] : [telling, other]
}
