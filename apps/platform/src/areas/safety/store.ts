import type { Row, Sql } from '../../core/db/db.ts'
import { hasRow, queryFirst } from '../../core/db/queryOne.ts'
import type { HarmLevel } from './harmConfig.ts'
import type { HarmMeasure } from './measure.ts'

export interface StoredMeasure extends Row {
  readonly player_id: bigint
  readonly day: string
  readonly points: number
  readonly level: HarmLevel
  readonly markers: HarmMeasure['markers']
}

/** Begins a night; false if it has been measured. */
export const beginNight = (sql: Sql, day: string, players: number, at: Date): Promise<boolean> =>
  hasRow(
    sql,
    'INSERT INTO harm_nights (day, players, measured_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [day, players, at],
  )

export const isMeasured = async (sql: Sql, day: string): Promise<boolean> =>
  (await sql.query('SELECT 1 FROM harm_nights WHERE day = $1', [day])).length > 0

export async function storeMeasures(
  sql: Sql,
  day: string,
  measures: readonly (readonly [playerId: bigint, measure: HarmMeasure])[],
): Promise<void> {
  await sql.query(
    `INSERT INTO harm_measures (player_id, day, points, level, markers)
     SELECT player_id, $1, points, level, markers
       FROM unnest($2::bigint[], $3::int[], $4::text[], $5::jsonb[]) AS m(player_id, points, level, markers)`,
    [
      day,
      measures.map(([id]) => id),
      measures.map(([, { points }]) => points),
      measures.map(([, { level }]) => level),
      measures.map(([, { markers }]) => JSON.stringify(markers)),
    ],
  )
}

const columns = 'm.player_id, m.day::text AS day, m.points, m.level, m.markers'

/** Players who showed a level or a higher one in the last night. */
export const latestAtRisk = (sql: Sql, levels: readonly HarmLevel[]): Promise<StoredMeasure[]> =>
  sql.query<StoredMeasure>(
    `SELECT ${columns} FROM harm_measures m
      WHERE m.day = (SELECT max(day) FROM harm_nights) AND m.level = ANY ($1::text[]) ORDER BY m.points DESC, m.player_id LIMIT 500`,
    [levels],
  )

/** A player's last measure that showed markers, and what was said to them since. */
export const latestMeasure = (sql: Sql, playerId: bigint): Promise<StoredMeasure | null> =>
  queryFirst(sql, `SELECT ${columns} FROM harm_measures m WHERE m.player_id = $1 ORDER BY m.day DESC LIMIT 1`, [
    playerId,
  ])

export interface HarmContact extends Row {
  readonly kind: 'message' | 'phone' | 'mail' | 'chat'
  readonly rule: string | null
  readonly contacted_at: Date
}

export const contactsOf = (sql: Sql, playerId: bigint): Promise<HarmContact[]> =>
  sql.query<HarmContact>(
    'SELECT kind, rule, contacted_at FROM harm_contacts WHERE player_id = $1 ORDER BY contacted_at DESC, id DESC LIMIT 20',
    [playerId],
  )

/** When each of these players was contacted last; the others are missing. */
export async function lastContacts(sql: Sql, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>> {
  const rows = await sql.query<{ player_id: bigint; at: Date }>(
    `SELECT player_id, max(contacted_at) AS at FROM harm_contacts WHERE player_id = ANY ($1::bigint[]) GROUP BY player_id`,
    [playerIds],
  )
  return new Map(rows.map(({ player_id, at }) => [player_id, at]))
}

export async function noteContact(
  sql: Sql,
  contact: {
    readonly playerId: bigint
    readonly kind: HarmContact['kind']
    readonly rule: string | null
    readonly level: HarmLevel | null
    readonly at: Date
  },
): Promise<void> {
  await sql.query(
    'INSERT INTO harm_contacts (player_id, kind, rule, level, contacted_at) VALUES ($1, $2, $3, $4, $5)',
    [contact.playerId, contact.kind, contact.rule, contact.level, contact.at],
  )
}
