import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { emitMany } from '../../../core/outbox/outbox.ts'
import { raiseTables } from '../tournamentStore.ts'
import { type JudgeNeeds, judgeRounds, type RoundChange } from './judgeRounds.ts'
import { type NewFigures, newFigures } from './newFigures.ts'
import { dropPlayers, type PlayerFigures, pairKey, storeFigures } from './playerStore.ts'
import { findRounds, lockStandings, noteLate, type RoundRow, removeRounds, storeRounds } from './roundStore.ts'
import { type RunningTournament, runningTournaments } from './runningTournaments.ts'
import type { Standings } from './standings.ts'
import { listTeams } from './teamStore.ts'

export type StandingsNeeds = JudgeNeeds & Pick<Core, 'clock'> & { readonly standings: Pick<Standings, 'tell'> }

/** Ids of rounds in which something happened. */
export interface MovedRounds {
  /** A stake was placed or went back. */
  readonly staked: readonly string[]
  readonly won: readonly string[]
}

/**
 * Brings the tables up to date with rounds as they are now. Which events led here, in which order and how often, does not matter:
 * a round is read as a whole, and what it counted for before is replaced.
 */
export async function applyRounds(needs: StandingsNeeds, tx: Tx, { staked, won }: MovedRounds): Promise<void> {
  await lockStandings(tx)
  const held = await findRounds(tx, [...staked, ...won])
  // A win of a round that counts nowhere changes nothing.
  const asked = [...new Set([...staked, ...held.keys()])]
  if (asked.length === 0) return
  const running = await runningTournaments(tx)
  if (running.length === 0 && held.size === 0) return
  const judged = await judgeRounds(needs, tx, { ids: asked, held, running, staked: new Set(staked) })
  const open = new Set(running.map(({ id }) => id))
  const changes = judged.changes.filter(isChange).map((change) => keepFinal(change, open))
  if (changes.length === 0) return
  await noteLateOnes(needs, tx, changes, open)
  await storeRounds(
    tx,
    changes.flatMap(({ after }) => (after ? [after] : [])),
  )
  await removeRounds(
    tx,
    changes.flatMap(({ before, after }) => (after ? [] : [before!.round_id])),
  )
  await storeTables(needs, tx, await newFigures(tx, { ...judged, changes }, running))
}

const isSame = (one: RoundRow, other: RoundRow): boolean =>
  one.bet_cents === other.bet_cents &&
  one.win_cents === other.win_cents &&
  one.points_micros === other.points_micros &&
  one.is_open === other.is_open &&
  +one.placed_at === +other.placed_at &&
  +one.staked_at === +other.staked_at &&
  +(one.won_at ?? 0) === +(other.won_at ?? 0) &&
  one.tournaments.join() === other.tournaments.join()

const isChange = ({ before, after }: RoundChange): boolean =>
  before === null || after === null || !isSame(before, after)

/** A round stays in the tables that are final. */
function keepFinal({ before, after }: RoundChange, open: ReadonlySet<bigint>): RoundChange {
  const final = (before?.tournaments ?? []).filter((id) => !open.has(id))
  if (final.length === 0 || !after) return { before, after }
  return {
    before,
    after: { ...after, tournaments: [...new Set([...after.tournaments, ...final])].toSorted(ascending) },
  }
}
const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : 1)

async function noteLateOnes(
  { clock }: StandingsNeeds,
  tx: Tx,
  changes: readonly RoundChange[],
  open: ReadonlySet<bigint>,
): Promise<void> {
  const late = changes.flatMap(({ before, after }) => {
    if (!before || (after && after.bet_cents >= before.bet_cents)) return []
    const { round_id: roundId, player_id: playerId } = before
    return before.tournaments.filter((id) => !open.has(id)).map((tournamentId) => ({ tournamentId, roundId, playerId }))
  })
  await noteLate(tx, late, clock.now())
}

const isSameRow = ({ row, figures, fullAt }: NewFigures): boolean =>
  row !== undefined &&
  row.bet_cents === figures.betCents &&
  row.win_cents === figures.winCents &&
  row.rate_micros === figures.rateMicros &&
  row.games_taken === figures.gamesTaken &&
  row.points_micros === figures.pointsMicros &&
  +(row.full_at ?? 0) === +(fullAt ?? 0) &&
  (figures.reachedAt === null || +row.reached_at === +figures.reachedAt)

/** Nothing counts any more, and the player never said that they take part. */
const isGone = ({ row, figures }: NewFigures): boolean =>
  figures.gamesTaken === 0 && row?.confirmed_at == null && row?.removed_at == null

async function storeTables(needs: StandingsNeeds, tx: Tx, all: readonly NewFigures[]): Promise<void> {
  const changed = all.filter((one) => !isSameRow(one) && (one.row !== undefined || !isGone(one)))
  if (changed.length === 0) return
  const gone = changed.filter(isGone)
  const kept = changed.filter((one) => !isGone(one))
  const teams = await teamsFor(tx, kept)
  await dropPlayers(tx, gone)
  const rows = kept.map((one, at) => rowOf(one, teams[at]!, needs.clock.now()))
  await storeFigures(tx, rows)
  const joined = (one: NewFigures) => (isGone(one) ? -1 : one.row === undefined ? 1 : 0)
  const tables = [...Map.groupBy(changed, ({ tournamentId }) => tournamentId)]
  const versions = await raiseTables(
    tx,
    tables.map(([tournamentId, ones]) => ({ tournamentId, joined: ones.reduce((sum, one) => sum + joined(one), 0) })),
  )
  const progressed = changed.filter(({ tournament }) => tournament.kind !== 'tournament')
  await emitMany(
    tx,
    'tournaments.progressed',
    progressed.map(({ tournamentId: tournament, playerId: player }) => ({ tournament, player })),
  )
  const now = new Map(rows.map((row) => [pairKey(row), { ...row, rank_key: -row.score }]))
  const moved = changed.map(({ tournamentId, playerId, row }) => {
    const stands = row?.removed_at ? undefined : now.get(pairKey({ tournamentId, playerId }))
    return { tournamentId, playerId, row, now: stands && stands.score > 0n ? stands : null }
  })
  tx.afterCommit(() => needs.standings.tell(moved, versions))
}

const rowOf = (
  { tournamentId, playerId, row, figures, fullAt }: NewFigures,
  team: number | null,
  now: Date,
): PlayerFigures => ({
  tournamentId,
  playerId,
  team_id: team,
  bet_cents: figures.betCents,
  win_cents: figures.winCents,
  rate_micros: figures.rateMicros,
  games_taken: figures.gamesTaken,
  points_micros: figures.pointsMicros,
  score: figures.score,
  reached_at: figures.reachedAt ?? row?.reached_at ?? now,
  full_at: fullAt,
})

/** The teams of these players, in their order; who is new joins the smallest. */
async function teamsFor(tx: Tx, all: readonly NewFigures[]): Promise<(number | null)[]> {
  const sizes = new Map<bigint, Map<number, number>>()
  const needy = all.filter(({ row, tournament }) => row?.team_id == null && tournament.teams.length > 0)
  for (const { tournament } of needy) {
    if (sizes.has(tournament.id)) continue
    const rows = await listTeams(tx, tournament.id)
    sizes.set(tournament.id, new Map(rows.map((team) => [team.team_id, team.players])))
  }
  return all.map(({ row, tournament }) => {
    if (row?.team_id != null || tournament.teams.length === 0) return row?.team_id ?? null
    const team = smallestOf(tournament, sizes.get(tournament.id)!)
    sizes.get(tournament.id)!.set(team, (sizes.get(tournament.id)!.get(team) ?? 0) + 1)
    return team
  })
}

const smallestOf = ({ teams }: RunningTournament, sizes: ReadonlyMap<number, number>): number =>
  teams.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0))[0]!
