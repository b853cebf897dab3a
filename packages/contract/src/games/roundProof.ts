import { z } from 'zod'
import { courseMessages, provableRound } from '../protocol/provableRound.ts'
import { currencyCode } from '../protocol/shapes.ts'

/** Everything that replays a round, and where its proofs are. */
export const roundProof = z.object({
  identifier: z.string(),
  currency: currencyCode,
  round: provableRound,
  /** A module of the studio that exports `prove(round)`, and a script to download that verifies without the site. */
  prover_url: z.string().nullable(),
  verifier_url: z.string().nullable(),
  /** Texts for the module's explanations of a round, in the player's language, by group and key. */
  messages: courseMessages.optional(),
  /** A page of the studio, for a frame, where the game shows the finished round again. */
  replay_url: z.string().nullable().optional(),
  /** The page where anyone can verify this round; null until it has ended and its server seed is revealed. */
  receipt_url: z.string().nullable().optional(),
})

/** A seed that the player's browser makes: in use from the next round on. */
export const ownSeed = z.object({ player_seed: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid') })
