import { keysOf } from '@apogee/rules/validation/keysOf'
import { z } from 'zod'

/** Kinds of games that a licence has rules for, by the engines that play them. */
export const enginesByKind = {
  slots: ['lines', 'ways', 'hold'],
  plinko: ['plinko'],
  crash: ['crash'],
  mines: ['mines'],
  roulette: ['roulette'],
  blackjack: ['blackjack'],
  live: ['live-roulette', 'live-wheel', 'live-crash'],
} as const
export type GameKind = keyof typeof enginesByKind
export const kinds = keysOf(enginesByKind)

/** The engine of a game that another studio plays: only its kind is known. */
export const engineOfOthers = (kind: GameKind): string => `other-${kind}`

/** A round of a live table lasts longer than this by its own clock. */
const shortestLiveRoundMs = 15_000

/** No licence allows more rounds of autoplay, or any without a loss limit. */
export const autoplay = z.object({
  max_rounds: z.int().min(1).max(100),
  /** Limits that a player has to set before autoplay begins. */
  limits: z.array(z.enum(['loss', 'single_win'])).refine((limits) => limits.includes('loss'), {
    error: 'must contain loss',
  }),
})
const kindRules = z.object({
  /** Minimum time between the beginnings of two rounds of a player. */
  min_round_ms: z.int().min(0).max(60_000),
  /** Whether players may speed rounds up. */
  turbo: z.boolean(),
  /** Whether a press may end the animation of a round early. */
  stop: z.boolean(),
  /** Null: not offered. */
  autoplay: autoplay.nullable(),
})
const liveRules = kindRules.extend({ min_round_ms: z.int().min(0).max(shortestLiveRoundMs) })

export const maxStake = z.object({
  /** All bets of a round together, converted to the currency of play. */
  eur_cents: z.int().positive(),
  /** Without these: every kind, every game, every age. */
  kinds: z.array(z.enum(kinds)).min(1).optional(),
  games: z.array(z.string()).min(1).optional(),
  /** Only for players younger than this. Players whose age is unknown count as young. */
  under_age: z.int().min(18).max(120).optional(),
})

/** Rules of games, as a part of a licence's file. */
export const gameRules = z.object({
  kinds: z.object({
    slots: kindRules,
    plinko: kindRules,
    crash: kindRules,
    mines: kindRules,
    roulette: kindRules,
    blackjack: kindRules,
    live: liveRules,
  }),
  max_stakes: z.array(maxStake),
})
