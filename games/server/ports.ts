import { z } from 'zod'
import type { BeaconOutput } from '../fairness/liveClaim.ts'
import { PLAYER_SEED_PATTERN } from '../fairness/stream.ts'
import type { Messages } from '../messages.ts'
import type { GameRules } from '../protocol/gameRules.ts'

// The interfaces the studio needs from its host. The platform's own objects implement them; the studio imports none of
// them.

export type Row = Record<string, unknown>

/** A named prepared statement: for the few that every bet needs. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** Parameters as $1, $2; int8 arrives as bigint, jsonb parsed, timestamptz as Date. */
export interface Sql {
  query<R extends Row = Row>(text: string | Statement, params?: readonly unknown[]): Promise<R[]>
}
export interface Db extends Sql {
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
}
export interface Clock {
  now(): Date
}
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
/** Encrypts secrets in the database with keys that are not stored in it. */
export interface Sealer {
  seal(text: string): Uint8Array
  /** `isOld`: it should be sealed again with the newest key. Null: no key opens it. */
  open(sealed: Uint8Array): { readonly text: string; readonly isOld: boolean } | null
}
/** A public source of random values that no one can choose, such as a drand chain. */
export interface Beacon {
  readonly url: string
  /** The beacon's first output at or after a moment; throws while there is no such output yet. */
  output(at: Date): Promise<BeaconOutput>
}
/** The texts of the games in a locale; with a brand, in its wording. English for locales without texts. */
export type ReadMessages = (locale: string, brand?: string) => Messages
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

const brand = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** The platform's order to open a game: signed, see `signature.ts`. */
const rules: z.ZodType<GameRules> = z.object({
  min_round_ms: z.number().int().min(0).max(60_000),
  turbo: z.boolean(),
  stop: z.boolean(),
  autoplay: z
    .object({ max_rounds: z.number().int().min(1).max(100), limits: z.array(z.enum(['loss', 'single_win'])) })
    .nullable(),
  max_stake_cents: z.number().int().positive().nullable(),
})

export const LaunchOrder = z.object({
  game: z.string().min(1).max(200),
  title: z.string().min(1).max(200),
  provider: z.string().min(1).max(100),
  seo_title: z.string().regex(/^[a-z0-9-]{1,120}$/),
  theme: z.string().max(100),
  seed: z.string().max(200),
  engine: z.string().default('lines'),
  profile: z.string(),
  session: z.string().min(1).max(300).nullable(),
  mode: z.enum(['real', 'demo']),
  currency: z.string().min(2).max(10),
  subunits_to_unit: z.number().int().positive(),
  player: z.string().min(1).max(200),
  locale: z.string().max(20),
  /** The brand of the site, for its own wording of texts. */
  brand: brand.optional(),
  lobby_url: z.string().max(500),
  /** Version part of the game's media URLs; without it `mediaBase` must already contain one. */
  media_version: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
  /** The site's page of a round, with `{round}` as the placeholder of its id: the game links to it. */
  round_url: z.string().max(500).includes('{round}').optional(),
  /** Path of the picture of the player's ship, on the host of the game's pictures. */
  ship: z
    .string()
    .regex(/^\/[\w./-]{1,200}$/)
    .optional(),
  rules: rules.optional(),
})
export type LaunchOrder = z.output<typeof LaunchOrder>

/** The brand in the URL of a game's page. */
export const BrandQuery = z.object({ brand: brand.optional().catch(undefined) })

/** The platform's query for a round on behalf of its player, with the locale of the explanation. */
export const RoundQuestion = z.object({
  round_id: z.uuid(),
  player: z.string().min(1).max(200),
  locale: z.string().max(20).default('en'),
  brand: brand.optional(),
})

/** A round whose server seed its player wants to see; their next rounds use this seed. */
export const RevealOrder = RoundQuestion.extend({ player_seed: z.string().regex(PLAYER_SEED_PATTERN) })

/** The currency in which a lobby wants the min bets. */
export const CurrencyQuestion = z.object({
  currency: z.string().min(2).max(10),
  subunits_to_unit: z.coerce.number().int().positive(),
})
