import { itemAt } from '@apogee/rules/validation/required'
import type { Sql } from '../../../core/db/db.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { countBetween, isBefore, listEveryNthKey, listRanked, type Ranking, type RankKey } from './rankStore.ts'
import { isRanked, type ScoreChange, type TournamentPlayerRow } from './scoreStore.ts'

/** A key with the number of rows before it. */
interface Mark {
  readonly key: RankKey
  before: number
}

/** Counting within an interval that has grown by this factor is slow. */
const maxGrowth = 4

/** Every `step`-th key of a ranking. A key stays when its row moves: moves change only the numbers of rows before the keys. */
export class RankMarks {
  readonly #marks: readonly Mark[]
  readonly #step: number
  #isUneven = false
  /** Rows after the last key, compared with the start. */
  #addedAtEnd = 0

  /** `keys`: those of the rows `step`, 2 x `step`, ... */
  constructor(keys: readonly RankKey[], step: number) {
    this.#step = step
    this.#marks = keys.map((key, at) => ({ key, before: (at + 1) * step - 1 }))
  }

  /** Whether one interval has grown so much that the keys should be read again. */
  get isUneven(): boolean {
    return this.#isUneven
  }

  /** The last mark at or before a row; null before the first mark. */
  before(row: RankKey): Readonly<Mark> | null {
    return this.#marks[this.#firstAfter(row) - 1] ?? null
  }

  /** The last mark with at most `rows` rows before it; null before the first mark. */
  at(rows: number): Readonly<Mark> | null {
    return this.#marks[this.#search(({ before }) => before > rows) - 1] ?? null
  }

  /** null: without a rank. */
  move(from: RankKey | null, to: RankKey | null): void {
    const end = this.#marks.length
    const left = from ? this.#firstAfter(from) : end
    const entered = to ? this.#firstAfter(to) : end
    for (let at = entered; at < left; at += 1) itemAt(this.#marks, at).before += 1
    for (let at = left; at < entered; at += 1) itemAt(this.#marks, at).before -= 1
    this.#addedAtEnd += Number(to !== null && entered === end) - Number(from !== null && left === end)
    if (to && this.#sizeBefore(entered) > maxGrowth * this.#step) this.#isUneven = true
  }

  /** Rows between a mark and the one before it; for the end, the rows added after the last mark. */
  #sizeBefore(at: number): number {
    const mark = this.#marks[at]
    return mark ? mark.before - (this.#marks[at - 1]?.before ?? 0) : this.#addedAtEnd
  }

  #firstAfter(row: RankKey): number {
    return this.#search(({ key }) => isBefore(row, key))
  }

  #search(isPast: (mark: Mark) => boolean): number {
    let [low, high] = [0, this.#marks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isPast(itemAt(this.#marks, middle))) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** Ranks of a row; null without one. */
export interface Rank {
  readonly rank: number | null
  readonly rankInTeam: number | null
}

/** The marks of a ranking at a version of its leaderboard. */
interface Entry extends Ranking {
  readonly marks: RankMarks
  readonly builtAt: number
  readonly costMs: number
  version: bigint
  /** When the marks last matched the leaderboard. */
  freshAt: number
}

interface VersionChange {
  readonly version: bigint
  readonly changes: readonly ScoreChange[]
}

interface Build extends Ranking {
  readonly entry: Promise<Entry>
  /** Changes since the build began. */
  readonly missed: VersionChange[]
}

export interface RankIndexOptions {
  readonly step?: number
  /** How long an outdated entry may be used while it is rebuilt. */
  readonly staleMs?: number
}

/** A build reads the whole leaderboard, so it may take a tenth of the time at most. */
const pausePerBuildMs = 10
const minPauseMs = 500

/**
 * Finds ranks in leaderboards of any size. Counting from the first rank takes time in proportion to the rank, so each process caches
 * every 128th key of a large leaderboard and counts from the nearest one. Changes by this process update the entry. The version of the
 * leaderboard shows a change by another process: then the entry is rebuilt.
 */
export class RankIndex {
  readonly #step: number
  readonly #staleMs: number
  readonly #entries = new Map<string, Entry>()
  readonly #builds = new Map<string, Build>()

  constructor({ step = 128, staleMs = 2000 }: RankIndexOptions = {}) {
    this.#step = step
    this.#staleMs = staleMs
  }

  /** Rows of a running leaderboard after a rank. */
  async page(sql: Sql, tournament: TournamentRow, after: number, limit: number): Promise<TournamentPlayerRow[]> {
    const ranking = { tournamentId: tournament.id, team: null }
    const mark = after < this.#step ? null : ((await this.#marks(sql, tournament, ranking))?.at(after) ?? null)
    // The list begins with the row of the key itself, which `before` does not count.
    return listRanked(sql, ranking, { from: mark?.key ?? null, skip: after - (mark?.before ?? 0), limit })
  }

  /** Ranks of rows of one leaderboard, running or final, in the order of the rows. */
  async ranksOf(sql: Sql, tournament: TournamentRow, rows: readonly TournamentPlayerRow[]): Promise<Rank[]> {
    if (tournament.finished_at !== null)
      return rows.map((row) => ({ rank: row.final_place, rankInTeam: row.final_place_in_team }))
    const ranked = rows.filter(isRanked)
    const found = await this.ranksIn(sql, tournament, null, ranked)
    const ranks = new Map(ranked.map((row, at) => [row.player_id, itemAt(found, at)]))
    const inTeams = await this.ranksInTeams(sql, tournament, ranked)
    return rows.map(({ player_id: id }) => ({ rank: ranks.get(id) ?? null, rankInTeam: inTeams.get(id) ?? null }))
  }

  /** Ranks within teams, by player. */
  async ranksInTeams(
    sql: Sql,
    tournament: TournamentRow,
    ranked: readonly TournamentPlayerRow[],
  ): Promise<ReadonlyMap<bigint, number>> {
    const ranks = new Map<bigint, number>()
    for (const [team, rows] of Map.groupBy(ranked, ({ team_id }) => team_id)) {
      if (team === null) continue
      const found = await this.ranksIn(sql, tournament, team, rows)
      for (const [at, { player_id }] of rows.entries()) ranks.set(player_id, itemAt(found, at))
    }
    return ranks
  }

  /** Ranks of rows that have one, in the leaderboard (null) or in a team, in the order of the rows. */
  async ranksIn(sql: Sql, tournament: TournamentRow, team: number | null, rows: readonly RankKey[]): Promise<number[]> {
    if (rows.length === 0) return []
    const ranking = { tournamentId: tournament.id, team }
    const marks = await this.#marks(sql, tournament, ranking)
    const starts = rows.map((row) => {
      const mark = marks?.before(row)
      // Copied: moves change the mark while the query runs.
      return { from: mark?.key ?? null, before: mark?.before ?? 0 }
    })
    const ranges = rows.map((to, at) => ({ from: itemAt(starts, at).from, to }))
    const counts = await countBetween(sql, ranking, ranges)
    return counts.map((count, at) => itemAt(starts, at).before + count + 1)
  }

  /** Brings the entries of a leaderboard and of its teams up to its version, before ranks are published. */
  async refresh(sql: Sql, tournament: TournamentRow): Promise<void> {
    if (this.#isSmall(tournament)) return
    for (const team of [null, ...tournament.definition.teams.map(({ id }) => id)]) {
      const ranking = { tournamentId: tournament.id, team }
      const entry = this.#entries.get(keyOf(ranking))
      if (!entry || entry.marks.isUneven || entry.version < tournament.leaderboard_version)
        await this.#build(sql, ranking)
    }
  }

  /** Applies changes by this process, with the leaderboard versions that they made. */
  update(changes: readonly ScoreChange[], versions: ReadonlyMap<bigint, bigint>): void {
    const byTournament = Map.groupBy(changes, ({ tournamentId }) => tournamentId)
    for (const [id, version] of versions) {
      const change = { version, changes: byTournament.get(id) ?? [] }
      for (const build of this.#builds.values()) if (build.tournamentId === id) build.missed.push(change)
      for (const entry of this.#entries.values()) if (entry.tournamentId === id) apply(entry, change)
    }
  }

  /** Drops the entries of a final leaderboard, whose ranks are stored. */
  drop(tournamentId: bigint): void {
    for (const [key, entry] of this.#entries) if (entry.tournamentId === tournamentId) this.#entries.delete(key)
  }

  #isSmall({ participants }: TournamentRow): boolean {
    return participants <= 2 * this.#step
  }

  async #marks(sql: Sql, tournament: TournamentRow, ranking: Ranking): Promise<RankMarks | null> {
    if (this.#isSmall(tournament)) return null
    const entry = this.#entries.get(keyOf(ranking))
    if (!entry) return (await this.#build(sql, ranking)).marks
    const pauseMs = entry.costMs * pausePerBuildMs
    const ageMs = performance.now() - (entry.marks.isUneven ? entry.builtAt : entry.freshAt)
    if (isFresh(entry, tournament) || ageMs < Math.max(minPauseMs, pauseMs)) return entry.marks
    const build = this.#build(sql, ranking)
    if (ageMs > Math.max(this.#staleMs, pauseMs * 2)) return (await build).marks
    // The outdated entry is good enough for this caller, and the next caller repeats a failed build.
    build.catch(() => undefined)
    return entry.marks
  }

  #build(sql: Sql, ranking: Ranking): Promise<Entry> {
    const key = keyOf(ranking)
    const running = this.#builds.get(key)
    if (running) return running.entry
    const builtAt = performance.now()
    const missed: VersionChange[] = []
    const build = async () => {
      const { keys, version } = await listEveryNthKey(sql, ranking, this.#step)
      const marks = new RankMarks(keys, this.#step)
      const costMs = performance.now() - builtAt
      const entry: Entry = { ...ranking, marks, version, builtAt, freshAt: builtAt, costMs }
      for (const change of missed) apply(entry, change)
      this.#entries.set(key, entry)
      return entry
    }
    const entry = build().finally(() => this.#builds.delete(key))
    this.#builds.set(key, { ...ranking, entry, missed })
    return entry
  }
}

const keyOf = ({ tournamentId, team }: Ranking): string => `${tournamentId} ${team ?? ''}`

/** One version behind is fresh for a moment: this process applies changes after their commit. */
function isFresh({ version, freshAt, marks }: Entry, { leaderboard_version: latest }: TournamentRow): boolean {
  if (marks.isUneven) return false
  return version >= latest || (version === latest - 1n && performance.now() - freshAt < minPauseMs)
}

/** Ignores a change that is not the next version: the entry already has it, or an earlier one is missing. */
function apply(entry: Entry, { version, changes }: VersionChange): void {
  if (version !== entry.version + 1n) return
  entry.version = version
  entry.freshAt = performance.now()
  const isHere = ({ team_id }: { readonly team_id: number | null }) => entry.team === null || team_id === entry.team
  for (const { playerId, before, after } of changes) {
    const to = after && isHere(after) ? { ...after, player_id: playerId } : null
    entry.marks.move(before && isRanked(before) && isHere(before) ? before : null, to)
  }
}
