import { artVersion, themeNames } from '@apogee/art'
import type { Row, Sql } from '../../../core/db/db.ts'
import type { GameRow } from '../gameRecord.ts'
import { tileOf } from '../launch/openGames.ts'

/** A game in which free spins can be played. */
export interface SpinGame {
  readonly identifier: string
  readonly title: string
  readonly provider: string
  readonly seo_title: string
  /** Address of its tile without the width, if its tile can be drawn. */
  readonly picture?: string
}

type Drawn = Pick<GameRow, 'identifier' | 'title' | 'provider' | 'seo_title' | 'theme' | 'seed' | 'sub' | 'ribbon'>

/** The games of these identifiers that are in the catalogue. */
export async function spinGames(sql: Sql, identifiers: readonly string[]): Promise<ReadonlyMap<string, SpinGame>> {
  if (identifiers.length === 0) return new Map()
  const rows = await sql.query<Drawn & Row>(
    'SELECT identifier, title, provider, seo_title, theme, seed, sub, ribbon FROM games WHERE active AND identifier = ANY ($1::text[])',
    [[...new Set(identifiers)]],
  )
  return new Map(
    rows.map((row) => {
      const { identifier, title, provider, seo_title } = row
      const isDrawn = themeNames.includes(row.theme)
      const picture = isDrawn ? `/media/tile/${artVersion(tileOf(row))}/${provider}/${seo_title}` : undefined
      return [identifier, { identifier, title, provider, seo_title, ...(picture && { picture }) }]
    }),
  )
}
