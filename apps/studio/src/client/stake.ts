import { isStake } from '../engines/stake.ts'

/** What may be staked in a game: the list to choose from, rising, and the steps between its ends. Minor units. */
export interface StakeLimits {
  readonly stakes: readonly number[]
  readonly step: number
}

/** How a stake is changed without naming an amount. */
export type StakeChange = 'half' | 'double' | 'most'

export const mayStake = ({ stakes, step }: StakeLimits, cents: number): boolean =>
  isStake(cents, stakes, { stakeStep: step })

/** The nearest stake at or below an amount; the lowest where there is none. */
export function stakeNear({ stakes, step }: StakeLimits, cents: number): number {
  const [least, most] = [stakes[0] ?? 0, stakes.at(-1) ?? 0]
  return Math.min(most, Math.max(least, Math.floor(cents / step) * step))
}

/** The next of the list above or below a stake, which need not be one of it; null at its ends. */
export function stakeBeside({ stakes }: StakeLimits, cents: number, by: 1 | -1): number | null {
  const next = by === 1 ? stakes.find((stake) => stake > cents) : stakes.findLast((stake) => stake < cents)
  return next ?? null
}

/** `most` is the most that the balance affords. */
export function stakeChanged(
  limits: StakeLimits,
  cents: number,
  change: StakeChange,
  balanceCents: number | null,
): number {
  if (change === 'half') return stakeNear(limits, cents / 2)
  if (change === 'double') return stakeNear(limits, cents * 2)
  return stakeNear(limits, balanceCents ?? Number.MAX_SAFE_INTEGER)
}

/** A stake raised by a share of itself: by one step at least, and never above the highest. */
export function stakeRaised(limits: StakeLimits, cents: number, percent: number): number {
  return stakeNear(limits, Math.ceil((cents * (100 + percent)) / 100 / limits.step) * limits.step)
}
