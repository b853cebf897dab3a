import { isLawfulExclusion, spans } from '@apogee/rules/limits/period'
import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { readEdition } from '../readEdition.ts'

const span = z.enum(spans)
const periodsOf = (licence: Licence) =>
  z.object({
    coolingoff: z.array(span.exclude(['forever'])).min(1),
    selfexclusion: z
      .array(
        span.refine((one) => isLawfulExclusion(one, licence), {
          error: `licence ${licence} has no such self-exclusion`,
        }),
      )
      .min(1),
  })
/** Schema of `content/config/limits.json`, by licence. */
export const breakPeriods = {
  CW: periodsOf('CW'),
  EE: periodsOf('EE'),
}

/** LIM-03: durations of breaks that a licence offers (`content/config/limits.json`). */
export const readBreakPeriods = (licence: Licence): z.output<typeof breakPeriods.CW> =>
  readEdition('limits', breakPeriods[licence], licence)
