import type adventure from 'content/messages/en/adventure.json'
import type auth from 'content/messages/en/auth.json'
import type bonuses from 'content/messages/en/bonuses.json'
import type cashbox from 'content/messages/en/cashbox.json'
import type common from 'content/messages/en/common.json'
import type content from 'content/messages/en/content.json'
import type errors from 'content/messages/en/errors.json'
import type fairness from 'content/messages/en/fairness.json'
import type games from 'content/messages/en/games.json'
import type jackpots from 'content/messages/en/jackpots.json'
import type limits from 'content/messages/en/limits.json'
import type lootboxes from 'content/messages/en/lootboxes.json'
import type lotteries from 'content/messages/en/lotteries.json'
import type loyalty from 'content/messages/en/loyalty.json'
import type notifications from 'content/messages/en/notifications.json'
import type profile from 'content/messages/en/profile.json'
import type quests from 'content/messages/en/quests.json'
import type shell from 'content/messages/en/shell.json'
import type site from 'content/messages/en/site.json'
import type support from 'content/messages/en/support.json'
import type tournaments from 'content/messages/en/tournaments.json'
import type vip from 'content/messages/en/vip.json'
import type wallet from 'content/messages/en/wallet.json'

/** The English files define the types of all texts: a new area adds its line here. */
export interface Messages {
  adventure: typeof adventure
  auth: typeof auth
  bonuses: typeof bonuses
  cashbox: typeof cashbox
  common: typeof common
  content: typeof content
  errors: typeof errors
  fairness: typeof fairness
  games: typeof games
  jackpots: typeof jackpots
  limits: typeof limits
  lootboxes: typeof lootboxes
  lotteries: typeof lotteries
  loyalty: typeof loyalty
  notifications: typeof notifications
  profile: typeof profile
  quests: typeof quests
  shell: typeof shell
  support: typeof support
  site: typeof site
  tournaments: typeof tournaments
  vip: typeof vip
  wallet: typeof wallet
}

/** An area of texts: one file `content/messages/<locale>/<area>.json`. */
export type Area = keyof Messages

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages
  }
}
