import type { Row, Sql } from '../../core/db/db.ts'

/** A game they can be played in. */
export interface SpinGame {
  readonly identifier: string
  readonly title: string
  readonly provider: string
  readonly seo_title: string
}

/** The games of these identifiers, as far as the catalogue has them. */
export async function spinGames(sql: Sql, identifiers: readonly string[]): Promise<ReadonlyMap<string, SpinGame>> {
  const rows = await sql.query<SpinGame & Row>(
    'SELECT identifier, title, provider, seo_title FROM games WHERE active AND identifier = ANY ($1::text[])',
    [[...new Set(identifiers)]],
  )
  return new Map(rows.map((row) => [row.identifier, row]))
}
