import type { AutoplayPlan } from './ui/panels.ts'

/** Rounds played without pressing. The bet never changes on the way, and the plan always has an end and a loss limit. */
export function createAutoplay(onLeft: (left: number) => void) {
  let plan: AutoplayPlan | null = null
  let left = 0
  let startCents = 0
  const set = (rounds: number) => {
    left = rounds
    onLeft(left)
  }
  return {
    isOn: () => left > 0,
    begin: (chosen: AutoplayPlan, balanceCents: number) => {
      plan = chosen
      startCents = balanceCents
      set(chosen.rounds)
    },
    stop: () => set(0),
    /** A round has ended: one less, and none after free games or the single win to stop at. */
    count: (winCents: number, hadFreeGames: boolean) => {
      if (left === 0) return
      const isEnough = plan?.stopWinCents != null && winCents >= plan.stopWinCents
      set(isEnough || hadFreeGames ? 0 : left - 1)
    },
    /** Whether another round may begin: it must not be able to lose more than was allowed in all. */
    goesOn: (balanceCents: number | null, stakeCents: number): boolean => {
      if (left === 0 || !plan) return false
      const couldLose = startCents - (balanceCents ?? 0) + stakeCents
      if (balanceCents !== null && balanceCents >= stakeCents && couldLose <= plan.stopLossCents) return true
      set(0)
      return false
    },
  }
}
