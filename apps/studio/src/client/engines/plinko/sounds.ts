import type { Note } from '../../sound.ts'

/** A peg is heard a little lower with every row. */
export const peg = (row: number, rows: number): readonly Note[] => [[1180 - (row / rows) * 520, 0, 0.045, 0.035]]

export const landed = (isReal: boolean): readonly Note[] =>
  isReal
    ? [
        [659, 0, 0.12, 0.09],
        [988, 0.07, 0.22, 0.09],
      ]
    : [[220, 0, 0.12, 0.07]]
