const BIG = 10
const SUPERB = 25

/** How a result is presented, by its stake: what pays the stake back or less is no win. */
export type Meaning = 'none' | 'win' | 'big' | 'superb'

/** Celebration is owed to real wins alone; from ten stakes on it fills the game. */
export function meaningOf(wonCents: number, stakeCents: number): Meaning {
  if (wonCents <= stakeCents) return 'none'
  if (wonCents >= stakeCents * SUPERB) return 'superb'
  return wonCents >= stakeCents * BIG ? 'big' : 'win'
}
