import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { readContent } from '../contentFiles.ts'

const eur = z.string().regex(/^\d+(\.\d{1,2})?$/)
const rules = z.object({
  /** Players whose withdrawals total more than this must be verified; "0": always. */
  verify_above_eur: eur,
  /**
   * A withdrawal up to this amount is approved automatically once the player has had this many minutes to recall it;
   * "0": none.
   */
  approve_up_to_eur: eur,
  approve_after_minutes: z.int().min(0),
})
export const withdrawalConfig = z.object({ CW: rules, EE: rules })

export const readWithdrawalRules = (licence: Licence): z.output<typeof rules> =>
  readContent('config/withdrawals.json', withdrawalConfig)[licence]
