import type { Sql } from '../../../core/db/db.ts'
import type { DocumentRow } from './store.ts'

type DocumentType = DocumentRow['document_type']

export interface RequestRow extends Record<string, unknown> {
  readonly document_type: DocumentType
  readonly asked_at: Date
}

/** Requests documents from a player, except those that are already requested. */
export async function requestDocuments(
  sql: Sql,
  playerId: bigint,
  types: readonly DocumentType[],
  at: Date,
): Promise<void> {
  await sql.query(
    `INSERT INTO document_requests (player_id, document_type, asked_at) SELECT $1, unnest($2::text[]), $3
     ON CONFLICT (player_id, document_type) WHERE answered_at IS NULL DO NOTHING`,
    [playerId, types, at],
  )
}

export const openRequests = (sql: Sql, playerId: bigint): Promise<RequestRow[]> =>
  sql.query<RequestRow>(
    'SELECT document_type, asked_at FROM document_requests WHERE player_id = $1 AND answered_at IS NULL ORDER BY id',
    [playerId],
  )

/** Closes the requests for these kinds as fulfilled; without kinds, all of them. */
export async function closeRequests(
  sql: Sql,
  playerId: bigint,
  types: readonly DocumentType[] | null,
  at: Date,
): Promise<void> {
  await sql.query(
    `UPDATE document_requests SET answered_at = $3
     WHERE player_id = $1 AND answered_at IS NULL AND ($2::text[] IS NULL OR document_type = ANY ($2))`,
    [playerId, types, at],
  )
}
