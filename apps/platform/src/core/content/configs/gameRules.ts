import { worthIn } from '@apogee/rules/cashbox/exchange'
import { keysOf } from '@apogee/rules/validation/keysOf'
import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { readEdition } from '../readEdition.ts'
import { currencyOf, readRates } from './paymentConfig.ts'

/** Kinds of games that a licence has rules for, by the engines that play them. */
const enginesByKind = {
  slots: ['lines', 'ways', 'hold'],
  plinko: ['plinko'],
  crash: ['crash'],
  mines: ['mines'],
  roulette: ['roulette'],
  blackjack: ['blackjack'],
  live: ['live-roulette', 'live-wheel', 'live-crash'],
} as const
type GameKind = keyof typeof enginesByKind
export const kinds = keysOf(enginesByKind)

/** The engine of a game that another studio plays: only its kind is known. */
export const engineOfOthers = (kind: GameKind): string => `other-${kind}`

/** A round of a live table lasts longer than this by its own clock. */
const shortestLiveRoundMs = 15_000

/** No licence allows more rounds of autoplay, or any without a loss limit. */
const autoplay = z.object({
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

const maxStake = z.object({
  /** All bets of a round together, converted to the currency of play. */
  eur_cents: z.int().positive(),
  /** Without these: every kind, every game, every age. */
  kinds: z.array(z.enum(kinds)).min(1).optional(),
  games: z.array(z.string()).min(1).optional(),
  /** Only for players younger than this. Players whose age is unknown count as young. */
  under_age: z.int().min(18).max(120).optional(),
})

/** Schema of `content/config/game-rules.json`, by licence. */
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
type GameRules = z.output<typeof gameRules>

const readGameRules = (licence: Licence): GameRules => readEdition('game-rules', gameRules, licence)

/** The rules of one game for one player, as its studio gets them with the launch. */
export interface LaunchRules {
  readonly min_round_ms: number
  readonly turbo: boolean
  readonly stop: boolean
  readonly autoplay: z.output<typeof autoplay> | null
  /** Maximum of all bets of a round together; null: the game's own limits. */
  readonly max_stake_cents: number | null
}

interface Played {
  readonly licence: Licence
  readonly engine: string
  readonly game: string
  readonly currency: string
  /** ISO date; null: unknown. */
  readonly dateOfBirth: string | null
  readonly now: Date
}

export function rulesOfLaunch({ licence, engine, game, currency, dateOfBirth, now }: Played): LaunchRules {
  const rules = readGameRules(licence)
  const kind = kindOf(engine)
  const age = dateOfBirth === null ? 0 : ageOn(dateOfBirth, now)
  const applies = ({ kinds: only, games, under_age }: z.output<typeof maxStake>) =>
    (only?.includes(kind) ?? true) && (games?.includes(game) ?? true) && (under_age === undefined || age < under_age)
  const limits = rules.max_stakes.filter(applies).map(({ eur_cents }) => inCurrency(eur_cents, currency))
  return {
    ...rules.kinds[kind],
    max_stake_cents: limits.length === 0 ? null : Math.min(...limits),
  }
}

function kindOf(engine: string): GameKind {
  const isOf = (kind: GameKind) =>
    engine === engineOfOthers(kind) || enginesByKind[kind].some((name) => name === engine)
  const kind = kinds.find(isOf)
  if (!kind) throw new Error(`the engine ${engine} belongs to no kind of game`)
  return kind
}

/** Whole years, by the calendar in UTC. */
function ageOn(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number)
  const hadBirthday = 100 * (now.getUTCMonth() + 1) + now.getUTCDate() >= 100 * month + day
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** Play money is limited like euro. */
function inCurrency(eurCents: number, code: string): number {
  const [euro, currency] = [currencyOf('EUR'), currencyOf(code)]
  if (!euro || !currency) return eurCents
  const worth = worthIn(BigInt(eurCents), euro, currency, readRates())
  if (worth === undefined) throw new Error(`no rate for ${code}`)
  return Number(worth)
}
