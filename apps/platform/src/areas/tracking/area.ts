import { defineArea } from '../../core/area.ts'
import { trackingConfig } from './config.ts'
import { trackingHandlers } from './handlers.ts'
import { trackingTimers } from './timers.ts'

export const trackingArea = defineArea({
  name: 'tracking',
  handlers: trackingHandlers,
  rateLimits: {
    'tracking.log': { address: { burst: 100, perMinute: 60 } },
    'tracking.validation': { address: { burst: 100, perMinute: 60 } },
    'tracking.performance': { address: { burst: 100, perMinute: 60 } },
    'tracking.network': { address: { burst: 60, perMinute: 30 } },
    'tracking.utmSet': { address: { burst: 30, perMinute: 10 } },
    'tracking.utmSend': { address: { burst: 30, perMinute: 10 } },
  },
  timers: trackingTimers,
  config: {
    tracking: trackingConfig,
  },
  tables: ['affiliate_visits', 'utm_visits', 'player_origins'],
})
