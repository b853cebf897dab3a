import type { Sql } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'
import { countDeposits } from '../cashbox/public.ts'
import { findPlayer } from '../profile/public.ts'

/** The facts that determine which offers are open to a player. */
export interface PlayerFacts {
  readonly id: bigint
  readonly currency: string
  readonly licence: Licence
  readonly brand: string
  readonly language: string
  readonly created_at: Date
  readonly can_issue_bonuses: boolean
  readonly deposit_bonus_code: string | null
  readonly groups: string[]
  /** Takes a break or is self-excluded (SAFE-02): gets no offers and no gifts. */
  readonly is_in_break: boolean
  /** Offers they have dismissed. */
  readonly declined: string[]
  /** Successful deposits. */
  readonly deposits: number
}

/** Facts about the player that offers depend on; throws when the player does not exist. */
export async function playerFacts(sql: Sql, playerId: bigint, now: Date): Promise<PlayerFacts> {
  const player = await findPlayer(sql, playerId)
  if (!player) throw new Error(`player ${playerId} does not exist`)
  const { id, currency, license_name, brand, language, created_at, can_issue_bonuses, deposit_bonus_code } = player
  return {
    id,
    currency,
    licence: license_name,
    brand,
    language,
    created_at,
    can_issue_bonuses,
    deposit_bonus_code,
    groups: player.groups,
    is_in_break: (player.break_until ?? now) > now,
    declined: await declinedOffers(sql, playerId),
    deposits: await countDeposits(sql, playerId),
  }
}

async function declinedOffers(sql: Sql, playerId: bigint): Promise<string[]> {
  const rows = await sql.query<{ offer_id: string }>('SELECT offer_id FROM declined_offers WHERE player_id = $1', [
    playerId,
  ])
  return rows.map(({ offer_id }) => offer_id)
}

/** SAFE-02: anything activated during a break would run out while it cannot be played. */
export const isOnBreak = async (sql: Sql, playerId: bigint, now: Date): Promise<boolean> =>
  (await playerFacts(sql, playerId, now)).is_in_break

/** When each offer was last granted to the player. */
export async function grantedOffers(sql: Sql, playerId: bigint): Promise<ReadonlyMap<string, Date>> {
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

/** Consumes the player's one use of the coupon; false when they have used it before. */
export async function consumeCoupon(sql: Sql, playerId: bigint, code: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'INSERT INTO coupon_uses (player_id, code, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [playerId, code, now],
  )
  return rows.length > 0
}

/** Counts one more use of a coupon; false when it has reached its maximum. */
export async function countCoupon(sql: Sql, code: string, most: number): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO coupon_counts AS c (code, uses) VALUES ($1, 1)
     ON CONFLICT (code) DO UPDATE SET uses = c.uses + 1 WHERE c.uses < $2 RETURNING 1`,
    [code, most],
  )
  return rows.length > 0
}
