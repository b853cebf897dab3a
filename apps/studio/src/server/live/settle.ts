import { findGame } from '../../engines/index.ts'
import { openDraws } from '../../fairness/stream.ts'
import { createHeartbeat, shiftMs } from '../leases.ts'
import type { Clock, Log } from '../ports.ts'
import { MOST_WINS, type WalletAnswer, winId } from '../wallet.ts'
import { sendReturn, type WalletOf } from './bets.ts'
import type { LiveBetRow, LiveRound } from './row.ts'
import type { LiveStore } from './store.ts'

/** So many calls to the wallet are on their way at once: enough to keep it busy, few enough to leave room for bets. */
const AT_ONCE = 4

interface Parts {
  readonly store: LiveStore
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
  /** A bet of a player has come to its end. */
  readonly onEnded: (round: LiveRound, bets: readonly LiveBetRow[]) => void
}

const gameOf = ({ engine, profile }: Pick<LiveRound, 'engine' | 'profile'>) => {
  const game = findGame(engine, profile)
  if (!game?.engine.live) throw new Error(`no live game ${engine} ${profile}`)
  return { ...game, live: game.engine.live }
}

const drawsOf = ({ serverSeed, playerSeed, number }: LiveRound) => openDraws(serverSeed, playerSeed, number)

/** Settles a round after betting has closed: its outcome, and everyone's money. */
export function createSettle({ store, clock, log, walletOf, onEnded }: Parts) {
  const heartbeat = createHeartbeat((ids) => store.renew(ids, shiftMs(clock)), log)

  /** Draws what the seeds have said from the beginning, so a second worker draws the same. */
  async function draw(round: LiveRound): Promise<void> {
    const { live, profile } = gameOf(round)
    const { view, spins, mark } = await live.outcome(profile, await drawsOf(round))
    // A table that slept, or was down, shows its wheel from now.
    const from = Math.max(round.spinsAt.getTime(), clock.now().getTime() - 1000)
    const resultAt = new Date(from + spins * live.times.spinMs)
    await store.drawn(round.id, { view, mark, resultAt, endsAt: new Date(resultAt.getTime() + live.times.resultMs) })
  }

  /**
   * Settles the bets of a drawn round; what the wallet does not answer is tried again later. Only one worker does it. Lost
   * bets are closed while the wheel still turns, which no balance shows; so at the result only winners wait for the wallet.
   */
  async function settle(round: LiveRound): Promise<void> {
    if (!(await store.lease(round.id, shiftMs(clock)))) return
    await heartbeat.during(round.id, () => settleLeased(round))
    await store.release(round.id)
  }

  async function settleLeased(round: LiveRound): Promise<void> {
    await store.giveUp({ roundId: round.id }, clock.now())
    await play(round)
    const isDue = round.resultAt !== null && round.resultAt <= clock.now()
    const owed = await store.betsOf(round.id, ['played', 'returning'])
    const now = owed.filter(({ winCents }) => isDue || winCents === 0)
    await sendAll(
      round,
      now.toSorted((one, other) => other.winCents - one.winCents),
    )
  }

  async function play(round: LiveRound): Promise<void> {
    const { engine, profile } = gameOf(round)
    const confirmed = await store.betsOf(round.id, ['confirmed'])
    const wins = await Promise.all(
      confirmed.map(async ({ id, bet }) => {
        const { winCents, view } = await engine.play(profile, bet, [], await drawsOf(round))
        return { id, winCents, view }
      }),
    )
    if (wins.length > 0) await store.played(wins, clock.now())
  }

  async function sendAll(round: LiveRound, owed: readonly LiveBetRow[]): Promise<void> {
    const parcels = parcelsOf(owed)
    const lane = async () => {
      for (let parcel = parcels.shift(); parcel; parcel = parcels.shift()) await sendParcel(round, parcel)
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, parcels.length) }, lane))
  }

  async function sendParcel(round: LiveRound, parcel: readonly LiveBetRow[]): Promise<void> {
    const ended: LiveBetRow[] = []
    for (const [at, said] of (await send(parcel)).entries()) {
      const bet = parcel[at] as LiveBetRow // one answer a bet
      if (said.kind === 'done') {
        ended.push({ ...bet, balanceCents: said.balanceCents, state: ENDED[bet.state] ?? bet.state })
      } else log.error({ bet: bet.id, said }, 'a live bet could not be settled yet')
    }
    if (ended.length === 0) return
    await store.ended(ended, clock.now())
    onEnded(round, ended)
  }

  /** Each parcel is of one state and one mode. */
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

  return { draw, settle }
}

const ENDED: Partial<Record<LiveBetRow['state'], LiveBetRow['state']>> = { played: 'settled', returning: 'rolled_back' }

function parcelsOf(owed: readonly LiveBetRow[]): LiveBetRow[][] {
  const kinds = Map.groupBy(owed, ({ state, mode }) => `${state} ${mode}`)
  return [...kinds.values()].flatMap((bets) => {
    const size = bets[0]?.state === 'returning' ? RETURNED_AT_ONCE : MOST_WINS
    return Array.from({ length: Math.ceil(bets.length / size) }, (_, at) => bets.slice(at * size, (at + 1) * size))
  })
}
/** Returns have no call for many: so many go side by side. */
const RETURNED_AT_ONCE = 8
