import { documentTypes } from '@apogee/contract/profile/documents'
import { z } from 'zod'
import { readContent } from '../contentFiles.ts'

export const verificationConfig = z.object({
  /** Kinds of document required from every player, in the order they are shown. */
  asked: z.array(z.enum(documentTypes)).min(1),
  /** Name of the check at the provider. */
  level_name: z.string(),
  /** Maximum duration of a check. */
  hours: z.int().positive(),
  /** Per file. */
  max_bytes: z.int().positive(),
  /** All uploads of one player, ever. */
  max_documents: z.int().positive(),
  /** Days a document is retained after it was rejected, or after it was approved and then replaced by a newer one. */
  keep_days: z.object({ rejected: z.int().positive(), replaced: z.int().positive() }),
})

/** The documents that verification requires from a player, and its limits. */
export const readVerificationConfig = (): z.output<typeof verificationConfig> =>
  readContent('config/verification.json', verificationConfig)
