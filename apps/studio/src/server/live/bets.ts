import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Clock, Log } from '../ports.ts'
import { createQueue } from '../rounds/queue.ts'
import type { Session } from '../sessions.ts'
import { stakesFor } from '../stakes.ts'
import { betId, rollbackId, type Wallet } from '../wallet.ts'
import type { LiveBetRow } from './row.ts'
import type { LiveStore } from './store.ts'

export interface LiveOrder {
  readonly roundId: string
  readonly requestId: string
  readonly stakeCents: number
  readonly bet: unknown
}
export type LivePlaced =
  | { readonly kind: 'bet'; readonly bet: LiveBetRow }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'busy' }

export type WalletOf = (session: Pick<Session, 'mode'>) => Wallet

interface Parts {
  readonly store: LiveStore
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
}

const COUNTS: readonly string[] = ['placed', 'confirmed']

/** Bets of the players: written, then paid for, and counted only if that is known before the outcome is drawn. */
export function createLiveBets({ store, clock, log, walletOf }: Parts) {
  // One order of a player at a time: the limits hold for all of them together.
  const queue = createQueue()

  async function place(session: Session, order: LiveOrder): Promise<LivePlaced> {
    const at = clock.now()
    let result: LivePlaced = { kind: 'busy' }
    await queue.run(session.owner, async () => {
      result = await placeNext(session, order, at)
    })
    return result
  }

  /** `at`: when it was asked for; however long it stood in line, it came in time or not. */
  async function placeNext(session: Session, order: LiveOrder, at: Date): Promise<LivePlaced> {
    const known = await store.byRequest(session.id, order.requestId)
    if (known) return again(known, order, session)
    const checked = await check(session, order)
    if (typeof checked === 'string') return { kind: 'refused', code: checked }
    const { requestId, stakeCents, roundId } = order
    const id = await store.place({ ...checked, id: randomUUID(), session, roundId, requestId, stakeCents, now: at })
    if (!id) return { kind: 'refused', code: 'betting_closed' }
    return pay(id)
  }

  /** The bet by itself and together with what its owner has already laid in this round; or the code of what is wrong. */
  async function check(session: Session, order: LiveOrder) {
    const { engine, profile } = session
    const alone = readAlone(session, order)
    if (!alone) return 'bet_invalid'
    if (alone.stakeCents !== order.stakeCents) return 'stake_invalid'
    const { bet, stakes } = alone
    const own = (await store.ownBets(session.owner, order.roundId)).filter(({ state }) => COUNTS.includes(state))
    const together = [...own.map((one) => one.bet), bet]
    if (own.length > 0 && !engine.live?.allows(together, { profile, stakes })) return 'bet_invalid'
    return { bet, unitCents: stakes[0] as number } // every currency has stakes
  }

  async function again(known: LiveBetRow, order: LiveOrder, session: Session): Promise<LivePlaced> {
    // An engine may keep more of a bet than was asked for.
    const isSame = known.stakeCents === order.stakeCents && isDeepStrictEqual(known.bet, readAlone(session, order)?.bet)
    if (!isSame || known.roundId !== order.roundId) return { kind: 'refused', code: 'request_conflict' }
    return known.state === 'placed' ? pay(known.id) : answer(known)
  }

  async function pay(id: string): Promise<LivePlaced> {
    const bet = await mustFind(id)
    const call = { session: bet.walletSession, roundId: id, transactionId: betId(id) }
    const said = await walletOf(bet).send({ ...call, kind: 'bet', amountCents: bet.stakeCents })
    const now = clock.now()
    if (said.kind === 'refused') await store.refuse(id, said.code, now)
    // No answer, or one that came when the outcome was drawn: the money goes back.
    else if (said.kind === 'unanswered' || !(await store.confirm({ id, balanceCents: said.balanceCents }, now))) {
      await store.giveUp({ id }, now)
      await giveBack(await mustFind(id))
    }
    return answer(await mustFind(id))
  }

  /** Sends the return of a given-up bet; an unanswered one is sent again when the round is settled. */
  async function giveBack(bet: LiveBetRow): Promise<void> {
    if (bet.state !== 'returning') return
    const said = await sendReturn(walletOf, bet)
    if (said.kind === 'done') await store.ended([{ id: bet.id, balanceCents: said.balanceCents }], clock.now())
    else log.warn({ bet: bet.id, said }, 'a live bet could not be returned yet')
  }

  async function mustFind(id: string): Promise<LiveBetRow> {
    const bet = await store.bet(id)
    if (!bet) throw new Error(`no live bet ${id}`)
    return bet
  }

  return { place, idle: queue.allIdle }
}

function readAlone({ engine, profile, currency, subunitsToUnit }: Session, { bet, stakeCents }: LiveOrder) {
  const stakes = stakesFor(currency, subunitsToUnit, profile)
  const read = engine.readBet(bet, { profile, stakeCents, stakes })
  return read && { ...read, stakes }
}

function answer(bet: LiveBetRow): LivePlaced {
  if (bet.state === 'refused') return { kind: 'refused', code: bet.refusal ?? 'wallet_refused' }
  if (bet.state === 'returning' || bet.state === 'rolled_back') return { kind: 'refused', code: 'round_returned' }
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
