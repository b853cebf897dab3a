import type { Sql } from '../db/db.ts'
import type { BetOrder, Moved, PlayResult, RollbackOrder } from './play.ts'
import { bonusInTheWay } from './playBonus.ts'
import { freeSpinsFacts, freeSpinsLeft } from './playFree.ts'
import { limitInTheWay } from './playStatements.ts'

/** Codes of the seamless wallet that the ledger itself decides. */
export type PlayRefusal =
  | 'session_unknown'
  | 'session_ended'
  | 'insufficient_funds'
  | 'round_unknown'
  | 'round_finished'
  | 'transaction_conflict'
  | 'transaction_rolled_back'
  | 'amount_invalid'
  | 'limit_reached'
  | 'bonus_bet_limit_exceeded'
  | 'game_forbidden_with_bonus'
  | 'free_rounds_unknown'
  | 'free_rounds_over'

/** The limit that did not let a stake through; the sum, in minor units of its own currency, only of money. */
export interface LimitInTheWay extends Record<string, unknown> {
  readonly type: string
  readonly currency: string | null
  readonly amount_cents: bigint | null
}

interface BonusInTheWay extends Record<string, unknown> {
  readonly is_over: boolean
  readonly is_closed: boolean
  readonly max_bet_cents: bigint
}

interface Facts extends Record<string, unknown> {
  readonly session_known: boolean
  readonly session_live: boolean
  readonly funds: bigint
  readonly real_funds: bigint
  readonly round_state: string | null
  readonly round_is_ours: boolean
  /** Its free spins, as text. */
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
SELECT s.id IS NOT NULL AS session_known, s.id IS NOT NULL AND s.ended_at IS NULL AS session_live,
       (SELECT coalesce(sum(a.balance_cents), 0)::bigint FROM ledger_accounts a
         WHERE a.player_id = s.player_id AND a.currency = s.currency AND a.kind IN ('real', 'bonus')) AS funds,
       (SELECT coalesce(sum(a.balance_cents), 0)::bigint FROM ledger_accounts a
         WHERE a.player_id = s.player_id AND a.currency = s.currency AND a.kind = 'real') AS real_funds,
       r.state AS round_state,
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

/** Why a movement did not happen, judged on what is committed now; null when nothing stands in its way (any more). */
export async function findVerdict(sql: Sql, kind: Kind, order: Order): Promise<PlayResult | null> {
  const original = 'original' in order ? order.original : null
  const [found] = await sql.query<Facts>(facts, [order.session, order.round, order.transaction, original])
  if (!found) throw new Error('the facts of a movement are always one row')
  if (!found.session_known) return no('session_unknown')
  if (found.known_kind !== null) return judgeKnown(found, kind, order)
  switch (kind) {
    case 'bet':
      return judgeBet(sql, found, order as BetOrder)
    case 'win':
      return judgeWin(found, order as BetOrder)
    case 'rollback':
      return judgeRollback(found, order)
  }
}

const no = (code: PlayRefusal): PlayResult => ({ ok: false, code })
const again = (transaction: string, currency: string, balance: bigint): Moved => ({
  ok: true,
  transaction,
  currency,
  balance,
  isRepeat: true,
})

/** The id has been used: the same movement gets its first answer, another one is a conflict. */
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
  // The studio gave it up; to confirm it now would let it pay a win on a stake that nobody holds.
  if (kind === 'bet' && found.known_rolled_back) return no('transaction_rolled_back')
  const repeated = again(order.transaction, found.known_currency, found.known_balance)
  return found.round_free === null ? repeated : { ...repeated, isFree: true }
}

async function judgeBet(sql: Sql, found: Facts, order: BetOrder): Promise<PlayResult | null> {
  if (order.free ? order.amount !== 0n : order.amount <= 0n) return no('amount_invalid')
  if (!found.session_live) return no('session_ended')
  if (order.free) return judgeFree(sql, found, order, order.free)
  if (found.round_free !== null) return no('round_unknown')
  if (found.round_state !== null && !found.round_is_ours) return no('round_unknown')
  if (found.round_state !== null && found.round_state !== 'open') return no('round_finished')
  // Before the money: nobody who takes a break is to hear that he should pay in.
  const [limit] = await sql.query<LimitInTheWay>(limitInTheWay, [order.session, order.round, order.amount, order.now])
  if (limit) return { ok: false, code: 'limit_reached', limit }
  const [bonus] = await sql.query<BonusInTheWay>(bonusInTheWay, [order.session, order.amount, order.now])
  if (bonus?.is_over) return found.real_funds < order.amount ? no('insufficient_funds') : null
  if (bonus?.is_closed) return no('game_forbidden_with_bonus')
  if (bonus) return { ok: false, code: 'bonus_bet_limit_exceeded', maxBet: bonus.max_bet_cents }
  return found.funds < order.amount ? no('insufficient_funds') : null
}

async function judgeFree(
  sql: Sql,
  found: Facts,
  order: BetOrder,
  free: NonNullable<BetOrder['free']>,
): Promise<PlayResult | null> {
  const [spins] = await sql.query<{ is_worth: boolean }>(freeSpinsFacts, [
    order.session,
    free.id,
    free.stake,
    free.feature,
  ])
  if (!spins) return no('free_rounds_unknown')
  if (!spins.is_worth) return no('amount_invalid')
  // A free round takes one bet.
  if (found.round_state !== null) return no(found.round_is_ours ? 'round_finished' : 'round_unknown')
  const [limit] = await sql.query<LimitInTheWay>(limitInTheWay, [order.session, order.round, 0n, order.now])
  if (limit) return { ok: false, code: 'limit_reached', limit }
  const [left] = await sql.query(freeSpinsLeft, [free.id, order.now])
  return left ? null : no('free_rounds_over')
}

function judgeWin(found: Facts, order: BetOrder): PlayResult | null {
  if (order.amount < 0n) return no('amount_invalid')
  if (!found.round_is_ours) return no('round_unknown')
  return found.round_state === 'open' ? null : no('round_finished')
}

function judgeRollback(found: Facts, order: Order): PlayResult | null {
  if (found.original_kind === null) return null
  if (!found.original_matches) return no('transaction_conflict')
  // Given back before under another id: so it is, and it is not given back twice.
  if (found.original_rollback !== null) {
    return again(order.transaction, found.original_currency, found.original_rollback_balance ?? 0n)
  }
  if (found.original_kind !== 'bet') return no('transaction_conflict')
  return found.round_state === 'open' ? null : no('round_finished')
}
