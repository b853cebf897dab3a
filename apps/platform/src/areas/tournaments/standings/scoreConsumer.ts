import { itemAt, valueAt } from '@apogee/rules/validation/required'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { type Consumer, emitMany, type OutboxEvent, onMany, onManyOf } from '../../../core/outbox/outbox.ts'
import { roundsPlaced } from '../../play/public.ts'
import { bumpLeaderboards } from '../tournamentStore.ts'
import { type CountNeeds, countRounds, type RoundChange } from './countRounds.ts'
import { type PlayerScore, scorePlayers } from './playerScores.ts'
import {
  deleteRounds,
  findRounds,
  listRunning,
  lockStandings,
  type RoundRow,
  type RunningTournament,
  storeLateRollbacks,
  storeRounds,
} from './roundStore.ts'
import {
  deletePlayers,
  figureColumns,
  findPairs,
  listTeams,
  pairKey,
  type ScoreRow,
  storeScores,
  updateScores,
} from './scoreStore.ts'
import type { Standings } from './standings.ts'

export type ScoreNeeds = CountNeeds &
  Pick<Core, 'clock'> & { readonly standings: Pick<Standings, 'publish' | 'countEveryMs'> }

/** The name under which its position is stored: a leaderboard becomes final once the consumer has passed every event before the end. */
export const scoreConsumerName = 'tournaments'

/** Keeps the leaderboards of tournaments up to date. */
export const scoreConsumer = (needs: ScoreNeeds): Consumer => ({
  name: scoreConsumerName,
  from: 'oldest',
  everyMs: () => needs.standings.countEveryMs(),
  reactions: [
    ...onManyOf(['play.bet', 'play.win', 'play.rollback'], (tx, events) => countPlayed(needs, tx, events)),
    onMany('tournaments.joined', (tx, events) => countSinceJoining(needs, tx, events)),
  ],
})

type Played = OutboxEvent<'play.bet' | 'play.win' | 'play.rollback'>

const roundsIn = (events: readonly Played[]): string[] => [...new Set(events.map(({ payload }) => payload.round))]

function countPlayed(needs: ScoreNeeds, tx: Tx, events: readonly Played[]): Promise<void> {
  const [won = [], staked = []] = [true, false].map((isWin) =>
    events.filter(({ name }) => (name === 'play.win') === isWin),
  )
  return applyRounds(needs, tx, { staked: roundsIn(staked), won: roundsIn(won) })
}

/** Counts earlier rounds of players who have joined: the consumer may have passed a bet before the confirmation was committed. */
async function countSinceJoining(
  needs: ScoreNeeds,
  tx: Tx,
  events: readonly OutboxEvent<'tournaments.joined'>[],
): Promise<void> {
  const running = new Map((await listRunning(tx)).map((one) => [one.id, one]))
  const pairs = events.map(({ payload: { tournament, player } }) => ({ tournamentId: tournament, playerId: player }))
  const staked: string[] = []
  for (const row of (await findPairs(tx, pairs)).values()) {
    const tournament = running.get(row.tournament_id)
    if (!tournament || !row.confirmed_at) continue
    const { start_at, end_at } = tournament
    const since = new Date(Math.max(+row.confirmed_at, +start_at))
    staked.push(...(await roundsPlaced(tx, row.player_id, since, end_at)))
  }
  if (staked.length > 0) await applyRounds(needs, tx, { staked, won: [] })
}

/** Ids of rounds. */
interface MovedRounds {
  /** A stake was placed or rolled back. */
  readonly staked: readonly string[]
  readonly won: readonly string[]
}

/**
 * Updates the leaderboards from the current state of rounds. Order and repetition of events do not matter: each round is read as a
 * whole and replaces its earlier count.
 */
async function applyRounds(needs: ScoreNeeds, tx: Tx, { staked, won }: MovedRounds): Promise<void> {
  await lockStandings(tx)
  const stored = await findRounds(tx, [...staked, ...won])
  // A win changes nothing in a round that counts in no tournament.
  const ids = [...new Set([...staked, ...stored.keys()])]
  if (ids.length === 0) return
  const running = await listRunning(tx)
  if (running.length === 0 && stored.size === 0) return
  const counted = await countRounds(needs, tx, { ids, stored, running, staked: new Set(staked) })
  const open = new Set(running.map(({ id }) => id))
  const changes = counted.changes.filter(isChange).map((change) => withFinalTournaments(change, open))
  if (changes.length === 0) return
  await recordLateRollbacks(needs, tx, changes, open)
  await storeRounds(
    tx,
    changes.flatMap(({ after }) => (after ? [after] : [])),
  )
  await deleteRounds(
    tx,
    changes.flatMap(({ before, after }) => (before && !after ? [before.round_id] : [])),
  )
  await applyScores(needs, tx, await scorePlayers(tx, { ...counted, changes }, running))
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

/** A round stays counted in final leaderboards. */
function withFinalTournaments({ before, after }: RoundChange, open: ReadonlySet<bigint>): RoundChange {
  const final = (before?.tournaments ?? []).filter((id) => !open.has(id))
  if (final.length === 0 || !after) return { before, after }
  return {
    before,
    after: { ...after, tournaments: [...new Set([...after.tournaments, ...final])].toSorted(ascending) },
  }
}
const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : 1)

async function recordLateRollbacks(
  { clock }: ScoreNeeds,
  tx: Tx,
  changes: readonly RoundChange[],
  open: ReadonlySet<bigint>,
): Promise<void> {
  const late = changes.flatMap(({ before, after }) => {
    if (!before || (after && after.bet_cents >= before.bet_cents)) return []
    const { round_id: roundId, player_id: playerId } = before
    return before.tournaments.filter((id) => !open.has(id)).map((tournamentId) => ({ tournamentId, roundId, playerId }))
  })
  await storeLateRollbacks(tx, late, clock.now())
}

const isUnchanged = ({ row, figures, fullAt }: PlayerScore): boolean =>
  row !== undefined &&
  row.bet_cents === figures.betCents &&
  row.win_cents === figures.winCents &&
  row.rate_micros === figures.rateMicros &&
  row.games_taken === figures.gamesTaken &&
  row.points_micros === figures.pointsMicros &&
  +(row.full_at ?? 0) === +(fullAt ?? 0) &&
  (figures.reachedAt === null || +row.reached_at === +figures.reachedAt)

/** No round counts any more, and the player never confirmed. */
const hasLeft = ({ row, figures }: PlayerScore): boolean =>
  figures.gamesTaken === 0 && row?.confirmed_at == null && row?.removed_at == null

async function applyScores(needs: ScoreNeeds, tx: Tx, scores: readonly PlayerScore[]): Promise<void> {
  const changed = scores.filter((one) => !isUnchanged(one) && (one.row !== undefined || !hasLeft(one)))
  if (changed.length === 0) return
  const staying = changed.filter((one) => !hasLeft(one))
  const teams = await teamsFor(tx, staying)
  await deletePlayers(tx, changed.filter(hasLeft))
  const rows = staying.map((one, at) => rowOf(one, itemAt(teams, at), needs.clock.now()))
  await updateScores(
    tx,
    rows.filter((_, at) => itemAt(staying, at).row !== undefined),
  )
  await storeScores(
    tx,
    rows.filter((_, at) => itemAt(staying, at).row === undefined),
  )
  const joined = (one: PlayerScore) => (hasLeft(one) ? -1 : one.row === undefined ? 1 : 0)
  const byTournament = [...Map.groupBy(changed, ({ tournamentId }) => tournamentId)]
  const versions = await bumpLeaderboards(
    tx,
    byTournament.map(([tournamentId, ones]) => ({
      tournamentId,
      joined: ones.reduce((sum, one) => sum + joined(one), 0),
    })),
  )
  const progressed = changed.filter(({ tournament }) => tournament.kind !== 'tournament')
  await emitMany(
    tx,
    'tournaments.progressed',
    progressed.map(({ tournamentId: tournament, playerId: player }) => ({ tournament, player })),
  )
  const positions = new Map(rows.map((row) => [pairKey(row), { ...row, rank_key: -row.score }]))
  const changes = changed.map(({ tournamentId, playerId, row: before }) => {
    const position = before?.removed_at ? undefined : positions.get(pairKey({ tournamentId, playerId }))
    return { tournamentId, playerId, before, after: position && position.score > 0n ? position : null }
  })
  tx.afterCommit(() => needs.standings.publish(changes, versions))
}

const rowOf = (
  { tournamentId, playerId, row, figures, fullAt }: PlayerScore,
  team: number | null,
  now: Date,
): ScoreRow => ({
  tournamentId,
  playerId,
  team_id: team,
  ...figureColumns(figures),
  reached_at: figures.reachedAt ?? row?.reached_at ?? now,
  full_at: fullAt,
})

/** Teams of players, in their order; new players join the smallest team. */
async function teamsFor(tx: Tx, players: readonly PlayerScore[]): Promise<(number | null)[]> {
  const sizes = new Map<bigint, Map<number, number>>()
  const newPlayers = players.filter(({ row, tournament }) => row?.team_id == null && tournament.teams.length > 0)
  for (const { tournament } of newPlayers) {
    if (sizes.has(tournament.id)) continue
    const rows = await listTeams(tx, tournament.id)
    sizes.set(tournament.id, new Map(rows.map((team) => [team.team_id, team.players])))
  }
  return players.map(({ row, tournament }) => {
    if (row?.team_id != null || tournament.teams.length === 0) return row?.team_id ?? null
    const team = smallestOf(tournament, valueAt(sizes, tournament.id))
    valueAt(sizes, tournament.id).set(team, (valueAt(sizes, tournament.id).get(team) ?? 0) + 1)
    return team
  })
}

const smallestOf = ({ teams }: RunningTournament, sizes: ReadonlyMap<number, number>): number =>
  itemAt(
    teams.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0)),
    0,
  )
