/** The frequency factor of a number of semitones. */
export const semitones = (count: number): number => 2 ** (count / 12)
