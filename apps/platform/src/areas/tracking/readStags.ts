import type { Handler } from '../../core/http/handler.ts'
import { readTrackingConfig } from './config.ts'

/** API-003 */
export const readStagByReferrer: Handler<'tracking.stagByReferrer'> = () => ({
  status: 200,
  body: readTrackingConfig().stag_by_referrer,
})

/** API-009 */
export const readExcludedPromoStags: Handler<'tracking.excludedPromoStags'> = () => ({
  status: 200,
  body: readTrackingConfig().excluded_promo_stags,
})
