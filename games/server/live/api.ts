import type { Context, Hono } from 'hono'
import type { Session } from '../sessions.ts'
import type { LiveOrder } from './bets/bets.ts'
import type { LiveMove } from './bets/moves.ts'
import { presentOwnBet } from './present.ts'
import { streamTable } from './tables/stream.ts'
import type { LiveTables } from './tables/tables.ts'

interface Parts {
  readonly tables: LiveTables
  /** Aborts when the process shuts down. */
  readonly shutdown: AbortSignal
  readonly sessionOf: (c: Context) => Promise<Session>
  readonly orderOf: (c: Context) => Promise<LiveOrder>
  readonly moveOf: (c: Context) => Promise<LiveMove>
  readonly refuse: (code: string) => Error
}

/** The calls of live tables; a session is seated at the table of its game. */
export function addLiveCalls(app: Hono, { tables, shutdown, sessionOf, orderOf, moveOf, refuse }: Parts): void {
  const seated = async (c: Context) => {
    const session = await sessionOf(c)
    if (!session.engine.live) throw refuse('no_table')
    return session
  }
  app.get('/live', async (c) => c.json(await tables.see(await seated(c))))
  app.get('/live/stream', async (c) =>
    streamTable(tables, await seated(c), AbortSignal.any([c.req.raw.signal, shutdown])),
  )
  /** A bet of the player as a round, with all facts that verify it. */
  app.get('/live/bets/:id{[0-9a-f-]{36}}', async (c) => {
    const round = await tables.findOwn(await seated(c), c.req.param('id') ?? '')
    if (!round) throw refuse('round_unknown')
    return c.json({ round })
  })
  app.post('/live/bets', async (c) => {
    const session = await seated(c)
    const placed = await tables.place(session, await orderOf(c))
    if (placed.kind === 'busy') throw refuse('round_pending')
    if (placed.kind === 'refused') throw refuse(placed.code)
    return c.json({ bet: presentOwnBet(placed.bet) })
  })
  /** Makes a move in a bet while its round runs. */
  app.post('/live/bets/:id/moves', async (c) => {
    const session = await seated(c)
    const moved = await tables.move(session, await moveOf(c))
    if (moved.kind === 'refused') throw refuse(moved.code)
    return c.json({ bet: presentOwnBet(moved.bet) })
  })
}
