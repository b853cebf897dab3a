/** How a result changes the stake of the next round. */
export type StakeRule =
  | { readonly kind: 'keep' }
  | { readonly kind: 'base' }
  | { readonly kind: 'raise'; readonly percent: number }

export interface AutoplayPlan {
  readonly rounds: number
  /** The maximum loss of all rounds together. */
  readonly stopLossCents: number
  /** Null: no limit. */
  readonly stopProfitCents: number | null
  readonly stopWinCents: number | null
  readonly onWin: StakeRule
}

/** The result of a round: the amount debited from the player and the amount paid to them. */
interface Result {
  readonly debitedCents: number
  readonly paidCents: number
}

/**
 * Rounds played without a press. The plan always has an end and a loss limit, which covers raised stakes too. Only its
 * own rounds count: a deposit between two rounds is no profit.
 */
export function createAutoplay(onLeft: (left: number) => void) {
  let plan: AutoplayPlan | null = null
  let left = 0
  let baseCents = 0
  let netCents = 0
  let rule: StakeRule = { kind: 'keep' }
  const set = (rounds: number) => {
    left = rounds
    onLeft(left)
  }
  return {
    isOn: () => left > 0,
    begin: (chosen: AutoplayPlan, stakeCents: number) => {
      plan = chosen
      baseCents = stakeCents
      netCents = 0
      rule = { kind: 'keep' }
      set(chosen.rounds)
    },
    stop: () => set(0),
    /**
     * Counts a finished round: one round less to go, or none after free games or when a limit of the plan is reached.
     */
    count: ({ debitedCents, paidCents }: Result, hadFreeGames: boolean) => {
      if (left === 0 || !plan) return
      netCents += paidCents - debitedCents
      // A loss never changes the stake: autoplay does not chase losses.
      rule = paidCents > debitedCents ? plan.onWin : { kind: 'keep' }
      const isWon = plan.stopWinCents !== null && paidCents >= plan.stopWinCents
      const isProfit = plan.stopProfitCents !== null && netCents >= plan.stopProfitCents
      set(isWon || isProfit || hadFreeGames ? 0 : left - 1)
    },
    /** The next round's stake by the plan; `raise` applies the game's stake limits. */
    nextStake: (stakeCents: number, raise: (cents: number, percent: number) => number): number => {
      if (left === 0 || rule.kind === 'keep') return stakeCents
      return rule.kind === 'base' ? baseCents : raise(stakeCents, rule.percent)
    },
    /** Whether another round may begin: it must not be able to lose more than the plan allows in total. */
    mayContinue: (balanceCents: number | null, stakeCents: number): boolean => {
      if (left === 0 || !plan) return false
      const couldLose = stakeCents - netCents
      if (balanceCents !== null && balanceCents >= stakeCents && couldLose <= plan.stopLossCents) return true
      set(0)
      return false
    },
    /** Once autoplay has ended, the stake it began with, to be restored; null where there is nothing to restore. */
    restoredStake: (): number | null => {
      if (left > 0 || !plan) return null
      plan = null
      return baseCents
    },
  }
}
