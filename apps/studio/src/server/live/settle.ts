import { findGame } from '../../engines/index.ts'
import { openDraws } from '../../fairness/stream.ts'
import type { Clock, Log } from '../ports.ts'
import { winId } from '../wallet.ts'
import { sendReturn, type WalletOf } from './bets.ts'
import type { LiveBetRow, LiveRound } from './row.ts'
import type { Answered, LiveStore } from './store.ts'

/** So many calls to the wallet are on their way at once: enough to keep it busy, few enough to leave room for bets. */
const AT_ONCE = 32
/** Answers are written together. */
const WRITTEN = 100
const LEASE_MS = 30_000

interface Parts {
  readonly store: LiveStore
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
  /** A bet of a player has come to its end. */
  readonly onEnded: (round: LiveRound, bets: readonly LiveBetRow[]) => void
}

export const gameOf = ({ engine, profile }: Pick<LiveRound, 'engine' | 'profile'>) => {
  const game = findGame(engine, profile)
  if (!game?.engine.live) throw new Error(`no live game ${engine} ${profile}`)
  return { ...game, live: game.engine.live }
}

const drawsOf = ({ serverSeed, playerSeed, number }: LiveRound) => openDraws(serverSeed, playerSeed, number)

/** What becomes of a round once no bet can be added: its outcome, and the money of everyone who bet. */
export function createSettle({ store, clock, log, walletOf, onEnded }: Parts) {
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
    if (!(await store.lease(round.id, clock.now(), LEASE_MS))) return
    await store.giveUp({ roundId: round.id }, clock.now())
    await play(round)
    const isDue = round.resultAt !== null && round.resultAt <= clock.now()
    const owed = await store.betsOf(round.id, ['played', 'returning'])
    const now = owed.filter(({ winCents }) => isDue || winCents === 0)
    await sendAll(
      round,
      now.toSorted((one, other) => other.winCents - one.winCents),
    )
    await store.release(round.id)
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
    const waiting = [...owed]
    let answered: (Answered & { bet: LiveBetRow })[] = []
    const write = async () => {
      const batch = answered
      answered = []
      if (batch.length === 0) return
      await store.ended(batch, clock.now())
      onEnded(
        round,
        batch.map(({ bet, balanceCents }) => ({ ...bet, balanceCents, state: ENDED[bet.state] ?? bet.state })),
      )
    }
    const lane = async () => {
      for (let bet = waiting.shift(); bet; bet = waiting.shift()) {
        const said = await send(bet)
        if (said.kind === 'done') answered.push({ id: bet.id, balanceCents: said.balanceCents, bet })
        else log.error({ bet: bet.id, said }, 'a live bet could not be settled yet')
        if (answered.length >= WRITTEN) await write()
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, owed.length) }, lane))
    await write()
  }

  const send = (bet: LiveBetRow) =>
    bet.state === 'returning'
      ? sendReturn(walletOf, bet)
      : walletOf(bet).send({
          ...{ kind: 'win', session: bet.walletSession, roundId: bet.id },
          ...{ transactionId: winId(bet.id), amountCents: bet.winCents },
        })

  return { draw, settle }
}

const ENDED: Partial<Record<LiveBetRow['state'], LiveBetRow['state']>> = { played: 'settled', returning: 'rolled_back' }
