/** Auto cash-outs to step through, in hundredths; the first step is no goal (null). */
const GOALS = [
  110, 120, 130, 140, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 20_000,
  50_000, 100_000, 500_000, 1_000_000,
] as const

export const goalsTo = (highest: number): readonly (number | null)[] => [
  null,
  ...GOALS.filter((goal) => goal <= highest),
]

/** The next goal in that direction; the same one at either end. */
export function adjacentGoal(goals: readonly (number | null)[], from: number | null, by: 1 | -1): number | null {
  const at = goals.indexOf(from)
  return goals[Math.min(goals.length - 1, Math.max(0, at + by))] ?? null
}
