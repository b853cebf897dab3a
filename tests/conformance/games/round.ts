import { isDeepStrictEqual } from 'node:util'
import { crash, mines, plinko } from './boards.ts'
import { drawsOf } from './draws.ts'
import { checkOrder, type Fairness } from './order.ts'
import type { Outcome, Tables } from './outcome.ts'
import { hold, lines, ways } from './slots.ts'
import { blackjack, roulette, wheel } from './tableGames.ts'

/** A finished round in the format that the round's page copies. */
export interface Round {
  readonly id: string
  readonly engine: string
  readonly profile: string
  readonly bet: never
  readonly moves: never
  readonly view: unknown
  readonly stake_cents: number
  readonly staked_cents: number
  readonly win_cents: number | null
  readonly fairness: Fairness
}

/** Lists where a round does not follow from its seeds by the published rules; empty for an honest round. */
export function verify(tables: Tables, round: Round): string[] {
  const { fairness } = round
  if (fairness.server_seed === null) return ['the server seed is not revealed']
  const problems = checkOrder(fairness)
  const draw = drawsOf(fairness.server_seed, fairness.player_seed, fairness.nonce)
  const { units, win, staked, seen } = play(tables, round, draw)
  const paid = units === undefined ? win : (units * round.stake_cents) / 20
  if (paid !== round.win_cents) problems.push(`win ${round.win_cents}, by the rules ${paid}`)
  if (round.staked_cents !== (staked ?? round.stake_cents)) problems.push(`staked ${round.staked_cents}, not ${staked}`)
  const shown = shownBy(round)
  if (!isDeepStrictEqual(shown, seen)) problems.push(`shown ${JSON.stringify(shown)}, drawn ${JSON.stringify(seen)}`)
  return problems
}

function play(tables: Tables, { engine, profile, bet, moves }: Round, draw: ReturnType<typeof drawsOf>): Outcome {
  // The cast: the table of an engine has the form that its rules describe.
  const table = tables.engines[engine]?.[profile] as never
  if (!table) throw new Error(`no tables for ${engine} ${profile}`)
  if (engine === 'lines') return lines(tables, table, draw)
  if (engine === 'ways') return ways(tables, table, draw)
  if (engine === 'hold') return hold(tables, table, draw, bet)
  if (engine === 'plinko') return plinko(table, draw, bet)
  if (engine === 'mines') return mines(table, draw, bet, moves)
  if (engine === 'crash' || engine === 'live-crash') return crash(table, draw, bet, moves)
  if (engine === 'roulette' || engine === 'live-roulette') return roulette(tables, table, draw, bet)
  if (engine === 'live-wheel') return wheel(table, draw, bet)
  if (engine === 'blackjack') return blackjack(table, draw, bet, moves)
  throw new Error(`no rules for ${engine}`)
}

/** The part of the drawn numbers that the player was shown. */
function shownBy({ engine, view }: Round): unknown {
  const shown = view as Readonly<Record<string, never>>
  if (engine === 'lines' || engine === 'ways')
    return (shown['steps'] as readonly { stops: unknown }[] | undefined)?.map(({ stops }) => stops)
  if (engine === 'hold') return (shown['paid'] as { stops: unknown } | undefined)?.stops
  if (engine === 'blackjack') return (shown['dealer'] as { cards: unknown } | undefined)?.cards
  const names: Readonly<Record<string, string>> = {
    plinko: 'path',
    mines: 'field',
    crash: 'peak',
    'live-crash': 'peak',
    roulette: 'spins',
    'live-roulette': 'spins',
    'live-wheel': 'stops',
  }
  return shown[names[engine] ?? '']
}
