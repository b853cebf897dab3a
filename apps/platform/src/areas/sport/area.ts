import { defineArea } from '../../core/area.ts'
import { sportFront } from './front.ts'
import { sportHandlers } from './handlers.ts'

export const sportArea = defineArea({
  name: 'sport',
  handlers: sportHandlers,
  rateLimits: {
    'sport.promoCode': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
  },
  config: sportFront.config ?? {},
})
