export interface WageringState {
  /** A bonus is being wagered in the wallet. */
  readonly isWagering: boolean
  /** SAFE-02: a player who may not play cannot wager, so their own money is available at once. */
  readonly isOnBreak: boolean
}

/** Whether a bonus locks a wallet: nothing is withdrawn from it until the bonus is wagered or cancelled. */
export const isLockedByBonus = ({ isWagering, isOnBreak }: WageringState): boolean => isWagering && !isOnBreak
