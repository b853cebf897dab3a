import { z } from 'zod'
import { wireCall } from './protocol/define.ts'
import { iso } from './protocol/shapes.ts'

/** wire-facts 1.3. Without `enabled` the navigation has no link to bets. */
export const bettingConfig = z.object({
  enabled: z.boolean(),
  /** Address of the page for bets; empty if there is no such page. */
  url: z.string(),
  /** Bonus type -> part of the path of its page. */
  bonusTypesMap: z.record(z.string(), z.string()),
})

/** wire-facts 7.1: a bonus of a sportsbook. */
export const sportBonus = z.object({
  type: z.enum([
    'comboboost',
    'freebet_no_risk',
    'freebet_all_win',
    'freebet_only_win',
    'hunting',
    'tournament',
    'lootbox',
    'jackpot',
  ]),
  details: z.record(z.string(), z.unknown()).nullable(),
  status: z.enum(['active', 'inactive']).optional(),
  name: z.string().optional(),
  trigger_key: z.enum(['once', 'has_group', 'registration', 'deposit', 'birthday', 'code', 'bets']).optional(),
  valid_to: iso.nullable().optional(),
})

export const sportApi = {
  'sport.config': wireCall('GET /api/fe/config/betting-config', {
    summary: 'Betting: whether and where',
    who: 'anyone',
    answers: { 200: bettingConfig },
  }),
  'sport.bonuses': wireCall('GET /api/v2/bonuses', {
    summary: 'Bonuses of the sportsbook; none where there is no sportsbook',
    who: 'player',
    answers: { 200: z.array(sportBonus) },
  }),
  'sport.promoCode': wireCall('POST /api/v2/bonuses/promo-code', {
    summary: 'Redeem a code of the sportsbook',
    who: 'player',
    body: z.object({ code: z.string().trim().min(1, 'required').max(60, 'too_long') }),
    answers: { 200: z.object({ bonus_id: z.string(), name: z.string(), bonus_type: z.string() }) },
  }),
} as const
