import { isStake } from '../../engines/stake.ts'

/** The allowed stakes of a game: the list to choose from, rising, and the step between its ends. Minor units. */
export interface StakeLimits {
  readonly stakes: readonly number[]
  readonly step: number
}

/** A change of the stake without naming an amount. */
export type StakeChange = 'half' | 'double' | 'max'

export const mayStake = ({ stakes, step }: StakeLimits, cents: number): boolean =>
  isStake(cents, stakes, { stakeStep: step })

/** The nearest allowed stake at or below an amount, but at least the lowest. */
export function stakeNear({ stakes, step }: StakeLimits, cents: number): number {
  const [min, max] = [stakes[0] ?? 0, stakes.at(-1) ?? 0]
  return Math.min(max, Math.max(min, Math.floor(cents / step) * step))
}

/** The next stake of the list above or below a stake, which need not be in the list; null at its ends. */
export function adjacentStake({ stakes }: StakeLimits, cents: number, by: 1 | -1): number | null {
  const next = by === 1 ? stakes.find((stake) => stake > cents) : stakes.findLast((stake) => stake < cents)
  return next ?? null
}

/** `max` is the highest stake that the balance covers. */
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

/** A stake raised by a percentage: by at least one step, and never above the highest. */
export function stakeRaised(limits: StakeLimits, cents: number, percent: number): number {
  return stakeNear(limits, Math.ceil((cents * (100 + percent)) / 100 / limits.step) * limits.step)
}
