import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { PLAYER_SEED_PATTERN } from '../fairness/stream.ts'
import type { Clock, Db } from './ports.ts'
import { presentRound, presentSeed, presentState } from './present.ts'
import type { Rounds } from './rounds.ts'
import { currentSeed, findSession, rotateSeed, type Session } from './sessions.ts'
import { stakesFor } from './stakes.ts'
import type { Wallet } from './wallet.ts'

interface ApiParts {
  readonly db: Db
  readonly clock: Clock
  readonly rounds: Rounds
  readonly walletOf: (session: Session) => Wallet
}

const PlayerSeed = z.string().regex(PLAYER_SEED_PATTERN)
const Spin = z.object({
  stake_cents: z.number().int().positive(),
  player_seed: PlayerSeed.optional(),
  request_id: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
})
const Continue = z.object({ round_id: z.uuid(), step: z.number().int().min(1).max(10_000) })
const Rotate = z.object({ player_seed: PlayerSeed.optional() })

class Refusal extends Error {
  readonly status: 401 | 404 | 409 | 422 | 503
  readonly code: string
  constructor(status: Refusal['status'], code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const errorBody = (code: string) => ({ error: { code, message: code.replaceAll('_', ' ') } })

/** The JSON API of the game client; every call bears the session's token. */
export function createApi(parts: ApiParts): Hono {
  const { db, clock, rounds } = parts
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(errorBody(error.code), error.status)
    throw error
  })

  async function sessionOf(c: Context): Promise<Session> {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    const session = token ? await findSession(db, token, clock.now()) : null
    if (!session) throw new Refusal(401, 'token_invalid')
    return session
  }

  async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
    const parsed = schema.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) throw new Refusal(422, 'request_invalid')
    return parsed.data
  }

  app.get('/state', async (c) => {
    const session = await sessionOf(c)
    const stuck = await rounds.finishUnfinished(session.owner)
    const balance = await parts.walletOf(session).balance(session.walletSession)
    const [last] = await rounds.store.recent(session.owner)
    const facts = {
      balanceCents: balance.kind === 'done' ? balance.balanceCents : null,
      seed: await currentSeed(db, session.owner),
      last: last ?? null,
      interrupted: await rounds.store.untold(session.owner),
      pending: stuck !== null,
    }
    return c.json(presentState(session, facts))
  })

  app.post('/spin', async (c) => {
    const session = await sessionOf(c)
    const order = await bodyOf(c, Spin)
    const stakes = stakesFor(session.currency, session.subunitsToUnit)
    if (!stakes.includes(order.stake_cents)) throw new Refusal(422, 'stake_invalid')
    const result = await rounds.spin(session, {
      requestId: order.request_id,
      stakeCents: order.stake_cents,
      playerSeed: order.player_seed,
    })
    if (result.kind !== 'round') {
      throw result.kind === 'conflict' ? new Refusal(422, 'request_conflict') : new Refusal(503, 'round_pending')
    }
    const { round } = result
    if (round.state === 'refused') throw new Refusal(422, round.refusal ?? 'wallet_refused')
    if (round.state === 'rolled_back') throw new Refusal(422, 'round_returned')
    if (round.state !== 'played' && round.state !== 'settled') throw new Refusal(503, 'round_pending')
    return c.json({ round: presentRound(round), seed: presentSeed(await currentSeed(db, session.owner)) })
  })

  app.post('/continue', async (c) => {
    const session = await sessionOf(c)
    const { round_id, step } = await bodyOf(c, Continue)
    const round = await rounds.store.ofOwner(session.owner, round_id)
    if (!round || step >= round.steps.length) throw new Refusal(404, 'round_unknown')
    return c.json({ round: presentRound(await rounds.proceed(round, step)) })
  })

  /** The player has read what became of his interrupted round. */
  app.post('/told', async (c) => {
    await rounds.store.markTold((await sessionOf(c)).owner)
    return c.json({})
  })

  app.post('/seed', async (c) => {
    const session = await sessionOf(c)
    const { player_seed } = await bodyOf(c, Rotate)
    if (await rounds.finishUnfinished(session.owner)) throw new Refusal(503, 'round_pending')
    const revealed = await db.transaction((tx) => rotateSeed(tx, session.owner, player_seed, clock.now()))
    const seed = presentSeed(await currentSeed(db, session.owner))
    return c.json({
      revealed: { server_seed: revealed.serverSeed, hash: revealed.hash, rounds: revealed.rounds },
      seed,
    })
  })

  app.get('/rounds', async (c) => {
    const session = await sessionOf(c)
    return c.json({ rounds: (await rounds.store.recent(session.owner)).map(presentRound) })
  })

  app.get('/rounds/:id{[0-9a-f-]{36}}', async (c) => {
    const session = await sessionOf(c)
    const round = await rounds.store.ofOwner(session.owner, c.req.param('id'))
    if (!round) throw new Refusal(404, 'round_unknown')
    return c.json({ round: presentRound(round), profile: session.profile.id })
  })

  return app
}
