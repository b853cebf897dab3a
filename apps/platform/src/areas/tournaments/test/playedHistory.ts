import type { Db } from '../../../core/db/db.ts'
import type { EventName, Payload } from '../../../core/outbox/events.ts'

/** A movement of a round in the ledger. */
export interface Movement {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly transaction: string
  readonly round: string
  readonly player: bigint
  readonly currency: string
  readonly game: string
  readonly real: bigint
  readonly bonus: bigint
  readonly at: Date
  readonly finishes: boolean
  /** The bet of a rollback. */
  readonly original: Movement | null
  /** false for a bet of the previous release, which counts at once. */
  readonly countsAtEnd: boolean
}

export interface PlayEvent {
  readonly name: EventName
  readonly payload: Payload<'play.bet' | 'play.win' | 'play.rollback'>
}

/**
 * Stores a movement as `areas/play` does, without its checks; returns its event. The database publishes bets that count at the end of
 * their round.
 */
export async function recordMovement(db: Pick<Db, 'query'>, one: Movement): Promise<PlayEvent | null> {
  const { kind, transaction, round, player, currency, game, real, bonus, at, finishes, original } = one
  const [amount, countsAtEnd] = [real + bonus, kind === 'bet' && one.countsAtEnd]
  // Tournaments read the movements; of the round itself only whether real money was staked.
  await db.query(
    `INSERT INTO game_rounds AS r (id, player_id, game_identifier, currency, session_id, state, started_at, balance_after_cents,
       bet_cents, finished_at)
     VALUES ($1, $2, $3, $4, 's', CASE WHEN $5 THEN 'finished' ELSE 'open' END, $6, 0, $7, CASE WHEN $5 THEN $6::timestamptz END)
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, finished_at = excluded.finished_at`,
    [round, player, game, currency, finishes, at, real],
  )
  await db.query(
    `INSERT INTO game_transactions (id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents,
       balance_cents, original_id, finishes, created_at, counts_at_end)
     VALUES ($1, $2, $3, 's', $4, $5, $6, $7, $8, 0, $9, $10, $11, $12)`,
    [
      ...[transaction, kind, round, player, currency, amount, real, bonus],
      ...[original?.transaction ?? null, finishes, at, countsAtEnd],
    ],
  )
  if (countsAtEnd) return null
  const moved = { player, currency, game, round, transaction, amount, bonus, at }
  if (kind === 'bet') return { name: 'play.bet', payload: { ...moved, counts: 100 } }
  if (kind === 'rollback') return { name: 'play.rollback', payload: { ...moved, counts: 100, placed: original!.at } }
  return { name: 'play.win', payload: { ...moved, finished: finishes, bet: 0n, bonus_bet: 0n, win: amount } }
}
