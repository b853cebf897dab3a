import { fromMicros } from '@apogee/rules/loyalty/points'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Row, Sql } from '../../core/db/db.ts'
import { queryValue } from '../../core/db/queryOne.ts'
import { historyStart } from '../../core/historyStart.ts'
import type { Handler } from '../../core/http/handler.ts'

const pageMs = 30 * 86_400_000

interface EntryRow extends Row {
  readonly kind: 'play' | 'level' | 'exchange' | 'opening' | 'prize'
  readonly titles: Record<string, string> | null
  readonly chargeable: bigint
  readonly persistent: bigint
  readonly at: Date
}

/** Points earned by play are summed up by day (UTC), less those taken back; all other entries are listed singly. */
const entriesBetween = (sql: Sql, playerId: bigint, from: Date, to: Date): Promise<EntryRow[]> =>
  sql.query<EntryRow>(
    `SELECT 'play' AS kind, NULL::jsonb AS titles, sum(chargeable_micros)::bigint AS chargeable,
            sum(persistent_micros)::bigint AS persistent, max(created_at) AS at
       FROM comp_point_entries WHERE player_id = $1 AND created_at >= $2 AND created_at < $3 AND kind IN ('bet', 'rollback')
      GROUP BY date_trunc('day', created_at AT TIME ZONE 'UTC')
     UNION ALL
     SELECT kind, reason -> 'titles', chargeable_micros, persistent_micros, created_at
       FROM comp_point_entries WHERE player_id = $1 AND created_at >= $2 AND created_at < $3 AND kind NOT IN ('bet', 'rollback')
      ORDER BY at DESC`,
    [playerId, from, to],
  )

/** The newest entry before a time. */
const newestBefore = (sql: Sql, playerId: bigint, from: Date, to: Date): Promise<Date | null> =>
  queryValue(
    sql,
    'SELECT max(created_at) AS at FROM comp_point_entries WHERE player_id = $1 AND created_at >= $2 AND created_at < $3',
    [playerId, from, to],
  )

/** SAFE-07: the history of earned and spent points. A page is one month that has entries. */
export const listHistory: Handler<'loyalty.history'> = async ({ db, player, clock, locale }, { query: { before } }) => {
  const now = clock.now()
  const oldest = historyStart(now)
  const newest = await newestBefore(db, player.id, oldest, before ? new Date(before) : new Date(now.getTime() + 1))
  if (newest === null) return { status: 200, body: { data: [], next: null } }
  // A day is never split between two pages.
  const end = new Date(Math.floor(newest.getTime() / 86_400_000) * 86_400_000 + 86_400_000)
  const start = new Date(Math.max(end.getTime() - pageMs, oldest.getTime()))
  const rows = await entriesBetween(
    db,
    player.id,
    start,
    before ? new Date(Math.min(end.getTime(), Date.parse(before))) : end,
  )
  const isMore = (await newestBefore(db, player.id, oldest, start)) !== null
  const data = rows.map(({ at, kind, titles, chargeable, persistent }) => ({
    at: at.toISOString(),
    kind,
    chargeable: fromMicros(chargeable),
    persistent: fromMicros(persistent),
    ...(titles && { title: titleIn(titles, locale) }),
  }))
  return { status: 200, body: { data, next: isMore ? start.toISOString() : null } }
}
