import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, empty, iso, pathId } from './protocol/shapes.ts'

/** LIM-01, wire-facts 6.1 */
export const limitType = z.enum(['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session', 'reality_check'])

/** LIM-07 */
export const limitStatus = z.enum(['active', 'confirmed', 'confirmed_disable', 'unconfirmed_disable', 'unconfirmed'])

/**
 * wire-facts 6.1. `accounts` is missing for limits of time. `period` is day, week or month of money; a longer span of a
 * break (LIM-03); a number of minutes of a session and of the reality check.
 */
export const userLimit = z.object({
  id: z.int(),
  type: limitType,
  period: z.string(),
  /**
   * In force are active, confirmed and unconfirmed_disable (OPEN-10), and until `disable_at` also confirmed_disable.
   */
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
        /** The amount used in the running period: the limit is reached when nothing is left (LIM-05). */
        current_value_amount_cents: cents,
        active_until: iso,
      }),
    )
    .optional(),
})

export const limitForm = z.object({
  type: limitType,
  period: z.string().min(1, 'required').max(20, 'unknown_value'),
  accounts: z
    .array(z.object({ currency: currencyCode, amount_cents: cents.min(0, 'too_small').max(1e15, 'too_big') }))
    .max(30, 'too_long')
    .optional(),
})

/** Not on the public wire: the periods of LIM-03 that the licence offers, the shortest first. */
export const breakPeriods = z.object({ coolingoff: z.array(z.string()), selfexclusion: z.array(z.string()) })

export const limitsApi = {
  'limits.periods': ourCall('GET /api/info/limit_periods', {
    summary: 'How long breaks and self-exclusions may last',
    who: 'anyone',
    answers: { 200: breakPeriods },
  }),
  'limits.list': wireCall('GET /api/user_limits', {
    summary: 'Limits of the player',
    who: 'player',
    answers: { 200: z.array(userLimit) },
  }),
  'limits.save': wireCall('POST /api/user_limits', {
    summary: 'Set a limit, or change the one of this type and period; a looser one waits for its mailed token',
    who: 'player',
    // wire-facts 6.2: both forms are seen.
    body: z.union([z.object({ user_limit: limitForm }), limitForm]),
    answers: { 201: userLimit },
    errors: [
      ...(['required', 'unknown_value', 'too_small', 'too_big', 'currency_unavailable', 'limit_in_force'] as const),
      'can_not_change_limit_expires_less_than_7_days',
    ],
  }),
  'limits.remove': wireCall('DELETE /api/user_limits/:id', {
    summary: 'Ask to remove a limit (confirmed by a mailed token), or take back a change that waits',
    who: 'player',
    params: z.object({ id: pathId }),
    answers: { 204: null },
    errors: ['not_found', 'limit_in_force'],
  }),
  'limits.confirm': wireCall('POST /api/user_limits/confirm', {
    summary: 'Confirm a change with the mailed token (LIM-08)',
    who: 'player',
    body: z.object({ token: z.string().min(1, 'required').max(200, 'invalid') }),
    answers: { 200: empty },
    errors: ['invalid'],
  }),
} as const
