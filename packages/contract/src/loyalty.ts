import { z } from 'zod'
import { lootboxItem } from './lootboxes.ts'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, empty, iso, ours, version } from './protocol/shapes.ts'

/**
 * wire-facts 2.14: `chargeable` can be spent, `persistent` drives the level. `version` is ours: it grows with every
 * change, so that an older message is known.
 */
export const compPoints = z.object({
  chargeable: z.object({ points: z.number() }),
  persistent: z.object({ points: z.number() }),
  version,
})

const amounts = z.array(z.object({ currency: currencyCode, amount_cents: cents }))

/** The other fields of every shop card: `image` and `colors` are its look, the rest its conditions. */
const dress = {
  image: ours(z.string()),
  /** Two CSS colours, from the light to the dark one. */
  colors: ours(z.tuple([z.string(), z.string()])),
  /** Days to activate it, to play its free spins, and to wager its bonus money. */
  activate_days: ours(z.int().optional()),
  play_days: ours(z.int().optional()),
  wager_days: ours(z.int().optional()),
  /** The most that can be won with bonus money, and the highest bet while it is wagered. */
  max_win: ours(amounts.optional()),
  max_bet: ours(amounts.optional()),
}

/** wire-facts 8.3 */
export const moneyRate = z.object({
  group: z.string(),
  title: z.string(),
  wager: z.number(),
  rates: z.array(z.object({ points: z.int(), currency: currencyCode, amount_cents: cents })),
  ...dress,
})

/** wire-facts 8.4; a game is written `provider:game`. */
export const rewardRate = z.object({
  group: z.string(),
  title: z.string(),
  wager: z.number(),
  games: z.array(z.string()).optional(),
  /** Ours: their titles, and the value of one spin. */
  game_titles: ours(z.array(z.string()).optional()),
  stakes: ours(amounts.optional()),
  /**
   * Of a box of prizes, its group key: `manual_wheel` for a spin of the wheel, `rocket_lite`, `rocket_pro`,
   * `rocket_max`.
   */
  bonus_title: z.string().optional(),
  /** Ours: the possible contents of the box, with their chances. */
  items: ours(z.array(lootboxItem).optional()),
  /** Ours: the bonus money that comes with it. */
  amounts: ours(amounts.optional()),
  rate: z.object({
    points: z.int(),
    freespins_count: z.int().optional(),
    lottery_ids: z.array(z.int()).optional(),
  }),
  ...dress,
})

const type = z.enum(['money', 'lootboxes', 'freespins', 'lotteries'])

/** Points earned or spent: play is summed by day, everything else is listed individually. */
const pointsEntry = z.object({
  at: iso,
  kind: z.enum(['play', 'level', 'exchange', 'opening', 'prize']),
  /** Of an exchange: the goods; of a prize: the competition. */
  title: z.string().optional(),
  chargeable: z.number(),
  persistent: z.number(),
})

export const loyaltyApi = {
  'loyalty.points': wireCall('GET /api/player/comp_points', {
    summary: 'Comp points of the player',
    who: 'player',
    answers: { 200: compPoints },
  }),
  'loyalty.history': ourCall('GET /api/player/comp_points/history', {
    summary: 'Points that came and went, newest first, a month at a time, of the last twelve months',
    who: 'player',
    query: z.object({
      /** `next` of the page before. */
      before: iso.optional(),
    }),
    answers: { 200: z.object({ data: z.array(pointsEntry), next: iso.nullable() }) },
  }),
  'loyalty.earning': ourCall('GET /api/comp_points/earning', {
    summary: 'What has to be staked for one point, and in which games less counts',
    who: 'anyone',
    answers: {
      200: z.object({
        rates: z.array(z.object({ currency: currencyCode, amount_cents: cents })),
        categories: z.array(z.object({ id: z.string(), percent: z.int() })),
      }),
    },
  }),
  'loyalty.rates': wireCall('GET /api/comp_points/rates/:type', {
    summary: 'What the shop gives for points: money in every currency, other rewards at one price; nothing in a break',
    who: 'anyone',
    params: z.object({ type }),
    answers: { 200: z.array(z.union([moneyRate, rewardRate])) },
  }),
  'loyalty.exchange': wireCall('POST /api/comp_points/exchange/:type', {
    summary: 'Exchange points; as many as a card costs, or a multiple of it',
    who: 'player',
    money: true,
    params: z.object({ type }),
    body: z.object({
      exchange: z.object({
        group: z.string().max(100),
        currency: currencyCode,
        points: z.int('not_an_integer').min(1, 'too_small').max(1_000_000_000, 'too_big').optional(),
        /** Of a lottery, in place of points. */
        tickets_count: z.int('not_an_integer').min(1, 'too_small').max(10_000, 'too_big').optional(),
        lottery_id: z.int().optional(),
      }),
    }),
    answers: { 201: empty },
    errors: [
      ...(['required', 'not_an_integer', 'not_a_multiple', 'too_small', 'too_big', 'unknown_value'] as const),
      ...(['not_enough', 'multi_account', 'bonuses_off', 'limit_restrict_access', 'not_open'] as const),
    ],
  }),
} as const
