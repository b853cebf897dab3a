import { type Figures, figuresOfRound, noFigures, replaceFigures, sumFigures } from '@apogee/rules/tournaments/standing'
import type { Tx } from '../../../core/db/db.ts'
import { type Convert, ratesOf } from '../rates.ts'
import type { Judged, RoundChange } from './judgeRounds.ts'
import { type Pair, pairKey, type TournamentPlayerRow } from './playerStore.ts'
import { countedRounds, type RoundRow } from './roundStore.ts'
import type { RunningTournament } from './runningTournaments.ts'

/** What happened to a player's rounds in one tournament. */
interface PairChange extends Pair {
  readonly tournament: RunningTournament
  readonly changes: { before: Figures | undefined; after: Figures | undefined; earliest: Date }[]
}

/** New figures of a player, with the row they replace. */
export interface NewFigures extends Pair {
  readonly tournament: RunningTournament
  readonly row: TournamentPlayerRow | undefined
  readonly figures: Figures
  /** Of a limited tournament that is full: when the last round that counts was placed. */
  readonly fullAt: Date | null
}

/** Figures of a round in a tournament; undefined when it does not count there. */
function figuresIn(tournament: RunningTournament, round: RoundRow | null, convert: Convert): Figures | undefined {
  if (!round?.tournaments.includes(tournament.id)) return undefined
  const counted = {
    placedAt: round.placed_at,
    stakedAt: round.staked_at,
    wonAt: round.won_at,
    betCents: round.bet_cents,
    winCents: round.win_cents,
    pointsMicros: round.points_micros,
  }
  return figuresOfRound(tournament.strategy, counted, (cents) => {
    const worth = convert(cents, round.currency, tournament.currency, round.day)
    if (worth === undefined) throw new Error(`${round.currency} of ${round.day} has no rate in ${tournament.currency}`)
    return worth
  })
}

function pairChanges(
  changes: readonly RoundChange[],
  running: readonly RunningTournament[],
  convert: Convert,
): PairChange[] {
  const byId = new Map(running.map((tournament) => [tournament.id, tournament]))
  const pairs = new Map<string, PairChange>()
  for (const { before, after } of changes) {
    const playerId = (before ?? after)!.player_id
    const earliest = [before, after]
      .flatMap((round) => (round ? [round.placed_at] : []))
      .toSorted((a, b) => +a - +b)[0]!
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

/** The sum with what has changed; undefined when it has to be made anew from all rounds. */
function changed({ tournament, changes }: PairChange, row: TournamentPlayerRow | undefined): Figures | undefined {
  const { games_taken_limit: limit, strategy } = tournament
  const held = figuresOfRow(row)
  if (limit !== null) {
    const isPastLimit = row?.full_at != null && changes.every(({ earliest }) => earliest > row.full_at!)
    return isPastLimit ? held : undefined
  }
  return changes.reduce<Figures | undefined>(
    (sum, { before, after }) => sum && replaceFigures(strategy, sum, before, after),
    held,
  )
}

/** The figures of all players whose rounds have changed. The rounds must be stored by now. */
export async function newFigures(
  tx: Tx,
  { changes, convert, players }: Judged,
  running: readonly RunningTournament[],
): Promise<NewFigures[]> {
  const anew: PairChange[] = []
  const done: NewFigures[] = []
  for (const pair of pairChanges(changes, running, convert)) {
    const row = players.get(pairKey(pair))
    const figures = changed(pair, row)
    if (figures) done.push({ ...pair, row, figures, fullAt: row?.full_at ?? null })
    else anew.push(pair)
  }
  return anew.length > 0 ? [...done, ...(await fromRounds(tx, anew, players))] : done
}

async function fromRounds(
  tx: Tx,
  pairs: readonly PairChange[],
  players: ReadonlyMap<string, TournamentPlayerRow>,
): Promise<NewFigures[]> {
  const wanted = pairs.map(({ tournament, ...pair }) => ({
    ...pair,
    from: tournament.start_at,
    limit: tournament.games_taken_limit,
  }))
  const rounds = await countedRounds(tx, wanted)
  const currencies = new Map(pairs.map(({ tournament }) => [tournament.id, tournament.currency]))
  const convert = await ratesOf(
    tx,
    rounds.flatMap(({ day, currency, tournament_id }) => {
      const own = currencies.get(tournament_id)!
      return own === currency
        ? []
        : [
            { day, currency },
            { day, currency: own },
          ]
    }),
  )
  const theirs = Map.groupBy(rounds, (one) => pairKey({ tournamentId: one.tournament_id, playerId: one.player_id }))
  return pairs.map((pair) => {
    const { tournament } = pair
    const own = theirs.get(pairKey(pair)) ?? []
    const figures = sumFigures(
      tournament.strategy,
      own.map((round) => figuresIn(tournament, round, convert)!),
    )
    const isFull = own.length === tournament.games_taken_limit
    return { ...pair, row: players.get(pairKey(pair)), figures, fullAt: isFull ? own.at(-1)!.placed_at : null }
  })
}
