import { titleIn } from '../../../core/content/titleIn.ts'
import type { Row, Sql } from '../../../core/db/db.ts'
import { depositKey } from './revokeForReversal.ts'

/** The titles of the bonuses and free spins of these keys that have not become real money yet. */
export async function openGiftTitles(sql: Sql, keys: readonly string[], locale: string): Promise<string[]> {
  const rows = await sql.query<Row & { titles: Record<string, string> }>(
    `SELECT titles FROM player_bonuses WHERE key = ANY ($1::text[]) AND stage IN ('issued', 'wait', 'handle_bets')
     UNION ALL
     SELECT f.titles FROM player_freespins f LEFT JOIN player_bonuses b ON b.id = f.bonus_id
      WHERE f.key = ANY ($1::text[])
        AND (f.stage IN ('issued', 'activated') OR b.stage IN ('issued', 'wait', 'handle_bets'))`,
    [keys],
  )
  return rows.map(({ titles }) => titleIn(titles, locale))
}

interface OfDeposits {
  readonly payments: readonly bigint[]
  readonly locale: string
}

/** The titles of the unfinished bonuses and free spins that deposits granted. */
export const bonusesOfDeposits = (sql: Sql, { payments, locale }: OfDeposits): Promise<string[]> =>
  openGiftTitles(sql, payments.map(depositKey), locale)
