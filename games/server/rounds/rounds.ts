import { isDeepStrictEqual } from 'node:util'
import type { Feature } from '../../engines/engine.ts'
import { ENGINES } from '../../engines/index.ts'
import type { Clock, Db, Log } from '../ports.ts'
import { currentSeed, type Session } from '../sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { Drive } from './drive.ts'
import { createHeartbeat, shiftMs } from './leases.ts'
import { createQueue } from './queue.ts'
import { isUnfinished, type Round } from './row.ts'
import { createRoundStore, earliestStart, type RoundStore } from './store.ts'

/** An unanswered bet waits this long for its player's next try before it is returned. */
const UNANSWERED_MS = 30_000
const JOIN_TRIES = 40
const JOIN_PAUSE_MS = 200
/** Max time until a client that waits for the end of a clocked round gets a response. */
const WATCH_MS = 20_000
/** A clocked round ends this long after its time: an earlier press may still be in transit within the server. */
const GRACE_MS = 30

export interface RoundParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly wait: (ms: number) => Promise<void>
  readonly walletOf: (session: Session) => Wallet
  /** When the only process of this studio started; null where there are others. */
  readonly aloneSince: Date | null
}

export interface RoundOrder {
  readonly requestId: string
  readonly stakeCents: number
  readonly bet: unknown
  readonly playerSeed: string | undefined
  readonly seedHash: string | undefined
  /** The free rounds grant of this round. */
  readonly freeId: string | null
  /** The feature in which the granted rounds begin. */
  readonly feature: Feature | null
}

/**
 * `seed`: the player's seed was chosen for a different server seed. `busy`: an earlier round of this game could not be
 * finished yet. `open`: an earlier round waits for its player's move. `conflict`: the request was made before with
 * different content. `soon`: the minimum time since the last round's begin has not passed.
 */
export type PlaceResult =
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'busy' | 'open' | 'conflict' | 'seed' | 'soon' }

/** `early`: a move before this one is missing. `invalid`: not allowed now. `busy`: the wallet has not responded yet. */
export type MoveResult =
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'early' | 'invalid' | 'busy' }

const undecidedEngines = ENGINES.filter(({ isUndecided }) => isUndecided).map(({ id }) => id)

/** Begins rounds, makes their moves, and ends abandoned ones. */
export class Rounds {
  readonly store: RoundStore
  readonly #parts: RoundParts
  readonly #driver: Drive
  // One worker at a time for a round in this process; the lease keeps other processes away.
  readonly #queue = createQueue()
  readonly #heartbeat: ReturnType<typeof createHeartbeat>

  constructor(parts: RoundParts) {
    this.#parts = parts
    this.store = createRoundStore(parts.db)
    this.#driver = new Drive({ ...parts, store: this.store })
    this.#heartbeat = createHeartbeat((ids) => this.store.renew(ids, shiftMs(parts.clock)), parts.log)
  }

  /** Waits for running rounds. */
  idle(): Promise<void> {
    return this.#queue.allIdle()
  }

  async #underLease(id: string, isHeld: boolean, job: () => Promise<unknown>): Promise<void> {
    if (!isHeld && !(await this.store.lease(id, shiftMs(this.#parts.clock)))) return
    await this.#heartbeat.during(id, job)
    await this.store.release(id)
  }

  /** Ends a round its player has left: an unanswered bet is returned, anything later is played to its end. */
  async #finish(round: Round): Promise<Round> {
    await this.#queue.run(round.id, () =>
      this.#underLease(round.id, false, async () => {
        const now = await this.store.byId(round.id)
        if (!isUnfinished(now)) return
        await this.store.markInterrupted(round.id, this.#parts.clock.now())
        await this.store.giveUp(round.id, this.#parts.clock.now())
        await this.#driver.drive(round.id, true)
      }),
    )
    return this.store.byId(round.id)
  }

  /** Resumes a round for its player: one worker plays it, the others wait for the result. */
  async #resume(id: string): Promise<Round> {
    for (let tries = 0; tries < JOIN_TRIES; tries++) {
      await this.#queue.run(id, () => this.#underLease(id, false, () => this.#driver.drive(id, false)))
      const round = await this.store.byId(id)
      if (!isUnfinished(round) || round.state === 'played' || round.state === 'open') return round
      await this.#parts.wait(JOIN_PAUSE_MS)
    }
    return this.store.byId(id)
  }

  /**
   * The owner's unfinished round: `open`, one that waits for them; `stuck`, one that can neither end nor continue now.
   * All other abandoned rounds are ended here.
   */
  async unfinished(session: Session): Promise<{ open: Round | null; stuck: Round | null }> {
    const found = await this.store.unfinished(session.owner)
    if (!found) return { open: null, stuck: null }
    await this.#queue.idle(found.id)
    let round = await this.store.byId(found.id)
    const isPlayable = round.engine === session.engine.id && round.profile === session.profile.id
    if ((round.state === 'open' || round.state === 'raising') && isPlayable) {
      await this.#queue.run(round.id, () =>
        this.#underLease(round.id, false, () => this.#driver.drive(round.id, false)),
      )
      round = await this.store.byId(round.id)
      if (round.state === 'open') return { open: round, stuck: null }
    } else if (isUnfinished(round)) round = await this.#finish(round)
    return { open: null, stuck: isUnfinished(round) ? round : null }
  }

  async place(session: Session, order: RoundOrder): Promise<PlaceResult> {
    for (let tries = 0; tries < 4; tries++) {
      const placing = { session, ...order, now: this.#parts.clock.now(), shiftMs: shiftMs(this.#parts.clock) }
      const id = await this.store.place(placing)
      if (id !== null) {
        await this.#queue.run(id, () => this.#underLease(id, true, () => this.#driver.drive(id, false)))
        if (session.engine.isUndecided && session.mode === 'real') await this.#voidOthers(session, id)
        return { kind: 'round', round: await this.store.byId(id) }
      }
      const known = await this.store.byRequest(session.id, order.requestId)
      if (known) {
        const isSame =
          known.stakeCents === order.stakeCents &&
          known.freeId === order.freeId &&
          isDeepStrictEqual(known.bet, order.bet)
        return isSame ? { kind: 'round', round: await this.#resume(known.id) } : { kind: 'conflict' }
      }
      const { open, stuck } = await this.unfinished(session)
      if (open) return { kind: 'open' }
      if (stuck) return { kind: 'busy' }
      if (await this.store.beganAfter(session.owner, earliestStart(session, this.#parts.clock.now())))
        return { kind: 'soon' }
      if (order.seedHash !== undefined && order.seedHash !== (await currentSeed(this.#parts.db, session.owner)).hash) {
        return { kind: 'seed' }
      }
    }
    return { kind: 'busy' }
  }

  /**
   * A player has at most one round without a decision: its stake counts as play until it is returned, so a player must
   * not pile up such stakes over many games.
   */
  async #voidOthers(session: Session, id: string): Promise<void> {
    for (const other of await this.store.untouched(session.id, id, undecidedEngines, this.#parts.clock.now())) {
      await this.#queue.run(other.id, () =>
        this.#underLease(other.id, false, async () => {
          const now = await this.store.byId(other.id)
          if (now.state !== 'open' || now.moves.length > 0) return
          await this.store.markInterrupted(now.id, this.#parts.clock.now())
          await this.#driver.drive(now.id, true)
        }),
      )
    }
  }

  /** Makes the move that follows `index` others. Idempotent: a move made before is not repeated. */
  async move(session: Session, id: string, index: number, input: unknown): Promise<MoveResult> {
    const at = this.#parts.clock.now()
    for (let tries = 0; tries < JOIN_TRIES; tries++) {
      let result: MoveResult | undefined
      await this.#queue.run(id, () =>
        this.#underLease(id, false, async () => {
          result = await this.#moveLeased(session, id, { index, input, at })
        }),
      )
      if (result) return result
      await this.#parts.wait(JOIN_PAUSE_MS)
    }
    return { kind: 'busy' }
  }

  async #moveLeased(
    session: Session,
    id: string,
    { index, input, at }: { index: number; input: unknown; at: Date },
  ): Promise<MoveResult> {
    // Ends a timed round whose time is up, and resolves an unanswered raise.
    const before = await this.#driver.drive(id, false, at)
    if (before.state === 'raising' || before.state === 'lowering') return { kind: 'busy' }
    if (index < before.moves.length) return { kind: 'round', round: before }
    if (index > before.moves.length) return { kind: 'early' }
    if (before.state !== 'open') return { kind: 'invalid' }
    if ((await this.#driver.move(before, session.walletSession, input, at)) === 'refused') return { kind: 'invalid' }
    const round = await this.#driver.drive(id, false)
    if (round.moves.length > index) return { kind: 'round', round }
    return round.refusal ? { kind: 'refused', code: round.refusal } : { kind: 'busy' }
  }

  /** Resolves with the round when its time is up, or unchanged after a while. */
  async watch(round: Round): Promise<Round> {
    if (round.state !== 'open' || !round.dueAt) return isUnfinished(round) ? this.#resume(round.id) : round
    const leftMs = round.dueAt.getTime() - this.#parts.clock.now().getTime()
    if (leftMs > 0) await this.#parts.wait(Math.min(leftMs + GRACE_MS, WATCH_MS))
    return this.#resume(round.id)
  }

  /** Gives up an abandoned raise; then the round continues as far as it can without its player. */
  async #resumeAbandoned(round: Round): Promise<Round> {
    if (round.state === 'raising') {
      await this.#queue.run(round.id, () =>
        this.#underLease(
          round.id,
          false,
          async () => void (await this.store.giveUp(round.id, this.#parts.clock.now())),
        ),
      )
    }
    return this.#resume(round.id)
  }

  /** Ends every abandoned round: after a crash, a lost response, or a decision that was never made. */
  async recover(): Promise<number> {
    const now = this.#parts.clock.now()
    const overdue = await this.store.overdue(now, new Date(now.getTime() - UNANSWERED_MS), shiftMs(this.#parts.clock))
    for (const round of overdue) {
      try {
        // A timed round ends automatically and a raise is rolled back; neither interrupts a player.
        const after = round.state === 'open' || round.state === 'raising' ? await this.#resumeAbandoned(round) : round
        const waits = after.state === 'open' && after.dueAt !== null && after.dueAt > now
        const { state } = isUnfinished(after) && !waits ? await this.#finish(after) : after
        this.#parts.log.info({ round: round.id, from: round.state, to: state }, 'round resumed')
      } catch (error) {
        this.#parts.log.error({ round: round.id, error: String(error) }, 'resuming a round failed, will retry')
      }
    }
    return overdue.length
  }
}
