import { z } from 'zod'
import { call } from './define.ts'

/** wire-facts 2.14: `chargeable` can be spent, `persistent` drives the level. */
export const compPoints = z.object({
  chargeable: z.object({ points: z.number() }),
  persistent: z.object({ points: z.number() }),
})

export const loyaltyApi = {
  'loyalty.points': call({ summary: 'Comp points of the player', who: 'player', answers: { 200: compPoints } }),
} as const
