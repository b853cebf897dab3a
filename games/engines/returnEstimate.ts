export interface ReturnEstimate {
  /** Returned share of everything staked. */
  readonly rtp: number
  readonly standardError: number
}

/**
 * Estimates a return as the sum of the wins over the sum of the stakes. The mean of each round's own quotient would weigh a round
 * with a doubled stake as much as any other, and so misstate games in which the player adds to the stake (blackjack).
 */
export function createReturnEstimate() {
  let [staked, won, stakedSquares, wonSquares, products] = [0, 0, 0, 0, 0]
  return {
    add: (stake: number, win: number): void => {
      staked += stake
      won += win
      stakedSquares += stake * stake
      wonSquares += win * win
      products += stake * win
    },
    /** Throws unless something was staked. */
    result: (): ReturnEstimate => {
      if (staked === 0) throw new Error('no stakes to estimate a return from')
      const rtp = won / staked
      // The delta method: the spread of win - rtp x stake.
      const squares = wonSquares - 2 * rtp * products + rtp * rtp * stakedSquares
      return { rtp, standardError: Math.sqrt(Math.max(0, squares)) / staked }
    },
  }
}
