import { z } from 'zod'

const eur = z.string().regex(/^\d+(\.\d{1,2})?$/)
/** Schema of `withdrawals` in a licence's file. */
export const withdrawalRules = z.strictObject({
  /** Players whose withdrawals total more than this must be verified; "0": always. */
  verify_above_eur: eur,
  /**
   * A withdrawal up to this amount is approved automatically once the player has had this many minutes to recall it;
   * "0": none.
   */
  approve_up_to_eur: eur,
  approve_after_minutes: z.int().min(0),
})
