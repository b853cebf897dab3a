import { worthIn } from '@apogee/rules/cashbox/exchange'
import { fromDecimal, toDecimal } from '@apogee/rules/money/units'
import { currencyOf, readRates } from '../../../core/content/paymentConfig.ts'
import type { Sql } from '../../../core/db/db.ts'
import { spinStake } from '../../bonuses/public.ts'
import { gamesOfCategory, spinGames } from '../../games/public.ts'
import { stakedBetween } from '../../play/public.ts'
import { countEntrants, entrantsOf } from '../../profile/public.ts'
import { isForGroups } from '../calls/viewTournaments.ts'
import type { CompetitionPrize } from '../prizes/competitionPrize.ts'
import { duePeriods, periodsUntil } from './competitionWhen.ts'
import type { Defined } from './keepAnnounced.ts'
import type { Terms } from './terms.ts'

interface Cost {
  /** Minor units of the tournament's currency. */
  readonly realCents: bigint
  readonly bonusCents: bigint
  readonly spins: number
  /** What the spins stake. */
  readonly spinsCents: bigint
  readonly points: number
  readonly levelPoints: number
  readonly things: number
}

const nothing: Cost = { realCents: 0n, bonusCents: 0n, spins: 0, spinsCents: 0n, points: 0, levelPoints: 0, things: 0 }

/** What all prizes of a tournament cost if every place is taken. */
function costOf({ currency, definition }: Terms): Cost {
  const subunits = currencyOf(currency)!.subunits_to_unit
  return definition.prizes.reduce((sum, { from, to, prize }) => {
    const times = to - from + 1
    const money = (fromDecimal(prize.money ?? '0', subunits) ?? 0n) * BigInt(times)
    const isReal = prize.wager === 0
    return {
      realCents: sum.realCents + (isReal ? money : 0n),
      bonusCents: sum.bonusCents + (isReal ? 0n : money),
      spins: sum.spins + (prize.freespins?.count ?? 0) * times,
      spinsCents: sum.spinsCents + spinsWorth(prize, currency) * BigInt(times),
      points: sum.points + (prize.chargeable_points ?? 0) * times,
      levelPoints: sum.levelPoints + (prize.persistent_points ?? 0) * times,
      things: sum.things + (prize.stuff ? times : 0),
    }
  }, nothing)
}

const spinsWorth = ({ freespins }: CompetitionPrize, currency: string): bigint =>
  freespins ? BigInt(spinStake('CW', currency, freespins.bet_level) ?? 0) * BigInt(freespins.count) : 0n

interface Field {
  /** How many players its brand and groups let in. */
  readonly players: number
  /** How many of them staked in its games in the period before, and how much, in its currency. */
  readonly played: number
  readonly stakedCents: bigint
  readonly games: number | null
  readonly unknownGames: readonly string[]
}

async function fieldOf(sql: Sql, { brand, terms }: Defined, period: { from: Date; to: Date }): Promise<Field> {
  const { currency, currencies, definition, game_category, group_ids } = terms
  const named = definition.games.length > 0 ? definition.games : await gamesOfCategory(sql, game_category)
  const sums = await stakedBetween(sql, { ...period, games: named })
  const entrants = await entrantsOf(
    sql,
    sums.map(({ player_id }) => player_id),
  )
  const counted = sums.filter(({ player_id, currency: wallet }) => {
    const player = entrants.get(player_id)
    const isIn = player && (brand === null || player.brand === brand) && isForGroups(terms, player.groups)
    return isIn && (currencies.length === 0 || currencies.includes(wallet))
  })
  const to = currencyOf(currency)!
  const stakedCents = counted.reduce((sum, { cents, currency: wallet }) => {
    const from = currencyOf(wallet)
    return sum + ((from && worthIn(cents, from, to, readRates())) ?? 0n)
  }, 0n)
  const known = await spinGames(sql, definition.games)
  return {
    players: await countEntrants(sql, { brand, groups: group_ids.map(String) }),
    played: new Set(counted.map(({ player_id }) => player_id)).size,
    stakedCents,
    games: named?.length ?? null,
    unknownGames: definition.games.filter((game) => !known.has(game)),
  }
}

/** The next period, or the one that is running; undefined when the file has none any more. */
function nextOf({ when }: Defined, now: Date) {
  const farOff = new Date(now.getTime() + 400 * 86_400_000)
  return duePeriods(when, now)[0] ?? periodsUntil(when, now, farOff)[0]
}

const day = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Who would take part in what a file defines and what it would cost, in sentences. Changes nothing. */
export async function dryRun(sql: Sql, defined: Defined, now: Date): Promise<string> {
  const next = nextOf(defined, now)
  if (!next) return `${defined.path}: it is over, nothing would be announced.`
  const { terms } = defined
  const length = next.endAt.getTime() - next.startAt.getTime()
  const period = { from: new Date(now.getTime() - length), to: now }
  const field = await fieldOf(sql, defined, period)
  const cost = costOf(terms)
  const subunits = currencyOf(terms.currency)!.subunits_to_unit
  const money = (cents: bigint) => `${toDecimal(cents, subunits)} ${terms.currency}`
  const who = [
    defined.brand === null ? 'every brand' : `the brand ${defined.brand}`,
    terms.group_ids.length === 0 ? 'everybody' : `the groups ${terms.group_ids.join(', ')}`,
  ].join(', ')
  return [
    `${defined.path}: ${defined.name}${next.suffix} from ${day(next.startAt)} to ${day(next.endAt)}.`,
    `Open to ${field.players} ${field.players === 1 ? 'player' : 'players'} (${who})${terms.user_confirmation_required ? ' who join' : ''}.`,
    `In its ${field.games === null ? 'games' : `${field.games} games`}, ${field.played} of them staked ${money(field.stakedCents)} in the same length of time until now.`,
    `Each time it costs ${money(cost.realCents)} of real money, ${money(cost.bonusCents)} of bonuses, ${cost.spins} free spins (stakes of ${money(cost.spinsCents)}), ${cost.points} points, ${cost.levelPoints} level points and ${cost.things} things to send.`,
    ...(field.unknownGames.length > 0 ? [`Not in the catalogue: ${field.unknownGames.join(', ')}.`] : []),
  ].join('\n')
}
