import type { Row, Sql } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'
import { inForce } from '../../core/ledger/limitSql.ts'

/** What decides whom an offer is for. */
export interface PlayerFacts extends Row {
  readonly id: bigint
  readonly currency: string
  readonly licence: Licence
  readonly brand: string
  readonly language: string
  readonly created_at: Date
  readonly can_issue_bonuses: boolean
  readonly deposit_bonus_code: string | null
  readonly groups: string[]
  /** Takes a break or has excluded himself (SAFE-02): nothing is offered or given to him. */
  readonly is_in_break: boolean
  /** Offers he wants no more. */
  readonly declined: string[]
  /** Deposits that succeeded. */
  readonly deposits: number
}

export async function playerFacts(sql: Sql, playerId: bigint, now: Date): Promise<PlayerFacts> {
  const [row] = await sql.query<PlayerFacts>(
    `SELECT p.id, p.currency, p.license_name AS licence, p.brand, p.language, p.created_at, p.can_issue_bonuses, p.deposit_bonus_code,
            ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = p.id) AS groups,
            ARRAY(SELECT d.offer_id FROM declined_offers d WHERE d.player_id = p.id) AS declined,
            (SELECT count(*)::int FROM payments y WHERE y.player_id = p.id AND y.action = 'deposit' AND y.state = 'succeeded') AS deposits,
            EXISTS (SELECT FROM player_limits l WHERE l.player_id = p.id AND l.type IN ('coolingoff', 'selfexclusion')
                       AND ${inForce('$2')}) AS is_in_break
       FROM players p WHERE p.id = $1`,
    [playerId, now],
  )
  if (!row) throw new Error(`there is no player ${playerId}`)
  return row
}

/** SAFE-02: what is activated in a break would run out while it cannot be played. */
export const isOnBreak = async (sql: Sql, playerId: bigint, now: Date): Promise<boolean> =>
  (await playerFacts(sql, playerId, now)).is_in_break

/** When each offer was given to the player last. */
export async function givenOffers(sql: Sql, playerId: bigint): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql.query<{ offer_id: string; at: Date }>(
    `SELECT offer_id, max(created_at) AS at
       FROM (SELECT offer_id, created_at FROM player_bonuses WHERE player_id = $1
             UNION ALL SELECT offer_id, created_at FROM player_freespins WHERE player_id = $1) given
      GROUP BY offer_id`,
    [playerId],
  )
  return new Map(rows.map(({ offer_id, at }) => [offer_id, at]))
}

export async function declineOffer(sql: Sql, playerId: bigint, offerId: string, now: Date): Promise<void> {
  await sql.query(
    'INSERT INTO declined_offers (player_id, offer_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [playerId, offerId, now],
  )
}

export async function setBonusCode(sql: Sql, playerId: bigint, code: string | null): Promise<void> {
  await sql.query('UPDATE players SET deposit_bonus_code = $2 WHERE id = $1', [playerId, code])
}

export async function setCanIssue(sql: Sql, playerId: bigint, canIssue: boolean): Promise<void> {
  await sql.query('UPDATE players SET can_issue_bonuses = $2 WHERE id = $1', [playerId, canIssue])
}

/** Whether the coupon has not been used by this player; it has then. */
export async function takeCoupon(sql: Sql, playerId: bigint, code: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'INSERT INTO coupon_uses (player_id, code, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [playerId, code, now],
  )
  return rows.length > 0
}

/** Counts one more use of a coupon; false when it has served as many as it may. */
export async function countCoupon(sql: Sql, code: string, most: number): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO coupon_counts AS c (code, uses) VALUES ($1, 1)
     ON CONFLICT (code) DO UPDATE SET uses = c.uses + 1 WHERE c.uses < $2 RETURNING 1`,
    [code, most],
  )
  return rows.length > 0
}
