import type { Sql } from '../../../core/db/db.ts'
import { findTournament, type TournamentRow } from '../tournamentStore.ts'
import { isShownFor } from './pages.ts'

interface Kept {
  readonly readAt: number
  readonly tournament: TournamentRow
}

/** Tournaments as they are, or as they were a moment ago where their table is large: as long as a page of it is shown. */
export class RecentTournaments {
  readonly #kept = new Map<string, Kept>()

  async find(sql: Sql, brand: string, id: number): Promise<TournamentRow | null> {
    const key = `${id} ${brand}`
    const kept = this.#kept.get(key)
    if (kept && isShownFor(kept.tournament, performance.now() - kept.readAt)) return kept.tournament
    const readAt = performance.now()
    const tournament = await findTournament(sql, brand, id)
    if (tournament && isShownFor(tournament, 0)) this.#kept.set(key, { readAt, tournament })
    else this.#kept.delete(key)
    return tournament
  }

  /** A table is final. */
  forget(id: bigint): void {
    for (const key of this.#kept.keys()) if (key.startsWith(`${id} `)) this.#kept.delete(key)
  }
}
