import type { LiveBet } from './engine.ts'

/** Merges all chips of several bets, each spot once. */
export function mergeBets(bets: readonly LiveBet[]): LiveBet {
  const laid = new Map<string, number>()
  for (const { spot, cents } of bets.flatMap(({ chips }) => chips)) laid.set(spot, (laid.get(spot) ?? 0) + cents)
  return { chips: [...laid].map(([spot, cents]) => ({ spot, cents })) }
}

/** Chips of several orders are on one table, whose limits apply to their sum: `readBet` checks them as one bet. */
export const mergeChips =
  <Terms>(readBet: (input: unknown, about: Terms) => object | null) =>
  (bets: readonly LiveBet[], about: Terms): boolean =>
    readBet(mergeBets(bets), about) !== null
