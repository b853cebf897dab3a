import { z } from 'zod'
import { readContent } from '../contentFiles.ts'

export const dormancyConfig = z.strictObject({
  /** Months without a login after which an account is dormant. */
  months: z.int().positive(),
})

/** When an account is dormant (`content/config/dormancy.json`). */
export const readDormancy = (): z.output<typeof dormancyConfig> => readContent('config/dormancy.json', dormancyConfig)
