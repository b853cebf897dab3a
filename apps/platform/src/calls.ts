import { authHandlers } from './areas/auth/handlers.ts'
import { cashboxHandlers } from './areas/cashbox/handlers.ts'
import { contentHandlers } from './areas/content/handlers.ts'
import { gamesHandlers } from './areas/games/handlers.ts'
import { profileHandlers } from './areas/profile/handlers.ts'
import { siteHandlers } from './areas/site/handlers.ts'
import { trackingHandlers } from './areas/tracking/handlers.ts'
import { walletHandlers } from './areas/wallet/handlers.ts'
import type { Handlers } from './core/http/handler.ts'
import { flowHandlers } from './flows/handlers.ts'

/** Every call of the contract and the use case behind it; a missing one does not compile. */
export const calls: Handlers = {
  ...siteHandlers,
  ...trackingHandlers,
  ...contentHandlers,
  ...authHandlers,
  ...profileHandlers,
  ...walletHandlers,
  ...cashboxHandlers,
  ...gamesHandlers,
  ...flowHandlers,
}
