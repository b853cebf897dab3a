import { createHash } from 'node:crypto'
import { type MarkKind, marksOf, type Person } from '@apogee/rules/profile/samePerson'
import type { Sql } from '../../../core/db/db.ts'
import { hasRow } from '../../../core/db/queryOne.ts'
import { type Identity, identityOf, setComparedAt } from '../../profile/public.ts'

interface HashedMark {
  readonly kind: MarkKind
  readonly mark: string
}

/** Marks are compared, never read: 128 bits of a hash are enough. */
const hashedMarks = (person: Person): HashedMark[] =>
  marksOf(person).map(({ kind, value }) => ({
    kind,
    mark: createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 32),
  }))

const columnsOf = (marks: readonly HashedMark[]) => [marks.map(({ kind }) => kind), marks.map(({ mark }) => mark)]

/** Adds claims to a player's marks; true when one is new. */
export const addMarks = (sql: Sql, playerId: bigint, person: Person, now: Date): Promise<boolean> =>
  hasRow(
    sql,
    `INSERT INTO identity_marks (player_id, kind, mark, recorded_at)
     SELECT $1, kind, mark, $4 FROM unnest($2::text[], $3::text[]) AS m(kind, mark) ON CONFLICT DO NOTHING RETURNING 1`,
    [playerId, ...columnsOf(hashedMarks(person)), now],
  )

/** Records a player's current identifying details; earlier marks stay. The address is proven once it is confirmed. */
export async function recordMarks(sql: Sql, playerId: bigint, now: Date): Promise<Identity> {
  const identity = await identityOf(sql, playerId)
  const { person, confirmedAt, isVerified } = identity
  const isFirst =
    (await sql.query('SELECT 1 FROM identity_marks WHERE player_id = $1 LIMIT 1', [playerId])).length === 0
  await addMarks(sql, playerId, person, now)
  await sql.query(
    `UPDATE identity_marks m SET proven_at = $4 FROM unnest($2::text[], $3::text[]) AS a(kind, mark)
      WHERE m.player_id = $1 AND m.kind = a.kind AND m.mark = a.mark AND m.proven_at IS DISTINCT FROM $4::timestamptz`,
    [playerId, ...columnsOf(hashedMarks({ email: person.email })), confirmedAt],
  )
  // For players who were verified before marks had proofs.
  if (isFirst && isVerified) await prove(sql, playerId, identity, now)
  await setComparedAt(sql, playerId, now)
  return identity
}

/**
 * Records the result of an identity check. A positive one proves the player's current details, but not later ones.
 * After a negative one, only the address stays proven.
 */
export async function recordVerification(sql: Sql, playerId: bigint, isVerified: boolean, now: Date): Promise<void> {
  const identity = await recordMarks(sql, playerId, now)
  if (isVerified) await prove(sql, playerId, identity, now)
  else
    await sql.query(`UPDATE identity_marks SET proven_at = NULL WHERE player_id = $1 AND kind <> 'email'`, [playerId])
}

/** An identity check proves neither the address nor the device, which the browser reports. */
async function prove(
  sql: Sql,
  playerId: bigint,
  { person, approvedDocuments: documents }: Identity,
  now: Date,
): Promise<void> {
  const { first_name, last_name, date_of_birth, personal_id_number } = person
  const details = { first_name, last_name, date_of_birth, personal_id_number, documents }
  await sql.query(
    `UPDATE identity_marks m SET proven_at = coalesce(m.proven_at, $4) FROM unnest($2::text[], $3::text[]) AS a(kind, mark)
      WHERE m.player_id = $1 AND m.kind = a.kind AND m.mark = a.mark`,
    [playerId, ...columnsOf(hashedMarks(details)), now],
  )
}
