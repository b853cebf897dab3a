import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, iso, ours, pathId, version } from './protocol/shapes.ts'
import { contestPrize } from './tournaments.ts'

/** Prize of a lottery, wire-facts 9.1 and 9.7: money as a decimal text and in minor units of the lottery's currency. */
export const lotteryPrize = contestPrize.extend({
  /** The ticket that won it, once drawn. */
  ticket: z.string().nullable(),
})

/** A prize won by the calling player. */
const wonPrize = lotteryPrize.extend({
  /** Where it is among the player's gifts, once it is paid; empty for prizes that are not gifts. */
  gifts: ours(z.array(z.object({ kind: z.enum(['bonus', 'freespins']), id: z.int() })).optional()),
})

/** wire-facts 9.8: the player's tickets in one lottery and their prizes. `version` is ours. */
export const lotteryStatus = z.object({
  lottery_id: z.int(),
  version,
  /** Ticket numbers, the oldest first. */
  tickets: z.array(z.string()),
  prizes: z.array(wonPrize),
})

/** A deposit of `from_amount_cents` or more brings a ticket for every `price_cents` of it. */
const depositScaleRule = z.object({
  from_amount_cents: cents,
  price_cents: cents,
  currency: currencyCode,
  active: z.boolean(),
})

/** wire-facts 9.7 and 14.3; the fields after `prizes` are ours. */
export const lottery = z.object({
  id: z.int(),
  title: z.string(),
  /** Also the last segment of its address: `/lottery/{frontend_identifier}`. */
  frontend_identifier: z.string(),
  in_progress: z.boolean(),
  start_at: iso,
  /** Sales close. */
  end_at: iso,
  /** When it was drawn. */
  finished_at: iso.nullable(),
  currency: currencyCode,
  group_ids: z.array(z.int()),
  money_budget: z.string(),
  money_budget_cents: cents,
  chargeable_comp_points_budget: z.number(),
  persistent_comp_points_budget: z.number(),
  /** Points a ticket costs; 0: not for points. */
  comp_points_ticket_price: z.number(),
  max_tickets_count_to_player: z.int().nullable(),
  /** Tickets of all players. */
  lottery_tickets_count: z.int(),
  /** By currency; empty when deposits bring no tickets. */
  deposit_scale_rules: z.record(z.string(), z.array(depositScaleRule)),
  prizes: z.array(lotteryPrize),
  /** Raised with every change, a ticket sold included. */
  version,
  /** When the draw begins, for all viewers at once; a little after sales close. */
  draw_at: ours(iso.optional()),
  /**
   * Its inputs: the SHA-256 of the seed from the start, of the list of tickets once sales are closed, the seed once
   * drawn. `values_hash`: of the values added between close and draw, once drawn; `beacon`: address of the beacon whose
   * first round at or after `draw_at` is the last of these values, once sales are closed.
   */
  fair: ours(
    z
      .object({
        hash: z.string(),
        tickets_hash: z.string().nullable(),
        seed: z.string().nullable(),
        values_hash: ours(z.string().nullable().optional()),
        beacon: ours(z.string().nullable().optional()),
      })
      .optional(),
  ),
  /** The platform's time of the answer: timers and the draw use it, never the reader's clock. */
  now: ours(iso.optional()),
})
/**
 * The changing fields of a lottery while it is shown; not on the public wire. The other fields contain text in the
 * reader's language, so a message to all players leaves them out: once `finished_at` is set, the front end reloads the
 * lottery with its winners.
 */
export const lotteryChange = lottery.pick({
  id: true,
  version: true,
  in_progress: true,
  lottery_tickets_count: true,
  finished_at: true,
  fair: true,
})
export type WireLottery = z.output<typeof lottery>

/** One prize drawn, with everything needed to repeat it by hand. */
const drawStep = z.object({
  award_place: z.int(),
  /** The text that was signed, and HMAC-SHA256(seed, message) as hex. */
  message: z.string(),
  hmac: z.string(),
  /** Position in the list of tickets still in the draw, from 0. */
  position: z.int(),
  /** Tickets still in the draw. */
  left: z.int(),
  ticket: z.string(),
  /** Masked nickname of the ticket's holder. */
  nickname: z.string(),
  /** The caller's own. */
  is_own: z.boolean(),
})

/** A draw step by step, the last prize first, as it is shown; ours. */
export const lotteryDraw = z.object({
  lottery_id: z.int(),
  hash: z.string(),
  seed: z.string(),
  tickets_hash: z.string(),
  tickets_count: z.int(),
  /** Null for a draw made before values were added. */
  values_hash: ours(z.string().nullable().optional()),
  drawn_at: iso,
  steps: z.array(drawStep),
})

/** An id, or the frontend identifier. */
const idOrName = z.union([pathId, z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,199}$/)])

export const lotteriesApi = {
  'lotteries.list': wireCall('GET /api/lotteries', {
    summary: 'Lotteries that are announced, on sale, or drawn in the last 90 days',
    who: 'anyone',
    answers: { 200: z.array(lottery) },
  }),
  'lotteries.statuses': wireCall('GET /api/lotteries/statuses', {
    summary: 'Tickets of the player, by lottery',
    who: 'player',
    answers: { 200: z.array(lotteryStatus) },
  }),
  'lotteries.one': wireCall('GET /api/lotteries/:id', {
    summary: 'One lottery, by its id or frontend identifier',
    who: 'anyone',
    params: z.object({ id: idOrName }),
    answers: { 200: lottery },
  }),
  'lotteries.status': wireCall('GET /api/lotteries/:id/status', {
    summary: 'The player in one lottery; without tickets, and for guests, an empty one',
    who: 'anyone',
    params: z.object({ id: pathId }),
    answers: { 200: lotteryStatus },
  }),
  'lotteries.draw': ourCall('GET /api/lotteries/:id/draw', {
    summary: 'A draw, step by step; 404 until it took place',
    who: 'anyone',
    params: z.object({ id: pathId }),
    answers: { 200: lotteryDraw },
  }),
  'lotteries.addValue': ourCall('POST /api/lotteries/:id/values', {
    summary:
      'Adds a value of the player to a draw, once, between the close of sales and the draw; returns the stored value',
    who: 'player',
    params: z.object({ id: pathId }),
    body: z.object({ value: z.string().regex(/^[0-9A-Za-z_-]{8,64}$/) }),
    answers: { 200: z.object({ value: z.string() }) },
    errors: ['not_open', 'not_eligible'],
  }),
  'lotteries.values': ourCall('GET /api/lotteries/:id/values', {
    summary: 'The values added to a draw, one a line in order of arrival; 404 until the draw',
    who: 'anyone',
    raw: true,
    media: 'text/plain',
    params: z.object({ id: pathId }),
    answers: { 200: null },
  }),
  'lotteries.tickets': ourCall('GET /api/lotteries/:id/tickets', {
    summary: 'The list of tickets a draw was made from, one number a line; 404 while tickets are sold',
    who: 'anyone',
    raw: true,
    media: 'text/plain',
    params: z.object({ id: pathId }),
    answers: { 200: null },
  }),
} as const
