import { utmKeys } from '@apogee/contract/tracking'
import type { Row, Sql } from '../../core/db/db.ts'
import { queryFirst } from '../../core/db/queryOne.ts'
import type { Origin } from './origin.ts'

const visitColumns = [...utmKeys, 'stag', 'affb_id'] as const
const originColumns = [...visitColumns, 'referrer'] as const
type Column = (typeof originColumns)[number]
const valuesOf = (columns: readonly Column[], origin: Origin) => columns.map((column) => origin[column] ?? null)
const places = (columns: readonly Column[], from: number): string =>
  columns.map((_, place) => `$${from + place}::text`).join(', ')

export async function insertVisit(sql: Sql, origin: Origin, country: string | null, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO utm_visits (${visitColumns.join(', ')}, country, created_at) VALUES (${places(visitColumns, 3)}, $1, $2)`,
    [country, now, ...valuesOf(visitColumns, origin)],
  )
}

/**
 * Stores a player's origin. The first campaign counts; until there is one, a later report fills in what is missing.
 */
export async function insertOrigin(sql: Sql, playerId: bigint, origin: Origin, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO player_origins AS o (player_id, created_at, ${originColumns.join(', ')})
     VALUES ($1, $2, ${places(originColumns, 3)})
     ON CONFLICT (player_id) DO UPDATE SET ${originColumns.map((name) => `${name} = coalesce(o.${name}, excluded.${name})`).join(', ')}
      WHERE num_nonnulls(${utmKeys.map((key) => `o.${key}`).join(', ')}) = 0`,
    [playerId, now, ...valuesOf(originColumns, origin)],
  )
}

export interface OriginRow extends Row, Record<Column, string | null> {}

/** How a player found the site; null if nothing is stored about it. */
export const findOrigin = (sql: Sql, playerId: bigint): Promise<OriginRow | null> =>
  queryFirst(sql, `SELECT ${originColumns.join(', ')} FROM player_origins WHERE player_id = $1`, [playerId])

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
