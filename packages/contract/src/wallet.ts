import { z } from 'zod'
import { wireCall } from './protocol/define.ts'
import { cents, currencyCode, iso, version } from './protocol/shapes.ts'

/**
 * wire-facts 2.4; `available_to_bet_with_locked_cent` is spelt so on the wire. Bonus part = amount minus
 * available_to_cashout.
 */
export const account = z.object({
  currency: currencyCode,
  amount_cents: cents,
  available_to_cashout_cents: cents,
  available_to_bet_with_locked_cent: cents,
  hidden_at: iso.nullable(),
  deposit_available: z.boolean(),
  selected_lottery_id: z.int().nullable(),
  active: z.boolean(),
  version,
})
/** The shape with `compatibility=true`. */
export const compatibleAccount = z.object({
  currency: currencyCode,
  amount_cents: cents,
  available_to_cashout_cents: cents,
  wager_status: z.string(),
})

export const walletApi = {
  'wallet.accounts': wireCall('GET /api/player/accounts', {
    summary: 'Balance accounts, one a currency',
    who: 'player',
    query: z.object({ compatibility: z.enum(['true', 'false']).optional() }),
    answers: { 200: z.array(z.union([account, compatibleAccount])) },
  }),
  'wallet.select': wireCall('POST /api/player/accounts', {
    summary: 'Open or select the account of a currency',
    who: 'player',
    body: z.object({ currency: currencyCode }),
    example: { currency: 'EUR' },
    answers: { 200: account },
    errors: ['currency_unavailable'],
  }),
} as const
