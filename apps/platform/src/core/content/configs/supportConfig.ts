import { z } from 'zod'
import { readContent } from '../contentFiles.ts'

export const supportConfig = z.object({
  /**
   * In a demo, a visitor to whom the desk has not replied after this many seconds gets an automatic answer, and another
   * one only after this many hours without any reply; null: never.
   */
  automatic_answer: z.object({ after_seconds: z.int().min(0), again_after_hours: z.int().positive() }).nullable(),
})

export const readSupportConfig = (): z.output<typeof supportConfig> => readContent('config/support.json', supportConfig)
