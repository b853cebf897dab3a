import { z } from 'zod'
import { bonus, freespins } from './bonuses.ts'
import { payment } from './cashbox.ts'
import { jackpot, jackpotAward } from './jackpots.ts'
import { lootbox } from './lootboxes.ts'
import { lotteryChange, lotteryStatus } from './lotteries.ts'
import { compPoints } from './loyalty.ts'
import { notification } from './notifications.ts'
import { wireCall } from './protocol/define.ts'
import { iso, ownVersion } from './protocol/shapes.ts'
import { questProgress } from './quests.ts'
import { supportMessage, unreadAnswers } from './support.ts'
import { tournamentPlayer } from './tournaments.ts'
import { account } from './wallet.ts'

/** Not on the public wire: sent by our hub to an accepted connection, as Centrifugo's `data`. */
export interface ConnectData {
  /**
   * Spreads the load when many clients reconnect at once: each page reloads its data at a random moment within this
   * time.
   */
  readonly read_within_ms: number
}

/** Channels of the hub; private ones are joined as `{name}#{player id}` (WIRE-06, wire-facts 12.1). */
export const publicMessages = {
  'public:wins': z.object({
    player: z.object({ nickname: z.string() }),
    round: z.object({ bet: z.int(), win: z.int(), currency: z.string() }),
    game: z.object({ identifier: z.string() }),
  }),
  /** A whole jackpot, replaced by id (wire-facts 12.1). */
  'public:jackpots_changes': jackpot,
  /** Not on the public wire: the head of a leaderboard, at most twice a second, while it has subscribers. */
  'public:tournaments_changes': z.object({
    tournament_id: z.int(),
    version: ownVersion,
    participants: z.int(),
    places_at: iso.nullable(),
    top_players: z.array(tournamentPlayer),
    in_progress: z.boolean(),
    finished_at: iso.nullable(),
  }),
  /** Not on the public wire: the changes of a lottery, at most twice a second, while it has subscribers. */
  'public:lotteries_changes': lotteryChange,
} as const
export const privateMessages = {
  /** One account, upserted by currency. */
  balance: account,
  /** An entry of the winners' list, and the amount credited to the wallet. */
  jackpot_win_award: jackpotAward,
  /** A whole bonus, upserted by id (wire-facts 12.1). */
  bonuses_changes: bonus,
  /** wire-facts 12.1: all of the player's points, as API-032 has them. */
  comps_award: compPoints,
  /** Whole free spins, upserted by id. */
  freespins_changes: freespins,
  /** wire-facts 14.5: the level and groups of the player, as their profile lists them. */
  groups_updates: z.object({ statuses: z.array(z.object({ id: z.string(), name: z.string() })) }),
  /** A whole box of prizes, upserted by id. */
  lootboxes_changes: lootbox,
  payments_changes: payment,
  payments_events: payment,
  /** wire-facts 12.1: a notification to one player. */
  personal_notifications: notification,
  /** wire-facts 12.1: why play is stopped or should be paused; amounts are minor units. */
  game_limits: z.object({
    reason: z.enum([
      'game_forbidden_with_bonus',
      'bonus_bet_limit_exceeded',
      'bet_limit_exceeded',
      'session_limit_exceeded',
      'trigger_reality_check',
    ]),
    game: z.string().optional(),
    amount_cents: z.int().optional(),
    limit_cents: z.int().optional(),
  }),
  /** Not on the public wire: the player's verification has changed; their profile and documents have to be reloaded. */
  verification_changes: z.object({ state: z.enum(['open', 'waiting', 'again', 'approved', 'refused']) }),
  /** Not on the public wire: the player's limits or breaks have changed and have to be reloaded. */
  limits: z.object({}),
  /** Not on the public wire: a round has been played in this game, for "continue playing" in other tabs. */
  played_games: z.object({ identifier: z.string(), last_activity_at: iso }),
  /**
   * Not on the public wire: a new message in the conversation with support or, without a message, its answers have been
   * read.
   */
  support_messages: unreadAnswers.extend({ message: supportMessage.nullable() }),
  /** Not on the public wire: the player's progress in the adventure has changed and has to be reloaded. */
  vip_adventure_changes: z.object({}),
  /** The player's rows in the tournaments that changed, merged by tournament_id (wire-facts 12.1). */
  tournaments_statuses: z.array(tournamentPlayer),
  /** wire-facts 12.1: an event in a tournament of the player. */
  tournament_notifications: z.object({
    event: z.enum([
      'tournament_started',
      'tournament_starts_soon',
      'player_joined_leaderboard',
      'player_kicked_from_leaderboard',
    ]),
    id: z.int(),
    title: z.string(),
    start_at: iso,
    end_at: iso,
    award_place: z.int().optional(),
    previous_place: z.int().optional(),
  }),
  /** Not on the public wire: the player in one quest or achievement, merged by frontend_identifier. */
  quests_changes: questProgress,
  /** Not on the public wire: the player's tickets and prizes in one lottery. */
  lotteries_statuses: lotteryStatus,
  /** Not on the public wire: the session was ended by another device or expired. */
  session: z.object({ event: z.enum(['ended']) }),
} as const
export type PrivateChannel = keyof typeof privateMessages
export type PublicChannel = keyof typeof publicMessages
export type MessageOf<N extends PrivateChannel | PublicChannel> = N extends PrivateChannel
  ? z.infer<(typeof privateMessages)[N]>
  : N extends PublicChannel
    ? z.infer<(typeof publicMessages)[N]>
    : never

export const realtimeApi = {
  'realtime.authorize': wireCall('POST /centrifuge/auth', {
    summary: 'Tokens for private channels (older flow)',
    who: 'player',
    body: z.object({ client: z.string().max(100), channels: z.array(z.string().max(100)).max(50) }),
    answers: { 200: z.record(z.string(), z.object({ sign: z.string(), info: z.string() })) },
  }),
  'realtime.subscription': wireCall('GET /api/notification_center/centrifugo/subscription', {
    summary: 'Connection data (newer flow)',
    who: 'anyone',
    /** Not on the public wire: the player's messages are stored until the page being rendered connects. */
    query: z.object({ retain: z.literal('1').optional() }),
    answers: {
      200: z.object({
        user: z.string(),
        url: z.string(),
        client_name: z.string(),
        token: z.string(),
        /** Not on the public wire: subscribed with this epoch, a channel delivers the messages since this answer. */
        epoch: z.string().optional(),
      }),
    },
  }),
} as const
