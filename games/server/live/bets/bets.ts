import { isDeepStrictEqual } from 'node:util'
import type { Clock, Db, Log } from '../../ports.ts'
import { createQueue } from '../../rounds/queue.ts'
import type { Session } from '../../sessions.ts'
import { stakesOf } from '../../stakes.ts'
import { betId, raiseId, raiseRollbackId, rollbackId, type Wallet } from '../../wallet/wallet.ts'
import type { LiveBetRow } from '../row.ts'
import type { LiveStore } from '../store.ts'
import { type Addition, createAdditionStore } from './additions.ts'
import { liveOf, type Placed, placeLive } from './placing.ts'

export interface LiveOrder {
  readonly roundId: string
  readonly requestId: string
  readonly stakeCents: number
  readonly bet: unknown
  /** A seed of the player's browser for the round; null: none sent. */
  readonly playerSeed: string | null
}
export type LivePlaced =
  | { readonly kind: 'bet'; readonly bet: LiveBetRow }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'busy' }

export type WalletOf = (session: Pick<Session, 'mode'>) => Wallet

interface Parts {
  readonly db: Db
  readonly store: LiveStore
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
}

async function findBet(store: LiveStore, id: string): Promise<LiveBetRow> {
  const bet = await store.bet(id)
  if (!bet) throw new Error(`no live bet ${id}`)
  return bet
}

/** Returns stakes without a response in time. */
function createReturns({ store, clock, log, walletOf }: Parts, additions: ReturnType<typeof createAdditionStore>) {
  /** Sends the return of a given-up bet; without a response it is retried when the round is settled. */
  async function giveBack(bet: LiveBetRow): Promise<void> {
    if (bet.state !== 'returning') return
    const answer = await sendReturn(walletOf, bet)
    if (answer.kind === 'done') await store.ended([{ id: bet.id, balanceCents: answer.balanceCents }], clock.now())
    else log.warn({ bet: bet.id, answer }, 'live bet return failed, will retry')
  }

  async function giveBackAddition(addition: Addition): Promise<void> {
    if (addition.state !== 'returning') return
    const answer = await sendAdditionReturn(walletOf, addition)
    if (answer.kind === 'done') await additions.rolledBack(addition.id, clock.now())
    else log.warn({ addition: addition.id, answer }, 'live addition return failed, will retry')
  }

  /**
   * Rolls back the additions of a drawn round that had no response in time. Resolves with the bets whose additions the
   * wallet has not rolled back yet.
   */
  async function returnAdditions(roundId: string): Promise<ReadonlySet<string>> {
    await additions.giveUp({ roundId }, clock.now())
    for (const addition of await additions.returning(roundId)) await giveBackAddition(addition)
    return new Set((await additions.returning(roundId)).map((addition) => addition.betId))
  }

  return { giveBack, giveBackAddition, returnAdditions }
}

/**
 * Players' bets: stored first, then paid for, and counted only if the payment is confirmed before the draw. Where the
 * engine merges bets, additions of a player in the same round are further stakes of the same bet, so a player's spin is
 * one round of the wallet.
 */
export function createLiveBets(parts: Parts) {
  const { db, store, clock, walletOf } = parts
  const additions = createAdditionStore(db)
  const { giveBack, giveBackAddition, returnAdditions } = createReturns(parts, additions)
  // The database enforces the order. This queue lets a player's orders wait without a connection.
  const queue = createQueue()

  async function place(session: Session, order: LiveOrder): Promise<LivePlaced> {
    const at = clock.now()
    let result: LivePlaced = { kind: 'busy' }
    await queue.run(session.owner, async () => {
      result = await placeNext(session, order, at)
    })
    return result
  }

  async function placeNext(session: Session, order: LiveOrder, at: Date): Promise<LivePlaced> {
    const alone = readAlone(session, order)
    if (!alone) return refused('bet_invalid')
    if (alone.stakeCents !== order.stakeCents) return refused('stake_invalid')
    const { roundId, requestId, playerSeed } = order
    return goOn(session, order, await placeLive(db, { ...alone, session, roundId, requestId, playerSeed, now: at }))
  }

  function goOn(session: Session, order: LiveOrder, placed: Placed): Promise<LivePlaced> | LivePlaced {
    switch (placed.kind) {
      case 'bet':
        return pay(placed.id)
      case 'addition':
        return payAddition(session, placed.id)
      case 'knownBet': {
        const { bet } = placed
        const first = { bet: bet.firstBet, stakeCents: bet.firstStakeCents, roundId: bet.roundId }
        if (!isSame(session, order, first)) return refused('request_conflict')
        return bet.state === 'placed' ? pay(bet.id) : answer(bet)
      }
      case 'knownAddition': {
        const { addition } = placed
        if (!isSame(session, order, addition)) return refused('request_conflict')
        return addition.state === 'placed' ? payAddition(session, addition.id) : answerAddition(addition)
      }
      default:
        return placed
    }
  }

  async function pay(id: string): Promise<LivePlaced> {
    const bet = await findBet(store, id)
    const call = { session: bet.walletSession, roundId: id, transactionId: betId(id) }
    const response = await walletOf(bet).send({ ...call, kind: 'bet', amountCents: bet.stakeCents })
    const now = clock.now()
    if (response.kind === 'refused') await store.refuse(id, response.code, now)
    // No response, or one after the draw: return the money.
    else if (response.kind === 'unanswered' || !(await store.confirm({ ...response, id }, now))) {
      await store.giveUp({ id }, now)
      await giveBack(await findBet(store, id))
    }
    return answer(await findBet(store, id))
  }

  async function payAddition(session: Session, id: string): Promise<LivePlaced> {
    const addition = await additions.byId(id)
    const { betId: roundId, number, walletSession, stakeCents } = addition
    const call = { session: walletSession, roundId, transactionId: raiseId(roundId, number) }
    const response = await walletOf(addition).send({ ...call, kind: 'bet', amountCents: stakeCents })
    const now = clock.now()
    const { merge } = liveOf(session.engine)
    if (response.kind === 'refused') await additions.refuse(id, response.code, now)
    else if (
      response.kind === 'unanswered' ||
      !merge ||
      !(await additions.confirm({ addition, balanceCents: response.balanceCents, merge }, now))
    ) {
      await additions.giveUp({ id }, now)
      await giveBackAddition(await additions.byId(id))
    }
    return answerAddition(await additions.byId(id))
  }

  async function answerAddition({ state, refusal, betId: id }: Addition): Promise<LivePlaced> {
    if (state === 'refused') return refused(refusal ?? 'wallet_refused')
    if (state === 'returning' || state === 'rolled_back') return refused('round_returned')
    return state === 'placed' ? { kind: 'busy' } : answer(await findBet(store, id))
  }

  return { place, returnAdditions, idle: queue.allIdle }
}

const refused = (code: string): LivePlaced => ({ kind: 'refused', code })

function readAlone(session: Session, { bet, stakeCents }: LiveOrder) {
  const { engine, profile } = session
  const stakes = stakesOf(session)
  const read = engine.readBet(bet, { profile, stakeCents, stakes })
  return read && { ...read, stakes }
}

/** Whether a repeated request matches the original. An engine may store more of a bet than the request contains. */
function isSame(session: Session, order: LiveOrder, first: Pick<LiveOrder, 'bet' | 'stakeCents' | 'roundId'>): boolean {
  const isSameBet = isDeepStrictEqual(first.bet, readAlone(session, order)?.bet)
  return isSameBet && first.stakeCents === order.stakeCents && first.roundId === order.roundId
}

function answer(bet: LiveBetRow): LivePlaced {
  if (bet.state === 'refused') return refused(bet.refusal ?? 'wallet_refused')
  if (bet.state === 'returning' || bet.state === 'rolled_back') return refused('round_returned')
  return bet.state === 'placed' ? { kind: 'busy' } : { kind: 'bet', bet }
}

export const sendReturn = (walletOf: WalletOf, bet: LiveBetRow) =>
  walletOf(bet).send({
    kind: 'rollback',
    session: bet.walletSession,
    roundId: bet.id,
    amountCents: 0,
    transactionId: rollbackId(bet.id),
    originalId: betId(bet.id),
  })

const sendAdditionReturn = (walletOf: WalletOf, addition: Addition) =>
  walletOf(addition).send({
    kind: 'rollback',
    session: addition.walletSession,
    roundId: addition.betId,
    amountCents: 0,
    transactionId: raiseRollbackId(addition.betId, addition.number),
    originalId: raiseId(addition.betId, addition.number),
  })
