import { payoutCents } from '../engines/lines/payout.ts'
import { machineOf } from '../engines/lines/profiles.ts'
import { playRound, unitsOf } from '../engines/lines/round.ts'
import { openDraws } from '../fairness/stream.ts'
import type { Clock, Db, Log } from './ports.ts'
import { type Session, sessionById } from './sessions.ts'
import { createRoundStore, type Round, type RoundState, UNFINISHED } from './store.ts'
import { transactionIdOf, type Wallet, type WalletCall } from './wallet.ts'

// A round moves placed -> bet_confirmed -> played -> settled, or placed -> refused, or placed -> returning -> rolled_back.
// Every step is written before the next is begun and every wallet call carries an id made from the round's, so the
// process may die anywhere: whoever takes the round up next repeats at most a call the wallet already knows.

/** Longer than two tries of three seconds for the bet and for the win: a lease outlives the work done under it. */
const LEASE_MS = 15_000
/** A bet without an answer waits so long for its player's next try before it is returned. */
const UNANSWERED_MS = 30_000
/** Free games left standing for so long are finished for the player. */
const ABANDONED_MS = 10 * 60_000
const JOIN_TRIES = 40
const JOIN_PAUSE_MS = 200

export interface RoundParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly wait: (ms: number) => Promise<void>
  readonly walletOf: (session: Session) => Wallet
}

export interface SpinOrder {
  readonly requestId: string
  readonly stakeCents: number
  readonly playerSeed: string | undefined
}

/** `busy`: an earlier round of this game could not be finished yet, so no new one begins. */
export type SpinResult = { readonly kind: 'round'; readonly round: Round } | { readonly kind: 'busy' | 'conflict' }

export function createRounds(parts: RoundParts) {
  const { db, clock, log, wait } = parts
  const store = createRoundStore(db)
  const working = new Map<string, Promise<void>>()
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS)

  /** One worker at a time for a round in this process; the lease keeps other processes away. */
  function work(id: string, job: () => Promise<void>): Promise<void> {
    const running = working.get(id)
    if (running) return running
    const started = job().finally(() => working.delete(id))
    working.set(id, started)
    return started
  }

  async function underLease(id: string, isHeld: boolean, job: () => Promise<void>): Promise<void> {
    if (!isHeld && !(await store.lease(id, clock.now(), leaseEnd()))) return
    await job()
    await store.release(id)
  }

  /** Moves a round on until it is finished, waits for its player, or the wallet does not answer. */
  async function drive(id: string, through: 'next-free-game' | 'end'): Promise<void> {
    let session: Session | undefined
    for (;;) {
      const round = await store.byId(id)
      const isWaiting = round.state === 'played' && round.shown < round.steps.length && through === 'next-free-game'
      if (isWaiting || !UNFINISHED.includes(round.state)) return
      session ??= await sessionById(db, round.sessionId)
      if (!(await stepOn(round, session))) return
    }
  }

  async function stepOn(round: Round, session: Session): Promise<boolean> {
    if (round.state === 'placed') return call(round, session, 'bet', round.stakeCents, 'bet_confirmed')
    if (round.state === 'played') return call(round, session, 'win', round.winCents, 'settled')
    if (round.state === 'returning') return call(round, session, 'rollback', 0, 'rolled_back')
    const draws = await openDraws(round.serverSeed, round.playerSeed, round.nonce)
    const steps = await playRound(machineOf(session.profile), draws)
    await store.savePlayed(round.id, steps, payoutCents(unitsOf(steps), round.stakeCents), clock.now())
    return true
  }

  async function call(round: Round, session: Session, kind: WalletCall['kind'], amountCents: number, to: RoundState) {
    const transactionId = transactionIdOf(round.id, kind)
    const order: WalletCall = { transactionId, kind, session: session.walletSession, roundId: round.id, amountCents }
    if (kind !== 'bet') await store.record(order, clock.now())
    const answer = await parts.walletOf(session).send(order)
    if (answer.kind === 'unanswered') return false
    const change = { roundId: round.id, transactionId, from: round.state, now: clock.now() }
    if (answer.kind === 'done') await store.advance({ ...change, to, balanceCents: answer.balanceCents, refusal: null })
    else if (kind === 'bet') await store.advance({ ...change, to: 'refused', balanceCents: null, refusal: answer.code })
    else {
      // Money owed to the player stays owed: the call keeps its place in the outbox and is tried again.
      log.error({ round: round.id, kind, code: answer.code }, 'the wallet refused what it must take')
      return false
    }
    return true
  }

  /** Ends a round its player is no longer at: an unanswered bet is returned, anything later is played to its end. */
  async function finish(round: Round): Promise<Round> {
    await work(round.id, () =>
      underLease(round.id, false, async () => {
        const now = await store.byId(round.id)
        if (!UNFINISHED.includes(now.state)) return
        await store.markInterrupted(round.id, clock.now())
        if (now.state === 'placed') await store.return(round.id, clock.now())
        await drive(round.id, 'end')
      }),
    )
    return store.byId(round.id)
  }

  /** The owner's unfinished round, ended if it can be now; null when there is nothing left to end. */
  async function finishUnfinished(owner: string): Promise<Round | null> {
    const found = await store.unfinished(owner)
    if (!found) return null
    await working.get(found.id)
    const round = await store.byId(found.id)
    if (!UNFINISHED.includes(round.state)) return null
    const ended = await finish(round)
    return UNFINISHED.includes(ended.state) ? ended : null
  }

  /** Takes up the round of a repeated request: one worker plays it, the others wait for what comes of it. */
  async function resume(id: string): Promise<Round> {
    for (let tries = 0; tries < JOIN_TRIES; tries++) {
      await work(id, () => underLease(id, false, () => drive(id, 'next-free-game')))
      const round = await store.byId(id)
      if (!UNFINISHED.includes(round.state) || round.state === 'played') return round
      await wait(JOIN_PAUSE_MS)
    }
    return store.byId(id)
  }

  async function spin(session: Session, order: SpinOrder): Promise<SpinResult> {
    for (let tries = 0; tries < 4; tries++) {
      const placing = { session, ...order, now: clock.now(), leasedUntil: leaseEnd() }
      // The indexes refuse the second of two at once; what is found afterwards says why.
      const id = await store.place(placing).catch((error: unknown) => ({ error }))
      if (typeof id === 'string') {
        await work(id, () => underLease(id, true, () => drive(id, 'next-free-game')))
        return { kind: 'round', round: await store.byId(id) }
      }
      const known = await store.byRequest(session.id, order.requestId)
      if (known) {
        return known.stakeCents === order.stakeCents
          ? { kind: 'round', round: await resume(known.id) }
          : { kind: 'conflict' }
      }
      const stuck = await finishUnfinished(session.owner)
      if (stuck) return { kind: 'busy' }
      if (id !== null && tries === 3) throw id.error
    }
    return { kind: 'busy' }
  }

  /** Shows the player the step of an index; the last one shown settles the round. */
  async function proceed(round: Round, step: number): Promise<Round> {
    await store.show(round.id, step, clock.now())
    await work(round.id, () => underLease(round.id, false, () => drive(round.id, 'next-free-game')))
    return store.byId(round.id)
  }

  /** Ends every round that was left: after a crash, a lost answer, or free games nobody came back to. */
  async function recover(): Promise<number> {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const overdue = await store.overdue(now, before(ABANDONED_MS), before(UNANSWERED_MS))
    for (const round of overdue) {
      try {
        const ended = await finish(round)
        log.info({ round: round.id, from: round.state, to: ended.state }, 'round taken up again')
      } catch (error) {
        log.error({ round: round.id, error: String(error) }, 'round could not be taken up')
      }
    }
    return overdue.length
  }

  const idle = async () => void (await Promise.allSettled(working.values()))
  return { store, spin, proceed, finishUnfinished, recover, idle }
}
export type Rounds = ReturnType<typeof createRounds>
