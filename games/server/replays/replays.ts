import { type Context, Hono } from 'hono'
import type { AnyEngine, EngineProfile } from '../../engines/engine.ts'
import { findGame } from '../../engines/index.ts'
import { openDraws } from '../../fairness/stream.ts'
import { canonical } from '../../fairness/verifyRound.ts'
import type { PresentedReplay } from '../../protocol/replay.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { LiveTables } from '../live/tables/tables.ts'
import type { Clock, Db, Log } from '../ports.ts'
import { presentRound, presentState } from '../rounds/present.ts'
import type { Rounds } from '../rounds/rounds.ts'
import { isUnfinished } from '../rounds/row.ts'
import { type Session, sessionById } from '../sessions.ts'
import { type ReplayLink, readReplayLink } from './replayLink.ts'
import { streamReplay } from './replayStream.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
  readonly wait: (ms: number) => Promise<void>
  readonly rounds: Rounds
  readonly tables: LiveTables
}

interface Seeds {
  readonly serverSeed: string
  readonly playerSeed: string
  readonly nonce: number
}

type Recorded = { readonly session: Session; readonly shown: PresentedRound; readonly seeds: Seeds }

/** Max number of views: a player would not watch more moves one by one, and each is calculated from the beginning. */
const MAX_VIEWS = 60

/** Replays of finished rounds by a signed link, for their players and for support. */
export function createReplays({ db, clock, log, secret, wait, rounds, tables }: Parts) {
  /** Null: the link is no longer valid. */
  const read = (token: string) => readReplayLink(secret, token, clock.now())

  /** The finished round of a link, with the data for replaying it; null if there is no such round. */
  async function find(token: string): Promise<Recorded | null> {
    const link = read(token)
    if (!link) return null
    const own = await rounds.store.find(link.round)
    if (own) {
      if (isUnfinished(own) || !own.view) return null
      const session = await sessionById(db, own.sessionId)
      const shown = shownBy(link, presentRound(own, clock.now()))
      return { session: { ...session, locale: link.locale }, shown, seeds: own }
    }
    const live = await tables.recorded(link.round)
    if (!live) return null
    const session = await sessionById(db, live.bet.sessionId)
    const { serverSeed, playerSeed, number: nonce } = live.round
    const shown = shownBy(link, live.shown)
    return { session: { ...session, locale: link.locale }, shown, seeds: { serverSeed, playerSeed, nonce } }
  }

  async function present({ session, shown, seeds }: Recorded): Promise<PresentedReplay> {
    const game = findGame(shown.engine, shown.profile)
    if (!game) throw new Error(`no game ${shown.engine} ${shown.profile}`)
    const playAgain = (moves: readonly unknown[]) => play(game, shown.bet, moves, seeds)
    const { moves } = shown
    const last = await playAgain(moves)
    const agrees = last.isOver && canonical(last.view) === canonical(shown.view) && last.winCents === shown.win_cents
    if (!agrees) log.error({ round: shown.id }, 'replay does not match the recorded round')
    const views: unknown[] = []
    if (moves.length <= MAX_VIEWS)
      for (let made = 0; made < moves.length; made++) views.push((await playAgain(moves.slice(0, made))).view)
    const round = { ...shown, view: last.view, win_cents: last.winCents, is_open: false }
    const { hash, nonce, player_seed: playerSeed } = shown.fairness
    const facts = {
      balanceCents: shown.balance_cents,
      maxBetCents: null,
      freeRounds: null,
      seed: { hash, nonce, playerSeed, playerSeedAt: null, commitment: null, next: null },
      last: null,
      open: null,
      interrupted: null,
      pending: false,
    }
    return { state: presentState(session, facts, clock.now()), round, views, agrees }
  }

  const api = new Hono()
  const tokenOf = (c: Context) => /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  const expired = (c: Context) => c.json({ error: { code: 'token_invalid', message: 'the link has expired' } }, 401)
  api.get('/', async (c) => {
    const found = await find(tokenOf(c))
    return found ? c.json(await present(found)) : expired(c)
  })
  /** Streams a bet at a live table as its table showed the round. */
  api.get('/stream', async (c) => {
    const link = read(tokenOf(c))
    const live = link && (await tables.recorded(link.round))
    if (!live) return expired(c)
    const bet = link.isShared ? { ...live.bet, balanceCents: null } : live.bet
    return streamReplay({ ...live, bet }, { clock, wait, disconnected: c.req.raw.signal })
  })

  return {
    api,
    /** For the page of the game. */
    sessionOf: async (token: string): Promise<Session | null> => (await find(token))?.session ?? null,
  }
}

/** The round of a link: to others than its player, without the player's balance, bonus and free rounds left. */
const shownBy = ({ isShared }: ReplayLink, round: PresentedRound): PresentedRound =>
  isShared
    ? { ...round, balance_cents: null, max_bet_cents: null, free: round.free && { ...round.free, standing: null } }
    : round

const play = async (
  { engine, profile }: { readonly engine: AnyEngine; readonly profile: EngineProfile },
  bet: unknown,
  moves: readonly unknown[],
  { serverSeed, playerSeed, nonce }: Seeds,
) => engine.play(profile, bet, moves, await openDraws(serverSeed, playerSeed, nonce))
