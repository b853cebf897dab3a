import type { Sql } from '../../../core/db/db.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import type { TournamentPlayerRow } from './playerStore.ts'
import { countBetween, isBefore, listAfter, type Ranking, type RankKey, readRungs } from './rankStore.ts'

/** The rows at the places `step`, 2 x `step`, ... of a table of a version: from each of them on, places are counted. */
interface Ladder {
  readonly rungs: readonly RankKey[]
  readonly version: bigint
  readonly builtAt: number
  readonly costMs: number
}

export interface LadderOptions {
  readonly step?: number
  /** A ladder of an older version is used so long while a new one is built. */
  readonly staleMs?: number
}

/** Building one reads the whole table, so it takes at most this part of the time. */
const shareOfTime = 10
const leastMs = 500

/**
 * Finds places in tables of any size. Counting from the top takes as long as there are players before somebody, so this process keeps
 * every 256th row of a large table and counts from the nearest one.
 */
export class Ladders {
  readonly #step: number
  readonly #staleMs: number
  readonly #kept = new Map<string, Ladder>()
  readonly #building = new Map<string, Promise<Ladder>>()

  constructor({ step = 256, staleMs = 2000 }: LadderOptions = {}) {
    this.#step = step
    this.#staleMs = staleMs
  }

  /** A page of a table. */
  async page(sql: Sql, tournament: TournamentRow, after: number, most: number): Promise<TournamentPlayerRow[]> {
    const ranking = { tournamentId: tournament.id, team: null }
    const rungs = after < this.#step ? [] : await this.#rungs(sql, tournament, ranking)
    const rung = Math.min(Math.floor(after / this.#step), rungs.length)
    const from = rung === 0 ? null : rungs[rung - 1]!
    return listAfter(sql, ranking, { from, skip: after - rung * this.#step, most })
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
    const rungs = await this.#rungs(sql, tournament, ranking)
    const starts = rows.map((row) => lastBefore(rungs, row))
    const pairs = rows.map((to, at) => ({ from: rungs[starts[at]!] ?? null, to }))
    const counted = await countBetween(sql, ranking, pairs)
    // The rung itself has a place, and is counted: its own place less one rows are before it.
    return counted.map((between, at) => (starts[at]! < 0 ? 0 : (starts[at]! + 1) * this.#step - 1) + between + 1)
  }

  /** Brings the ladder of a table up to its version, for what is told to everybody who watches. */
  async refresh(sql: Sql, tournament: TournamentRow): Promise<void> {
    if (tournament.participants <= 2 * this.#step) return
    const ranking = { tournamentId: tournament.id, team: null }
    if (this.#kept.get(keyOf(ranking))?.version !== tournament.table_version)
      await this.#build(sql, tournament, ranking)
  }

  async #rungs(sql: Sql, tournament: TournamentRow, ranking: Ranking): Promise<readonly RankKey[]> {
    if (tournament.participants <= 2 * this.#step) return []
    const kept = this.#kept.get(keyOf(ranking))
    if (!kept) return (await this.#build(sql, tournament, ranking)).rungs
    const age = performance.now() - kept.builtAt
    if (kept.version === tournament.table_version || age < Math.max(leastMs, kept.costMs * shareOfTime))
      return kept.rungs
    const next = this.#build(sql, tournament, ranking)
    if (age > Math.max(this.#staleMs, kept.costMs * shareOfTime * 2)) return (await next).rungs
    next.catch(() => undefined)
    return kept.rungs
  }

  #build(sql: Sql, { table_version: version }: TournamentRow, ranking: Ranking): Promise<Ladder> {
    const key = keyOf(ranking)
    const running = this.#building.get(key)
    if (running) return running
    const builtAt = performance.now()
    const next = readRungs(sql, ranking, this.#step)
      .then((rungs) => {
        const ladder = { rungs, version, builtAt, costMs: performance.now() - builtAt }
        this.#kept.set(key, ladder)
        return ladder
      })
      .finally(() => this.#building.delete(key))
    this.#building.set(key, next)
    return next
  }
}

const keyOf = ({ tournamentId, team }: Ranking): string => `${tournamentId} ${team ?? ''}`

/** The last rung that is not after a row; -1 when the row is above the first. */
function lastBefore(rungs: readonly RankKey[], row: RankKey): number {
  let [low, high] = [0, rungs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(row, rungs[middle]!)) high = middle
    else low = middle + 1
  }
  return low - 1
}
