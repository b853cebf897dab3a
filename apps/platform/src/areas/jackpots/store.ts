import { randomBytes } from 'node:crypto'
import type { DropRule } from '@apogee/rules/jackpots/draw'
import type { Sql, Tx } from '../../core/db/db.ts'
import { hasRow, insertion, queryOne, queryOneValue } from '../../core/db/queryOne.ts'
import { type JackpotConfig, type LevelConfig, readJackpotConfig } from './config.ts'
import { cycleOf, type DrawRecord, type Pool } from './pool.ts'

/** A jackpot with its current amounts. */
export interface Jackpot {
  readonly id: number
  readonly config: JackpotConfig
  readonly levels: readonly { readonly config: LevelConfig; readonly pool: Pool }[]
}

interface LevelRow extends Record<string, unknown> {
  readonly id: number
  readonly jackpot_id: number
  readonly jackpot: string
  readonly identifier: string
  readonly amount_cents: bigint
  readonly carry: number
  readonly cycle: number
  readonly rule: DropRule
  readonly secret: string
  readonly begun_at: Date
  readonly begun_cents: bigint
  readonly drops_by: Date | null
  readonly opening_round: string | null
  readonly last_round: { id: string; game: string; player: string; currency: string; stake: string } | null
  readonly forced_for: bigint | null
}

const rows = (where: string) => `
  SELECT l.*, j.identifier AS jackpot FROM jackpot_levels l JOIN jackpots j ON j.id = l.jackpot_id
   WHERE j.state = 'active' AND ${where} ORDER BY l.id`

const poolOf = (row: LevelRow, config: LevelConfig): Pool => ({
  id: row.id,
  level: row.identifier,
  shareBp: BigInt(config.share_bp),
  seedCents: BigInt(config.seed_cents),
  nextRule: config.drops,
  amount: row.amount_cents,
  carry: BigInt(row.carry),
  cycle: row.cycle,
  rule: row.rule,
  secret: row.secret,
  begunAt: row.begun_at,
  begunCents: row.begun_cents,
  dropsBy: row.drops_by,
  opening: row.opening_round,
  last: row.last_round && {
    id: row.last_round.id,
    game: row.last_round.game,
    currency: row.last_round.currency,
    playerId: BigInt(row.last_round.player),
    stakeCents: BigInt(row.last_round.stake),
  },
  forcedFor: row.forced_for,
})

/** Rows of levels that are still configured, by jackpot, in the operator's order. */
function join(found: readonly LevelRow[]): Jackpot[] {
  return readJackpotConfig().flatMap((config) => {
    const own = found.filter(({ jackpot }) => jackpot === config.identifier)
    const levels = config.levels.flatMap((level) => {
      const row = own.find(({ identifier }) => identifier === level.identifier)
      return row ? [{ config: level, pool: poolOf(row, level) }] : []
    })
    return own[0] && levels.length > 0 ? [{ id: own[0].jackpot_id, config, levels }] : []
  })
}

export const listJackpots = async (sql: Sql): Promise<Jackpot[]> =>
  join(await sql.query<LevelRow>({ name: 'jackpots_list', text: rows('true') }))

/** Locks the levels of these jackpots, always in order of id, so that two transactions cannot deadlock. */
export const lockJackpots = async (tx: Tx, identifiers: readonly string[]): Promise<Jackpot[]> =>
  join(await tx.query<LevelRow>(`${rows('j.identifier = ANY ($1::text[])')} FOR UPDATE OF l`, [identifiers]))

/** Locks the levels whose time has run out. */
export const lockOverdue = async (tx: Tx, now: Date): Promise<Jackpot[]> =>
  join(await tx.query<LevelRow>(`${rows('l.drops_by <= $1')} FOR UPDATE OF l`, [now]))

export async function savePools(tx: Tx, pools: readonly Pool[]): Promise<void> {
  const changes = pools.map((pool) => ({
    id: pool.id,
    amount_cents: String(pool.amount),
    carry: Number(pool.carry),
    cycle: pool.cycle,
    rule: pool.rule,
    secret: pool.secret,
    begun_at: pool.begunAt,
    begun_cents: String(pool.begunCents),
    drops_by: pool.dropsBy,
    opening_round: pool.opening,
    last_round: pool.last && {
      id: pool.last.id,
      game: pool.last.game,
      currency: pool.last.currency,
      player: String(pool.last.playerId),
      stake: String(pool.last.stakeCents),
    },
    forced_for: pool.forcedFor === null ? null : String(pool.forcedFor),
  }))
  await tx.query(
    `UPDATE jackpot_levels l SET amount_cents = r.amount_cents, carry = r.carry, cycle = r.cycle, rule = r.rule,
            secret = r.secret, begun_at = r.begun_at, begun_cents = r.begun_cents, drops_by = r.drops_by,
            opening_round = r.opening_round, last_round = r.last_round, forced_for = r.forced_for
       FROM jsonb_to_recordset($1::jsonb) AS r(id int, amount_cents bigint, carry int, cycle int, rule jsonb, secret text,
            begun_at timestamptz, begun_cents bigint, drops_by timestamptz, opening_round text, last_round jsonb, forced_for bigint)
      WHERE l.id = r.id`,
    [JSON.stringify(changes)],
  )
}

export const newSecret = (): string => randomBytes(32).toString('hex')

/**
 * Opens what is configured and does not exist yet, and closes what is no longer configured. Returns the levels opened.
 */
export async function openJackpots(tx: Tx, now: Date): Promise<{ id: number; currency: string; cents: bigint }[]> {
  const config = readJackpotConfig()
  const names = config.map(({ identifier }) => identifier)
  await tx.query(`UPDATE jackpots SET state = 'disabled' WHERE NOT identifier = ANY ($1::text[])`, [names])
  const opened: { id: number; currency: string; cents: bigint }[] = []
  for (const { identifier, currency, levels } of config) {
    const jackpot = await queryOne<{ id: number; currency: string }>(
      tx,
      `INSERT INTO jackpots (identifier, currency, state) VALUES ($1, $2, 'active')
       ON CONFLICT (identifier) DO UPDATE SET state = 'active' RETURNING id, currency`,
      [identifier, currency],
    )
    if (jackpot.currency !== currency) throw new Error(`jackpot ${identifier} already exists in ${jackpot.currency}`)
    for (const level of levels) {
      const cents = BigInt(level.start_cents ?? level.seed_cents)
      const cycle = cycleOf(level.drops, newSecret(), cents, now)
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO jackpot_levels (jackpot_id, identifier, amount_cents, rule, secret, begun_at, begun_cents, drops_by)
         VALUES ($1, $2, $3, $4, $5, $6, $3, $7) ON CONFLICT (jackpot_id, identifier) DO NOTHING RETURNING id`,
        [jackpot.id, level.identifier, cents, JSON.stringify(cycle.rule), cycle.secret, now, cycle.dropsBy],
      )
      if (row) opened.push({ id: row.id, currency, cents })
    }
  }
  return opened
}

/** Sandbox: the next round of this player, or of any player (0), wins the level. Returns whether the level exists. */
export const forceLevel = (sql: Sql, jackpot: string, level: string, playerId: bigint): Promise<boolean> =>
  hasRow(
    sql,
    `UPDATE jackpot_levels l SET forced_for = $3 FROM jackpots j
      WHERE j.id = l.jackpot_id AND j.state = 'active' AND j.identifier = $1 AND l.identifier = $2 RETURNING l.id`,
    [jackpot, level, playerId],
  )

export interface WinRow extends Record<string, unknown> {
  readonly id: bigint
  readonly jackpot: string
  readonly level: string
  readonly currency: string
  readonly player_id: bigint
  readonly user_name: string
  readonly game_identifier: string
  readonly original_cents: bigint
  readonly amount_cents: bigint
  readonly award_cents: bigint
  readonly award_currency: string
  readonly draw: DrawRecord
  readonly created_at: Date
}

export interface NewWin extends Pick<WinRow, 'player_id' | 'user_name' | 'game_identifier' | 'draw' | 'created_at'> {
  readonly level_id: number
  readonly cycle: number
  readonly round_id: string
  readonly original_cents: bigint
  readonly amount_cents: bigint
  readonly award_cents: bigint
  readonly award_currency: string
}

/** A second win of the same cycle violates its constraint, and thus aborts the transaction that tried. */
export const insertWin = (tx: Tx, win: NewWin): Promise<bigint> =>
  queryOneValue(
    tx,
    ...insertion('INSERT INTO jackpot_wins', { ...win, draw: JSON.stringify(win.draw) }, 'RETURNING id'),
  )

const wins = `SELECT w.*, j.identifier AS jackpot, j.currency, l.identifier AS level
  FROM jackpot_wins w JOIN jackpot_levels l ON l.id = w.level_id JOIN jackpots j ON j.id = l.jackpot_id`

/** The newest and the biggest wins, newest first. */
export const listWins = (sql: Sql, newest: number, biggest: number): Promise<WinRow[]> =>
  sql.query<WinRow>(
    `${wins} WHERE w.id IN (SELECT id FROM (SELECT id FROM jackpot_wins ORDER BY created_at DESC, id DESC LIMIT $1) n
        UNION SELECT id FROM (SELECT id FROM jackpot_wins ORDER BY amount_cents DESC LIMIT $2) b)
      ORDER BY w.created_at DESC, w.id DESC`,
    [newest, biggest],
  )

export async function findWin(sql: Sql, id: bigint): Promise<WinRow> {
  return queryOne<WinRow>(sql, `${wins} WHERE w.id = $1`, [id])
}

/** A player's jackpot wins since a time, by currency. */
export const awardedSince = (sql: Sql, playerId: bigint, since: Date): Promise<{ currency: string; cents: bigint }[]> =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT award_currency AS currency, sum(award_cents)::bigint AS cents FROM jackpot_wins
      WHERE player_id = $1 AND created_at >= $2 GROUP BY award_currency`,
    [playerId, since],
  )

/** When each level was last won. */
export const lastWins = (sql: Sql): Promise<{ level_id: number; at: Date; original_cents: bigint }[]> =>
  sql.query<{ level_id: number; at: Date; original_cents: bigint }>(
    `SELECT DISTINCT ON (level_id) level_id, created_at AS at, original_cents FROM jackpot_wins ORDER BY level_id, cycle DESC`,
  )

/** Compares pools with the ledger: empty when every currency's pools match its account. */
export const wrongPools = (sql: Sql): Promise<{ currency: string; pools: string; booked: string }[]> =>
  sql.query<{ currency: string; pools: string; booked: string }>(
    `SELECT a.currency, coalesce(p.cents, 0)::text AS pools, coalesce(e.cents, 0)::text AS booked
       FROM ledger_accounts a
       LEFT JOIN (SELECT j.currency, sum(l.amount_cents) AS cents FROM jackpot_levels l JOIN jackpots j ON j.id = l.jackpot_id
                   GROUP BY j.currency) p ON p.currency = a.currency
       LEFT JOIN (SELECT account_id, sum(amount_cents) AS cents FROM ledger_entries GROUP BY account_id) e ON e.account_id = a.id
      WHERE a.player_id IS NULL AND a.kind = 'jackpots' AND coalesce(p.cents, 0) <> coalesce(e.cents, 0)`,
  )
