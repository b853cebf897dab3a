import { authArea } from './areas/auth/area.ts'
import { bonusesArea } from './areas/bonuses/area.ts'
import { cashboxArea } from './areas/cashbox/area.ts'
import { contentArea } from './areas/content/area.ts'
import { eventsArea } from './areas/events/area.ts'
import { gamesArea } from './areas/games/area.ts'
import { jackpotsArea } from './areas/jackpots/area.ts'
import { limitsArea } from './areas/limits/area.ts'
import { lootboxesArea } from './areas/lootboxes/area.ts'
import { lotteriesArea } from './areas/lotteries/area.ts'
import { loyaltyArea } from './areas/loyalty/area.ts'
import { notificationsArea } from './areas/notifications/area.ts'
import { playArea } from './areas/play/area.ts'
import { profileArea } from './areas/profile/area.ts'
import { questsArea } from './areas/quests/area.ts'
import { safetyArea } from './areas/safety/area.ts'
import { siteArea } from './areas/site/area.ts'
import { sportArea } from './areas/sport/area.ts'
import { supportArea } from './areas/support/area.ts'
import { tournamentsArea } from './areas/tournaments/area.ts'
import { trackingArea } from './areas/tracking/area.ts'
import { vipArea } from './areas/vip/area.ts'
import { walletArea } from './areas/wallet/area.ts'

/** Every area of the platform. Adding one is its own folder and a line here. */
export const areas = [
  siteArea,
  trackingArea,
  contentArea,
  authArea,
  profileArea,
  walletArea,
  cashboxArea,
  gamesArea,
  playArea,
  jackpotsArea,
  bonusesArea,
  limitsArea,
  lootboxesArea,
  tournamentsArea,
  questsArea,
  lotteriesArea,
  loyaltyArea,
  notificationsArea,
  sportArea,
  supportArea,
  vipArea,
  eventsArea,
  safetyArea,
] as const
