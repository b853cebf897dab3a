import type { Sql } from '../../core/db/db.ts'
import type { BetOrder, Moved, PlayRefusal, PlayResult, RollbackOrder } from './playOrders.ts'
import { freeStakeVerdict, type StakeRefusal, stakeVerdict } from './stakeConditions.ts'

interface StakeVerdict extends Record<string, unknown> {
  readonly code: StakeRefusal | null
  readonly max_bet_cents: bigint | null
  readonly limit_type: string | null
  readonly limit_currency: string | null
  readonly limit_cents: bigint | null
}

interface Facts extends Record<string, unknown> {
  readonly session_known: boolean
  readonly round_state: string | null
  readonly round_is_ours: boolean
  /** The id of its free spins, as text. */
  readonly round_free: string | null
  readonly known_kind: string | null
  readonly known_matches: boolean
  readonly known_finishes: boolean
  readonly known_amount: bigint | null
  readonly known_currency: string
  readonly known_balance: bigint
  readonly known_original: string | null
  readonly known_rolled_back: boolean
  readonly original_kind: string | null
  readonly original_matches: boolean
  readonly original_rollback: string | null
  readonly original_rollback_balance: bigint | null
  readonly original_currency: string
}

// $1 session, $2 round, $3 transaction, $4 original transaction or null.
const facts = {
  name: 'play_facts',
  text: `
SELECT s.id IS NOT NULL AS session_known, r.state AS round_state,
       coalesce(r.player_id = s.player_id AND r.currency = s.currency AND r.game_identifier = s.game_identifier, false) AS round_is_ours, r.freespins_id::text AS round_free,
       k.kind AS known_kind, k.amount_cents + k.free_cents AS known_amount, k.currency AS known_currency, k.balance_cents AS known_balance,
       k.original_id AS known_original, k.finishes AS known_finishes,
       coalesce(k.round_id = $2 AND k.player_id = s.player_id AND k.currency = s.currency, false) AS known_matches,
       EXISTS (SELECT FROM game_transactions b WHERE b.original_id = k.id AND b.kind = 'rollback') AS known_rolled_back,
       o.kind AS original_kind, o.currency AS original_currency,
       coalesce(o.round_id = $2 AND o.player_id = s.player_id AND o.currency = s.currency, false) AS original_matches,
       b.id AS original_rollback, b.balance_cents AS original_rollback_balance
  FROM (SELECT 1) one
  LEFT JOIN play_sessions s ON s.id = $1
  LEFT JOIN game_rounds r ON r.id = $2
  LEFT JOIN game_transactions k ON k.id = $3
  LEFT JOIN game_transactions o ON o.id = $4::text
  LEFT JOIN game_transactions b ON b.original_id = $4::text AND b.kind = 'rollback'`,
}

type Kind = 'bet' | 'win' | 'rollback'
type Order = (BetOrder | RollbackOrder) & { readonly finishesRound?: boolean }

/** The reason why a transaction was not booked, given the committed state; null when nothing blocks it (any more). */
export async function explainRefusal(sql: Sql, kind: Kind, order: Order): Promise<PlayResult | null> {
  const original = 'original' in order ? order.original : null
  const [found] = await sql.query<Facts>(facts, [order.session, order.round, order.transaction, original])
  if (!found) throw new Error('expected one row with the facts of a transaction')
  if (!found.session_known) return no('session_unknown')
  if (found.known_kind !== null) return judgeKnown(found, kind, order)
  if ('original' in order) return judgeRollback(found, order)
  return kind === 'win' ? judgeWin(found, order) : judgeBet(sql, order)
}

const no = (code: PlayRefusal): PlayResult => ({ ok: false, code })
const again = (transaction: string, currency: string, balance: bigint): Moved => ({
  ok: true,
  transaction,
  currency,
  balance,
  isRepeat: true,
})

/** The id is taken: the same transaction gets its first answer, a different one is a conflict. */
function judgeKnown(found: Facts, kind: Kind, order: Order): PlayResult {
  if (found.known_kind === 'void') return no(kind === 'bet' ? 'transaction_rolled_back' : 'transaction_conflict')
  const sameMovement =
    'original' in order
      ? found.known_original === order.original
      : found.known_amount === order.amount && found.known_finishes === (order.finishesRound ?? false)
  const isSameFree = kind !== 'bet' || !('amount' in order) || (order.free?.id.toString() ?? null) === found.round_free
  if (found.known_kind !== kind || !found.known_matches || !sameMovement || !isSameFree) {
    return no('transaction_conflict')
  }
  // The studio has rolled it back. Confirming it now would allow a win on a returned stake.
  if (kind === 'bet' && found.known_rolled_back) return no('transaction_rolled_back')
  const repeated = again(order.transaction, found.known_currency, found.known_balance)
  return found.round_free === null ? repeated : { ...repeated, isFree: true }
}

/** Checks the same conditions that blocked the stake. */
async function judgeBet(sql: Sql, order: BetOrder): Promise<PlayResult | null> {
  const { session, round, amount, now, free } = order
  if (free && amount !== 0n) return no('amount_invalid')
  const [found] = free
    ? await sql.query<StakeVerdict>(freeStakeVerdict, [session, round, now, free.id, free.stake, free.feature])
    : await sql.query<StakeVerdict>(stakeVerdict, [session, round, amount, now])
  if (!found?.code) return null
  const { code, max_bet_cents: maxBet, limit_type: type, limit_currency: currency, limit_cents: amount_cents } = found
  if (code === 'limit_reached' && type !== null) return { ok: false, code, limit: { type, currency, amount_cents } }
  return code === 'bonus_bet_limit_exceeded' && maxBet !== null ? { ok: false, code, maxBet } : no(code)
}

function judgeWin(found: Facts, order: BetOrder): PlayResult | null {
  if (order.amount < 0n) return no('amount_invalid')
  if (!found.round_is_ours) return no('round_unknown')
  return found.round_state === 'open' ? null : no('round_finished')
}

function judgeRollback(found: Facts, order: Order): PlayResult | null {
  if (found.original_kind === null) return null
  if (!found.original_matches) return no('transaction_conflict')
  // Already rolled back under another id: this one succeeds without returning the stake again.
  if (found.original_rollback !== null) {
    return again(order.transaction, found.original_currency, found.original_rollback_balance ?? 0n)
  }
  if (found.original_kind !== 'bet') return no('transaction_conflict')
  return found.round_state === 'open' ? null : no('round_finished')
}
