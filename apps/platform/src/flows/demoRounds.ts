import { randomBytes } from 'node:crypto'
import type { Sql, Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import type { BetOrder } from '../core/ledger/play.ts'
import type { DemoStep } from './demoHistory.ts'

export interface DemoGame extends Record<string, unknown> {
  readonly no: number
  readonly identifier: string
}

/** The games a demo player has played. Throws when the catalogue is not there yet. */
export async function popularGames(sql: Sql): Promise<DemoGame[]> {
  const games = await sql.query<DemoGame>(
    'SELECT no, identifier FROM games WHERE active ORDER BY popularity DESC, no LIMIT 4',
  )
  if (games.length === 0) throw new Error('the demo needs the catalogue: seed it first')
  return games
}

interface Scene {
  readonly tx: Tx
  readonly ledger: Core['ledger']
  readonly playerId: bigint
  readonly games: readonly DemoGame[]
}

/** Plays one finished round in the past the way a studio does: a stake, then a win or its absence. */
export async function playRound(
  { tx, ledger, playerId, games }: Scene,
  step: Extract<DemoStep, { kind: 'round' }> & Pick<BetOrder, 'free'>,
  place: number,
  at: Date,
): Promise<void> {
  const game = games[step.game % games.length]!
  const session = `demo-${playerId}-${place}`
  await tx.query(
    `WITH login AS (
       INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ended_at, ip, user_agent)
       VALUES ($1, $2, $3, $3, $3, '127.0.0.1', 'demo') RETURNING id)
     INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency, created_at)
     SELECT $4, $2, login.id, $5, $6, 'EUR', $3 FROM login`,
    [randomBytes(32), playerId, at, session, game.no, game.identifier],
  )
  const order = { session, round: `${session}-round`, now: at }
  const results = [
    await ledger.bet(tx, {
      ...order,
      transaction: `${session}-bet`,
      amount: step.bet,
      ...(step.free && { free: step.free }),
    }),
    await ledger.win(tx, { ...order, transaction: `${session}-win`, amount: step.win, finishesRound: true }),
  ]
  const failed = results.find((result) => !result.ok)
  if (failed) throw new Error(`the demo could not play a round: ${JSON.stringify(failed)}`)
  await tx.query('UPDATE play_sessions SET ended_at = $2 WHERE id = $1', [session, at])
}
