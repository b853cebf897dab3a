const BIG = 10
const SUPERB = 25

/** How a result is met, by its stake: what does not bring the stake back is no win. */
export type Meaning = 'none' | 'win' | 'big' | 'superb'

/** Celebration is owed to real wins alone; from ten stakes on it fills the game. */
export function meaningOf(wonCents: number, stakeCents: number): Meaning {
  if (wonCents < stakeCents || wonCents === 0) return 'none'
  if (wonCents >= stakeCents * SUPERB) return 'superb'
  return wonCents >= stakeCents * BIG ? 'big' : 'win'
}
