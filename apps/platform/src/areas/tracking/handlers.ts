import type { Handlers } from '../../core/http/handler.ts'
import { attachOrigin } from './attachOrigin.ts'
import { logEntry } from './logEntry.ts'
import { logNetwork, logPerformance } from './logMeasures.ts'
import { logValidation } from './logValidation.ts'
import { readExcludedPromoStags, readStagByReferrer } from './readStags.ts'
import { recordVisit } from './recordVisit.ts'

export const trackingHandlers = {
  'tracking.log': logEntry,
  'tracking.validation': logValidation,
  'tracking.performance': logPerformance,
  'tracking.network': logNetwork,
  'tracking.utmSet': recordVisit,
  'tracking.utmSend': attachOrigin,
  'tracking.stagByReferrer': readStagByReferrer,
  'tracking.excludedPromoStags': readExcludedPromoStags,
} satisfies Partial<Handlers>
