import { required } from '@apogee/rules/validation/required'
import type { Row, Sql } from '../../core/db/db.ts'
import { hasRow } from '../../core/db/queryOne.ts'
import type { Licence } from '../../core/http/handler.ts'
import { depositsColumn } from '../cashbox/public.ts'
import { findPlayerWith, type PlayerColumns, type PlayerRow } from '../profile/public.ts'

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

const declinedColumn =
  'ARRAY(SELECT o.offer_id FROM declined_offers o WHERE o.player_id = p.id ORDER BY o.offer_id) AS declined'
/** When each offer was last granted, in milliseconds. */
const grantedColumn = `(
  SELECT jsonb_object_agg(offer_id, at) FROM (
    SELECT offer_id, floor(extract(epoch FROM max(created_at)) * 1000) AS at
      FROM (SELECT offer_id, created_at FROM player_bonuses WHERE player_id = p.id
            UNION ALL SELECT offer_id, created_at FROM player_freespins WHERE player_id = p.id) given
     GROUP BY offer_id) each_offer) AS granted`

interface OfferColumns extends Row {
  readonly declined: string[]
  readonly deposits: number
}
interface GrantColumns extends OfferColumns {
  readonly granted: Readonly<Record<string, number>> | null
}
const offerColumns: PlayerColumns<OfferColumns> = { name: 'offers', sql: `${declinedColumn}, ${depositsColumn}` }
const grantColumns: PlayerColumns<GrantColumns> = { name: 'grants', sql: `${offerColumns.sql}, ${grantedColumn}` }

const factsOf = (row: PlayerRow & OfferColumns, now: Date): PlayerFacts => ({
  id: row.id,
  currency: row.currency,
  licence: row.license_name,
  brand: row.brand,
  language: row.language,
  created_at: row.created_at,
  can_issue_bonuses: row.can_issue_bonuses,
  deposit_bonus_code: row.deposit_bonus_code,
  groups: row.groups,
  is_in_break: (row.break_until ?? now) > now,
  declined: row.declined,
  deposits: row.deposits,
})

/** Facts about the player that offers depend on; throws when the player does not exist. */
export const playerFacts = async (sql: Sql, playerId: bigint, now: Date): Promise<PlayerFacts> =>
  factsOf(required(await findPlayerWith(sql, playerId, offerColumns), `player ${playerId}`), now)

/** The same, and when each offer was last granted to them. */
export async function factsWithGrants(
  sql: Sql,
  playerId: bigint,
  now: Date,
): Promise<{ readonly player: PlayerFacts; readonly granted: ReadonlyMap<string, Date> }> {
  const row = required(await findPlayerWith(sql, playerId, grantColumns), `player ${playerId}`)
  const granted = new Map(Object.entries(row.granted ?? {}).map(([offer, ms]) => [offer, new Date(ms)]))
  return { player: factsOf(row, now), granted }
}

/** SAFE-02: anything activated during a break would run out while it cannot be played. */
export const isOnBreak = async (sql: Sql, playerId: bigint, now: Date): Promise<boolean> =>
  (await playerFacts(sql, playerId, now)).is_in_break

export async function declineOffer(sql: Sql, playerId: bigint, offerId: string, now: Date): Promise<void> {
  await sql.query(
    'INSERT INTO declined_offers (player_id, offer_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [playerId, offerId, now],
  )
}

/** Consumes the player's one use of the coupon; false when they have used it before. */
export const consumeCoupon = (sql: Sql, playerId: bigint, code: string, now: Date): Promise<boolean> =>
  hasRow(
    sql,
    'INSERT INTO coupon_uses (player_id, code, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [playerId, code, now],
  )

/** Counts one more use of a coupon; false when it has reached its maximum. */
export const countCoupon = (sql: Sql, code: string, most: number): Promise<boolean> =>
  hasRow(
    sql,
    `INSERT INTO coupon_counts AS c (code, uses) VALUES ($1, 1)
     ON CONFLICT (code) DO UPDATE SET uses = c.uses + 1 WHERE c.uses < $2 RETURNING 1`,
    [code, most],
  )
