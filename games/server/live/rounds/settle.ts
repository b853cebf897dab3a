import { findGame } from '../../../engines/index.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { openDraws } from '../../../fairness/stream.ts'
import type { Clock, Log } from '../../ports.ts'
import { createHeartbeat, shiftMs } from '../../rounds/leases.ts'
import { hadOutage } from '../../rounds/outage.ts'
import { MAX_WINS, type WalletAnswer, winId } from '../../wallet/wallet.ts'
import { sendReturn, type WalletOf } from '../bets/bets.ts'
import type { LiveBetRow, LiveRound } from '../row.ts'
import type { LiveStore, PlayedLive } from '../store.ts'

/** Number of simultaneous wallet calls: enough to keep the wallet busy, few enough to leave capacity for bets. */
const AT_ONCE = 4

interface Parts {
  readonly store: LiveStore
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
  readonly aloneSince: Date | null
  /** Returns additions without a response in time. Resolves with the bets whose additions are still to be returned. */
  readonly returnAdditions: (roundId: string) => Promise<ReadonlySet<string>>
  /** Called when bets of players have ended. */
  readonly onEnded: (round: LiveRound, bets: readonly LiveBetRow[]) => void
}

export const gameOf = ({ engine, profile }: Pick<LiveRound, 'engine' | 'profile'>) => {
  const game = findGame(engine, profile)
  if (!game?.engine.live) throw new Error(`no live game ${engine} ${profile}`)
  return { ...game, live: game.engine.live }
}

export const drawsOf = ({ serverSeed, playerSeed, number }: LiveRound) => openDraws(serverSeed, playerSeed, number)

/** Settles a drawn round: its end, and all players' money. */
export function createSettle(parts: Parts) {
  const { store, clock, log, aloneSince, returnAdditions } = parts
  const sendAll = createPayout(parts)
  const heartbeat = createHeartbeat((ids) => store.renew(ids, shiftMs(clock)), log)

  /** The current state of the round: one with player moves lands when its time is up. */
  async function land(round: LiveRound): Promise<LiveRound | null> {
    const now = clock.now().getTime()
    if (!isLanding(round, now)) return round
    const { resultMs } = gameOf(round).live.times
    // After an outage the end is shown from now on, not in the past.
    const from = Math.max(round.landsAt.getTime(), now - 1000)
    const run = { startedAt: round.spinsAt, dueAt: round.landsAt, now: clock.now() }
    await store.land(round.id, new Date(from + resultMs), hadOutage(run, aloneSince))
    return store.round(round.id)
  }

  /**
   * Settles the bets of a drawn round; wallet calls without a response are retried later. Only one worker does it. No
   * bet is settled before the result is shown, because a settlement would reveal that the bet was lost. Winners come
   * first.
   */
  async function settle(round: LiveRound): Promise<void> {
    if (!(await store.lease(round.id, shiftMs(clock)))) return
    await heartbeat.during(round.id, () => settleLeased(round))
    await store.release(round.id)
  }

  async function settleLeased(round: LiveRound): Promise<void> {
    await store.giveUp({ roundId: round.id }, clock.now())
    // A wallet round accepts no return after its end.
    const isWaiting = await returnAdditions(round.id)
    if (round.resultAt !== null) await play(round)
    const isDue = round.resultAt !== null && round.resultAt <= clock.now()
    const owed = await store.betsOf(round.id, ['played', 'returning'])
    const now = owed.filter(({ id, state }) => !isWaiting.has(id) && (isDue || state === 'returning'))
    await sendAll(
      round,
      now.toSorted((one, other) => other.winCents - one.winCents),
    )
  }

  async function play(round: LiveRound): Promise<void> {
    for (;;) {
      const confirmed = await store.betsOf(round.id, ['confirmed'])
      if (confirmed.length === 0) return
      const played = await Promise.all(confirmed.map((bet) => playBet(round, bet)))
      // A move may have been stored since, in time: those bets are read again.
      if ((await store.played(played, clock.now())) === played.length) return
    }
  }

  /**
   * Plays a bet with its player's moves and, if it is still open at the end, with the engine's move for a player who
   * did not leave.
   */
  async function playBet(round: LiveRound, { id, bet, moves: made }: LiveBetRow): Promise<PlayedLive> {
    const { engine, profile } = gameOf(round)
    const lastsMs = (round.resultAt?.getTime() ?? 0) - round.spinsAt.getTime()
    let moves = made
    let played = await engine.play(profile, bet, moves, await drawsOf(round))
    if (!played.isOver && engine.defaultMove) {
      moves = [...moves, engine.defaultMove(played, lastsMs)]
      played = await engine.play(profile, bet, moves, await drawsOf(round))
    }
    if (!played.isOver) throw new Error(`the bet ${id} does not end`)
    // During an outage the player could not leave: only their earlier decisions count.
    const isVoid = round.outage && made.length === 0 && played.winCents === 0
    return { id, winCents: played.winCents, view: played.view, moves, made: made.length, isVoid }
  }

  return { land, settle }
}

/** Sends the wins and the returns of bets to their wallets, several at once. */
function createPayout({ store, clock, log, walletOf, onEnded }: Parts) {
  async function sendParcel(round: LiveRound, parcel: readonly LiveBetRow[]): Promise<void> {
    const ended: LiveBetRow[] = []
    for (const [at, answer] of (await send(parcel)).entries()) {
      const bet = itemAt(parcel, at) // one answer a bet
      if (answer.kind === 'done') {
        ended.push({ ...bet, balanceCents: answer.balanceCents, state: ENDED[bet.state] ?? bet.state })
      } else log.error({ bet: bet.id, answer }, 'live bet settlement failed, will retry')
    }
    if (ended.length === 0) return
    await store.ended(ended, clock.now())
    onEnded(round, ended)
  }

  /** All bets of a parcel have the same state and mode. */
  function send(parcel: readonly LiveBetRow[]): Promise<WalletAnswer[]> {
    const [first] = parcel as readonly [LiveBetRow] // no parcel is empty
    if (first.state === 'returning') return Promise.all(parcel.map((bet) => sendReturn(walletOf, bet)))
    return walletOf(first).sendWins(
      parcel.map((bet) => ({
        kind: 'win',
        session: bet.walletSession,
        roundId: bet.id,
        transactionId: winId(bet.id),
        amountCents: bet.winCents,
      })),
    )
  }

  return async (round: LiveRound, owed: readonly LiveBetRow[]): Promise<void> => {
    const parcels = parcelsOf(owed)
    const lane = async () => {
      for (let parcel = parcels.shift(); parcel; parcel = parcels.shift()) await sendParcel(round, parcel)
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, parcels.length) }, lane))
  }
}

/**
 * A round with player moves ends this long after its time: an earlier press may still be in transit within the server.
 */
const GRACE_MS = 30

/** Its time is up, but no process has landed it yet. */
const isLanding = (round: LiveRound, now: number): round is LiveRound & { readonly landsAt: Date } =>
  round.landsAt !== null && round.resultAt === null && round.landsAt.getTime() + GRACE_MS <= now

const ENDED: Partial<Record<LiveBetRow['state'], LiveBetRow['state']>> = { played: 'settled', returning: 'rolled_back' }

function parcelsOf(owed: readonly LiveBetRow[]): LiveBetRow[][] {
  const kinds = Map.groupBy(owed, ({ state, mode }) => `${state} ${mode}`)
  return [...kinds.values()].flatMap((bets) => {
    const size = bets[0]?.state === 'returning' ? RETURNED_AT_ONCE : MAX_WINS
    return Array.from({ length: Math.ceil(bets.length / size) }, (_, at) => bets.slice(at * size, (at + 1) * size))
  })
}
/** Number of simultaneous return calls, because the wallet has no batch call for returns. */
const RETURNED_AT_ONCE = 8
