import { z } from 'zod'
import type { Licence } from '../http/handler.ts'
import { describesConfig } from './configFiles.ts'
import { readContent } from './contentFiles.ts'

const eur = z.string().regex(/^\d+(\.\d{1,2})?$/)
const rules = z.object({
  /** A player whose withdrawals come to more than this has to be verified; "0": always. */
  verify_above_eur: eur,
  /** A withdrawal up to this is approved by itself once the player had so many minutes to take it back; "0": none. */
  approve_up_to_eur: eur,
  approve_after_minutes: z.int().min(0),
})
const schema = describesConfig('withdrawals', z.object({ CW: rules, EE: rules }))

export const readWithdrawalRules = (licence: Licence): z.output<typeof rules> =>
  readContent('config/withdrawals.json', schema)[licence]
