/** What a result does to the stake of the next round. */
export type StakeRule =
  | { readonly kind: 'keep' }
  | { readonly kind: 'base' }
  | { readonly kind: 'raise'; readonly percent: number }

export interface AutoplayPlan {
  readonly rounds: number
  /** What all rounds together may lose. */
  readonly stopLossCents: number
  /** Null: none. */
  readonly stopProfitCents: number | null
  readonly stopWinCents: number | null
  readonly onWin: StakeRule
}

/** A round as it counts here: what it took from the player and what it paid them. */
interface Result {
  readonly takenCents: number
  readonly paidCents: number
}

/**
 * Rounds played without pressing. The plan always has an end and a loss limit, which holds for the stake as it is raised
 * too. Only its own rounds count: a deposit on the way is no profit.
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
    /** A round has ended: one less, and none after free games or where the plan says that it is enough. */
    count: ({ takenCents, paidCents }: Result, hadFreeGames: boolean) => {
      if (left === 0 || !plan) return
      netCents += paidCents - takenCents
      // A loss never changes the stake: nothing is chased.
      rule = paidCents > takenCents ? plan.onWin : { kind: 'keep' }
      const isWon = plan.stopWinCents !== null && paidCents >= plan.stopWinCents
      const isProfit = plan.stopProfitCents !== null && netCents >= plan.stopProfitCents
      set(isWon || isProfit || hadFreeGames ? 0 : left - 1)
    },
    /** The stake of the next round by the plan; `raise` knows what may be staked. */
    nextStake: (stakeCents: number, raise: (cents: number, percent: number) => number): number => {
      if (left === 0 || rule.kind === 'keep') return stakeCents
      return rule.kind === 'base' ? baseCents : raise(stakeCents, rule.percent)
    },
    /** Whether another round may begin: it must not be able to lose more than was allowed in all. */
    goesOn: (balanceCents: number | null, stakeCents: number): boolean => {
      if (left === 0 || !plan) return false
      const couldLose = stakeCents - netCents
      if (balanceCents !== null && balanceCents >= stakeCents && couldLose <= plan.stopLossCents) return true
      set(0)
      return false
    },
    /** The stake it began with, once it is over: the player's own again. Null where there is nothing to give back. */
    takeBack: (): number | null => {
      if (left > 0 || !plan) return null
      plan = null
      return baseCents
    },
  }
}
