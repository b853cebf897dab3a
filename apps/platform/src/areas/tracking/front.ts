import { defineFront } from '../../core/area.ts'
import { trackingConfig } from './config.ts'
import { logEntry } from './logEntry.ts'
import { logNetwork, logPerformance } from './logMeasures.ts'
import { logValidation } from './logValidation.ts'
import { readExcludedPromoStags, readStagByReferrer } from './readStags.ts'

export const trackingFront = defineFront({
  name: 'tracking',
  handlers: {
    'tracking.log': logEntry,
    'tracking.validation': logValidation,
    'tracking.performance': logPerformance,
    'tracking.network': logNetwork,
    'tracking.stagByReferrer': readStagByReferrer,
    'tracking.excludedPromoStags': readExcludedPromoStags,
  },
  rateLimits: {
    'tracking.log': { address: { burst: 100, perMinute: 60 } },
    'tracking.validation': { address: { burst: 100, perMinute: 60 } },
    'tracking.performance': { address: { burst: 100, perMinute: 60 } },
    'tracking.network': { address: { burst: 60, perMinute: 30 } },
  },
  config: { tracking: trackingConfig },
})
