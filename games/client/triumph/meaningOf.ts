const BIG = 10
const SUPERB = 25

/** How a result is presented, relative to its stake: a payout of at most the stake is no win. */
export type Meaning = 'none' | 'win' | 'big' | 'superb'

/** Only real wins are celebrated; from ten stakes on the celebration fills the game. */
export function meaningOf(wonCents: number, stakeCents: number): Meaning {
  if (wonCents <= stakeCents) return 'none'
  if (wonCents >= stakeCents * SUPERB) return 'superb'
  return wonCents >= stakeCents * BIG ? 'big' : 'win'
}
