import { randomBytes, randomUUID } from 'node:crypto'
import { playerReference } from '../../areas/games/public.ts'
import { rollBackBet } from '../../areas/play/public.ts'
import type { Core, Services } from '../../core/http/handler.ts'
import type { PlayPast } from '../../ports/studios/playPast.ts'
import { type DemoGame, demoGameColumns, maxRaises, stakeRound } from '../demoRounds.ts'
import type { DemoPlayersConfig } from './config.ts'
import { demoCurrency, topUpWallet } from './topUpWallet.ts'

export interface SoloNeeds extends Pick<Core, 'db' | 'clock' | 'ledger' | 'config'>, Pick<Services, 'payWins'> {
  readonly playPast: PlayPast
}

/** Each run of the server has its own seeds: a demo player's wins cannot be predicted. */
const run = randomBytes(16).toString('hex')

/** The most popular games that are played alone, and as many of those that feed a jackpot. */
export const soloGames = ({ db }: Pick<Core, 'db'>, { games }: DemoPlayersConfig): Promise<DemoGame[]> =>
  db.query<DemoGame>(
    `(SELECT ${demoGameColumns} FROM games WHERE active AND NOT 'live' = ANY (categories)
       ORDER BY popularity DESC, no LIMIT $1)
     UNION ALL
     (SELECT ${demoGameColumns} FROM games
       WHERE active AND NOT 'live' = ANY (categories) AND categories && '{jackpot,mystic-jackpots}'
       ORDER BY popularity DESC, no LIMIT $1)`,
    [games],
  )

interface Seat {
  readonly playerId: bigint
  readonly game: DemoGame
  readonly stake: bigint
}

/**
 * One round: played by the studio's engine, staked through the ledger, paid like any win, with its share for the
 * jackpots. All its effects (the ticker, points, pools) follow as for real players.
 */
export async function playSolo(needs: SoloNeeds, { playerId, game, stake }: Seat): Promise<void> {
  const { db, clock, config, playPast, payWins } = needs
  const at = clock.now()
  const session = `demo-live-${randomUUID()}`
  const { no: _, ...facts } = game
  const order = await db.transaction(async (tx) => {
    await topUpWallet(needs, tx, playerId, stake * maxRaises)
    const round = await playPast(tx, {
      ...facts,
      game: game.identifier,
      player: playerReference(config, playerId),
      currency: demoCurrency,
      subunits_to_unit: 100,
      session,
      at,
      stakeCents: Number(stake),
      name: `${run} ${playerId}`,
      freeId: null,
    })
    const booked = { session, round: round.roundId, game, bet: BigInt(round.stakedCents), at }
    await stakeRound({ tx, playerId }, booked)
    return { session, round: round.roundId, amount: BigInt(round.winCents) }
  })
  const [paid] = await payWins([{ ...order, transaction: `${order.round}-win`, finishesRound: true, now: at }])
  if (!paid?.ok) throw new Error(`the win of a demo player was not paid: ${JSON.stringify(paid)}`)
}

/** Rounds whose win was not paid before the server stopped are rolled back. */
export async function rollBackUnpaid({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const left = await db.query<{ id: string; session_id: string }>(
    `SELECT r.id, b.session_id FROM game_rounds r JOIN game_transactions b ON b.round_id = r.id AND b.kind = 'bet'
      WHERE r.state = 'open' AND b.session_id LIKE 'demo-live-%' AND r.started_at < $1 GROUP BY r.id, b.session_id`,
    [new Date(now.getTime() - 60_000)],
  )
  for (const { id: round, session_id: session } of left)
    await rollBackBet(db, { session, round, transaction: `${round}-back`, original: `${round}-bet`, now })
}
