import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, iso, ours, pathId, version } from './protocol/shapes.ts'

const amounts = z.array(z.object({ currency: currencyCode, amount_cents: cents }))

const boxField = z.object({
  /** freespins_count, bonus_amount, wager, max_win ... */
  field: z.string(),
  value: z.union([z.number(), amounts]),
})

/**
 * The prize of a sector; the fields after `result_bonus` are ours: everything a player has to know about a prize before
 * they win it.
 */
const boxPrize = z.object({
  title: z.string(),
  type: z.enum(['freespins', 'bonus']),
  attributes: z.array(boxField),
  result_bonus: z.array(boxField),
  /**
   * Of free spins: where they may be played (`provider:game`), what these games are called, and what each spin is
   * worth.
   */
  games: ours(z.array(z.string()).optional()),
  game_titles: ours(z.array(z.string()).optional()),
  stakes: ours(amounts.optional()),
  /** The highest bet while it is wagered. */
  max_bet: ours(amounts.optional()),
  /** Days to activate it, to play its free spins, and to wager its bonus money. */
  activate_days: ours(z.int().optional()),
  play_days: ours(z.int().optional()),
  wager_days: ours(z.int().optional()),
  /** Address of an illustration. */
  image: ours(z.string().optional()),
})

/**
 * A sector of a wheel, wire-facts 2.21. Its chance is weight / 10000; one of weight 0 is shown and never drawn
 * (OPEN-44).
 */
export const lootboxItem = z.object({
  id: z.int(),
  weight: z.number().min(0).max(10_000),
  /** True on the sector that was won. */
  prize: z.boolean(),
  created_at: iso.optional(),
  bonuses: z.array(boxPrize).min(1),
  /** Ours: where a prize that was won is among the player's gifts. */
  gift: ours(z.object({ kind: z.enum(['bonus', 'freespins']), id: z.int() }).optional()),
})

/** LB-04 */
export const lootboxStages = ['issued', 'activated', 'canceled', 'expired'] as const

/** Where a box came from. */
export const lootboxStrategies = [
  'exchange',
  'deposit',
  'registration',
  'level',
  'status',
  'campaign',
  'operator',
] as const

/** Letters, digits, hyphen and underscore, so that the colons of the text that is signed can only be ours. */
export const playerSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid')

/** wire-facts 2.21; `version`, `reason`, `activated_at` and `fair` are ours. */
export const lootbox = z.object({
  id: z.int(),
  version,
  title: z.string(),
  /** Of the wallet its prize goes to. */
  currency: currencyCode,
  /** `manual_wheel`, `wheel...`, or one of the plans `rocket_lite`, `rocket_pro`, `rocket_max` (LB-05, LB-13). */
  group_key: z.string(),
  strategy: z.enum(lootboxStrategies),
  /** Where it came from, in the player's language: "For your deposit of €50.00". */
  reason: ours(z.string()),
  /** Kinds with a lower one come first. */
  display: z.int(),
  stage: z.enum(lootboxStages),
  created_at: iso,
  activated_at: ours(iso.nullable()),
  valid_until: iso,
  /** Stays the same before and after activation, even if the configuration changes. */
  items: z.array(lootboxItem).min(1),
  /**
   * The inputs of its draw (docs/decisions/081-draw-prize-boxes-on-the-platform-provably-fair.md); the seeds are null
   * until it has been drawn.
   */
  fair: ours(
    z.object({
      /** SHA-256 of the server seed, as hex. */
      hash: z.string(),
      seed: z.string().nullable(),
      player_seed: z.string().nullable(),
    }),
  ),
})

export type WireLootbox = z.output<typeof lootbox>

export const lootboxesApi = {
  'lootboxes.wheelConfig': wireCall('GET /api/fe/config/wheel-config', {
    summary: 'Sectors of the wheel as long as the player has no box',
    who: 'anyone',
    answers: { 200: z.array(lootboxItem) },
  }),
  'lootboxes.segmentsConfig': wireCall('GET /api/fe/config/wheel-config-segments', {
    summary: 'Sectors of the segments wheel by group',
    who: 'anyone',
    answers: { 200: z.record(z.string(), z.array(lootboxItem)) },
  }),
  'lootboxes.list': wireCall('GET /api/player/lootboxes', {
    summary: "The player's boxes, current ones first; activated ones of today only (LB-08)",
    who: 'player',
    answers: { 200: z.array(lootbox) },
  }),
  'lootboxes.past': ourCall('GET /api/player/lootboxes/past', {
    summary: 'What boxes brought the player, newest first',
    who: 'player',
    query: z.object({
      /** `next` of the page before. */
      after: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answers: { 200: z.object({ data: z.array(lootbox), next: z.int().nullable() }) },
  }),
  'lootboxes.activate': wireCall('POST /api/player/lootboxes/:id/activation', {
    summary: 'Draw the prize of a box and give it; a second call answers the same',
    who: 'player',
    money: true,
    params: z.object({ id: pathId }),
    body: z
      .object({
        /** The player's part of the draw; without one, the server makes it. */
        player_seed: ours(playerSeed.optional()),
      })
      .nullish(),
    answers: { 200: lootbox },
    errors: ['invalid', 'not_activatable'],
  }),
} as const
