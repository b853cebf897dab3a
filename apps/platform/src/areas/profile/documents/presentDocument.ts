import type { document } from '@apogee/contract/profile/documents'
import type { z } from 'zod'
import type { DocumentRow } from './store.ts'

/** A document in wire format (wire-facts 3). */
export const presentDocument = (row: DocumentRow): z.input<typeof document> => ({
  id: Number(row.id),
  description: row.description,
  document_type: row.document_type,
  status: row.status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  file_name: row.file_name,
  reason: row.reason,
})
