import type { Row, Sql, Tx } from '../../../core/db/db.ts'

export type NewsEvent = 'soon' | 'started' | 'ended'

/** How long before its start players are reminded. */
const soonMs = 15 * 60_000
/** News that are older than this are none any more: a server that was off says nothing about yesterday. */
const freshMs = 3_600_000

/** Notes what players have to be told by now; each is noted once. Quests and achievements tell in their own way. */
export const noteDueNews = (sql: Sql, now: Date): Promise<Row[]> =>
  sql.query(
    `INSERT INTO tournament_news (tournament_id, event)
     SELECT id, 'soon' FROM tournaments WHERE kind = 'tournament' AND finished_at IS NULL AND start_at > $1 AND start_at <= $2
     UNION ALL
     SELECT id, 'started' FROM tournaments WHERE kind = 'tournament' AND finished_at IS NULL AND start_at <= $1 AND start_at > $3
     UNION ALL
     SELECT id, 'ended' FROM tournaments WHERE kind = 'tournament' AND finished_at > $3
     ON CONFLICT DO NOTHING`,
    [now, new Date(now.getTime() + soonMs), new Date(now.getTime() - freshMs)],
  )

export interface OpenNews extends Row {
  readonly tournament_id: bigint
  readonly event: NewsEvent
  readonly after_player: bigint
}

/** Locks news that are not told to everybody yet; null when there are none that no other node is at. */
export async function lockOpenNews(tx: Tx): Promise<OpenNews | null> {
  const [row] = await tx.query<OpenNews>(
    `SELECT tournament_id, event, after_player FROM tournament_news WHERE done_at IS NULL
      ORDER BY tournament_id, event LIMIT 1 FOR UPDATE SKIP LOCKED`,
  )
  return row ?? null
}

export interface Hearer extends Row {
  readonly player_id: bigint
  readonly final_place: number | null
}

/**
 * The next players to be told: those who have joined it themselves, before it began, and are not on a break (SAFE-02). Winners
 * hear of its end when their prize is paid.
 */
export const nextHearers = (
  tx: Tx,
  { tournament_id, event, after_player }: OpenNews,
  now: Date,
  most: number,
): Promise<Hearer[]> =>
  tx.query<Hearer>(
    `SELECT p.player_id, p.final_place FROM tournament_players p JOIN tournaments t ON t.id = p.tournament_id
      WHERE p.tournament_id = $1 AND p.player_id > $2 AND p.removed_at IS NULL
        AND p.confirmed_at IS NOT NULL AND ($3 = 'ended' OR p.confirmed_at <= t.start_at)
        AND coalesce(break_until(p.player_id), '-infinity') <= $4
        AND NOT ($3 = 'ended' AND EXISTS (SELECT FROM tournament_winners w
                   WHERE w.tournament_id = p.tournament_id AND w.player_id = p.player_id))
      ORDER BY p.player_id LIMIT $5`,
    [tournament_id, after_player, event, now, most],
  )

export const moveNews = (
  tx: Tx,
  { tournament_id, event }: OpenNews,
  after: bigint,
  doneAt: Date | null,
): Promise<Row[]> =>
  tx.query('UPDATE tournament_news SET after_player = $3, done_at = $4 WHERE tournament_id = $1 AND event = $2', [
    tournament_id,
    event,
    after,
    doneAt,
  ])
