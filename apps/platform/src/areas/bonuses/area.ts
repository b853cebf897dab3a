import { defineArea } from '../../core/area.ts'
import { wageringConfig } from '../../core/content/configs/wageringConfig.ts'
import { erased, kept } from '../../core/personalData/personalTable.ts'
import { isWagering, wagerStages } from './bonusStore.ts'
import { bonusConsumer, bonusTimers } from './consumers.ts'
import { bonusesFront } from './front.ts'
import { bonusesHandlers } from './handlers.ts'
import { bonusesMails } from './mailKinds.ts'
import { bonusesOfDeposits } from './offers/giftsOfDeposits.ts'
import { offerFaults } from './offers/offerFaults.ts'
import { bonusConfig } from './offers/offers.ts'

import { bonusCommands } from './operatorCommands.ts'

export const bonusesArea = defineArea({
  name: 'bonuses',
  handlers: bonusesHandlers,
  rateLimits: {
    // Faster than a person types codes. An attempt is counted before the code is looked up.
    'bonuses.coupon': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
    'bonuses.setCode': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
  },
  consumers: (parts) => [bonusConsumer(parts)],
  services: () => ({ bonusesOfDeposits, isWagering, wagerStages }),
  timers: bonusTimers,
  config: {
    bonuses: [bonusConfig, wageringConfig],
    ...bonusesFront.config,
  },
  operatorCommands: bonusCommands,
  contentFaults: () => offerFaults(),
  mails: bonusesMails,
  personalData: [
    ...erased(['declined_offers']),
    ...kept(['player_bonuses', 'player_freespins', 'bonus_events', 'coupon_uses', 'cashbacks']),
  ],
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
