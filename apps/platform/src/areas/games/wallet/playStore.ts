import type { Db } from '../../../core/db/db.ts'
import type { Ledger } from '../../../core/ledger/ledger.ts'
import { freeSpinsOf, maxBetOf } from '../../play/public.ts'

/** The player of a play session and the game played in it; null for an unknown id. */
export interface Play {
  /** Whose game it is, and so who may move money in it. */
  readonly partner: string
  /** Where the player was when the game was opened; null in sessions of an older release. */
  readonly visit: { readonly brand: string; readonly licence: string; readonly country: string | null } | null
  readonly playerId: bigint
  readonly currency: string
  readonly identifier: string
}

interface PlayRow extends Record<string, unknown> {
  readonly partner: string
  readonly brand: string | null
  readonly licence: string | null
  readonly country: string | null
  readonly player_id: bigint
  readonly currency: string
  readonly game_identifier: string
}

const playOf = ({ player_id, currency, game_identifier, partner, brand, licence, country }: PlayRow): Play => ({
  partner,
  visit: brand !== null && licence !== null ? { brand, licence, country } : null,
  playerId: player_id,
  currency,
  identifier: game_identifier,
})

const columns = 'player_id, currency, game_identifier, partner, brand, licence, country'

export async function findPlay(db: Db, id: string): Promise<Play | null> {
  const [row] = await db.query<PlayRow>(
    { name: 'games_play_find', text: `SELECT ${columns} FROM play_sessions WHERE id = $1` },
    [id],
  )
  return row ? playOf(row) : null
}

/**
 * A bet counts as activity of the player and keeps their session alive. A session that has been idle for longer
 * (`idleSince`) or is past its lifetime is over, and the play session with it.
 */
export async function touchPlay(db: Db, id: string, now: Date, idleSince: Date): Promise<Play | null> {
  const [row] = await db.query<PlayRow>(
    {
      name: 'games_keep_playing',
      text: `
WITH p AS MATERIALIZED (SELECT * FROM play_sessions WHERE id = $1),
seen AS (
  UPDATE sessions s SET last_seen_at = greatest(s.last_seen_at, $2) FROM p
   WHERE s.id = p.login_session_id AND s.ended_at IS NULL AND s.last_seen_at > $3 AND s.expires_at > $2 RETURNING s.id
), over AS (
  UPDATE play_sessions x SET ended_at = $2 FROM p WHERE x.id = p.id AND x.ended_at IS NULL AND NOT EXISTS (SELECT FROM seen)
)
SELECT ${columns} FROM p`,
    },
    [id, now, idleSince],
  )
  return row ? playOf(row) : null
}

/** The total of real and bonus money that can be staked now. */
export async function playableBalance(db: Db, ledger: Ledger, play: Play): Promise<bigint> {
  const balance = await ledger.readBalance(db, play.playerId, play.currency)
  return balance ? balance.real + balance.bonus : 0n
}

/** Maximum total of the bets of a round while the player wagers a bonus; undefined without such a limit. */
export async function maxBetIn(db: Db, session: string, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ max_bet_cents: bigint | null }>(maxBetOf, [session, now])
  return row?.max_bet_cents == null ? undefined : Number(row.max_bet_cents)
}

interface FreeRow extends Record<string, unknown> {
  readonly id: string
  readonly total: number
  readonly performed: number
  readonly stake_cents: bigint
  readonly won_cents: bigint
  readonly feature: string | null
  readonly valid_until: Date
}

/**
 * Free rounds as reported to a studio: those of a round or, without a round, those that can be played now in the
 * session, the first to expire first.
 */
export async function freeRoundsOf(db: Db, session: string, round: string | null, now: Date) {
  const row = await findFreeRounds(db, session, round, now)
  if (!row) return undefined
  const { feature, valid_until: _, ...free } = row
  const told = { ...free, stake_cents: Number(row.stake_cents), won_cents: Number(row.won_cents) }
  return feature === null ? told : { ...told, feature }
}

export async function findFreeRounds(
  db: Db,
  session: string,
  round: string | null,
  now: Date,
): Promise<FreeRow | null> {
  const [row] = await db.query<FreeRow>(freeSpinsOf, [session, round, now])
  return row ?? null
}
