import { authHandlers } from './areas/auth/handlers.ts'
import { bonusesHandlers } from './areas/bonuses/handlers.ts'
import { cashboxHandlers } from './areas/cashbox/handlers.ts'
import { contentHandlers } from './areas/content/handlers.ts'
import { gamesHandlers } from './areas/games/handlers.ts'
import { jackpotsHandlers } from './areas/jackpots/handlers.ts'
import { limitsHandlers } from './areas/limits/handlers.ts'
import { lootboxesHandlers } from './areas/lootboxes/handlers.ts'
import { lotteriesHandlers } from './areas/lotteries/handlers.ts'
import { loyaltyHandlers } from './areas/loyalty/handlers.ts'
import { notificationsHandlers } from './areas/notifications/handlers.ts'
import { profileHandlers } from './areas/profile/handlers.ts'
import { siteHandlers } from './areas/site/handlers.ts'
import { sportHandlers } from './areas/sport/handlers.ts'
import { supportHandlers } from './areas/support/handlers.ts'
import { trackingHandlers } from './areas/tracking/handlers.ts'
import { vipHandlers } from './areas/vip/handlers.ts'
import type { Handlers } from './core/http/handler.ts'
import { flowHandlers } from './flows/handlers.ts'

/** Every call of the contract and the use case behind it; a missing one does not compile. */
export const calls: Handlers = {
  ...siteHandlers,
  ...trackingHandlers,
  ...contentHandlers,
  ...authHandlers,
  ...profileHandlers,
  ...cashboxHandlers,
  ...gamesHandlers,
  ...jackpotsHandlers,
  ...bonusesHandlers,
  ...limitsHandlers,
  ...lootboxesHandlers,
  ...lotteriesHandlers,
  ...loyaltyHandlers,
  ...notificationsHandlers,
  ...sportHandlers,
  ...supportHandlers,
  ...vipHandlers,
  ...flowHandlers,
}
