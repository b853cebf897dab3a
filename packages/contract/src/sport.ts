import { z } from 'zod'
import { call } from './define.ts'

/** wire-facts 1.3. Without `enabled` there is no way to bets in the navigation. */
export const bettingConfig = z.object({
  enabled: z.boolean(),
  /** Where bets are placed; empty while there is no such place. */
  url: z.string(),
  /** Bonus type -> part of the path of its page. */
  bonusTypesMap: z.record(z.string(), z.string()),
})

export const sportApi = {
  'sport.config': call({ summary: 'Betting: whether and where', who: 'anyone', answers: { 200: bettingConfig } }),
} as const
