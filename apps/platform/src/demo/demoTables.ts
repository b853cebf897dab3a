import { itemAt, valueAt } from '@apogee/rules/validation/required'
import { playedResult } from '../areas/tournaments/demo/demoRounds.ts'
import { storeRounds } from '../areas/tournaments/standings/roundStore.ts'
import type { TournamentRow } from '../areas/tournaments/tournamentStore.ts'
import type { Tx } from '../core/db/db.ts'
import { type Result, resultOf, scoreOf } from './demoResults.ts'
import { seededRandom } from './seededRandom.ts'

const dayMs = 86_400_000

interface Entry extends Result {
  readonly id: bigint
  readonly score: number
  readonly reachedAt: Date
  readonly joinedAt: Date
  readonly team: number | null
}

export interface Filling {
  readonly now: Date
  readonly players: readonly bigint[]
  /** The demo players among them, who also have rounds. */
  readonly playing: readonly bigint[]
  /** The demo's player, and their rank: a whole number, or the fraction of the field before them. */
  readonly own: { readonly id: bigint; readonly place: number } | null
}

const nothing: Result = { bet: 0, win: 0, rateMicros: 0, rounds: 0, pointsMicros: 0 }

/** Writes the results of the field in a tournament so far; before it begins, the players who have joined. */
export async function storeResults(tx: Tx, row: TournamentRow, { now, players, playing, own }: Filling): Promise<void> {
  const random = seededRandom(Number(row.id) * 7919 + 13)
  const [start, end] = [row.start_at.getTime(), row.end_at.getTime()]
  const reached = Math.min(now.getTime(), end)
  const progress = Math.max(0, (reached - start) / (end - start))
  const teams = row.definition.teams.map(({ id }) => id)
  const entryOf = (id: bigint, at: number): Entry => {
    const result =
      progress > 0 ? withinLimit(row, resultOf(random, { progress, days: (end - start) / dayMs })) : nothing
    return {
      ...result,
      id,
      score: scoreOf(row.strategy, result),
      reachedAt: new Date(progress > 0 ? start + (reached - start) * Math.sqrt(random()) : start),
      joinedAt: new Date(Math.min(now.getTime(), start) - random() * dayMs),
      team: teams.length > 0 ? itemAt(teams, at % teams.length) : null,
    }
  }
  // Before it begins half of them have joined, and only if joining is required.
  const isAnnounced = progress === 0
  if (isAnnounced && !row.user_confirmation_required) return
  const entries = players.filter(() => !isAnnounced || random() < 0.5).map(entryOf)
  const all = ranked(own ? [...entries, ownEntry(entries, own)] : entries)
  const isOver = now >= row.end_at
  const whoPlays = new Set(own ? [...playing, own.id] : playing)
  const stored = isOver || isAnnounced ? all : await withRounds(tx, row, all, whoPlays)
  await insertEntries(tx, row, stored, isOver ? ranksOf(all) : null)
}

/** Stores rounds of the demo players and derives their figures from them, except the ranked figures, which stay. */
async function withRounds(
  tx: Tx,
  row: TournamentRow,
  entries: readonly Entry[],
  who: ReadonlySet<bigint>,
): Promise<Entry[]> {
  const done: Entry[] = []
  for (const entry of entries) {
    if (!who.has(entry.id)) {
      done.push(entry)
      continue
    }
    const { rounds, figures } = playedResult(row, entry.id, {
      betCents: BigInt(entry.bet),
      winCents: BigInt(entry.win),
      rateMicros: BigInt(entry.rateMicros),
      rounds: entry.rounds,
      pointsMicros: BigInt(entry.pointsMicros),
      from: row.start_at,
      until: entry.reachedAt,
    })
    await storeRounds(tx, rounds)
    done.push({
      ...entry,
      bet: Number(figures.betCents),
      win: Number(figures.winCents),
      rateMicros: Number(figures.rateMicros),
    })
  }
  return done
}

/** Ties go to the earlier result, then to the older account. */
const ranked = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.score - a.score || a.reachedAt.getTime() - b.reachedAt.getTime() || Number(a.id - b.id))

interface Places {
  readonly place: number
  readonly inTeam: number | null
}

function ranksOf(entries: readonly Entry[]): Places[] {
  const seen = new Map<number, number>()
  return entries.map(({ team }, at) => {
    if (team !== null) seen.set(team, (seen.get(team) ?? 0) + 1)
    return { place: at + 1, inTeam: team === null ? null : valueAt(seen, team) }
  })
}

/** Of a limited tournament only so many rounds count. */
function withinLimit({ games_taken_limit: limit }: TournamentRow, result: Result): Result {
  if (limit === null || result.rounds <= limit) return result
  const part = (of: number) => Math.floor((of * limit) / result.rounds)
  return {
    ...result,
    bet: part(result.bet),
    win: part(result.win),
    pointsMicros: part(result.pointsMicros),
    rounds: limit,
  }
}

/** An entry just better than the one currently at that rank. */
function ownEntry(entries: readonly Entry[], { id, place }: NonNullable<Filling['own']>): Entry {
  const others = ranked(entries)
  const at = place < 1 ? Math.floor(others.length * place) : place - 1
  const next = itemAt(others, Math.min(at, others.length - 1))
  return { ...next, id, reachedAt: new Date(next.reachedAt.getTime() - 1) }
}

async function insertEntries(
  tx: Tx,
  row: TournamentRow,
  entries: readonly Entry[],
  places: readonly Places[] | null,
): Promise<void> {
  await tx.query(
    `INSERT INTO tournament_players (tournament_id, player_id, team_id, confirmed_at, bet_cents, win_cents, rate_micros, games_taken,
       points_micros, score, reached_at, final_place, final_place_in_team)
     SELECT $1, id, team, CASE WHEN $10 THEN joined END, bet, win, rate, rounds, points, score, reached, place, in_team
       FROM unnest($2::bigint[], $3::int[], $4::timestamptz[], $5::bigint[], $6::bigint[], $7::bigint[], $8::int[], $9::bigint[],
              $11::bigint[], $12::timestamptz[], $13::int[], $14::int[])
         AS made(id, team, joined, bet, win, rate, rounds, points, score, reached, place, in_team)
     ON CONFLICT DO NOTHING`,
    [
      row.id,
      entries.map(({ id }) => id),
      entries.map(({ team }) => team),
      entries.map(({ joinedAt }) => joinedAt),
      entries.map(({ bet }) => bet),
      entries.map(({ win }) => win),
      entries.map(({ rateMicros }) => rateMicros),
      entries.map(({ rounds }) => rounds),
      entries.map(({ pointsMicros }) => pointsMicros),
      row.user_confirmation_required,
      entries.map(({ score }) => score),
      entries.map(({ reachedAt }) => reachedAt),
      entries.map((_, at) => places?.[at]?.place ?? null),
      entries.map((_, at) => places?.[at]?.inTeam ?? null),
    ],
  )
  await tx.query(
    `INSERT INTO tournament_tables AS s (tournament_id, participants)
     SELECT $1, count(*)::int FROM tournament_players WHERE tournament_id = $1
     ON CONFLICT (tournament_id) DO UPDATE SET version = s.version + 1, participants = excluded.participants`,
    [row.id],
  )
}

/** Finishes a past tournament; its ranks are stored already. */
export async function finishTable(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.query(
    `UPDATE tournaments SET finished_at = $2, winner_team_id = (
       SELECT team_id FROM tournament_players WHERE tournament_id = $1 AND team_id IS NOT NULL
        GROUP BY team_id ORDER BY sum(score) DESC, team_id LIMIT 1) WHERE id = $1`,
    [id, at],
  )
}

/** Invents earlier places around the current ones, as if they had been counted half an interval ago. */
export async function storeMovement(tx: Tx, { id, start_at, end_at }: TournamentRow, now: Date): Promise<void> {
  await tx.query(
    `UPDATE tournament_players p SET earlier_place = n.place FROM (
       SELECT player_id, row_number() OVER (ORDER BY place + (player_id * 7919 % 97 / 97.0) * (2 + place * 0.1), player_id)::int AS place
         FROM (SELECT player_id, row_number() OVER (ORDER BY rank_key, reached_at, player_id) AS place FROM tournament_players
                WHERE tournament_id = $1 AND removed_at IS NULL AND rank_key < 0) r) n
      WHERE p.tournament_id = $1 AND p.player_id = n.player_id`,
    [id],
  )
  const countedAt = new Date(Math.max(+start_at, +now - (+end_at - +start_at) / 48))
  await tx.query('UPDATE tournament_tables SET places_at = $2 WHERE tournament_id = $1', [id, countedAt])
}
