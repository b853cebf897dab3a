import type { Played } from '../../engines/engine.ts'
import { openDraws } from '../../fairness/stream.ts'
import type { RoundState } from '../../protocol/round.ts'
import type { Clock, Db, Log } from '../ports.ts'
import { type Session, sessionById } from '../sessions.ts'
import { betId, raiseId, raiseRollbackId, rollbackId, type Wallet, type WalletCall, winId } from '../wallet/wallet.ts'
import { hadOutage } from './outage.ts'
import { isUnfinished, type Round } from './row.ts'
import type { Answered, RoundStore } from './store.ts'

// Every step is stored before the next begins, and every wallet call carries an id made from the round's, so the
// process may die anywhere: the next one that processes the round repeats at most a call the wallet already knows.

const DAY_MS = 24 * 60 * 60_000
/** Max number of moves for a player who left: stops an engine whose `leave` never ends the round. */
const MAX_LEAVING = 500

interface DriveParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly store: RoundStore
  readonly walletOf: (session: Session) => Wallet
  /** When the only process of this studio started; null where there are others. */
  readonly aloneSince: Date | null
}

/** The round after these moves. */
async function replay(round: Round, session: Session, moves: readonly unknown[]): Promise<Played<unknown>> {
  const draws = await openDraws(round.serverSeed, round.playerSeed, round.nonce)
  return session.engine.play(session.profile, round.bet, moves, draws)
}

/** Time since the round opened for its player's moves. */
export const elapsedOf = (round: Round, now: Date) => (round.openedAt ? now.getTime() - round.openedAt.getTime() : 0)

/** Moves rounds on, step by step. */
export class Drive {
  readonly #parts: DriveParts

  constructor(parts: DriveParts) {
    this.#parts = parts
  }

  /**
   * Advances a round until it is finished, waits for its player, or the wallet does not respond. `isLeft`: the player
   * has left, so the engine's own moves end it. `at` is the arrival time of the request: it decides whether the request
   * was in time, no matter how long it was queued.
   */
  async drive(id: string, isLeft: boolean, at = this.#parts.clock.now()): Promise<Round> {
    let session: Session | undefined
    for (;;) {
      const round = await this.#parts.store.byId(id)
      const isWaiting = round.state === 'open' && !isLeft && (round.dueAt === null || round.dueAt > at)
      if (isWaiting || !isUnfinished(round)) return round
      session ??= await sessionById(this.#parts.db, round.sessionId)
      if (!(await this.#stepOn(round, session, isLeft, at))) return this.#parts.store.byId(id)
    }
  }

  #stepOn(round: Round, session: Session, isLeft: boolean, at: Date): Promise<boolean> {
    const { id, stakeCents, winCents, raise, freeId, feature } = round
    const call = { roundId: id, session: session.walletSession }
    switch (round.state) {
      case 'placed':
        return this.#send(round, session, {
          ...call,
          kind: 'bet',
          transactionId: betId(id),
          ...(freeId === null
            ? { amountCents: stakeCents }
            : { amountCents: 0, free: { id: freeId, stakeCents, feature } }),
        })
      case 'bet_confirmed':
        return this.#open(round, session)
      case 'open':
        return this.#endOpen(round, session, isLeft, at)
      case 'raising':
        return this.#sendRaise(round, session)
      case 'lowering': {
        const [transactionId, originalId] = raise
          ? [raiseRollbackId(id, raise.number), raiseId(id, raise.number)]
          : raiseMissing(round)
        return this.#send(round, session, { ...call, kind: 'rollback', transactionId, originalId, amountCents: 0 })
      }
      case 'played':
        return this.#send(round, session, { ...call, kind: 'win', transactionId: winId(id), amountCents: winCents })
      case 'returning':
        return this.#send(round, session, {
          ...call,
          kind: 'rollback',
          transactionId: rollbackId(id),
          originalId: betId(id),
          amountCents: 0,
        })
      default:
        return Promise.resolve(false)
    }
  }

  async #open(round: Round, session: Session): Promise<boolean> {
    await this.#save(round, session, [], await replay(round, session, []))
    return true
  }

  /** Ends a round whose time is up or whose player has left; one that only waits stays open. */
  async #endOpen(round: Round, session: Session, isLeft: boolean, at: Date): Promise<boolean> {
    const elapsedMs = elapsedOf(round, at)
    let played = await replay(round, session, round.moves)
    const isTimeUp = played.endsAfterMs !== undefined && elapsedMs >= played.endsAfterMs
    if (!isLeft && !isTimeUp) return false
    if (!isTimeUp && session.engine.isUndecided?.(played)) {
      await this.#parts.store.returnUndecided(round.id, this.#parts.clock.now())
      return true
    }
    const moves = [...round.moves]
    while (!played.isOver) {
      const move = session.engine.defaultMove?.(played, elapsedMs)
      if (move === undefined || moves.length > round.moves.length + MAX_LEAVING) {
        throw new Error(`${round.engine} cannot end round ${round.id} for a player who left`)
      }
      moves.push(move)
      played = await replay(round, session, moves)
    }
    if (isTimeUp && played.winCents === 0 && this.#wasCutOff(round)) {
      this.#parts.log.warn({ round: round.id }, 'round was cut off by an outage, the bet is returned')
      await this.#parts.store.returnUndecided(round.id, this.#parts.clock.now())
      return true
    }
    await this.#save(round, session, moves, played)
    return true
  }

  /** Whether a clocked round had no cash-out and the studio was unreachable during it. */
  #wasCutOff({ openedAt, dueAt, moves }: Round): boolean {
    if (openedAt === null || dueAt === null || moves.length > 0) return false
    return hadOutage({ startedAt: openedAt, dueAt, now: this.#parts.clock.now() }, this.#parts.aloneSince)
  }

  async #sendRaise(round: Round, session: Session): Promise<boolean> {
    const { raise, id } = round
    if (!raise) return raiseMissing(round)
    const transactionId = raiseId(id, raise.number)
    const { amountCents, session: walletSession } = raise
    const call = { transactionId, session: walletSession, roundId: id, amountCents }
    const answer = await this.#parts.walletOf(session).send({ ...call, kind: 'bet' })
    if (answer.kind === 'unanswered') return false
    if (answer.kind === 'refused') {
      const change = { roundId: id, transactionId, from: 'raising', to: 'open', now: this.#parts.clock.now() } as const
      await this.#parts.store.advance({ ...change, balanceCents: null, freeRounds: null, refusal: answer.code })
      return true
    }
    const moves = [...round.moves, raise.move]
    const played = await replay(round, session, moves)
    const staked = { ...round, stakedCents: round.stakedCents + amountCents }
    const { balanceCents } = answer
    const maxBetCents = maxRoundBet(session, answer.maxBetCents)
    await this.#save(staked, session, moves, played, { transactionId, balanceCents, maxBetCents })
    return true
  }

  /** Stores the result of a step. The stake must equal the amount the wallet has debited for it. */
  async #save(
    round: Round,
    session: Session,
    moves: readonly unknown[],
    played: Played<unknown>,
    answered: Answered | null = null,
  ): Promise<void> {
    if (played.stakedCents !== round.stakedCents) {
      throw new Error(`round ${round.id} would stake ${played.stakedCents}, but ${round.stakedCents} are paid`)
    }
    const now = this.#parts.clock.now()
    const { isOver, view, offers, stakedCents, winCents, endsAfterMs } = played
    const opened = (round.openedAt ?? now).getTime()
    const due = endsAfterMs === undefined ? now.getTime() + (session.engine.patienceMs ?? DAY_MS) : opened + endsAfterMs
    await this.#parts.store.save({
      roundId: round.id,
      from: round.state,
      to: isOver ? 'played' : 'open',
      moves,
      view,
      offers,
      stakedCents,
      winCents,
      dueAt: isOver ? null : new Date(due),
      answered,
      now,
    })
  }

  async #send(round: Round, session: Session, order: WalletCall): Promise<boolean> {
    // The bet was stored together with the round.
    if (order.kind !== 'bet') await this.#parts.store.record(order, this.#parts.clock.now())
    const answer = await this.#parts.walletOf(session).send(order)
    if (answer.kind === 'unanswered') return false
    const { transactionId } = order
    const change = { roundId: round.id, transactionId, from: round.state, now: this.#parts.clock.now() }
    const to = AFTER[round.state]
    if (answer.kind === 'done' && to) {
      const { balanceCents, freeRounds } = answer
      const maxBetCents = maxRoundBet(session, answer.maxBetCents)
      await this.#parts.store.advance({ ...change, to, balanceCents, maxBetCents, freeRounds, refusal: null })
    } else if (answer.kind === 'refused' && order.kind === 'bet') {
      await this.#parts.store.advance({
        ...change,
        to: 'refused',
        balanceCents: null,
        freeRounds: null,
        refusal: answer.code,
      })
    } else {
      // Money owed to the player stays owed: the call stays in the outbox and is retried.
      this.#parts.log.error({ round: round.id, kind: order.kind, answer }, 'win or rollback rejected, will retry')
      return false
    }
    return true
  }

  /**
   * Makes the player's move that arrived at `at`, or rejects it. The round is open and no other worker is processing
   * it.
   */
  async move(round: Round, walletSession: string, input: unknown, at: Date): Promise<'made' | 'refused'> {
    const session = await sessionById(this.#parts.db, round.sessionId)
    const played = await replay(round, session, round.moves)
    const elapsedMs = elapsedOf(round, at)
    const { profile, engine } = session
    const made = engine.admit?.(input, { profile, bet: round.bet, played, moves: round.moves, elapsedMs }) ?? null
    if (made === null) return 'refused'
    const moves = [...round.moves, made]
    const next = await replay(round, session, moves)
    const amountCents = next.stakedCents - round.stakedCents
    // A granted round accepts no raise.
    if (amountCents !== 0 && round.freeId !== null) return 'refused'
    if (amountCents === 0) await this.#save(round, session, moves, next)
    else {
      const raise = { move: made, amountCents, session: session.mode === 'demo' ? session.id : walletSession }
      await this.#parts.store.raise(round.id, { ...raise, number: round.raises + 1 }, this.#parts.clock.now())
    }
    return 'made'
  }
}

/** The next state after a confirmed call. */
const AFTER: Partial<Record<RoundState, RoundState>> = {
  placed: 'bet_confirmed',
  played: 'settled',
  returning: 'rolled_back',
  lowering: 'open',
}

function raiseMissing(round: Round): never {
  throw new Error(`round ${round.id} is ${round.state} without a raise`)
}

/** Max of all bets of a round, by the player's bonus (`maxBetCents`) and by their licence; null: no such limit. */
export function maxRoundBet({ rules }: Pick<Session, 'rules'>, maxBetCents: number | null): number | null {
  const limits = [maxBetCents, rules.max_stake_cents].filter((cents) => cents !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}
