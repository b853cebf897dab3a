import { utmKeys } from '@apogee/contract/tracking'
import type { Sql } from '../../core/db/db.ts'
import type { Origin } from './origin.ts'

const originColumns = [...utmKeys, 'stag', 'affb_id'] as const
const columns = originColumns.join(', ')
const valuesOf = (origin: Origin) => originColumns.map((column) => origin[column] ?? null)
const places = (from: number): string => originColumns.map((_, place) => `$${from + place}::text`).join(', ')

export async function insertVisit(sql: Sql, origin: Origin, country: string | null, now: Date): Promise<void> {
  await sql.query(`INSERT INTO utm_visits (${columns}, country, created_at) VALUES (${places(3)}, $1, $2)`, [
    country,
    now,
    ...valuesOf(origin),
  ])
}

/** Stores a player's origin. The first report counts. */
export async function insertOrigin(sql: Sql, playerId: bigint, origin: Origin, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO player_origins (player_id, created_at, ${columns})
     VALUES ($1, $2, ${places(3)})
     ON CONFLICT (player_id) DO NOTHING`,
    [playerId, now, ...valuesOf(origin)],
  )
}

/** Records a visit from an affiliate. */
export async function recordAffiliateVisit(
  sql: Sql,
  visit: { readonly stag: string; readonly affbId: string | null; readonly ip: string; readonly now: Date },
): Promise<void> {
  await sql.query('INSERT INTO affiliate_visits (stag, affb_id, ip, created_at) VALUES ($1, $2, $3, $4)', [
    visit.stag,
    visit.affbId,
    visit.ip,
    visit.now,
  ])
}

/** Deletes the visits before a time. */
export async function deleteVisits(sql: Sql, before: Date): Promise<void> {
  await sql.query('DELETE FROM utm_visits WHERE created_at < $1', [before])
  await sql.query('DELETE FROM affiliate_visits WHERE created_at < $1', [before])
}
