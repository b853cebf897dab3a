import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, empty, givenMoment, input, iso, ours, pathId, version } from './protocol/shapes.ts'

const amounts = z.array(z.object({ currency: currencyCode, amount_cents: cents }))

/** The value of a condition, attribute or result; its type depends on the field (wire-facts 7.3). */
export const bonusValue = z.union([
  z.number(),
  z.array(z.string()),
  amounts,
  z.object({ percent: z.number() }),
  z.object({ default: amounts }),
  z.object({ from: iso, to: iso, time: z.string(), on: z.array(z.string()), tz: z.string() }),
  z.array(z.object({ title: z.string() })),
])
const bonusField = z.object({ field: z.string(), value: bonusValue })
const condition = z.object({ field: z.string(), type: z.string(), value: bonusValue })

/**
 * An offer for a deposit or a registration, wire-facts 7.3. Its title for players is that of the first of `bonuses`.
 */
export const depositBonus = z.object({
  id: z.string(),
  title: z.string().optional(),
  group_key: z.string().optional(),
  bonuses: z
    .array(
      z.object({
        title: z.string(),
        /** bonus, freespins, random ... */
        type: z.string(),
        conditions: z.array(condition),
        attributes: z.array(bonusField),
        result_bonus: z.array(bonusField),
        boxes: z.array(z.object({ bonuses: z.array(z.object({ conditions: z.array(condition) })) })).optional(),
      }),
    )
    .min(1),
})

export type DepositBonus = z.output<typeof depositBonus>

/** wire-facts 1.6: theme of a gift, found by its group key or by its id as text. */
export const giftTheme = z.object({
  group_keys: z.array(z.string()),
  logo: z.string(),
  url: z.string(),
  title: z.string().optional(),
})

/** BON-05; `finished` is one more end (OPEN-68). */
export const bonusStages = [
  'issued',
  'wait',
  'handle_bets',
  'lost',
  'canceled',
  'expired',
  'wager_done',
  'finished',
] as const

const gameInfo = z.object({
  identifier: z.string(),
  title: z.string(),
  frontend_url: z.string(),
  /** Address of its tile without the width. */
  picture: ours(z.string().optional()),
})

/** wire-facts 2.15; the fields after `group_key` are ours: everything a player has to know before they activate it. */
export const bonus = z.object({
  id: z.int(),
  version,
  title: z.string(),
  amount_cents: cents,
  currency: currencyCode,
  stage: z.enum(bonusStages),
  strategy: z.enum(['registration', 'deposit', 'personal', 'prize']),
  amount_wager_requirement_cents: cents,
  amount_wager_cents: cents,
  created_at: iso,
  activatable_until: iso.nullable(),
  valid_until: iso.nullable(),
  activatable: z.boolean(),
  cancelable: z.boolean(),
  group_key: z.string().optional(),
  /** Only for a bonus limited to some games: it can be wagered only in these. */
  games: z.array(z.string()).optional(),
  games_info: z.array(gameInfo).optional(),
  wager: ours(z.number()),
  wager_days: ours(z.int()),
  max_bet_cents: ours(cents.nullable()),
  max_win_cents: ours(cents.nullable()),
  /** Categories of games that are closed while it is wagered. */
  closed_categories: ours(z.array(z.string())),
  /** The deposit that brought it. */
  payment_id: ours(z.int().nullable()),
  ended_at: ours(iso.nullable()),
})

/** wire-facts 2.18 */
export const freespinsStages = ['issued', 'activated', 'finished', 'canceled', 'expired'] as const

/** A feature that granted free spins may start in: a part of the game that is won by chance otherwise (CONST-44). */
export const features = ['hold_and_win'] as const
export const feature = z.enum(features)
export type Feature = z.output<typeof feature>

/** wire-facts 2.18; the fields after `group_key` are ours: the spins' value and how their winnings are paid. */
export const freespins = z.object({
  id: z.int(),
  version,
  title: z.string(),
  freespins_total: z.int(),
  freespins_performed: z.int().nullable(),
  bet_level: z.int(),
  stage: z.enum(freespinsStages),
  games: z.array(z.string()),
  games_info: z.array(gameInfo),
  activation_path: z.string(),
  provider: z.string(),
  currency: currencyCode,
  created_at: iso,
  activatable_until: iso.nullable(),
  valid_until: iso.nullable(),
  activatable: z.boolean(),
  /** `player_context:{provider}`: fields of that context are needed first. */
  activation_condition: z.string().nullable(),
  cancelable: z.boolean(),
  group_key: z.union([z.string(), z.literal(false)]),
  /** The stake of each spin, which the player does not pay. */
  bet_cents: ours(cents),
  won_cents: ours(cents),
  /** How often their winnings are wagered; 0: they are real money at once. */
  wager: ours(z.number().optional()),
  most_cents: ours(cents.nullable()),
  play_days: ours(z.int()),
  /** Each begins in this feature of its game; null of ordinary free spins. */
  feature: ours(feature.nullable()),
  /** The deposit that brought them. */
  payment_id: ours(z.int().nullable()),
  ended_at: ours(iso.nullable()),
})

/** SAFE-08, wire-facts 2.16: decimal text in the currency of the bonus. */
export const cancelInfo = z.object({
  id: z.int(),
  currency: ours(currencyCode.optional()),
  /** The loss: bonus money and its winnings. */
  total_withdrawal_amount: z.string(),
  current_balance: z.string(),
  /** The money that remains. */
  cash_balance: z.string(),
  bonus_balance: z.string(),
  bonus_winnings: z.string(),
})

/** A step of a bonus; `amount_cents` is the bonus money credited or, below zero, removed. */
export const bonusEvent = z.object({
  id: z.int(),
  /** Of a bonus; null of free spins. */
  bonus_id: z.int().nullable(),
  freespins_id: z.int().nullable(),
  title: z.string(),
  stage: z.enum([...bonusStages, 'activated']),
  currency: currencyCode,
  amount_cents: cents,
  created_at: iso,
})
const eventsFilter = z.object({
  currency: currencyCode.optional(),
  from: givenMoment.optional(),
  to: givenMoment.optional(),
})

const byId = z.object({ id: pathId })

export const bonusesApi = {
  'bonuses.deposit': wireCall('GET /api/bonuses/deposit', {
    summary: 'Bonuses the next deposit can bring; with a stored code those of the code alone',
    who: 'player',
    answers: { 200: z.array(depositBonus) },
  }),
  'bonuses.registration': wireCall('GET /api/bonuses/registration', {
    summary: 'Bonuses a new player can choose from',
    who: 'anyone',
    answers: { 200: z.array(depositBonus) },
  }),
  'bonuses.declineDeposit': wireCall('DELETE /api/bonuses/deposit/:id', {
    summary: 'Want an offer for deposits no more: it is not made again',
    who: 'player',
    params: z.object({ id: z.string().max(80) }),
    answers: { 204: null },
  }),
  'bonuses.declineRegistration': wireCall('DELETE /api/bonuses/registration/:id', {
    summary: 'The same of an offer for registration',
    who: 'player',
    params: z.object({ id: z.string().max(80) }),
    answers: { 204: null },
  }),
  'bonuses.available': wireCall('GET /api/bonuses/available_bonuses', {
    summary: 'Whether bonuses are given to this player at all',
    who: 'player',
    answers: { 200: z.object({ available_bonuses: z.boolean() }) },
  }),
  'bonuses.coupon': wireCall('POST /api/bonuses/coupon', {
    summary: 'Use a coupon',
    who: 'player',
    money: true,
    body: z.object({ coupon_code: input('code').min(1, 'required').max(60, 'too_long') }),
    answers: {
      200: z.object({ status: z.enum(['successfully_activated', 'already_activated', 'failed_to_activate']) }),
    },
  }),
  'bonuses.setCode': wireCall('PATCH /api/player/set_bonus_code', {
    summary: 'Keep a code for the next deposit; an unknown one is kept and brings nothing; none is kept in a break',
    who: 'player',
    body: z.object({ deposit_bonus_code: input('code').min(1, 'required').max(60, 'too_long') }),
    answers: { 200: empty },
    errors: ['limit_restrict_access'],
  }),
  'bonuses.clearCode': wireCall('DELETE /api/player/clear_bonus_code', {
    summary: 'Forget the kept code',
    who: 'player',
    answers: { 204: null },
  }),
  'bonuses.updateSettings': wireCall('PATCH /api/player/update_bonus_settings', {
    summary: 'Whether bonuses are given to the player',
    who: 'player',
    body: z.object({ can_issue: z.boolean() }),
    answers: { 200: empty },
  }),
  'bonuses.list': wireCall('GET /api/player/bonuses', {
    summary: "The player's bonuses",
    who: 'player',
    answers: { 200: z.array(bonus) },
  }),
  'bonuses.events': ourCall('GET /api/player/bonuses/events', {
    summary: "Steps of the player's bonuses, newest first, of the last twelve months (SAFE-07)",
    who: 'player',
    query: eventsFilter.extend({
      /** `next` of the page before. */
      after: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answers: { 200: z.object({ data: z.array(bonusEvent), next: z.int().nullable() }) },
  }),
  'bonuses.exportEvents': ourCall('GET /api/player/bonuses/events.csv', {
    summary: 'The same steps, all of them, as CSV',
    who: 'player',
    raw: true,
    media: 'text/csv',
    query: eventsFilter,
    answers: { 200: z.string() },
  }),
  'bonuses.cancelInfo': wireCall('GET /api/player/bonuses/:id/cancel_info', {
    summary: 'What cancelling a bonus takes and leaves',
    who: 'player',
    params: byId,
    answers: { 200: cancelInfo },
    errors: ['not_cancelable'],
  }),
  'bonuses.cancel': wireCall('DELETE /api/player/bonuses/:id', {
    summary: 'Cancel a bonus',
    who: 'player',
    money: true,
    params: byId,
    answers: { 204: null },
    errors: ['not_cancelable'],
  }),
  'bonuses.activate': wireCall('POST /api/player/bonuses/:id/activation', {
    summary: 'Activate a bonus',
    who: 'player',
    money: true,
    params: byId,
    body: z.unknown().optional(),
    answers: { 200: bonus },
    errors: ['not_activatable'],
  }),
  'bonuses.freespins': wireCall('GET /api/player/freespins', {
    summary: "The player's free spins",
    who: 'player',
    answers: { 200: z.array(freespins) },
  }),
  'bonuses.cancelFreespins': wireCall('DELETE /api/player/freespins/:id', {
    summary: 'Cancel free spins; what they have won is paid',
    who: 'player',
    money: true,
    params: byId,
    answers: { 204: null },
    errors: ['not_cancelable'],
  }),
  'bonuses.activateFreespins': wireCall('POST /api/player/freespins/:id/activation', {
    summary: 'Activate free spins',
    who: 'player',
    money: true,
    params: byId,
    body: z.unknown().optional(),
    answers: { 200: freespins },
    errors: ['not_activatable'],
  }),
  'bonuses.disabled': wireCall('GET /api/fe/config/disabled-bonuses', {
    summary: 'Group keys of the bonuses that are hidden while issued',
    who: 'anyone',
    answers: { 200: z.object({ group_keys: z.array(z.string()) }) },
  }),
  'bonuses.modifiedGifts': wireCall('GET /api/fe/config/modify-gifts-config', {
    summary: 'Pictures, links and titles of gifts',
    who: 'anyone',
    answers: { 200: z.array(giftTheme) },
  }),
  'bonuses.additionalGifts': wireCall('GET /api/fe/config/additional-gifts', {
    summary: 'A further deposit bonus by group',
    who: 'anyone',
    answers: { 200: z.record(z.string(), depositBonus) },
  }),
} as const
