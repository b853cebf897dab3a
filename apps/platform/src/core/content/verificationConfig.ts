import { documentTypes } from '@apogee/contract/profile/documents'
import { z } from 'zod'
import { describesConfig } from './configFiles.ts'
import { readContent } from './contentFiles.ts'

const schema = describesConfig(
  'verification',
  z.object({
    /** Kinds of document every player is asked for, in the order he is shown them. */
    asked: z.array(z.enum(documentTypes)).min(1),
    /** Name of the check at the provider. */
    level_name: z.string(),
    /** How long a check takes at most. */
    hours: z.int().positive(),
    /** Of one file. */
    max_bytes: z.int().positive(),
    /** Of one player, all he ever showed. */
    max_documents: z.int().positive(),
    /** Days a document is kept after it was rejected, and after it was approved where a newer one has replaced it. */
    keep_days: z.object({ rejected: z.int().positive(), replaced: z.int().positive() }),
  }),
)

/** What verification asks of a player. */
export const readVerificationConfig = (): z.output<typeof schema> => readContent('config/verification.json', schema)
