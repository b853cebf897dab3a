import type { Db } from '../../../core/db/db.ts'
import { listWaiting } from '../documents/store.ts'

/** What waits for review, as the sandbox's desk shows it: facts about the file, never the file. */
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

const most = 50

export async function waitingDocuments(db: Db): Promise<WaitingDocument[]> {
  const rows = await listWaiting(db, most)
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
