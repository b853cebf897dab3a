import { bettingConfig } from '@apogee/contract/sport'
import { defineArea } from '../../core/area.ts'
import { sportHandlers } from './handlers.ts'

export const sportArea = defineArea({
  name: 'sport',
  handlers: sportHandlers,
  rateLimits: {
    'sport.promoCode': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
  },
  config: {
    'betting-config': bettingConfig,
  },
})
