import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import type { TournamentKind, TournamentRow } from '../tournamentStore.ts'
import type { Terms } from './terms.ts'

/** One period of a file. */
export interface Announcement {
  readonly kind: TournamentKind
  readonly identifier: string
  readonly file: string
  /** null: every brand. */
  readonly brand: string | null
  readonly startAt: Date
  readonly endAt: Date
  readonly terms: Terms
}

const columnsOf = ({ terms }: { readonly terms: Terms }) => [
  JSON.stringify(terms.definition),
  terms.strategy,
  terms.currency,
  terms.currencies,
  terms.group_ids,
  terms.game_category,
  terms.user_confirmation_required,
  terms.games_taken_limit,
  terms.least_bet_cents,
]

/** Announces a period; null when its identifier is taken, by another node or by a finished tournament. */
export async function insertAnnounced(sql: Sql | Tx, announced: Announcement): Promise<bigint | null> {
  const { kind, identifier, file, brand, startAt, endAt } = announced
  const [row] = await sql.query<{ id: bigint }>(
    `INSERT INTO tournaments (definition, strategy, currency, currencies, group_ids, game_category, user_confirmation_required,
       games_taken_limit, least_bet_cents, kind, frontend_identifier, file, brand, start_at, end_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (frontend_identifier) DO NOTHING RETURNING id`,
    [...columnsOf(announced), kind, identifier, file, brand, startAt, endAt],
  )
  return row?.id ?? null
}

/** `definition` has the stored JSON. */
export type AnnouncedRow = Row &
  Pick<TournamentRow, 'id' | 'frontend_identifier' | 'file' | 'brand' | 'start_at' | 'end_at' | 'finished_at'> &
  Terms

/** Rows of a kind that a file may still change, or that have one of these identifiers. */
export const listAnnounced = (
  sql: Sql,
  kind: TournamentKind,
  identifiers: readonly string[],
): Promise<AnnouncedRow[]> =>
  sql.query<AnnouncedRow>(
    'SELECT * FROM tournaments WHERE kind = $1 AND (finished_at IS NULL OR frontend_identifier = ANY ($2::text[])) ORDER BY id',
    [kind, identifiers],
  )

/** Locks a tournament; null when it is final or was deleted. */
export async function lockAnnounced(tx: Tx, id: bigint): Promise<AnnouncedRow | null> {
  const [row] = await tx.query<AnnouncedRow>(
    'SELECT * FROM tournaments WHERE id = $1 AND finished_at IS NULL FOR NO KEY UPDATE',
    [id],
  )
  return row ?? null
}

export async function updateAnnounced(
  tx: Tx,
  id: bigint,
  changed: { readonly terms: Terms; readonly startAt: Date; readonly endAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE tournaments SET definition = $1, strategy = $2, currency = $3, currencies = $4, group_ids = $5, game_category = $6,
            user_confirmation_required = $7, games_taken_limit = $8, least_bet_cents = $9, start_at = $11, end_at = $12
      WHERE id = $10`,
    [...columnsOf(changed), id, changed.startAt, changed.endAt],
  )
}

/** Deletes a tournament before its start, unless it has players: they were promised its prizes. */
export async function withdraw(tx: Tx, id: bigint, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `DELETE FROM tournaments t WHERE t.id = $1 AND t.start_at > $2 AND t.finished_at IS NULL
        AND NOT EXISTS (SELECT FROM tournament_players p WHERE p.tournament_id = t.id) RETURNING t.id`,
    [id, now],
  )
  return rows.length > 0
}

/** Tournaments without final results, and the last 20 with them. */
export const listForOperator = (
  sql: Sql,
  kind: string,
): Promise<(AnnouncedRow & { readonly participants: number })[]> =>
  sql.query<AnnouncedRow & { readonly participants: number }>(
    `SELECT t.*, coalesce(s.participants, 0) AS participants
       FROM tournaments t LEFT JOIN tournament_tables s ON s.tournament_id = t.id
      WHERE t.kind = $1 AND (t.finished_at IS NULL OR t.id IN (
              SELECT id FROM tournaments WHERE kind = $1 AND finished_at IS NOT NULL ORDER BY finished_at DESC LIMIT 20))
      ORDER BY t.end_at, t.id`,
    [kind],
  )
