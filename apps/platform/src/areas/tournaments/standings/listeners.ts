import { isRanked } from './isRanked.ts'
import type { Moved, TournamentPlayerRow } from './playerStore.ts'
import type { RankKey } from './rankStore.ts'
import { isWithin, spansOf } from './spans.ts'

/** Players by number, with the rows they had before something changed, and where they stand now. */
export type Touched = Map<bigint, Pick<Moved, 'row' | 'now'>>

/** A listener's row as they were told it, and the key it stood at; null: they have no place. */
interface Known {
  readonly shown: string
  readonly key: RankKey | null
}

/**
 * Those who listen to one table. A place changes only when somebody moves past it, so of thousands who listen only those are read
 * who moved, who were passed, and who have just come.
 */
export class Listeners {
  /** Who takes part. */
  readonly #known = new Map<bigint, Known>()
  /** Who has just come. */
  #fresh = new Set<bigint>()
  /** Their places were read while the table moved, and may be wrong. */
  #doubtful: ReadonlySet<bigint> = new Set()
  #version: bigint
  #isBehind = false

  /** `version`: of the table, before its rows are read. */
  constructor(version: bigint) {
    this.#version = version
  }

  /** The table has a new version, made in this process. */
  follow(version: bigint): void {
    // A version in between was made by another process, which has not told who moved.
    if (version > this.#version + 1n) this.#isBehind = true
    if (version > this.#version) this.#version = version
  }

  /** They take part, and have not been told their row. */
  come(id: bigint): void {
    this.#fresh.add(id)
  }

  /** Whoever listens no longer is forgotten: they read everything anew when they come back. */
  leave(id: bigint): void {
    this.#known.delete(id)
    this.#fresh.delete(id)
  }

  /** Of all who listen, those whose row may differ from what they were told: the caller reads them now. */
  choose(hearers: ReadonlySet<bigint>, touched: Touched): bigint[] {
    const chosen = this.#isBehind ? new Set(hearers) : this.#fresh
    this.#fresh = new Set()
    this.#isBehind = false
    for (const id of touched.keys()) if (hearers.has(id)) chosen.add(id)
    const spans = spansOf(
      [...touched].map(([id, { row, now }]) => ({ from: keyOf(id, standing(row)), to: keyOf(id, now) })),
    )
    for (const [id, { key }] of this.#known) if (this.#doubtful.has(id) || (key && isWithin(spans, key))) chosen.add(id)
    return [...chosen]
  }

  /** They do not take part. */
  noteAbsent(id: bigint): void {
    this.#known.delete(id)
  }

  /** Notes a row as it is told now; false when they were told the same before. */
  note(row: TournamentPlayerRow, shown: string): boolean {
    const isNews = this.#known.get(row.player_id)?.shown !== shown
    this.#known.set(row.player_id, { shown, key: keyOf(row.player_id, standing(row)) })
    return isNews
  }

  keepOnly(ids: ReadonlySet<bigint>): void {
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id)
  }

  /** The table moved while these were read: they are looked at once more. */
  doubt(ids: readonly bigint[]): void {
    this.#doubtful = new Set(ids)
  }
}

const standing = (row: TournamentPlayerRow | undefined): Moved['now'] => (row && isRanked(row) ? row : null)

const keyOf = (player_id: bigint, stands: Moved['now']): RankKey | null =>
  stands && { rank_key: stands.rank_key, reached_at: stands.reached_at, player_id }
