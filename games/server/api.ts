import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { FEATURES } from '../engines/engine.ts'
import { PLAYER_SEED_PATTERN } from '../fairness/stream.ts'
import type { LiveBetRequest, MoveRequest, RoundRequest, SeedRequest } from '../protocol/requests.ts'
import { addLiveCalls } from './live/api.ts'
import type { LiveTables } from './live/tables/tables.ts'
import type { Clock, Db } from './ports.ts'
import { maxRoundBet } from './rounds/drive.ts'
import { canPlay, presentRound, presentSeed, presentState } from './rounds/present.ts'
import type { Rounds } from './rounds/rounds.ts'
import { isUnfinished, type Round } from './rounds/row.ts'
import { viewsOf } from './rounds/views.ts'
import { currentSeed, findSession, rotateSeed, type Session } from './sessions.ts'
import { freeStakes, stakesFor, stakesOf } from './stakes.ts'
import type { Wallet } from './wallet/wallet.ts'

interface ApiParts {
  readonly db: Db
  readonly clock: Clock
  readonly rounds: Rounds
  readonly tables: LiveTables
  readonly walletOf: (session: Session) => Wallet
  /** Aborts when the process shuts down. */
  readonly shutdown: AbortSignal
}

const PlayerSeed = z.string().regex(PLAYER_SEED_PATTERN)
const Order = z.object({
  stake_cents: z.number().int().positive(),
  bet: z.unknown().optional(),
  player_seed: PlayerSeed.optional(),
  seed_hash: z.string().optional(),
  free_rounds: z.string().min(1).max(80).optional(),
  feature: z.enum(FEATURES).optional(),
  request_id: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
}) satisfies z.ZodType<RoundRequest>
const LiveBetOrder = Order.omit({ seed_hash: true, free_rounds: true, feature: true }).extend({
  round: z.uuid(),
}) satisfies z.ZodType<LiveBetRequest>
const Move = z.object({
  index: z.number().int().min(0).max(10_000),
  move: z.unknown(),
}) satisfies z.ZodType<MoveRequest>
const Rotate = z.object({ player_seed: PlayerSeed.optional() }) satisfies z.ZodType<SeedRequest>

class Refusal extends Error {
  readonly status: 401 | 404 | 409 | 422 | 503
  readonly code: string
  constructor(status: Refusal['status'], code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** 503: the same request may be retried soon. */
const REFUSED = {
  conflict: [422, 'request_conflict'],
  open: [409, 'round_open'],
  seed: [409, 'seed_changed'],
  invalid: [422, 'move_invalid'],
  early: [409, 'move_early'],
  busy: [503, 'round_pending'],
  soon: [409, 'round_too_soon'],
} as const

const refusalOf = (kind: keyof typeof REFUSED) => {
  const [status, code] = REFUSED[kind]
  return new Refusal(status, code)
}

const errorBody = (code: string) => ({ error: { code, message: code.replaceAll('_', ' ') } })

/** Reads the session, the body and the round of a call, or rejects it. */
function createReaders({ db, clock, rounds }: ApiParts) {
  async function sessionOf(c: Context): Promise<Session> {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    const session = token ? await findSession(db, token, clock.now()) : null
    if (!session) throw new Refusal(401, 'token_invalid')
    return session
  }

  async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
    // A body that is not JSON fails the check and gets a 422.
    const parsed = schema.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) throw new Refusal(422, 'request_invalid')
    return parsed.data
  }

  async function roundOf(c: Context, session: Session): Promise<Round> {
    const round = await rounds.store.ofOwner(session.owner, c.req.param('id') ?? '')
    if (!round) throw new Refusal(404, 'round_unknown')
    return round
  }
  const shown = (round: Round) => presentRound(round, clock.now())

  return { sessionOf, bodyOf, roundOf, shown }
}

/** Bets, and the moves of their rounds. */
function addPlay(
  app: Hono,
  { db, rounds }: ApiParts,
  { sessionOf, bodyOf, roundOf, shown }: ReturnType<typeof createReaders>,
): void {
  app.post('/rounds', async (c) => {
    const session = await sessionOf(c)
    const {
      stake_cents: stakeCents,
      bet,
      request_id,
      player_seed,
      seed_hash,
      free_rounds: freeId = null,
      feature,
    } = await bodyOf(c, Order)
    if (session.engine.live) throw new Refusal(422, 'bet_invalid')
    if (freeId !== null && (!canPlay(session, feature) || session.mode === 'demo')) {
      throw new Refusal(422, 'free_rounds_unknown')
    }
    // Only the casino can start a round in its feature.
    if (freeId === null && feature !== undefined) throw new Refusal(422, 'bet_invalid')
    // The casino decides the stake of a free round; it need not be on the ladder.
    const stakes =
      freeId === null
        ? stakesOf(session)
        : freeStakes(stakeCents, stakesFor(session.currency, session.subunitsToUnit, session.profile))
    const read = session.engine.readBet(bet, { profile: session.profile, stakeCents, stakes, feature })
    if (!read) throw new Refusal(422, 'bet_invalid')
    if (read.stakeCents !== stakeCents) throw new Refusal(422, 'stake_invalid')
    const order = {
      requestId: request_id,
      stakeCents,
      bet: read.bet,
      playerSeed: player_seed,
      seedHash: seed_hash,
      freeId,
      feature: feature ?? null,
    }
    const result = await rounds.place(session, order)
    if (result.kind !== 'round') throw refusalOf(result.kind)
    const { round } = result
    if (round.state === 'refused') throw new Refusal(422, round.refusal ?? 'wallet_refused')
    if (round.state === 'rolled_back') throw new Refusal(422, 'round_returned')
    if (!round.view) throw new Refusal(503, 'round_pending')
    return c.json({ round: shown(round), seed: presentSeed(await currentSeed(db, session.owner)) })
  })

  app.post('/rounds/:id{[0-9a-f-]{36}}/moves', async (c) => {
    const session = await sessionOf(c)
    const { index, move } = await bodyOf(c, Move)
    const { id } = await roundOf(c, session)
    const result = await rounds.move(session, id, index, move)
    if (result.kind === 'refused') throw new Refusal(422, result.code)
    if (result.kind !== 'round') throw refusalOf(result.kind)
    return c.json({ round: shown(result.round), seed: presentSeed(await currentSeed(db, session.owner)) })
  })

  /** The views of a finished round before each of its moves, for replays. */
  app.get('/rounds/:id{[0-9a-f-]{36}}/steps', async (c) => {
    const round = await roundOf(c, await sessionOf(c))
    if (!round.view || isUnfinished(round)) throw new Refusal(409, 'round_open')
    return c.json({ views: await viewsOf(round) })
  })
}

/** The JSON API of the game client; every call carries the session's token. */
export function createApi(parts: ApiParts): Hono {
  const { db, clock, rounds, tables } = parts
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(errorBody(error.code), error.status)
    throw error
  })
  const readers = createReaders(parts)
  const { sessionOf, bodyOf, roundOf, shown } = readers

  app.get('/state', async (c) => {
    const session = await sessionOf(c)
    const { open, stuck } = await rounds.unfinished(session)
    const balance = await parts.walletOf(session).balance(session.walletSession)
    const [last] = await rounds.store.recent(session.owner)
    const facts = {
      balanceCents: balance.kind === 'done' ? balance.balanceCents : null,
      maxBetCents: maxRoundBet(session, balance.kind === 'done' ? balance.maxBetCents : null),
      freeRounds: balance.kind === 'done' ? balance.freeRounds : null,
      seed: await currentSeed(db, session.owner),
      last: last ?? null,
      open,
      interrupted: await rounds.store.unseenInterrupted(session.owner),
      pending: stuck !== null,
    }
    return c.json(presentState(session, facts, clock.now()))
  })

  addPlay(app, parts, readers)

  /** The player has seen the result of their interrupted round. */
  app.post('/told', async (c) => {
    await rounds.store.markInterruptedSeen((await sessionOf(c)).owner)
    return c.json({})
  })

  app.post('/seed', async (c) => {
    const session = await sessionOf(c)
    const { player_seed } = await bodyOf(c, Rotate)
    const { open, stuck } = await rounds.unfinished(session)
    if (open) throw new Refusal(409, 'round_open')
    if (stuck) throw new Refusal(503, 'round_pending')
    const revealed = await db.transaction((tx) => rotateSeed(tx, session.owner, player_seed, clock.now()))
    if (revealed.kind === 'in_use') throw new Refusal(503, 'round_pending')
    const seed = presentSeed(await currentSeed(db, session.owner))
    return c.json({
      revealed: { server_seed: revealed.serverSeed, hash: revealed.hash, rounds: revealed.rounds },
      seed,
    })
  })

  app.get('/rounds', async (c) => {
    const session = await sessionOf(c)
    if (session.engine.live) return c.json({ rounds: await tables.history(session) })
    return c.json({ rounds: (await rounds.store.recent(session.owner)).map(shown) })
  })

  /** `?wait=1` responds when an open round's time is up, or after a while. */
  app.get('/rounds/:id{[0-9a-f-]{36}}', async (c) => {
    const round = await roundOf(c, await sessionOf(c))
    return c.json({ round: shown(c.req.query('wait') ? await rounds.watch(round) : round) })
  })

  addLiveCalls(app, {
    tables,
    shutdown: parts.shutdown,
    sessionOf,
    orderOf: async (c) => {
      const { round, request_id, stake_cents, bet, player_seed = null } = await bodyOf(c, LiveBetOrder)
      return { roundId: round, requestId: request_id, stakeCents: stake_cents, bet, playerSeed: player_seed }
    },
    moveOf: async (c) => {
      const id = z.uuid().safeParse(c.req.param('id'))
      if (!id.success) throw new Refusal(404, 'round_unknown')
      return { betId: id.data, ...(await bodyOf(c, Move)) }
    },
    refuse: (code) => new Refusal(code === 'round_pending' ? 503 : 422, code),
  })
  return app
}
