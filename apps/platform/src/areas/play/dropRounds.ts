import type { Db, Row, Sql } from '../../core/db/db.ts'
import { queryOne } from '../../core/db/queryOne.ts'
import { bookSums } from '../../core/ledger/bookSums.ts'

interface Span {
  readonly from: Date
  readonly to: Date
}

/** Rounds that were open for longer than this stay in the database. */
const longestOpen = '30 days'

/**
 * Condition for a round `r` that may be dropped: it has ended, it was staked, all its transactions are archived ($3 to
 * $4), and nothing else needs it. Free rounds are counted with their free spins, a jackpot names its round, and the id
 * of a prize, whose round has no bet, is what prevents a second payment.
 */
const isDroppable = `r.state <> 'open' AND r.freespins_id IS NULL AND r.jackpot_cents = 0
   AND r.started_at >= r.finished_at - interval '${longestOpen}'
   AND EXISTS (SELECT FROM game_transactions b WHERE b.round_id = r.id AND b.kind = 'bet')
   AND NOT EXISTS (SELECT FROM game_transactions t WHERE t.round_id = r.id AND NOT (t.created_at >= $3 AND t.created_at < $4))`

const dayOf = (at: string) => `to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

/** Rounds that ended on a day by UTC and may be dropped. */
interface EndedDay extends Row {
  /** `2026-10-31`. */
  readonly day: string
  readonly rounds: bigint
}

/** Rounds that ended in a span and may be dropped, counted by day; `archived`: the time of the archived transactions. */
export const droppableRounds = (db: Db, { from, to }: Span, archived: Span): Promise<EndedDay[]> =>
  db.transaction(async (tx) => {
    // Reads the whole table: no index has the end of a round.
    await tx.query('SET LOCAL statement_timeout = 0')
    return tx.query<EndedDay>(
      `SELECT ${dayOf('finished_at')} AS day, count(*) AS rounds
         FROM game_rounds r WHERE finished_at >= $1 AND finished_at < $2 AND ${isDroppable} GROUP BY 1 ORDER BY 1`,
      [from, to, archived.from, archived.to],
    )
  })

interface ComparedDay extends EndedDay {
  /** Those that the archive has with another state or other sums. */
  readonly changed: string[]
}

/**
 * {@link droppableRounds} among archived rows, and which of them have changed since: a win or rollback came after the
 * archive was made.
 */
export const compareArchived = (
  db: Db,
  { from, to }: Span,
  archived: Span,
  lines: readonly string[],
): Promise<ComparedDay[]> =>
  db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0')
    return tx.query<ComparedDay>(
      `SELECT ${dayOf('r.finished_at')} AS day, count(*) AS rounds,
              coalesce(array_agg(r.id) FILTER (WHERE
                (a.state, a.bet_cents, a.bonus_bet_cents, a.win_cents, a.bonus_win_cents) IS DISTINCT FROM
                (r.state, r.bet_cents, r.bonus_bet_cents, r.win_cents, r.bonus_win_cents)), '{}') AS changed
         FROM unnest($5::text[]) line
        CROSS JOIN jsonb_to_record(line::jsonb) AS a(id text, state text, bet_cents bigint, bonus_bet_cents bigint,
                                                     win_cents bigint, bonus_win_cents bigint)
         JOIN game_rounds r ON r.id = a.id
        WHERE r.finished_at >= $1 AND r.finished_at < $2 AND ${isDroppable} GROUP BY 1`,
      [from, to, archived.from, archived.to, lines],
    )
  })

interface Dropped extends Row {
  readonly rounds: bigint
  readonly transactions: bigint
  /** Rounds of held players: they stay. */
  readonly held: bigint
  readonly difference: bigint
}

// $1 to $2 the day.
const endedThen = `r.started_at >= $1::timestamptz - interval '${longestOpen}' AND r.started_at < $2
     AND r.finished_at >= $1 AND r.finished_at < $2`

// A late win locks its round: once all locks are held, the next statement sees every win there is.
const lock = `SELECT count(*) FROM (SELECT FROM game_rounds r WHERE ${endedThen} FOR UPDATE OF r) locked`

// $3 to $4 the time of the transactions that are archived, $5 rounds that stay, $6 now, $7 held players.
const text = `
WITH ended_then AS MATERIALIZED (
  SELECT r.id, r.player_id = ANY ($7::bigint[]) AS is_held
    FROM game_rounds r WHERE ${endedThen} AND ${isDroppable} AND r.id <> ALL ($5::text[])
), gone AS MATERIALIZED (
  SELECT id FROM ended_then WHERE NOT is_held
), dropped AS (
  DELETE FROM game_rounds r USING gone g WHERE r.id = g.id RETURNING r.*
), moved AS (
  DELETE FROM game_transactions t USING gone g WHERE t.round_id = g.id RETURNING t.*
), sums AS MATERIALIZED (
  SELECT 'played:' || ${dayOf('$1::timestamptz')} || ':' || ${dayOf('m.created_at')} || ':' || m.kind || ':' || m.player_id || ':' || m.currency
           || ':' || r.game_identifier AS key,
         m.kind, jsonb_build_object('played', jsonb_build_object('game', r.game_identifier, 'count', count(*))) AS reason, m.player_id, m.currency,
         sum(m.real_cents)::bigint AS real_cents, sum(m.bonus_cents)::bigint AS bonus_cents, max(m.created_at) AS created_at
    FROM moved m JOIN dropped r ON r.id = m.round_id
   WHERE m.amount_cents > 0
   GROUP BY m.kind, m.player_id, m.currency, r.game_identifier, ${dayOf('m.created_at')}
), ${bookSums('moved', 'sums')}, totals AS (
  INSERT INTO played_months AS p (player_id, currency, month, rounds, bet_cents, win_cents)
  SELECT player_id, currency, date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC')::date, count(*), sum(bet_cents), sum(win_cents)
    FROM dropped WHERE state <> 'rolled_back' GROUP BY player_id, currency
  ON CONFLICT (player_id, currency, month) DO UPDATE
    SET rounds = p.rounds + excluded.rounds, bet_cents = p.bet_cents + excluded.bet_cents, win_cents = p.win_cents + excluded.win_cents
), ended AS (
  UPDATE play_sessions SET ended_at = $6 WHERE ended_at IS NULL AND id IN (SELECT session_id FROM moved)
)
SELECT (SELECT count(*) FROM dropped) AS rounds, (SELECT count(*) FROM moved) AS transactions,
       (SELECT count(*) FROM ended_then WHERE is_held) AS held,
       (SELECT coalesce(sum(amount_cents), 0)::bigint FROM entries) AS difference`

interface DropOrder {
  /** When they ended: at most a day. */
  readonly ended: Span
  /** The time of the transactions that are archived: rounds with others stay. */
  readonly archived: Span
  /** Ids of more rounds that stay. */
  readonly except: readonly string[]
  /** Their rounds stay too. */
  readonly heldPlayers: readonly bigint[]
  readonly now: Date
}

/**
 * Removes rounds with their transactions, and books their sums by player, game and day in the ledger, in one
 * transaction. Their play sessions end, so that a repeated bet is rejected; a repeated win finds no round.
 */
export const dropRounds = (db: Db, { ended, archived, except, heldPlayers, now }: DropOrder): Promise<Dropped> =>
  db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0')
    await tx.query(lock, [ended.from, ended.to])
    const row = await queryOne<Dropped>(tx, text, [
      ended.from,
      ended.to,
      archived.from,
      archived.to,
      except,
      now,
      heldPlayers,
    ])
    if (row.difference !== 0n)
      throw new Error(`sums of dropped rounds differ by ${row.difference}: nothing was dropped`)
    return row
  })

/** Records that rounds of a month are removed from the database: before the first is. */
export async function recordDrop(
  sql: Sql,
  drop: { readonly month: string; readonly operator: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await sql.query(
    `INSERT INTO dropped_months (month, operator, reason, dropped_at) VALUES ($1, $2, $3, $4) ON CONFLICT (month) DO NOTHING`,
    [drop.month, drop.operator, drop.reason, drop.now],
  )
}

/** Which of these months have had rounds removed. */
export async function droppedAmong(sql: Sql, months: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ month: string }>(
    'SELECT month FROM dropped_months WHERE month = ANY ($1::text[]) ORDER BY month',
    [months],
  )
  return rows.map(({ month }) => month)
}

/** The newest month whose rounds are no longer in the database, as `2026-10`; null before the first. */
export async function lastDroppedMonth(sql: Sql): Promise<string | null> {
  const row = await queryOne<{ month: string | null }>(sql, 'SELECT max(month) AS month FROM dropped_months')
  return row.month
}
