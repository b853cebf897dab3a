import { createHash } from 'node:crypto'
import { isSamePerson, type MarkKind, marksOf, type Person } from '@apogee/rules/profile/samePerson'
import type { Sql } from '../../../core/db/db.ts'
import { noteMarked, personOf } from '../../profile/public.ts'
import { inForce } from '../limitSql.ts'

/** Marks are compared, never read: 128 bits of a hash are enough. */
const hashed = (person: Person) => {
  const marks = marksOf(person).map(({ kind, value }) => ({
    kind,
    mark: createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 32),
  }))
  return [marks.map(({ kind }) => kind), marks.map(({ mark }) => mark)] as const
}

/** Adds marks to a player's; true when one is new. */
export async function addMarks(sql: Sql, playerId: bigint, person: Person): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO player_marks (player_id, kind, mark) SELECT $1, kind, mark FROM unnest($2::text[], $3::text[]) AS m(kind, mark)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [playerId, ...hashed(person)],
  )
  return rows.length > 0
}

/** Records what identifies a player now; earlier marks are kept. */
export async function recordMarks(sql: Sql, playerId: bigint, now: Date): Promise<void> {
  await addMarks(sql, playerId, await personOf(sql, playerId))
  await noteMarked(sql, playerId, now)
}

/** A self-exclusion in force. */
export interface Exclusion extends Record<string, unknown> {
  readonly id: bigint
  /** null: for ever */
  readonly disable_at: Date | null
}

/** The self-exclusion in force for an account that ends last. */
export async function exclusionOf(sql: Sql, playerId: bigint, now: Date): Promise<Exclusion | null> {
  const [row] = await sql.query<Exclusion>(
    `SELECT l.id, l.disable_at FROM player_limits l
      WHERE l.player_id = $1 AND l.type = 'selfexclusion' AND ${inForce('$2::timestamptz')}
      ORDER BY coalesce(l.disable_at, 'infinity') DESC LIMIT 1`,
    [playerId, now],
  )
  return row ?? null
}

/** The self-exclusion of this person under another account that ends last, if any. */
export async function exclusionElsewhere(sql: Sql, playerId: bigint, now: Date): Promise<Exclusion | null> {
  const rows = await sql.query<Exclusion & { kinds: MarkKind[] }>(
    `SELECT l.id, l.disable_at, array_agg(DISTINCT o.kind) AS kinds
       FROM player_marks m
       JOIN player_marks o ON o.mark = m.mark AND o.kind = m.kind AND o.player_id <> m.player_id
       JOIN player_limits l ON l.player_id = o.player_id AND l.type = 'selfexclusion' AND ${inForce('$2::timestamptz')}
      WHERE m.player_id = $1
      GROUP BY l.id ORDER BY coalesce(l.disable_at, 'infinity') DESC`,
    [playerId, now],
  )
  return rows.find(({ kinds }) => isSamePerson(kinds)) ?? null
}

/** Other accounts of this person. */
export async function accountsOfPerson(sql: Sql, playerId: bigint): Promise<bigint[]> {
  const rows = await sql.query<{ player_id: bigint; kinds: MarkKind[] }>(
    `SELECT o.player_id, array_agg(DISTINCT o.kind) AS kinds
       FROM player_marks m JOIN player_marks o ON o.mark = m.mark AND o.kind = m.kind AND o.player_id <> m.player_id
      WHERE m.player_id = $1 GROUP BY o.player_id ORDER BY o.player_id`,
    [playerId],
  )
  return rows.filter(({ kinds }) => isSamePerson(kinds)).map(({ player_id }) => player_id)
}
