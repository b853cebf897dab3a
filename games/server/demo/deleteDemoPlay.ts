import type { Clock, Db } from '../ports.ts'

const DAY_MS = 24 * 60 * 60_000
/** Sessions per transaction: few enough that their locks block nothing for long. */
const BATCH = 500

/**
 * Deletes demo sessions that began at least `retentionDays` ago, with their rounds, live bets, seeds and moves. A session
 * lasts a day. Rounds for money are never deleted. Returns the number of deleted sessions.
 */
export async function deleteDemoPlay(db: Db, clock: Clock, retentionDays: number): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionDays * DAY_MS)
  let forgotten = 0
  for (let gone = BATCH; gone === BATCH; ) {
    const rows = await db.query(
      `with gone as materialized (
         select id, owner from studio.sessions where mode = 'demo' and created_at < $1 limit ${BATCH} for update skip locked),
       old as materialized (select r.id from studio.rounds r join gone g on g.id = r.session_id),
       calls as (delete from studio.wallet_calls using old where round_id = old.id),
       rounds as (delete from studio.rounds r using old where r.id = old.id),
       added as materialized (
         select a.id from studio.live_additions a join gone g on g.id = a.session_id
         union select a.id from studio.live_additions a join studio.live_bets b on b.id = a.bet_id join gone g on g.id = b.session_id),
       additions as (delete from studio.live_additions a using added where a.id = added.id),
       bets as (delete from studio.live_bets b using gone g where b.session_id = g.id),
       moves as (delete from studio.demo_moves m using gone g where m.session_id = g.id),
       nexts as (delete from studio.next_seeds n using gone g where n.owner = g.owner),
       seeds as (delete from studio.seeds s using gone g where s.owner = g.owner)
       delete from studio.sessions s using gone g where s.id = g.id returning s.id`,
      [before],
    )
    gone = rows.length
    forgotten += gone
  }
  return forgotten
}
