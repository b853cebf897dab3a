import type { document, kycReasons } from '@apogee/contract/profile/documents'
import type { DocumentMedia } from '@apogee/rules/profile/documentFile'
import type { ShownDocument, VerificationState } from '@apogee/rules/profile/verification'
import type { z } from 'zod'
import type { Sql } from '../../../core/db/db.ts'
import { hasRow, insertion, queryFirst, queryOne, queryOneValue, queryValue } from '../../../core/db/queryOne.ts'

type Wire = z.output<typeof document>
export type KycReason = (typeof kycReasons)[number]

export interface DocumentRow extends Record<string, unknown> {
  readonly id: bigint
  readonly player_id: bigint
  readonly document_type: Wire['document_type']
  readonly description: string | null
  readonly file_key: string
  readonly file_name: string
  /** The upload stores only these. */
  readonly media_type: DocumentMedia
  readonly size_bytes: number
  readonly status: Wire['status']
  readonly reason: KycReason | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly decided_at: Date | null
}

const columns = `id, player_id, document_type, description, file_key, file_name, media_type, size_bytes, status, reason,
  created_at, updated_at, decided_at`

export type NewDocument = Pick<
  DocumentRow,
  'player_id' | 'document_type' | 'description' | 'file_key' | 'file_name' | 'media_type' | 'size_bytes'
> & { readonly digest: Buffer; readonly now: Date }

/** Records a document. If the same file is uploaded again while the first one waits, the first is returned. */
export const insertDocument = (sql: Sql, { now, ...one }: NewDocument): Promise<DocumentRow> =>
  queryOne(
    sql,
    ...insertion(
      'INSERT INTO documents',
      { ...one, created_at: now, updated_at: now },
      `ON CONFLICT (player_id, document_type, digest) WHERE status = 'not_approved' DO UPDATE SET digest = excluded.digest
       RETURNING ${columns}`,
    ),
  )

/** A player's documents, oldest first. */
export const listDocuments = (sql: Sql, playerId: bigint): Promise<DocumentRow[]> =>
  sql.query<DocumentRow>(`SELECT ${columns} FROM documents WHERE player_id = $1 ORDER BY id`, [playerId])

export const countDocuments = (sql: Sql, playerId: bigint): Promise<number> =>
  queryOneValue(sql, 'SELECT count(*)::int AS count FROM documents WHERE player_id = $1', [playerId])

/** SEC-12: one of the player's own documents; another player's is treated as missing. */
export const findDocument = (sql: Sql, playerId: bigint, id: number): Promise<DocumentRow | null> =>
  queryFirst(sql, `SELECT ${columns} FROM documents WHERE player_id = $1 AND id = $2`, [playerId, id])

/** A document of any player, for staff. */
export const findAnyDocument = (sql: Sql, id: bigint): Promise<DocumentRow | null> =>
  queryFirst(sql, `SELECT ${columns} FROM documents WHERE id = $1`, [id])

export const describe = (
  sql: Sql,
  { player_id, id }: Pick<DocumentRow, 'player_id' | 'id'>,
  description: string | null,
  now: Date,
): Promise<DocumentRow | null> =>
  queryFirst(
    sql,
    `UPDATE documents SET description = $3, updated_at = $4 WHERE player_id = $1 AND id = $2 RETURNING ${columns}`,
    [player_id, id, description, now],
  )

/** Deletes a document that has not been reviewed. Returns its file; null when it has just been reviewed. */
export const deleteWaiting = (sql: Sql, playerId: bigint, id: bigint): Promise<string | null> =>
  queryValue(
    sql,
    `DELETE FROM documents WHERE player_id = $1 AND id = $2 AND status = 'not_approved' RETURNING file_key`,
    [playerId, id],
  )

/** The subset of these files that belong to a document. */
export async function knownFiles(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ file_key: string }>('SELECT file_key FROM documents WHERE file_key = ANY ($1)', [keys])
  return rows.map((row) => row.file_key)
}

/**
 * Deletes documents that were decided before these times: rejected ones, and approved ones that a newer one of their
 * type has replaced. Limited to a maximum number. Returns their files.
 */
export async function deleteOutdated(
  sql: Sql,
  before: { readonly rejected: Date; readonly replaced: Date },
  most: number,
): Promise<string[]> {
  const rows = await sql.query<{ file_key: string }>(
    `DELETE FROM documents WHERE id IN (
       SELECT old.id FROM documents old
       WHERE (old.status = 'rejected' AND old.decided_at < $1)
         OR (old.status = 'approved' AND old.decided_at < $2 AND EXISTS (
           SELECT FROM documents newer
           WHERE newer.player_id = old.player_id AND newer.document_type = old.document_type
             AND newer.status = 'approved' AND newer.decided_at > old.decided_at))
       ORDER BY old.decided_at LIMIT $3)
     RETURNING file_key`,
    [before.rejected, before.replaced, most],
  )
  return rows.map((row) => row.file_key)
}

export interface Decided {
  readonly status: 'approved' | 'rejected'
  readonly reason: KycReason | null
  readonly now: Date
}

/** Decides on one waiting document. False when there is no such document. */
export const decideDocument = (sql: Sql, playerId: bigint, id: number, decided: Decided): Promise<boolean> =>
  hasRow(
    sql,
    `UPDATE documents SET status = $3, reason = $4, decided_at = $5, updated_at = $5
     WHERE player_id = $1 AND id = $2 AND status = 'not_approved' RETURNING id`,
    [playerId, id, decided.status, decided.reason, decided.now],
  )

/** Rejects all of a player's documents, so that they are required again. */
export async function voidDocuments(sql: Sql, playerId: bigint, reason: KycReason, now: Date): Promise<void> {
  await sql.query(
    `UPDATE documents SET status = 'rejected', reason = $2, decided_at = $3, updated_at = $3
     WHERE player_id = $1 AND status <> 'rejected'`,
    [playerId, reason, now],
  )
}

export interface ProviderResultRow extends Record<string, unknown> {
  readonly state: VerificationState
  readonly reason: KycReason | null
  readonly said_at: Date
}

/** The provider's latest result for a player as a whole. */
export const findProviderResult = (sql: Sql, playerId: bigint): Promise<ProviderResultRow | null> =>
  queryFirst(sql, 'SELECT state, reason, said_at FROM verifications WHERE player_id = $1', [playerId])

/** Stores the provider's report; false when a later report is already stored. */
export const writeProviderResult = (sql: Sql, playerId: bigint, said: ProviderResultRow): Promise<boolean> =>
  hasRow(
    sql,
    `INSERT INTO verifications (player_id, state, reason, said_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id) DO UPDATE SET state = excluded.state, reason = excluded.reason, said_at = excluded.said_at
       WHERE verifications.said_at <= excluded.said_at
     RETURNING player_id`,
    [playerId, said.state, said.reason, said.said_at],
  )

/** `sumsub` is undefined when the result does not come from the provider. */
export async function setVerified(sql: Sql, playerId: bigint, verified: boolean, sumsub?: boolean): Promise<void> {
  await sql.query('UPDATE players SET verified = $2, sumsub_verified = coalesce($3, sumsub_verified) WHERE id = $1', [
    playerId,
    verified,
    sumsub ?? null,
  ])
}

/** Whether the player has proved their identity. */
export async function isVerified(sql: Sql, playerId: bigint): Promise<boolean> {
  const [row] = await sql.query<{ verified: boolean }>('SELECT verified FROM players WHERE id = $1', [playerId])
  return row?.verified ?? false
}

/** False when this provider webhook has been counted before. */
export const countCallback = (sql: Sql, provider: string, callbackId: string, now: Date): Promise<boolean> =>
  hasRow(
    sql,
    'INSERT INTO kyc_words (provider, word_id, received_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING word_id',
    [provider, callbackId, now],
  )

/** A player as shown at the review desk. */
export interface CheckRow extends DocumentRow {
  readonly email: string
}

/** Documents that wait for review, oldest first. */
export const listWaiting = (sql: Sql, most: number): Promise<CheckRow[]> =>
  sql.query<CheckRow>(
    `SELECT ${columns.replace(/\w+/g, 'd.$&')}, p.email
     FROM documents d JOIN players p ON p.id = d.player_id WHERE d.status = 'not_approved' ORDER BY d.id LIMIT $1`,
    [most],
  )

/** A document in the form that the rules use. */
export const shownDocument = (row: DocumentRow): ShownDocument => ({
  id: Number(row.id),
  type: row.document_type,
  status: row.status,
  createdAt: row.created_at.getTime(),
  decidedAt: (row.decided_at ?? row.updated_at).getTime(),
})
