import { randomUUID } from 'node:crypto'
import type { LiveTimes } from '../../../engines/engine.ts'
import type { Db, Sql } from '../../ports.ts'
import type { Session } from '../../sessions.ts'

/** Number of rounds without bets to retain: those of the history board, and some more. */
const KEPT = 200

/** The next round: its number, and the link of the chain that it is drawn from. */
export interface NextLive {
  readonly number: number
  readonly chainId: string
  readonly hash: string
  readonly beaconUrl: string | null
}

/** A counted bet, as an entry of the list of seeds. */
export interface SeedOfBet {
  readonly seed: string
  readonly at: Date
}

/**
 * The drawn outcome, and when it runs: with `landsAt` its end stays secret, otherwise all times are known from the
 * beginning.
 */
export interface DrawnLive {
  readonly serverSeed: string
  readonly playerSeed: string
  readonly seeds: string | null
  readonly drawnAt: Date
  readonly signature: string | null
  readonly view: unknown
  readonly mark: string
  readonly from: Date
  readonly landsAt: Date | null
  readonly resultAt: Date | null
  readonly endsAt: Date | null
}

export type DrawOf = (tx: Sql, seeds: readonly SeedOfBet[]) => Promise<DrawnLive>
export type Table = Pick<Session, 'game' | 'engine' | 'profile'>

const after = (from: Date, ms: number) => new Date(from.getTime() + ms)

/**
 * Begins the next round of a table without a running one; an undrawn one has no end yet. If two nodes do it at once,
 * the unique number decides.
 */
export async function begin(db: Db, { game, engine, profile }: Table, next: NextLive, times: LiveTimes, now: Date) {
  const closes = after(now, times.bettingMs)
  const { number, chainId, hash, beaconUrl } = next
  await db.query(
    `insert into studio.live_rounds (id, game, engine, profile, number, chain_id, beacon_url, beacon_at, server_seed, hash, player_seed,
       state, opens_at, closes_at, spins_at)
     select $1, $2, $3, $4, $5, $6, $7::text, case when $7::text is null then null else $11::timestamptz end, '', $8, '', 'betting', $9, $10, $11
     where not exists (select 1 from studio.live_rounds where game = $2 and (ends_at is null or ends_at > $9))
     on conflict do nothing`,
    [
      randomUUID(),
      game,
      engine.id,
      profile.id,
      number,
      chainId,
      beaconUrl,
      hash,
      now,
      closes,
      after(closes, times.closingMs),
    ],
  )
  await db.query(
    `delete from studio.live_rounds r where game = $1 and state = 'settled'
       and number < (select max(number) from studio.live_rounds where game = $1) - ${KEPT}
       and not exists (select 1 from studio.live_bets where round_id = r.id)`,
    [game],
  )
}

export async function draw(tx: Sql, id: string, drawOf: DrawOf): Promise<void> {
  const open = await tx.query(`select 1 from studio.live_rounds where id = $1 and state = 'betting' for update`, [id])
  if (open.length === 0) return
  const seeds = await tx.query<SeedOfBet & Record<string, unknown>>(
    `select player_seed as seed, created_at as at from studio.live_bets
     where round_id = $1 and state = 'confirmed' and player_seed is not null order by created_at, id`,
    [id],
  )
  const drawn = await drawOf(tx, seeds)
  await tx.query(
    `update studio.live_rounds set state = 'spinning', server_seed = $2, player_seed = $3, seeds = $4, drawn_at = $5,
       signature = $6, view = $7::jsonb, mark = $8, spins_at = $9, lands_at = $10, result_at = $11, ends_at = $12 where id = $1`,
    [
      id,
      drawn.serverSeed,
      drawn.playerSeed,
      drawn.seeds,
      drawn.drawnAt,
      drawn.signature,
      JSON.stringify(drawn.view),
      drawn.mark,
      drawn.from,
      drawn.landsAt,
      drawn.resultAt,
      drawn.endsAt,
    ],
  )
}

export async function abandonRound(tx: Sql, id: string, now: Date): Promise<void> {
  const ended = await tx.query(
    `update studio.live_rounds set state = 'spinning', spins_at = $2, result_at = $2, ends_at = $2
     where id = $1 and state = 'betting' returning id`,
    [id, now],
  )
  if (ended.length === 0) return
  await tx.query(
    `update studio.live_additions set state = 'returning', updated_at = $2 where state in ('placed', 'confirmed')
       and bet_id in (select id from studio.live_bets where round_id = $1)`,
    [id, now],
  )
  await tx.query(
    `update studio.live_bets set state = 'returning', updated_at = $2 where round_id = $1 and state in ('placed', 'confirmed')`,
    [id, now],
  )
}
