import { worthIn } from '@apogee/rules/cashbox/exchange'
import { toDecimal } from '@apogee/rules/money/units'
import { currencyOf, getCurrency, readRates } from '../../../core/content/configs/paymentConfig.ts'
import type { Sql } from '../../../core/db/db.ts'
import { gamesOfCategory, spinGames } from '../../games/public.ts'
import { stakedBetween } from '../../play/public.ts'
import { countEntrants, entrantsOf } from '../../profile/public.ts'
import { isForGroups } from '../calls/viewTournaments.ts'
import { type CompetitionWhen, type DuePeriod, duePeriods, periodsUntil } from '../definitions/competitionWhen.ts'
import type { Defined } from '../definitions/keepAnnounced.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Older rounds predict little. */
const maxSpanMs = 90 * dayMs

/** The running period, or the next one; undefined after the last one. */
export const nextPeriod = (when: CompetitionWhen, now: Date): DuePeriod | undefined =>
  duePeriods(when, now)[0] ?? periodsUntil(when, now, new Date(now.getTime() + 400 * dayMs))[0]

export const timeWords = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** "1 player", "12 players" */
export const playerWords = (count: number): string => `${count} ${count === 1 ? 'player' : 'players'}`

/** "every brand, the groups 257" */
export const entrantWords = (brand: string | null, groups: readonly number[]): string =>
  `${brand === null ? 'every brand' : `the brand ${brand}`}, ${groups.length === 0 ? 'everybody' : `the groups ${groups.join(', ')}`}`

interface Stakes {
  /** Minor units of the competition's currency. */
  cents: bigint
  rounds: number
}

/** The players who could take part in a competition, from their recent rounds. */
export interface Field {
  /** The period before now with the length of the competition. */
  readonly span: string
  /** Of each eligible player who has staked in its games in that time. */
  readonly stakes: readonly Readonly<Stakes>[]
  /** The description, a sentence each. */
  readonly lines: readonly string[]
}

/** Reads the players who could take part. Changes nothing. */
export async function fieldOf(sql: Sql, defined: Defined, { startAt, endAt }: DuePeriod, now: Date): Promise<Field> {
  const { brand, terms } = defined
  const { currency, definition, game_category, group_ids: groups } = terms
  const lengthMs = Math.min(endAt.getTime() - startAt.getTime(), maxSpanMs)
  const games = definition.games.length > 0 ? definition.games : await gamesOfCategory(sql, game_category)
  const stakes = await stakesOf(sql, defined, { from: new Date(now.getTime() - lengthMs), to: now, games })
  const players = await countEntrants(sql, { brand, groups: groups.map(String) })
  const known = await spinGames(sql, definition.games)
  const unknown = definition.games.filter((game) => !known.has(game))
  const span = lengthMs > 2 * dayMs ? `${Math.round(lengthMs / dayMs)} days` : `${Math.round(lengthMs / hourMs)} hours`
  const sum = stakes.reduce((all, { cents }) => all + cents, 0n)
  const staked = `${toDecimal(sum, getCurrency(currency).subunits_to_unit)} ${currency}`
  return {
    span,
    stakes,
    lines: [
      `Open to ${playerWords(players)} (${entrantWords(brand, groups)})${terms.user_confirmation_required ? ' who join' : ''}.`,
      `In its ${games === null ? 'games' : `${games.length} games`}, ${stakes.length} of them staked ${staked} in the ${span} until now.`,
      ...(unknown.length > 0 ? [`Not in the catalogue: ${unknown.join(', ')}.`] : []),
    ],
  }
}

interface Played {
  readonly from: Date
  readonly to: Date
  readonly games: readonly string[] | null
}

async function stakesOf(sql: Sql, { brand, terms }: Defined, played: Played): Promise<Stakes[]> {
  const sums = await stakedBetween(sql, played)
  const entrants = await entrantsOf(
    sql,
    sums.map(({ player_id: id }) => id),
  )
  const to = getCurrency(terms.currency)
  const found = new Map<bigint, Stakes>()
  for (const { player_id: id, currency, cents, rounds } of sums) {
    const player = entrants.get(id)
    if (!player || (brand !== null && player.brand !== brand) || !isForGroups(terms, player.groups)) continue
    if (terms.currencies.length > 0 && !terms.currencies.includes(currency)) continue
    const from = currencyOf(currency)
    const before = found.get(id) ?? { cents: 0n, rounds: 0 }
    const worth = (from && worthIn(cents, from, to, readRates())) ?? 0n
    found.set(id, { cents: before.cents + worth, rounds: before.rounds + rounds })
  }
  return [...found.values()]
}
