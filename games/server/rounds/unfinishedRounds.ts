import type { Sql } from '../ports.ts'

/** SQL list of the states of an unfinished round; the partial indexes of `studio.rounds` list the same. */
export const UNFINISHED_SQL = `('placed', 'bet_confirmed', 'open', 'raising', 'lowering', 'played', 'returning')`

export async function hasUnfinishedRound(sql: Sql, owner: string): Promise<boolean> {
  const found = await sql.query(`select 1 from studio.rounds where owner = $1 and state in ${UNFINISHED_SQL} limit 1`, [
    owner,
  ])
  return found.length > 0
}
