import { z } from 'zod'
import { ourCall } from './protocol/define.ts'
import { cents, currencyCode, iso, ownVersion } from './protocol/shapes.ts'

/**
 * Our extensions. On the public wire, quests and achievements are tournaments (wire-facts 14.2); these are the details
 * only the platform knows.
 */

/** The reward of a level or an achievement. */
export const questReward = z.object({
  /** All of it in the reader's language: "€20 bonus and 20 free spins". */
  title: z.string(),
  /** Address of an illustration. */
  image: z.string(),
  currency: currencyCode,
  /** 0: none. Bonus money when `wager` is above 0, else real money. */
  money_cents: cents,
  wager: z.number(),
  freespins_count: z.int(),
  chargeable_comp_points: z.number(),
  persistent_comp_points: z.number(),
  /** A physical prize that is sent, in the reader's language; may be empty. */
  stuff: z.string(),
})
export type QuestReward = z.output<typeof questReward>

/** Status by dates, as of tournaments (TRN-07). */
export const questStatus = z.enum(['future', 'active', 'archive'])

/** How its pages look: an illustration, and its colours from the left to the right. */
const look = z.object({ art: z.string(), colors: z.array(z.string()).length(4) })

const shared = {
  /** Of its tournament. */
  id: z.int(),
  version: ownVersion,
  frontend_identifier: z.string(),
  title: z.string(),
  text: z.string(),
  look,
  /** Of its stakes and rewards. */
  currency: currencyCode,
  /** Wallets whose stakes count; empty: all of them. */
  currencies: z.array(currencyCode),
  group_ids: z.array(z.int()),
  /** Category whose games count. */
  game_category_identity: z.string(),
  /** `provider/game`: only these count. Empty: all of the category. */
  games: z.array(z.string()),
  /** Smallest stake that counts; null: any. */
  least_bet_cents: cents.nullable(),
  start_at: iso,
  end_at: iso,
}

/** QST-01 */
export const quest = z.object({
  ...shared,
  /** Last segment of its page: `/action/{slug}`. */
  slug: z.string(),
  status: questStatus,
  questSize: z.enum(['xs', 's', 'm', 'robot-s', 'robot-m']),
  /** Number of participants; with `user_confirmation_required`, only players with a confirmation. */
  user_confirmation_required: z.boolean(),
  levels: z.array(
    z.object({
      /** From 1. */
      position: z.int(),
      /** Total stake required for the level, in `currency` (QST-03). */
      bet_cents: cents,
      reward: questReward.nullable(),
    }),
  ),
})
export type WireQuest = z.output<typeof quest>

/** QST-08 */
export const achievement = z.object({
  ...shared,
  /** Null for one that is reached by joining a group. */
  id: z.int().nullable(),
  status: questStatus,
  /** The counted figure: stakes, rounds, or membership of a group of `/api/info/statuses`. */
  kind: z.enum(['bet', 'spin', 'group']),
  /** Minor units of stakes, or rounds; 0 for a group. */
  target: z.int(),
  /** Null unless it is reached by joining a group. */
  group_id: z.string().nullable(),
  reward: questReward.nullable(),
  /** Null if it never ends. */
  end_at: iso.nullable(),
  /** The share of the players who have played that have reached it, 0 to 1; null among fewer than 100 players. */
  reached_share: z.number().min(0).max(1).nullable(),
})
export type WireAchievement = z.output<typeof achievement>

/** A player's progress in a quest or an achievement. */
export const questProgress = z.object({
  frontend_identifier: z.string(),
  /** Raised with every change of these figures. */
  version: ownVersion,
  bet_cents: cents,
  games_taken: z.int(),
  /** QST-07; of an achievement 1 once it is reached. */
  level: z.int(),
  /** Levels the player has reached, in order; they stay reached even if the figures shrink. */
  reached: z.array(
    z.object({
      position: z.int(),
      reached_at: iso,
      /** Its reward has been given; false for a level without one. */
      is_rewarded: z.boolean(),
    }),
  ),
})
export type WireQuestProgress = z.output<typeof questProgress>

/** The platform's time of the answer: timers use it, never the reader's clock. */
const now = iso

export const questsApi = {
  'quests.list': ourCall('GET /api/quests', {
    summary: 'Quests that are announced, running, or finished in the last 90 days',
    who: 'anyone',
    answers: { 200: z.object({ now, quests: z.array(quest) }) },
  }),
  'quests.achievements': ourCall('GET /api/achievements', {
    summary: 'Achievements that can be reached, in the order in which they are shown',
    who: 'anyone',
    answers: { 200: z.object({ now, achievements: z.array(achievement) }) },
  }),
  'quests.own': ourCall('GET /api/quests/player', {
    summary: 'The player in all these quests and achievements that have counted something for them',
    who: 'player',
    answers: { 200: z.array(questProgress) },
  }),
} as const
