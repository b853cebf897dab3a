import { randomBytes } from 'node:crypto'
import { playerReference } from '../areas/games/public.ts'
import type { BetOrder, PlayResult } from '../areas/play/public.ts'
import { payWin, placeBet } from '../areas/play/public.ts'
import { readCurrencies } from '../core/content/configs/config.ts'
import type { Sql, Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import type { GameMakeup } from '../ports/studios/gameStudio.ts'
import type { PlayPast } from '../ports/studios/playPast.ts'

export interface DemoGame extends GameMakeup, Record<string, unknown> {
  readonly no: number
  readonly identifier: string
}

export const demoGameColumns = 'no, identifier, title, provider, seo_title, theme, seed, engine, profile'
const demoCurrency = 'EUR'

/** Throws if the catalogue has not been seeded yet. */
async function select(sql: Sql, text: string): Promise<DemoGame[]> {
  const games = await sql.query<DemoGame>(text)
  if (games.length === 0) throw new Error('the demo needs the catalogue: seed it first')
  return games
}

export const popularGames = (sql: Sql): Promise<DemoGame[]> =>
  select(sql, `SELECT ${demoGameColumns} FROM games WHERE active ORDER BY popularity DESC, no LIMIT 4`)

/** The most popular game of each engine that is played alone. */
export const gameOfEachKind = (sql: Sql): Promise<DemoGame[]> =>
  select(
    sql,
    `SELECT * FROM (
       SELECT DISTINCT ON (engine) ${demoGameColumns}, popularity FROM games
        WHERE active AND NOT 'live' = ANY (categories) ORDER BY engine, popularity DESC, no) kinds
      ORDER BY popularity DESC, no`,
  )

interface Books {
  readonly tx: Tx
  readonly playerId: bigint
}

export interface PastScene extends Books {
  readonly ledger: Core['ledger']
  readonly config: Core['config']
  readonly playPast: PlayPast
  /** Seed of the history: the same name has the same rounds. */
  readonly name: string
}

interface PastRound {
  readonly game: DemoGame
  readonly stake: bigint
  /** Set for one of their free spins. */
  readonly free?: BetOrder['free']
  /** Identifies the sitting among those of this player. */
  readonly place: number
  readonly at: Date
}

/** A round as its studio would have played it then. A player who could not pay for a double does not begin it. */
export async function playRound(scene: PastScene, { game, stake, free, place, at }: PastRound): Promise<void> {
  const { tx, ledger, playerId, config, playPast, name } = scene
  const balance = await ledger.readBalance(tx, playerId, demoCurrency)
  if (!free && (balance?.real ?? 0n) < stake * maxRaises) return
  const session = `demo-${playerId}-${place}`
  const { no: _, ...facts } = game
  const round = await playPast(tx, {
    ...facts,
    game: game.identifier,
    player: playerReference(config, playerId),
    currency: demoCurrency,
    subunits_to_unit: readCurrencies().find(({ code }) => code === demoCurrency)?.subunits_to_unit ?? 100,
    session,
    at,
    stakeCents: Number(stake),
    name,
    freeId: free ? String(free.id) : null,
  })
  const booked = { round: round.roundId, bet: free ? 0n : BigInt(round.stakedCents), win: BigInt(round.winCents) }
  await bookRound(scene, { ...booked, session, game, at, ...(free && { free }) })
}
/** A seat can be split once, both hands doubled. */
export const maxRaises = 4n

interface BookedRound {
  readonly session: string
  readonly round: string
  readonly game: Pick<DemoGame, 'no' | 'identifier'>
  readonly bet: bigint
  readonly win: bigint
  readonly free?: BetOrder['free']
  readonly at: Date
}

/** The stake of a round, in a play session that begins and ends with it. */
export async function stakeRound(
  { tx, playerId }: Books,
  { session, round, game, bet, free, at }: Omit<BookedRound, 'win'>,
): Promise<void> {
  await tx.query(
    `WITH login AS (
       INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ended_at, ip, user_agent)
       VALUES ($1, $2, $3, $3, $3, '127.0.0.1', 'demo') RETURNING id)
     INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency, created_at)
     SELECT $4, $2, login.id, $5, $6, $7, $3 FROM login`,
    [randomBytes(32), playerId, at, session, game.no, game.identifier, demoCurrency],
  )
  const order = { session, round, transaction: `${round}-bet`, amount: bet, now: at, ...(free && { free }) }
  refuseFailed(await placeBet(tx, order))
  await tx.query('UPDATE play_sessions SET ended_at = $2 WHERE id = $1', [session, at])
}

/** The money of a finished past round: a stake, then a win or a lost round. */
export async function bookRound(books: Books, booked: BookedRound): Promise<void> {
  await stakeRound(books, booked)
  const { session, round, win, at } = booked
  const order = { session, round, transaction: `${round}-win`, amount: win, finishesRound: true, now: at }
  refuseFailed(await payWin(books.tx, order))
}

function refuseFailed(result: PlayResult): void {
  if (!result.ok) throw new Error(`round of the demo's history failed: ${JSON.stringify(result)}`)
}
