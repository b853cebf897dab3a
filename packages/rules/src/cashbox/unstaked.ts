export interface StakedDeposit {
  readonly cents: bigint
  /** Real money staked between this deposit and the next one. */
  readonly stakedCents: bigint
}

/**
 * The deposits that were not staked once, of a list in the order they were paid. A stake counts towards the oldest
 * deposit that is not staked yet, and only towards deposits that were paid before it.
 */
export function unstakedOf<D extends StakedDeposit>(deposits: readonly D[]): D[] {
  const open: { readonly deposit: D; left: bigint }[] = []
  for (const deposit of deposits) {
    open.push({ deposit, left: deposit.cents })
    let stake = deposit.stakedCents
    for (let oldest = open[0]; oldest && stake >= oldest.left; oldest = open[0]) {
      stake -= oldest.left
      open.shift()
    }
    if (open[0]) open[0].left -= stake
  }
  return open.map(({ deposit }) => deposit)
}
