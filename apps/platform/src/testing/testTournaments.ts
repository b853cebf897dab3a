import type { TournamentStrategy } from '@apogee/contract/tournaments'
import type { Db } from '../core/db/db.ts'

export interface TestTournament {
  readonly frontend_identifier?: string
  readonly kind?: 'tournament' | 'quest' | 'achievement'
  readonly file?: string
  readonly brand?: string | null
  readonly definition?: object
  readonly strategy?: TournamentStrategy
  readonly currency?: string
  readonly currencies?: readonly string[]
  readonly group_ids?: readonly number[]
  readonly game_category?: string
  readonly user_confirmation_required?: boolean
  readonly games_taken_limit?: number | null
  readonly least_bet_cents?: bigint
  readonly start_at: Date
  readonly end_at: Date
}

/** A tournament as if a file had announced it. Returns its number. */
export async function insertTournament(db: Pick<Db, 'query'>, own: TestTournament): Promise<bigint> {
  const row = {
    frontend_identifier: `race-${crypto.randomUUID()}`,
    kind: 'tournament',
    file: 'race',
    strategy: 'bet',
    currency: 'EUR',
    game_category: 'all',
    user_confirmation_required: false,
    ...own,
    definition: JSON.stringify({ titles: { en: 'Race' }, ...own.definition }),
  }
  const names = Object.keys(row)
  const [made] = await db.query<{ id: bigint }>(
    `INSERT INTO tournaments (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  )
  return made!.id
}
