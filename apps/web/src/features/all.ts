import { auth } from './auth/feature'
import { bonuses } from './bonuses/feature'
import { cashbox } from './cashbox/feature'
import { games } from './games/feature'
import { jackpots } from './jackpots/feature'
import { limits } from './limits/feature'
import { lootboxes } from './lootboxes/feature'
import { lotteries } from './lotteries/feature'
import { loyalty } from './loyalty/feature'
import { notifications } from './notifications/feature'
import { profile } from './profile/feature'
import { quests } from './quests/feature'
import { support } from './support/feature'
import { tournaments } from './tournaments/feature'
import { vip } from './vip/feature'
import { wallet } from './wallet/feature'

/** Every feature that adds something to the shell, one line each. */
export const features = [
  auth,
  bonuses,
  cashbox,
  games,
  jackpots,
  limits,
  lootboxes,
  lotteries,
  loyalty,
  notifications,
  profile,
  quests,
  support,
  tournaments,
  vip,
  wallet,
] as const
