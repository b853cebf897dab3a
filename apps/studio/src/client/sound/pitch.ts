/** The factor of so many semitones. */
export const semitones = (count: number): number => 2 ** (count / 12)
