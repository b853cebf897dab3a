import type { Db } from '../../../core/db/db.ts'
import { listWaiting } from '../documents/store.ts'

/** A document that waits for review, as shown at the sandbox's desk: facts about the file without the file. */
export interface WaitingDocument {
  readonly id: number
  readonly playerId: string
  readonly email: string
  readonly type: string
  readonly description: string | null
  readonly mediaType: string
  readonly sizeBytes: number
  readonly createdAt: Date
}

const maxListed = 50

export async function waitingDocuments(db: Db): Promise<WaitingDocument[]> {
  const rows = await listWaiting(db, maxListed)
  return rows.map((row) => ({
    id: Number(row.id),
    playerId: String(row.player_id),
    email: row.email,
    type: row.document_type,
    description: row.description,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    createdAt: row.created_at,
  }))
}
