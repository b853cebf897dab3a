import type { Row, Sql, Tx } from '../../../core/db/db.ts'

export type TournamentEvent = 'soon' | 'started' | 'ended'

/** Players are reminded this long before the start. */
const reminderMs = 15 * 60_000
/** Older events are skipped, for example after the server was stopped. */
const maxAgeMs = 3_600_000

/** Enqueues each due event once. Quests and achievements have notifications of other areas. */
export const enqueueDueEvents = (sql: Sql, now: Date): Promise<Row[]> =>
  sql.query(
    `INSERT INTO tournament_news (tournament_id, event)
     SELECT id, 'soon' FROM tournaments WHERE kind = 'tournament' AND finished_at IS NULL AND start_at > $1 AND start_at <= $2
     UNION ALL
     SELECT id, 'started' FROM tournaments WHERE kind = 'tournament' AND finished_at IS NULL AND start_at <= $1 AND start_at > $3
     UNION ALL
     SELECT id, 'ended' FROM tournaments WHERE kind = 'tournament' AND finished_at > $3
     ON CONFLICT DO NOTHING`,
    [now, new Date(now.getTime() + reminderMs), new Date(now.getTime() - maxAgeMs)],
  )

/** Marks an event as sent, for players who have known of it: nobody is notified. */
export const skipEvent = (tx: Tx, tournamentId: bigint, event: TournamentEvent, now: Date): Promise<Row[]> =>
  tx.query('INSERT INTO tournament_news (tournament_id, event, done_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    tournamentId,
    event,
    now,
  ])

export interface QueuedEvent extends Row {
  readonly tournament_id: bigint
  readonly event: TournamentEvent
  /** The last player who was notified. */
  readonly after_player: bigint
}

/** Locks an event with players left to notify; null when other nodes have locked all of them. */
export async function lockQueuedEvent(tx: Tx): Promise<QueuedEvent | null> {
  const [row] = await tx.query<QueuedEvent>(
    `SELECT tournament_id, event, after_player FROM tournament_news WHERE done_at IS NULL
      ORDER BY tournament_id, event LIMIT 1 FOR UPDATE SKIP LOCKED`,
  )
  return row ?? null
}

export interface Recipient extends Row {
  readonly player_id: bigint
  readonly final_place: number | null
}

/**
 * The next players to notify: players who confirmed before the start and are not on a break (SAFE-02). Winners are notified of the end
 * when their prize is paid.
 */
export const listRecipients = (
  tx: Tx,
  { tournament_id, event, after_player }: QueuedEvent,
  now: Date,
  limit: number,
): Promise<Recipient[]> =>
  tx.query<Recipient>(
    `SELECT p.player_id, p.final_place FROM tournament_players p JOIN tournaments t ON t.id = p.tournament_id
      WHERE p.tournament_id = $1 AND p.player_id > $2 AND p.removed_at IS NULL
        AND p.confirmed_at IS NOT NULL AND ($3 = 'ended' OR p.confirmed_at <= t.start_at)
        AND coalesce(break_until(p.player_id), '-infinity') <= $4
        AND NOT ($3 = 'ended' AND EXISTS (SELECT FROM tournament_winners w
                   WHERE w.tournament_id = p.tournament_id AND w.player_id = p.player_id))
      ORDER BY p.player_id LIMIT $5`,
    [tournament_id, after_player, event, now, limit],
  )

export const storeProgress = (
  tx: Tx,
  { tournament_id, event }: QueuedEvent,
  after: bigint,
  doneAt: Date | null,
): Promise<Row[]> =>
  tx.query('UPDATE tournament_news SET after_player = $3, done_at = $4 WHERE tournament_id = $1 AND event = $2', [
    tournament_id,
    event,
    after,
    doneAt,
  ])
