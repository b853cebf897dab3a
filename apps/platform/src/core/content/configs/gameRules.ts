import { worthIn } from '@apogee/rules/cashbox/exchange'
import type { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import {
  type autoplay,
  engineOfOthers,
  enginesByKind,
  type GameKind,
  kinds,
  type maxStake,
} from '../licences/gameRuleShapes.ts'
import { readLicence } from '../licences/licences.ts'
import { currencyOf, readRates } from './paymentConfig.ts'

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
  const rules = readLicence(licence).games
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
