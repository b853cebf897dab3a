import { defineArea } from '../../core/area.ts'
import { deliveryCommands } from '../../core/deliveries/deliveryCommands.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { trackingFront } from './front.ts'
import { trackingHandlers } from './handlers.ts'
import { postbacksConfig } from './postbacks/postbackConfig.ts'
import { postbackConsumer } from './postbacks/postbackConsumer.ts'
import { postbackSender } from './postbacks/postbackSender.ts'
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
  consumers: (parts) => [postbackConsumer(parts)],
  senders: (parts) => [postbackSender(parts)],
  config: { ...trackingFront.config, postbacks: postbacksConfig },
  operatorCommands: deliveryCommands('postback', 'postbacks'),
  personalData: [...erased(['player_origins'])],
  tables: ['affiliate_visits', 'utm_visits', 'player_origins'],
})
