import { type Month, readMonth } from '../../../core/archive/archiveMonth.ts'
import { type Row, readsOf, type Sql } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'

interface Counted extends Row {
  readonly brand: string
  readonly what: string
  readonly count: number
  readonly players: number
}

/** Everything that protects players in a period, by brand. A limit counts when it was set, not while it is in force. */
const figures = (sql: Sql, { from, to }: Pick<Month, 'from' | 'to'>): Promise<Counted[]> =>
  sql.query<Counted>(
    `SELECT p.brand, e.what, count(*)::int AS count, count(DISTINCT e.player_id)::int AS players FROM (
       SELECT player_id, created_at AS at,
              CASE type WHEN 'coolingoff' THEN 'break' WHEN 'selfexclusion' THEN
                CASE WHEN strategy = 'register' THEN 'exclusion by register' ELSE 'self-exclusion' END
              ELSE 'limit on ' || type END AS what
         FROM player_limits WHERE created_at >= $1 AND created_at < $2 AND status <> 'unconfirmed' AND type <> 'reality_check'
       UNION ALL
       SELECT player_id, contacted_at, 'contact by ' || kind FROM harm_contacts WHERE contacted_at >= $1 AND contacted_at < $2
       UNION ALL
       SELECT player_id, day::timestamptz, 'nights with markers of harm: ' || level FROM harm_measures
        WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date AND day < ($2::timestamptz AT TIME ZONE 'UTC')::date
       UNION ALL
       SELECT player_id, asked_at, 'register: ' || result FROM register_checks
        WHERE asked_at >= $1 AND asked_at < $2 AND player_id IS NOT NULL) e
       JOIN players p ON p.id = e.player_id GROUP BY p.brand, e.what ORDER BY p.brand, e.what`,
    [from, to],
  )

const report =
  ({ name, from, to }: Month) =>
  async ({ db, clock }: Core): Promise<Outcome> => {
    const rows = await figures(readsOf(db), { from, to })
    const isOver = clock.now() >= to
    const lines = rows.map(({ brand, what, count, players }) => `  ${brand}: ${what}: ${count} (${players} players)`)
    const title = `${name} (UTC)${isOver ? '' : ', not over'}`
    return {
      isDone: true,
      text: [rows.length > 0 ? title : `${title}: nothing`, ...lines].join('\n'),
      data: { period: name, from: from.toISOString(), to: to.toISOString(), is_over: isOver, rows },
    }
  }

/** Limits, breaks, exclusions, markers of harm and contacts of a month. */
export const safetyReportCommand: OperatorCommand = {
  command: 'report safety',
  subject: 'month as 2026-10',
  usage: '',
  read: (_, [name = '', ...more]) => {
    const month = readMonth(name)
    return month && more.length === 0 ? report(month) : undefined
  },
}
