import { defineArea } from '../../core/area.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { trackingFront } from './front.ts'
import { trackingHandlers } from './handlers.ts'
import { trackingTimers } from './timers.ts'

export const trackingArea = defineArea({
  name: 'tracking',
  handlers: trackingHandlers,
  rateLimits: {
    ...trackingFront.rateLimits,
    'tracking.utmSet': { address: { burst: 30, perMinute: 10 } },
    'tracking.utmSend': { address: { burst: 30, perMinute: 10 } },
  },
  timers: trackingTimers,
  config: trackingFront.config ?? {},
  personalData: [...erased(['player_origins'])],
  tables: ['affiliate_visits', 'utm_visits', 'player_origins'],
})
