import type { TournamentStrategy } from '@apogee/contract/tournaments'
import type { Row, Sql } from '../../../core/db/db.ts'
import type { TournamentKind } from '../tournamentStore.ts'

/** What decides whether a round counts. */
export interface RunningTournament extends Row {
  readonly id: bigint
  readonly kind: TournamentKind
  readonly brand: string | null
  readonly strategy: TournamentStrategy
  readonly currency: string
  readonly currencies: string[]
  readonly group_ids: number[]
  readonly game_category: string
  readonly user_confirmation_required: boolean
  readonly games_taken_limit: number | null
  readonly least_bet_cents: bigint
  readonly start_at: Date
  readonly end_at: Date
  /** Empty: all games of the category. */
  readonly games: string[]
  /** Ids. */
  readonly teams: number[]
}

/** All whose table is not final. */
export const runningTournaments = (sql: Sql): Promise<RunningTournament[]> =>
  sql.query<RunningTournament>({
    name: 'tournaments_running',
    text: `
SELECT id, kind, brand, strategy, currency, currencies, group_ids, game_category, user_confirmation_required, games_taken_limit,
       least_bet_cents, start_at, end_at,
       ARRAY(SELECT jsonb_array_elements_text(coalesce(definition -> 'games', '[]'))) AS games,
       ARRAY(SELECT (team -> 'id')::int FROM jsonb_array_elements(coalesce(definition -> 'teams', '[]')) AS team) AS teams
  FROM tournaments WHERE finished_at IS NULL ORDER BY id`,
  })
