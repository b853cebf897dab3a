import type { BonusStage } from '@apogee/rules/bonuses/stages'
import type { Row, Sql } from '../../core/db/db.ts'
import { hasRow, insertion, queryFirst, queryValue } from '../../core/db/queryOne.ts'
import { hasUnprocessed } from '../../core/outbox/processed.ts'
import { openHundredths } from '../play/public.ts'
import { newestOf, recordStage } from './giftStore.ts'

export type Strategy = 'registration' | 'deposit' | 'personal' | 'prize'

export interface BonusRow extends Row {
  readonly id: bigint
  /** Raised by the database with every change of the row. */
  readonly version: bigint
  /** Key of the event that grants it; each key grants one bonus. */
  readonly key: string
  readonly player_id: bigint
  readonly offer_id: string
  readonly group_key: string | null
  readonly strategy: Strategy
  /** By language. */
  readonly titles: Record<string, string>
  readonly currency: string
  readonly amount_cents: bigint
  /** Decimal text. */
  readonly wager: string
  readonly required_cents: bigint
  readonly wagered_hundredths: bigint
  readonly max_bet_cents: bigint | null
  readonly max_win_cents: bigint | null
  /** Games it may be wagered in; null means every game open to bonuses. */
  readonly games: string[] | null
  readonly wager_days: number
  readonly stage: BonusStage
  readonly created_at: Date
  readonly activatable_until: Date | null
  readonly activated_at: Date | null
  readonly started_at: Date | null
  readonly valid_until: Date | null
  readonly ended_at: Date | null
}

export type NewBonus = Pick<
  BonusRow,
  | 'key'
  | 'player_id'
  | 'offer_id'
  | 'group_key'
  | 'strategy'
  | 'titles'
  | 'currency'
  | 'amount_cents'
  | 'wager'
  | 'required_cents'
  | 'max_bet_cents'
  | 'max_win_cents'
  | 'games'
  | 'wager_days'
  | 'created_at'
  | 'activatable_until'
>

/** Whether the counted stakes meet the wagering requirement. */
export const isWagered = ({ wagered_hundredths, required_cents }: BonusRow): boolean =>
  wagered_hundredths >= required_cents * 100n

/** Issues a bonus; null when this key has already granted one. */
export async function insertBonus(sql: Sql, bonus: NewBonus): Promise<BonusRow | null> {
  const values = { ...bonus, titles: JSON.stringify(bonus.titles) }
  const row = await queryFirst<BonusRow>(
    sql,
    ...insertion('INSERT INTO player_bonuses', values, 'ON CONFLICT (key) DO NOTHING RETURNING *'),
  )
  if (row) await recordStage(sql, 'bonus_id', row, 0n, bonus.created_at)
  return row
}

/** A player's most recent bonuses, newest first. */
export const bonusesOf = (sql: Sql, playerId: bigint): Promise<BonusRow[]> => newestOf(sql, 'player_bonuses', playerId)

export const findBonus = (sql: Sql, playerId: bigint, id: bigint): Promise<BonusRow | null> =>
  queryFirst(sql, 'SELECT * FROM player_bonuses WHERE id = $1 AND player_id = $2', [id, playerId])

/**
 * All of a player's unfinished bonuses in a wallet, locked until the transaction ends: transitions happen one after the
 * other.
 */
export const lockBonuses = (sql: Sql, playerId: bigint, currency: string): Promise<BonusRow[]> =>
  sql.query<BonusRow>(
    `SELECT * FROM player_bonuses WHERE player_id = $1 AND currency = $2 AND stage IN ('issued', 'wait', 'handle_bets')
      ORDER BY id FOR UPDATE`,
    [playerId, currency],
  )

/** Wagering by wallet: the stage of the bonus being wagered, or else of the next in line. */
export async function wagerStages(sql: Sql, playerId: bigint): Promise<ReadonlyMap<string, BonusStage>> {
  const rows = await sql.query<{ currency: string; stage: BonusStage }>(
    `SELECT DISTINCT ON (currency) currency, stage FROM player_bonuses
      WHERE player_id = $1 AND stage IN ('handle_bets', 'wait') ORDER BY currency, stage <> 'handle_bets'`,
    [playerId],
  )
  return new Map(rows.map(({ currency, stage }) => [currency, stage]))
}

export interface BonusStep {
  readonly stage: BonusStage
  readonly at: Date
  /** Bonus money added (above zero) or removed with it. */
  readonly money?: bigint
  readonly validUntil?: Date
}

/** Writes a transition; the caller holds the row lock. */
export async function moveBonus(
  sql: Sql,
  id: bigint,
  { stage, at, money = 0n, validUntil }: BonusStep,
): Promise<BonusRow> {
  const [row] = await sql.query<BonusRow>(
    `UPDATE player_bonuses
        SET stage = $2, activated_at = CASE WHEN $2 IN ('wait', 'handle_bets') THEN coalesce(activated_at, $3) ELSE activated_at END,
            started_at = CASE WHEN $2 = 'handle_bets' THEN $3 ELSE started_at END,
            valid_until = coalesce($4, valid_until),
            ended_at = CASE WHEN $2 IN ('wait', 'handle_bets') THEN NULL ELSE $3 END
      WHERE id = $1 RETURNING *`,
    [id, stage, at, validUntil ?? null],
  )
  if (!row) throw new Error(`bonus ${id} does not exist`)
  await recordStage(sql, 'bonus_id', row, money, at)
  return row
}

/** The part of a stake that counts, in hundredths of a minor unit; negative for a returned stake. */
export interface Counted {
  readonly playerId: bigint
  readonly currency: string
  readonly hundredths: bigint
  /** When the stake was placed. */
  readonly at: Date
}

/**
 * Counts stakes towards the bonuses that were being wagered, and still valid, when the stakes were placed. Returns the
 * changed bonuses.
 */
export const addWagered = (sql: Sql, stakes: readonly Counted[]): Promise<BonusRow[]> =>
  sql.query<BonusRow>(
    {
      name: 'bonuses_add_wagered',
      text: `
WITH e AS (SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[]) AS e(player_id, currency, hundredths, at)),
s AS (
  SELECT b.id, sum(e.hundredths)::bigint AS hundredths FROM e
    JOIN player_bonuses b ON b.player_id = e.player_id AND b.currency = e.currency AND b.stage = 'handle_bets' AND e.at >= b.started_at
      AND (b.valid_until IS NULL OR e.at < b.valid_until)
   GROUP BY b.id)
UPDATE player_bonuses b SET wagered_hundredths = greatest(0, b.wagered_hundredths + s.hundredths)
  FROM s WHERE b.id = s.id AND b.stage = 'handle_bets' RETURNING b.*`,
    },
    [
      stakes.map(({ playerId }) => playerId),
      stakes.map(({ currency }) => currency),
      stakes.map(({ hundredths }) => hundredths),
      stakes.map(({ at }) => at),
    ],
  )

export const bonusConsumerName = 'bonuses'

/**
 * Whether stakes of finished rounds, placed while a bonus was valid, have not been counted yet; `counted` are the
 * events that the current transaction has counted. The caller has locked the wallet's balance, so that no stake can be
 * placed and no round can finish concurrently.
 */
export const hasUncountedStakes = (
  sql: Sql,
  { player_id, currency, valid_until }: BonusRow,
  now: Date,
  counted: readonly bigint[],
): Promise<boolean> =>
  hasUnprocessed(sql, {
    consumer: bonusConsumerName,
    topic: 'play.bet',
    payload: { player: Number(player_id), currency },
    before: valid_until ?? now,
    done: counted,
  })

/**
 * Whether the stakes of open rounds would complete the wagering of a bonus: they were placed in time, but may be
 * returned.
 */
export async function mayBeWagered(sql: Sql, bonus: BonusRow): Promise<boolean> {
  const { player_id, currency, started_at, valid_until, wagered_hundredths, required_cents } = bonus
  if (started_at === null || valid_until === null) return false
  const placed = { playerId: player_id, currency, from: started_at, until: valid_until }
  return wagered_hundredths + (await openHundredths(sql, placed)) >= required_cents * 100n
}

/** Wallets with a bonus whose time has run out. */
export const overdueWallets = (sql: Sql, now: Date): Promise<{ player_id: bigint; currency: string }[]> =>
  sql.query(
    `SELECT DISTINCT player_id, currency FROM player_bonuses
      WHERE (stage = 'issued' AND activatable_until <= $1) OR (stage = 'handle_bets' AND valid_until <= $1) LIMIT 500`,
    [now],
  )

/** Wallets that wager a bonus and have no bonus money left, or less than the smallest stake of some game. */
export const poorWallets = (sql: Sql): Promise<{ player_id: bigint; currency: string }[]> =>
  sql.query(
    `SELECT b.player_id, b.currency FROM player_bonuses b
       JOIN (SELECT currency, max(cents) AS cents FROM smallest_stakes GROUP BY currency) s ON s.currency = b.currency
       JOIN LATERAL (
         SELECT coalesce(sum(a.balance_cents), 0) AS total, coalesce(sum(a.balance_cents) FILTER (WHERE a.kind = 'bonus'), 0) AS bonus
           FROM ledger_accounts a
          WHERE a.player_id = b.player_id AND a.currency = b.currency AND a.kind IN ('real', 'bonus')) held ON true
      WHERE b.stage = 'handle_bets' AND (held.bonus = 0 OR held.total < s.cents)
      LIMIT 500`,
  )

/** Whether the wallet has any open round, which may still win or return its stake. */
export const hasOpenRound = (sql: Sql, playerId: bigint, currency: string): Promise<boolean> =>
  hasRow(sql, "SELECT 1 FROM game_rounds WHERE player_id = $1 AND currency = $2 AND state = 'open' LIMIT 1", [
    playerId,
    currency,
  ])

/** Whether a round staked with bonus money is still open: its win is bonus money too. */
export const hasOpenBonusRound = (sql: Sql, playerId: bigint, currency: string): Promise<boolean> =>
  hasRow(
    sql,
    `SELECT 1 FROM game_rounds WHERE player_id = $1 AND currency = $2 AND state = 'open' AND bonus_bet_cents > 0 LIMIT 1`,
    [playerId, currency],
  )

/**
 * The last bonus of a wallet that was cancelled or expired after it had started, or null: open rounds may still win
 * with its money.
 */
export const lastWithdrawn = (sql: Sql, playerId: bigint, currency: string): Promise<bigint | null> =>
  queryValue(
    sql,
    `SELECT id FROM player_bonuses WHERE player_id = $1 AND currency = $2 AND started_at IS NOT NULL
        AND stage IN ('canceled', 'expired') ORDER BY ended_at DESC LIMIT 1`,
    [playerId, currency],
  )

/** Whether a bonus is being wagered in a wallet, so that its bonus money cannot be withdrawn yet. */
export const isWagering = (sql: Sql, playerId: bigint, currency: string): Promise<boolean> =>
  hasRow(sql, "SELECT 1 FROM player_bonuses WHERE player_id = $1 AND currency = $2 AND stage = 'handle_bets'", [
    playerId,
    currency,
  ])
