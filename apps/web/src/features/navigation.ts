import type { NavEntry } from '../lib/navigation/navigation'
import { gamesNav } from './games/nav'
import { jackpotsNav } from './jackpots/nav'
import { limitsNav } from './limits/nav'
import { lootboxesNav } from './lootboxes/nav'
import { loyaltyNav } from './loyalty/nav'
import { questsNav } from './quests/nav'
import { sportNav } from './sport/nav'
import { supportNav } from './support/nav'
import { tournamentsNav } from './tournaments/nav'
import { vipNav } from './vip/nav'

/**
 * NAV-35: the features' navigation entries, in order. Every page loads them, which is why they are not in the
 * manifests.
 */
export const navigation: readonly NavEntry[] = [
  ...gamesNav,
  ...sportNav,
  ...loyaltyNav,
  ...lootboxesNav,
  ...tournamentsNav,
  ...jackpotsNav,
  ...questsNav,
  ...vipNav,
  ...supportNav,
  ...limitsNav,
]
