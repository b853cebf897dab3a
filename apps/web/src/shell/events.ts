import { bonusesEvents } from '../features/bonuses/events'
import { cashboxEvents } from '../features/cashbox/events'
import { gamesEvents } from '../features/games/events'
import { jackpotsEvents } from '../features/jackpots/events'
import { limitsEvents } from '../features/limits/events'
import { loyaltyEvents } from '../features/loyalty/events'
import { notificationEvents } from '../features/notifications/events'
import { profileEvents } from '../features/profile/events'
import { supportEvents } from '../features/support/events'
import { walletEvents } from '../features/wallet/events'
import { sessionEnded } from '../lib/api'
import { type Handlers, handlers } from '../lib/realtime/registry'

const sessionEvents = handlers({
  session: () => sessionEnded(),
})

/** The realtime handlers of every feature: an area with an `events.ts` adds its line. */
export const allEvents: readonly Handlers[] = [
  sessionEvents,
  walletEvents,
  cashboxEvents,
  bonusesEvents,
  gamesEvents,
  jackpotsEvents,
  limitsEvents,
  loyaltyEvents,
  notificationEvents,
  profileEvents,
  supportEvents,
]
