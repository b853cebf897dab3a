import type { Note } from '../../sound.ts'

/** A peg is heard a little lower with every row. */
export const peg = (row: number, rows: number): readonly Note[] => [[1180 - (row / rows) * 520, 0, 0.045, 0.035]]

/** A ball that brought less than it cost. */
export const missed: readonly Note[] = [[220, 0, 0.12, 0.07]]
