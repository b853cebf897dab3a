import { z } from 'zod'
import { feature } from '../bonuses.ts'
import { ourCall } from './define.ts'
import { cents, currencyCode } from './shapes.ts'

// No control characters: not every database stores a NUL. No unpaired surrogates: the database would store all of them
// as the same replacement character.
const id = z
  .string()
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
/** Free rounds granted by the casino, as a studio sees them. */
const freeRounds = z.object({
  id: z.string(),
  total: z.int(),
  performed: z.int(),
  /** The stake of each round. */
  stake_cents: cents,
  /** Winnings so far; paid when all of them have been played. */
  won_cents: cents,
  /** They begin in this feature of the game; without it they are ordinary rounds. */
  feature: feature.optional(),
})
const standing = z.object({
  currency: currencyCode,
  balance_cents: cents,
  /** While the player wagers a bonus with a maximum bet: the maximum of all bets of a round together. */
  max_bet_cents: cents.optional(),
  free_rounds: freeRounds.optional(),
})
const moved = standing.extend({ transaction_id: z.string() })
const refused = z.object({ transaction_id: z.string(), error: z.object({ code: z.string(), message: z.string() }) })
const win = z.object({
  session: id,
  round_id: id,
  transaction_id: id,
  amount_cents: amount,
  round_finished: z.boolean(),
})

/** So many wins fit into one body. */
export const maxWins = 200

/**
 * Codes of the seamless wallet, answered as `{ error: { code, message } }`: 401 for the first two, 422 for the rest.
 */
export const walletErrorCodes = [
  'signature_invalid',
  'request_expired',
  'session_unknown',
  'session_ended',
  'insufficient_funds',
  'round_unknown',
  'round_finished',
  'transaction_conflict',
  'transaction_rolled_back',
  'limit_reached',
  'reality_check_due',
  'bonus_bet_limit_exceeded',
  'stake_limit_exceeded',
  'game_forbidden_with_bonus',
  'game_closed',
  'free_rounds_unknown',
  'free_rounds_over',
  'amount_invalid',
  'malformed',
] as const
export type WalletErrorCode = (typeof walletErrorCodes)[number]

export const walletBodies = {
  balance: z.object({ session: id }),
  /** A free round names its grant and its value, and debits nothing. */
  bet: z
    .object({
      session: id,
      round_id: id,
      transaction_id: id,
      amount_cents: amount,
      free_round: z
        .object({ id: z.string().regex(/^\d{1,18}$/), stake_cents: amount.min(1), feature: feature.optional() })
        .optional(),
    })
    .refine(({ amount_cents, free_round }) => (amount_cents === 0) === (free_round !== undefined), {
      path: ['amount_cents'],
    }),
  win,
  wins: z.object({ wins: z.array(win).min(1).max(maxWins) }),
  rollback: z.object({ session: id, round_id: id, transaction_id: id, original_transaction_id: id }),
} as const

/** The seamless wallet a game studio calls (WIRE-07): signed, each movement counted once by its transaction id. */
export const walletProtocolApi = {
  'studio.balance': ourCall('POST /wallet/v1/balance', {
    summary: 'Balance of a play session',
    who: 'partner',
    raw: true,
    body: walletBodies.balance,
    answers: { 200: standing },
  }),
  'studio.bet': ourCall('POST /wallet/v1/bet', {
    summary: 'Take a stake',
    who: 'partner',
    raw: true,
    body: walletBodies.bet,
    answers: { 200: moved },
  }),
  'studio.win': ourCall('POST /wallet/v1/win', {
    summary: 'Pay a win and finish the round',
    who: 'partner',
    raw: true,
    body: walletBodies.win,
    answers: { 200: moved },
  }),
  'studio.wins': ourCall('POST /wallet/v1/wins', {
    summary: 'Pay many wins, each for itself',
    who: 'partner',
    raw: true,
    body: walletBodies.wins,
    answers: { 200: z.object({ results: z.array(z.union([moved, refused])) }) },
  }),
  'studio.rollback': ourCall('POST /wallet/v1/rollback', {
    summary: 'Give a stake back',
    who: 'partner',
    raw: true,
    body: walletBodies.rollback,
    answers: { 200: moved },
  }),
} as const
