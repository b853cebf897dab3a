import type { Clock, Log } from '../../ports.ts'
import { presentLiveRound } from '../present.ts'
import type { LiveRound } from '../row.ts'
import { type createLiveStore, HISTORY } from '../store.ts'
import { lastOf } from '../tables/lobby.ts'
import type { createPeers } from '../tables/peers.ts'
import { LISTED } from '../tables/shownBets.ts'
import { crowdOf, momentOf, type Table } from '../tables/table.ts'
import { type createChains, hashOf } from './chains.ts'
import type { createDraw } from './draw.ts'
import type { createSettle } from './settle.ts'

/** A table that has been empty for this long stops after its round. */
const ASLEEP_MS = 60_000
const CROWD_MS = 1000

interface Parts extends ReturnType<typeof createSettle> {
  readonly store: ReturnType<typeof createLiveStore>
  readonly chains: ReturnType<typeof createChains>
  readonly draw: ReturnType<typeof createDraw>
  readonly peers: ReturnType<typeof createPeers>
  readonly clock: Clock
  readonly log: Log
  readonly beaconUrl: string | null
  readonly onAsleep: (table: Table) => void
}

/** Advances the rounds of tables by the clock and publishes the changes to their seats. */
export class TableRounds {
  readonly draw: Parts['draw']
  readonly land: Parts['land']
  /** Running work on rounds by their id. */
  readonly #settling = new Map<string, Promise<void>>()
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    this.draw = parts.draw
    this.land = parts.land
  }

  async settled(): Promise<void> {
    await Promise.all(this.#settling.values())
  }

  /**
   * Settles a round, one run after the other: when the result is due, the closing of lost bets may still be running.
   */
  settle(round: LiveRound): void {
    const work: Promise<void> = (this.#settling.get(round.id) ?? Promise.resolve())
      .then(() => this.#parts.settle(round))
      .catch((error: unknown) =>
        this.#parts.log.error({ round: round.id, error: String(error) }, 'live round settlement failed'),
      )
      .finally(() => {
        if (this.#settling.get(round.id) === work) this.#settling.delete(round.id)
      })
    this.#settling.set(round.id, work)
  }

  async advance(table: Table): Promise<void> {
    if (table.isBusy) return
    table.isBusy = true
    try {
      table.round ??= await this.#loadRound(table)
      const now = this.#parts.clock.now()
      const { round } = table
      if (!round || (round.endsAt && round.endsAt <= now)) await this.#next(table, now)
      else if (round.state !== 'betting') await this.#follow(table, round, now)
      else if (round.spinsAt <= now) await this.#spin(table, round)
      await this.#sendCrowd(table)
    } finally {
      table.isBusy = false
    }
  }

  async #loadRound(table: Table): Promise<LiveRound | null> {
    const rounds = await this.#parts.store.history(table.game, this.#parts.clock.now())
    table.history = rounds.map(({ number, mark }) => ({ number, mark: mark ?? '' }))
    const round = await this.#parts.store.current(table.game)
    if (round) await this.#readBets(table, round)
    return round
  }

  async #readBets(table: Table, round: LiveRound): Promise<void> {
    // During betting the listed bets are enough; afterwards each of them may be cashed out.
    const limit = round.state === 'betting' ? LISTED : null
    if (table.bets) table.bets.set(await this.#parts.store.betsToShow(round.id, limit))
    else table.totals = await this.#parts.store.totals(round.id)
  }

  async #next(table: Table, now: Date): Promise<void> {
    if (!table.seats.isEmpty()) table.wantedAt = now.getTime()
    if (now.getTime() - table.wantedAt > ASLEEP_MS) {
      this.#parts.onAsleep(table)
      return
    }
    await this.#begin(table, now)
    table.round = await this.#parts.store.current(table.game)
    table.totals = {}
    table.bets?.clear()
    table.seats.clearBets()
    this.#sendRound(table)
  }

  async #begin(table: Table, now: Date): Promise<void> {
    const number = await this.#parts.store.nextNumber(table.game, now)
    if (number === null) return
    const chain = await this.#parts.chains.covering(table.game, number, now)
    const next = { number, chainId: chain.id, hash: hashOf(chain, number), beaconUrl: this.#parts.beaconUrl }
    // Creating a chain takes a while, so betting starts now and is as long as in any round.
    await this.#parts.store.begin(table, next, table.live.times, this.#parts.clock.now())
  }

  async #spin(table: Table, round: LiveRound): Promise<void> {
    await this.draw(round)
    const drawn = await this.#parts.store.round(round.id)
    if (drawn?.state === 'betting') return
    table.round = drawn
    if (table.round) await this.#readBets(table, table.round)
    this.#sendRound(table)
    if (table.round) this.settle(table.round)
  }

  /** Follows a drawn round: cash-outs, its end where that was secret, then its result. */
  async #follow(table: Table, drawn: LiveRound, now: Date): Promise<void> {
    const round = (await this.land(drawn)) ?? drawn
    table.round = round
    // The end includes moves that other nodes could not report.
    if (round !== drawn) await this.#readBets(table, round)
    this.#sendCashOuts(table, round, now)
    if (round.resultAt && round.resultAt <= now) {
      if (table.announcedRound !== round.id) await this.#sendResult(table, round, now)
    } else if (JSON.stringify(presentLiveRound(round, now).view) !== table.shown) this.#sendRound(table)
  }

  #sendCashOuts({ bets, seats }: Table, round: LiveRound, now: Date): void {
    const moment = momentOf(round, now)
    const left = moment && bets?.follow(moment)
    if (left && left.length > 0) seats.toAll('left', { left })
  }

  /** Reveals the seed and pays the money. */
  async #sendResult(table: Table, round: LiveRound, now: Date): Promise<void> {
    table.announcedRound = round.id
    this.settle(round)
    if (table.history[0]?.number !== round.number) {
      table.history = [{ number: round.number, mark: round.mark ?? '' }, ...table.history].slice(0, HISTORY)
    }
    table.seats.toAll('result', { now: now.getTime(), round: presentLiveRound(round, now), history: table.history })
  }

  #sendRound(table: Table): void {
    if (!table.round) return
    const now = this.#parts.clock.now()
    const round = presentLiveRound(table.round, now)
    table.shown = JSON.stringify(round.view)
    table.seats.toAll('round', { now: now.getTime(), round, crowd: crowdOf(table, this.#parts.peers) })
  }

  async #sendCrowd(table: Table): Promise<void> {
    const now = this.#parts.clock.now().getTime()
    if (now - table.crowdAt < CROWD_MS) return
    table.crowdAt = now
    this.#parts.peers.publishSeats(table.game, { ...table.seats.published(), last: lastOf(table) })
    if (table.seats.isEmpty()) return
    if (table.round?.state === 'betting') await this.#readBets(table, table.round)
    const crowd = crowdOf(table, this.#parts.peers)
    const written = JSON.stringify(crowd)
    if (written !== table.crowd) table.seats.toAll('crowd', crowd)
    table.crowd = written
  }
}
