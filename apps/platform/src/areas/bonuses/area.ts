import { defineArea } from '../../core/area.ts'
import { wageringConfig } from '../../core/content/wageringConfig.ts'
import { isWagering, wagerStages } from './bonusStore.ts'
import { bonusConsumer, bonusTimers } from './consumers.ts'
import { bonusesHandlers, disabledBonuses, giftDresses } from './handlers.ts'
import { bonusesMails } from './mailKinds.ts'
import { bonusConfig } from './offers/offers.ts'
import { additionalGifts } from './offers/openOffers.ts'

export const bonusesArea = defineArea({
  name: 'bonuses',
  handlers: bonusesHandlers,
  rateLimits: {
    // Nobody types codes faster than this. An attempt is counted before the code is looked up.
    'bonuses.coupon': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
    'bonuses.setCode': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
  },
  consumers: (parts) => [bonusConsumer(parts)],
  services: () => ({ isWagering, wagerStages }),
  timers: bonusTimers,
  config: {
    bonuses: [bonusConfig, wageringConfig],
    'disabled-bonuses': disabledBonuses,
    'modify-gifts-config': giftDresses,
    'additional-gifts': additionalGifts,
  },
  mails: bonusesMails,
  tables: [
    'player_bonuses',
    'player_freespins',
    'bonus_events',
    'coupon_counts',
    'coupon_uses',
    'declined_offers',
    'cashbacks',
    'cashback_weeks',
  ],
})
