/** How the result of a round is presented to a player: text, whether it counts as a win, and sound. */
export interface Outcome {
  readonly text: 'resultWon' | 'resultBack' | 'resultLost'
  readonly isWin: boolean
  readonly sound: 'big' | 'win' | null
}

const BIG = 10

/** SAFE-09: a return of no more than the stake is stated, but not celebrated. */
export function outcomeOf(stakedCents: number, wonCents: number): Outcome {
  if (wonCents <= stakedCents) return { text: wonCents > 0 ? 'resultBack' : 'resultLost', isWin: false, sound: null }
  return { text: 'resultWon', isWin: true, sound: wonCents >= BIG * stakedCents ? 'big' : 'win' }
}
