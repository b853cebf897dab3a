import type { Note } from '../../sound.ts'

export const launch: readonly Note[] = [
  [82, 0, 0.9, 0.16],
  [110, 0.12, 0.8, 0.12],
  [164, 0.3, 0.6, 0.08],
]

/** A whole multiplier is passed: higher each time. */
export const passed = (whole: number): readonly Note[] => [[440 * 2 ** (Math.min(whole, 24) / 12), 0, 0.12, 0.06]]

export const lost: readonly Note[] = [
  [110, 0, 0.5, 0.2],
  [73, 0.03, 0.8, 0.2],
  [46, 0.08, 1, 0.18],
]
