import type { Sql } from '../../../core/db/db.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { isRanked } from './isRanked.ts'
import { Ladder } from './ladder.ts'
import type { Moved, TournamentPlayerRow } from './playerStore.ts'
import { countBetween, listFrom, type Ranking, type RankKey, readRungs } from './rankStore.ts'

/** The ladder of a table as it was at a version. */
interface Kept {
  readonly tournamentId: bigint
  readonly team: number | null
  readonly ladder: Ladder
  readonly builtAt: number
  readonly costMs: number
  version: bigint
  /** When it was built, or last followed the table. */
  freshAt: number
}

export interface LadderOptions {
  readonly step?: number
  /** A ladder of an older version is used so long while a new one is built. */
  readonly staleMs?: number
}

/** Moves that made a version of a table. */
interface Change {
  readonly version: bigint
  readonly moved: readonly Moved[]
}

/** Building one reads the whole table, so it takes at most this part of the time. */
const shareOfTime = 10
const leastMs = 500

/**
 * Finds places in tables of any size. Counting from the top takes as long as there are players before somebody, so this process keeps
 * every 256th row of a large table and counts from the nearest one. What moves in this process is followed; what has moved elsewhere
 * shows in the version of the table, and its ladder is built anew.
 */
export class Ladders {
  readonly #step: number
  readonly #staleMs: number
  readonly #kept = new Map<string, Kept>()
  /** Those that are being built, with what has happened meanwhile. */
  readonly #building = new Map<
    string,
    { readonly tournamentId: bigint; readonly next: Promise<Kept>; readonly missed: Change[] }
  >()

  constructor({ step = 128, staleMs = 2000 }: LadderOptions = {}) {
    this.#step = step
    this.#staleMs = staleMs
  }

  /** A page of a table. */
  async page(sql: Sql, tournament: TournamentRow, after: number, most: number): Promise<TournamentPlayerRow[]> {
    const ranking = { tournamentId: tournament.id, team: null }
    const rung = after < this.#step ? null : ((await this.#ladder(sql, tournament, ranking))?.at(after) ?? null)
    // A key is read with its own row, which is not before it.
    return listFrom(sql, ranking, { from: rung?.key ?? null, skip: after - (rung?.before ?? 0), most })
  }

  /** Places of rows that have one, within the table or within a team, in their order. */
  async placesIn(
    sql: Sql,
    tournament: TournamentRow,
    team: number | null,
    rows: readonly RankKey[],
  ): Promise<number[]> {
    if (rows.length === 0) return []
    const ranking = { tournamentId: tournament.id, team }
    const ladder = await this.#ladder(sql, tournament, ranking)
    const starts = rows.map((row) => {
      const rung = ladder?.below(row)
      // Copied: the numbers change while rows are counted.
      return { from: rung?.key ?? null, before: rung?.before ?? 0 }
    })
    const counted = await countBetween(
      sql,
      ranking,
      rows.map((to, at) => ({ from: starts[at]!.from, to })),
    )
    return counted.map((between, at) => starts[at]!.before + between + 1)
  }

  /** Brings the ladders of a table and of its teams up to its version, for what is told to everybody who watches. */
  async refresh(sql: Sql, tournament: TournamentRow): Promise<void> {
    if (tournament.participants <= 2 * this.#step) return
    for (const team of [null, ...tournament.definition.teams.map(({ id }) => id)]) {
      const ranking = { tournamentId: tournament.id, team }
      const kept = this.#kept.get(keyOf(ranking))
      if (!kept || kept.ladder.isWorn || kept.version < tournament.table_version) await this.#build(sql, ranking)
    }
  }

  /** Follows what has moved in this process: each table from the version before to the one it has now. */
  follow(moved: readonly Moved[], versions: ReadonlyMap<bigint, bigint>): void {
    const byTable = Map.groupBy(moved, ({ tournamentId }) => tournamentId)
    for (const [tournamentId, version] of versions) {
      const change = { version, moved: byTable.get(tournamentId) ?? [] }
      for (const building of this.#building.values())
        if (building.tournamentId === tournamentId) building.missed.push(change)
      for (const kept of this.#kept.values()) if (kept.tournamentId === tournamentId) catchUp(kept, change)
    }
  }

  /** A table is final: its places are stored. */
  forget(tournamentId: bigint): void {
    for (const [key, kept] of this.#kept) if (kept.tournamentId === tournamentId) this.#kept.delete(key)
  }

  /** Up to date, or just about to be: it follows moves after their commit. */
  #isFresh({ version, freshAt, ladder }: Kept, { table_version: latest }: TournamentRow): boolean {
    if (ladder.isWorn) return false
    return version >= latest || (version === latest - 1n && performance.now() - freshAt < leastMs)
  }

  async #ladder(sql: Sql, tournament: TournamentRow, ranking: Ranking): Promise<Ladder | null> {
    if (tournament.participants <= 2 * this.#step) return null
    const kept = this.#kept.get(keyOf(ranking))
    if (!kept) return (await this.#build(sql, ranking)).ladder
    const age = performance.now() - (kept.ladder.isWorn ? kept.builtAt : kept.freshAt)
    if (this.#isFresh(kept, tournament) || age < Math.max(leastMs, kept.costMs * shareOfTime)) return kept.ladder
    const next = this.#build(sql, ranking)
    if (age > Math.max(this.#staleMs, kept.costMs * shareOfTime * 2)) return (await next).ladder
    // A later request waits for its own build and reports the error.
    next.catch(() => undefined)
    return kept.ladder
  }

  #build(sql: Sql, ranking: Ranking): Promise<Kept> {
    const key = keyOf(ranking)
    const running = this.#building.get(key)
    if (running) return running.next
    const began = performance.now()
    const missed: Change[] = []
    const next = readRungs(sql, ranking, this.#step)
      .then(({ rungs, version }) => {
        const ladder = new Ladder(rungs, this.#step)
        const kept = { ...ranking, ladder, version, builtAt: began, freshAt: began, costMs: performance.now() - began }
        for (const change of missed) catchUp(kept, change)
        this.#kept.set(key, kept)
        return kept
      })
      .finally(() => this.#building.delete(key))
    this.#building.set(key, { tournamentId: ranking.tournamentId, next, missed })
    return next
  }
}

/** A change that is not the next one is not followed: others are missing before it, or it is known. */
function catchUp(kept: Kept, { version, moved }: Change): void {
  if (version !== kept.version + 1n) return
  kept.version = version
  kept.freshAt = performance.now()
  const isHere = ({ team_id }: { readonly team_id: number | null }) => kept.team === null || team_id === kept.team
  for (const { playerId, row, now } of moved) {
    const to = now && isHere(now) ? { ...now, player_id: playerId } : null
    kept.ladder.move({ from: row && isRanked(row) && isHere(row) ? row : null, to })
  }
}

const keyOf = ({ tournamentId, team }: Ranking): string => `${tournamentId} ${team ?? ''}`
