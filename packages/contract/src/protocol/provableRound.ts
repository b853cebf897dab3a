import { z } from 'zod'
import { iso, liveClaim } from './shapes.ts'

/** Texts of a studio, by group and key. */
export const courseMessages = z.record(z.string(), z.record(z.string(), z.string()))

/** A round as its studio reports it: seeds, bet, moves and outcome. `bet`, `moves` and `view` are the engine's own. */
export const provableRound = z.looseObject({
  id: z.string(),
  engine: z.string(),
  profile: z.string(),
  state: z.string(),
  played_at: iso,
  stake_cents: z.int(),
  staked_cents: z.int(),
  /** Null while the round is on. */
  win_cents: z.int().nullable(),
  bet: z.unknown(),
  moves: z.array(z.unknown()),
  view: z.unknown(),
  fairness: z.object({
    hash: z.string(),
    player_seed: z.string(),
    nonce: z.int(),
    /** Null until the player has changed their seed. */
    server_seed: z.string().nullable(),
    /** A live table's: `player_seed` is the same for everyone at the table. */
    shared: z.boolean().optional(),
    /** The studio's signed statement that it had published the hash, and when the player sent their seed after it. */
    commitment: z
      .object({ hash: z.string(), committed_at: iso, signature: z.string(), key: z.string() })
      .nullable()
      .optional(),
    player_seed_at: iso.nullable().optional(),
    /** Of a live table with a hash chain: the commitment, its time, and the public values the round was drawn from. */
    live: liveClaim.nullable().optional(),
  }),
})
