import { z } from 'zod'
import { call } from './define.ts'
import { cents, currencyCode, iso } from './shapes.ts'

export const limitType = z.enum(['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session', 'reality_check'])

/** LIM-07 */
export const limitStatus = z.enum(['active', 'confirmed', 'confirmed_disable', 'unconfirmed_disable', 'unconfirmed'])

/** wire-facts 6.1. `accounts` is missing for limits of time; `period` is day, week, month, or a number of minutes. */
export const userLimit = z.object({
  id: z.int(),
  type: limitType,
  period: z.string(),
  /** In force are active, confirmed and unconfirmed_disable (OPEN-10). */
  status: limitStatus,
  strategy: z.string().nullable(),
  parent_type: z.string().nullable(),
  created_at: iso,
  disable_at: iso.nullable(),
  confirm_until: iso.nullable(),
  accounts: z
    .array(
      z.object({
        currency: currencyCode,
        amount_cents: cents,
        /** What the running period has used up of it: reached when nothing is left (LIM-05). */
        current_value_amount_cents: cents,
        active_until: iso,
      }),
    )
    .optional(),
})

export const limitsApi = {
  'limits.list': call({ summary: 'Limits of the player', who: 'player', answers: { 200: z.array(userLimit) } }),
} as const
