import { documentTypes } from '@apogee/contract/profile/documents'
import { z } from 'zod'
import { readContent } from './contentFiles.ts'

export const verificationConfig = z.object({
  /** Kinds of document every player is asked for, in the order they are shown. */
  asked: z.array(z.enum(documentTypes)).min(1),
  /** Name of the check at the provider. */
  level_name: z.string(),
  /** Maximum duration of a check. */
  hours: z.int().positive(),
  /** Per file. */
  max_bytes: z.int().positive(),
  /** All uploads of one player, ever. */
  max_documents: z.int().positive(),
  /** Days a document is kept after it was rejected, and after it was approved where a newer one has replaced it. */
  keep_days: z.object({ rejected: z.int().positive(), replaced: z.int().positive() }),
})

/** What verification requires from a player. */
export const readVerificationConfig = (): z.output<typeof verificationConfig> =>
  readContent('config/verification.json', verificationConfig)
