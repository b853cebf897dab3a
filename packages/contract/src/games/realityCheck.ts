import { z } from 'zod'
import { cents, currencyCode, iso, ours } from '../protocol/shapes.ts'

/** How often a player can be reminded, in minutes of play (SAFE-04). */
export const realityIntervals = [15, 30, 60] as const
export const realityInterval = z.literal(realityIntervals)
/** Stakes and winnings of a span of play, one entry per currency; bonus money included, refunded rounds left out. */
export const playSum = z.object({ currency: currencyCode, rounds: z.int(), bet_cents: cents, win_cents: cents })
/** The finished round that won the most for its stake; only one that won more than that (SAFE-09). */
const bestRound = z.object({
  id: z.string(),
  identifier: z.string(),
  currency: currencyCode,
  bet_cents: cents,
  win_cents: cents,
})
/** wire-facts 12.1; the other fields are our extensions. Both records hold decimal text in whole units by currency. */
export const realityCheck = z.object({
  /** Won minus staked. */
  activity_sum: z.record(z.string(), z.string()),
  wager_sum: z.record(z.string(), z.string()),
  /** Since the last answer, or since the play began. */
  period: z.object({ from: iso, to: iso }),
  sums: ours(z.array(playSum)),
  interval_minutes: ours(realityInterval),
  /** When the next check is due, if the play continues. */
  due_at: ours(iso.optional()),
  /** The play in progress: since its first moment without a longer pause (SAFE-05). */
  play: ours(z.object({ from: iso, sums: z.array(playSum), best: bestRound.nullable().optional() })),
})
