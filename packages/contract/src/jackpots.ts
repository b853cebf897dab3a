import { z } from 'zod'
import { wireCall } from './protocol/define.ts'
import { cents, currencyCode, iso, ours } from './protocol/shapes.ts'

/**
 * How a level drops: below an amount, within a time, or by chance. `hash` is of the secret that is shown after the win.
 */
const drop = z.object({
  rule: z.enum(['amount', 'time', 'chance']),
  below_cents: cents.nullable(),
  every: z.enum(['hour', 'day']).nullable(),
  drops_by: iso.nullable(),
  one_in_cents: cents.nullable(),
  /** Part of every stake that goes into it, in basis points. */
  share_bp: z.int(),
  hash: z.string(),
})
const level = z.object({
  id: z.int(),
  identifier: z.string(),
  name: z.string(),
  art: ours(z.string().optional()),
  index: z.int(),
  state: z.string(),
  amount_cents: cents,
  available_amount_cents: cents,
  total_amount_cents: cents,
  current_award_value: z.number().nullable(),
  periods: z.array(z.unknown()),
  working_days: z.unknown().nullable(),
  drop: ours(drop.optional()),
  /** Null: it has never been won. */
  last_win: ours(z.object({ at: iso, amount_cents: cents }).nullish()),
})
/** wire-facts 5.6; `art`, `drop` and `last_win` are our extensions. */
export const jackpot = z.object({
  id: z.int(),
  name: z.string(),
  identifier: z.string(),
  external_id: z.string(),
  state: z.string(),
  currency: currencyCode,
  allowed_currencies: z.array(currencyCode),
  games: z.array(z.string()),
  levels: z.array(level),
})

/** The inputs of a win's draw: enough to verify it (docs/jackpots.md). Amounts in the pool's currency. */
export const jackpotDraw = z.object({
  /** `overdue`: its time ran out, and the last round that fed it has it. `forced`: by the sandbox. */
  rule: z.enum(['amount', 'time', 'chance', 'overdue', 'forced']),
  level: z.string(),
  cycle: z.int(),
  secret: z.string(),
  hash: z.string(),
  /** The first round that fed the cycle; absent for cycles that had begun before opening rounds counted. */
  opening_round: z.string().optional(),
  begun_at: iso,
  begun_cents: cents,
  below_cents: cents.optional(),
  trigger_cents: cents.optional(),
  drops_by: iso.optional(),
  moment: iso.optional(),
  round: z.string().optional(),
  stake_cents: cents.optional(),
  one_in_cents: cents.optional(),
})
/**
 * wire-facts 5.7; `id`, `game_identifier` and `draw` are our extensions. `amount_cents` is in the platform's default
 * currency, so that wins of different pools compare; the original amount is what the pool paid. `user_name` is masked
 * already (JP-04).
 */
export const jackpotWin = z.object({
  id: ours(z.int().optional()),
  user_name: z.string(),
  jackpot_name: z.string(),
  jackpot_level_name: z.string(),
  amount_cents: cents,
  jackpot_original_amount_cents: cents,
  jackpot_original_currency: currencyCode,
  jackpot_external_code: z.string(),
  jackpot_level_external_code: z.string(),
  game_identifier: ours(z.string().optional()),
  draw: ours(jackpotDraw.optional()),
  created_at: iso,
  approved_at: iso,
})
/** A win as sent to its winner, with the amount added to their wallet. */
export const jackpotAward = jackpotWin.extend({ award_cents: cents, award_currency: currencyCode })

export const jackpotsApi = {
  'jackpots.list': wireCall('GET /api/jackpots', {
    summary: 'Jackpots and what their levels hold (API-072)',
    who: 'anyone',
    answers: { 200: z.array(jackpot) },
  }),
  'jackpots.wins': wireCall('GET /api/jackpot_wins', {
    summary: 'Who won a jackpot, newest first, the biggest among them (API-073)',
    who: 'anyone',
    answers: { 200: z.array(jackpotWin) },
  }),
  'jackpots.byCurrency': wireCall('GET /api/games/jackpots', {
    summary: 'What the jackpots hold, by currency (API-067, GAME-08)',
    who: 'anyone',
    answers: { 200: z.record(currencyCode, z.record(z.string(), cents)) },
  }),
} as const
