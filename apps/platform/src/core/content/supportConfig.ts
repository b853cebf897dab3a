import { z } from 'zod'
import { describesConfig } from './configFiles.ts'
import { readContent } from './contentFiles.ts'

const schema = describesConfig(
  'support',
  z.object({
    /**
     * In a demo, whoever is not answered by the desk for so long is answered automatically, and again only when nobody has spoken to
     * them for so many hours; null: never.
     */
    automatic_answer: z.object({ after_seconds: z.int().min(0), again_after_hours: z.int().positive() }).nullable(),
  }),
)

export const readSupportConfig = (): z.output<typeof schema> => readContent('config/support.json', schema)
