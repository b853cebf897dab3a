import { type Figures, figuresOfRound, noFigures, replaceFigures, sumFigures } from '@apogee/rules/tournaments/standing'
import { itemAt, valueAt } from '@apogee/rules/validation/required'
import type { Tx } from '../../../core/db/db.ts'
import { type Convert, ratesOf } from '../rates.ts'
import type { CountedRounds, RoundChange } from './countRounds.ts'
import { countedRound, listCountedRounds, type RoundRow, type RunningTournament } from './roundStore.ts'
import { type Pair, pairKey, type TournamentPlayerRow } from './scoreStore.ts'

/** The changed rounds of a player in one tournament. */
interface FigureChanges extends Pair {
  readonly tournament: RunningTournament
  readonly changes: { before: Figures | undefined; after: Figures | undefined; earliest: Date }[]
}

/** New figures of a player in a tournament, with the row that they replace. */
export interface PlayerScore extends Pair {
  readonly tournament: RunningTournament
  readonly row: TournamentPlayerRow | undefined
  readonly figures: Figures
  /** When the last round within the limit of rounds was placed; null below the limit. */
  readonly fullAt: Date | null
}

/** Figures of a round in a tournament; undefined when it does not count there. */
function figuresIn(tournament: RunningTournament, round: RoundRow | null, convert: Convert): Figures | undefined {
  if (!round?.tournaments.includes(tournament.id)) return undefined
  return figuresOfRound(tournament.strategy, countedRound(round), (cents) => {
    const converted = convert(cents, round.currency, tournament.currency, round.day)
    if (converted === undefined)
      throw new Error(`no exchange rate from ${round.currency} to ${tournament.currency} on ${round.day}`)
    return converted
  })
}

function groupByPair(
  changes: readonly RoundChange[],
  running: readonly RunningTournament[],
  convert: Convert,
): FigureChanges[] {
  const byId = new Map(running.map((tournament) => [tournament.id, tournament]))
  const pairs = new Map<string, FigureChanges>()
  for (const { before, after } of changes) {
    const rounds = [before, after].filter((round) => round !== null).toSorted((a, b) => +a.placed_at - +b.placed_at)
    const { player_id: playerId, placed_at: earliest } = itemAt(rounds, 0)
    for (const id of new Set([...(before?.tournaments ?? []), ...(after?.tournaments ?? [])])) {
      const tournament = byId.get(id)
      if (!tournament) continue
      const pair = { tournamentId: id, playerId }
      const change = pairs.get(pairKey(pair)) ?? { ...pair, tournament, changes: [] }
      change.changes.push({
        before: figuresIn(tournament, before, convert),
        after: figuresIn(tournament, after, convert),
        earliest,
      })
      pairs.set(pairKey(pair), change)
    }
  }
  return [...pairs.values()]
}

const figuresOfRow = (row: TournamentPlayerRow | undefined): Figures =>
  row
    ? {
        betCents: row.bet_cents,
        winCents: row.win_cents,
        rateMicros: row.rate_micros,
        gamesTaken: row.games_taken,
        pointsMicros: row.points_micros,
        score: row.score,
        reachedAt: row.score > 0n ? row.reached_at : null,
      }
    : noFigures

/** Replaces the changed rounds in the sums; undefined when a maximum may be lost, so that all rounds have to be read. */
function updateFigures(
  { tournament, changes }: FigureChanges,
  row: TournamentPlayerRow | undefined,
): Figures | undefined {
  const { games_taken_limit: limit, strategy } = tournament
  const figures = figuresOfRow(row)
  if (limit !== null) {
    const fullAt = row?.full_at
    const isPastLimit = fullAt != null && changes.every(({ earliest }) => earliest > fullAt)
    return isPastLimit ? figures : undefined
  }
  return changes.reduce<Figures | undefined>(
    (sum, { before, after }) => sum && replaceFigures(strategy, sum, before, after),
    figures,
  )
}

/** Scores all players whose rounds have changed. Expects the rounds to be stored. */
export async function scorePlayers(
  tx: Tx,
  { changes, convert, players }: CountedRounds,
  running: readonly RunningTournament[],
): Promise<PlayerScore[]> {
  const toSum: FigureChanges[] = []
  const scores: PlayerScore[] = []
  for (const pair of groupByPair(changes, running, convert)) {
    const row = players.get(pairKey(pair))
    const figures = updateFigures(pair, row)
    if (figures) scores.push({ ...pair, row, figures, fullAt: row?.full_at ?? null })
    else toSum.push(pair)
  }
  return toSum.length > 0 ? [...scores, ...(await sumRounds(tx, toSum, players))] : scores
}

async function sumRounds(
  tx: Tx,
  pairs: readonly FigureChanges[],
  players: ReadonlyMap<string, TournamentPlayerRow>,
): Promise<PlayerScore[]> {
  const filters = pairs.map(({ tournament, ...pair }) => ({
    ...pair,
    from: tournament.start_at,
    limit: tournament.games_taken_limit,
  }))
  const rounds = await listCountedRounds(tx, filters)
  const currencies = new Map(pairs.map(({ tournament }) => [tournament.id, tournament.currency]))
  const foreign = rounds.filter(({ currency, tournament_id }) => currency !== currencies.get(tournament_id))
  const rates = foreign.flatMap(({ day, currency, tournament_id }) => [
    { day, currency },
    { day, currency: valueAt(currencies, tournament_id) },
  ])
  const convert = await ratesOf(tx, rates)
  const byPair = Map.groupBy(rounds, (one) => pairKey({ tournamentId: one.tournament_id, playerId: one.player_id }))
  return pairs.map((pair) => {
    const { tournament } = pair
    const counted = byPair.get(pairKey(pair)) ?? []
    const figures = sumFigures(
      tournament.strategy,
      counted.flatMap((round) => figuresIn(tournament, round, convert) ?? []),
    )
    const isFull = counted.length === tournament.games_taken_limit
    return { ...pair, row: players.get(pairKey(pair)), figures, fullAt: isFull ? itemAt(counted, -1).placed_at : null }
  })
}
