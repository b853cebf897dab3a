import { findGame } from '../../../engines/index.ts'
import type { PresentedTable } from '../../../protocol/live.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { Beacon, Clock, Db, Log, Sealer } from '../../ports.ts'
import { shiftMs } from '../../rounds/leases.ts'
import type { Session } from '../../sessions.ts'
import { createLiveBets, type LiveOrder, type LivePlaced, type WalletOf } from '../bets/bets.ts'
import { createLiveMoves, type LiveMove, type LiveMoved } from '../bets/moves.ts'
import { presentLiveBet, presentOwnBet, withoutSeeds } from '../present.ts'
import { createBeacons } from '../rounds/beacons.ts'
import { createChains } from '../rounds/chains.ts'
import { createDraw } from '../rounds/draw.ts'
import { createSettle } from '../rounds/settle.ts'
import { TableRounds } from '../rounds/tableRounds.ts'
import type { LiveBetRow, LiveRound } from '../row.ts'
import { createLiveStore } from '../store.ts'
import { type Bus, noBus } from './bus.ts'
import { createLobby } from './lobby.ts'
import { createPeers } from './peers.ts'
import { type Listener, messageOf } from './seats.ts'
import { momentOf, openTable, presentTable, type Table } from './table.ts'

export interface LiveParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
  /** When the only process of this studio started; null where there are others. */
  readonly aloneSince: Date | null
  readonly sealer: Sealer
  readonly beacon?: Beacon
  readonly liveChainLength?: number
  readonly bus?: Bus
}

/** At two rounds a minute, enough for a year. */
const CHAIN_LENGTH = 1_000_000

/**
 * The live tables of this process. Rounds are rows that contain their times: every node advances them by the clock, the
 * database lets the first one do it, and all of them read the result.
 */
export class LiveTables {
  readonly #tables = new Map<string, Table>()
  readonly #clock: Clock
  readonly #log: Log
  readonly #store: ReturnType<typeof createLiveStore>
  readonly #chains: ReturnType<typeof createChains>
  readonly #peers: ReturnType<typeof createPeers>
  readonly #lobby: ReturnType<typeof createLobby>
  readonly #bets: ReturnType<typeof createLiveBets>
  readonly #rounds: TableRounds
  readonly #moveIn: ReturnType<typeof createLiveMoves>

  constructor(parts: LiveParts) {
    const { db, clock, log, walletOf, aloneSince, beacon, bus = noBus } = parts
    const store = createLiveStore(db)
    this.#clock = clock
    this.#log = log
    this.#store = store
    this.#chains = createChains({ ...parts, length: parts.liveChainLength ?? CHAIN_LENGTH })
    this.#peers = createPeers(bus, {
      onBet: (game, owner, id, units) => this.#tables.get(game)?.seats.bet(owner, id, units),
      onChanged: (game, owner, bet) => {
        const table = this.#tables.get(game)
        table?.seats.to(owner, 'bet', bet)
        table?.bets?.moved(bet.id, bet.moves)
      },
    })
    this.#lobby = createLobby(store, clock, this.#peers)
    this.#bets = createLiveBets({ db, store, clock, log, walletOf })
    this.#moveIn = createLiveMoves(store, clock)
    const { returnAdditions } = this.#bets
    const onEnded = (round: LiveRound, ended: readonly LiveBetRow[]) => this.#publishEnded(round, ended)
    this.#rounds = new TableRounds({
      ...{ store, clock, log, chains: this.#chains, peers: this.#peers, beaconUrl: beacon?.url ?? null },
      draw: createDraw({ store, chains: this.#chains, beacons: createBeacons(beacon, clock, log), clock, log }),
      ...createSettle({ store, clock, log, walletOf, aloneSince, returnAdditions, onEnded }),
      onAsleep: (table) => {
        this.#tables.delete(table.game)
        this.#lobby.sleep(table)
      },
    })
  }

  announced() {
    return this.#chains.announced()
  }

  releaseAll() {
    return this.#store.releaseAll()
  }

  /** The player's bets, without the lists of seeds, which are long at a full table: `ofOwner` reads that of one bet. */
  async history(session: Session): Promise<PresentedRound[]> {
    return (await this.#asRounds(await this.#store.recent(session.owner))).map(withoutSeeds)
  }

  async findOwn(session: Session, id: string): Promise<PresentedRound | null> {
    const bet = await this.#store.betOf(session.owner, id)
    return bet && ((await this.#asRounds([bet]))[0] ?? null)
  }

  /** A settled bet with its round, and the bet as a round. */
  async recorded(id: string) {
    const bet = await this.#store.betById(id)
    const [round] = bet?.state === 'settled' ? await this.#store.roundsByIds([bet.roundId]) : []
    if (!bet || !round) return null
    return { bet, round, shown: withoutSeeds(presentLiveBet(bet, round, null, this.#clock.now())) }
  }

  async ofPlayer(player: string, id: string): Promise<PresentedRound | null> {
    return (await this.#asRounds(await this.#store.ofPlayer(player, id)))[0] ?? null
  }

  /** Advances all awake tables by the clock. */
  async tick(): Promise<void> {
    await Promise.all(
      [...this.#tables.values()].map((table) =>
        this.#rounds
          .advance(table)
          .catch((error: unknown) => this.#log.error({ game: table.game, error: String(error) }, 'live table failed')),
      ),
    )
  }

  async see(session: Session) {
    return this.#stateFor(session, await this.#wake(session))
  }

  async join(session: Session, send: Listener['send']): Promise<() => void> {
    const table = await this.#wake(session)
    const leave = table.seats.join({ session, send })
    const state = await this.#stateFor(session, table).catch((error: unknown) => {
      leave()
      throw error
    })
    send(messageOf('table', state))
    return () => {
      leave()
      table.wantedAt = this.#clock.now().getTime()
    }
  }

  /** For lobbies: number of seated players of each awake table, and the last results of all tables. */
  published() {
    return this.#lobby.published([...this.#tables.values()])
  }

  async idle(): Promise<void> {
    await this.#bets.idle()
    await this.#rounds.settled()
  }

  #publishEnded(round: LiveRound, ended: readonly LiveBetRow[]): void {
    const seats = this.#tables.get(round.game)?.seats
    const bets = ended.map((bet) => ({ owner: bet.owner, bet: presentOwnBet(bet) }))
    for (const { owner, bet } of bets) seats?.to(owner, 'bet', bet)
    this.#peers.publishChanged(round.game, bets)
  }

  /** The table of a session's game; wakes it. */
  async #wake(session: Session): Promise<Table> {
    let table = this.#tables.get(session.game)
    if (!table) {
      table = openTable(session)
      this.#tables.set(session.game, table)
      this.#lobby.wake(session.game)
    }
    table.wantedAt = this.#clock.now().getTime()
    if (!table.round) await this.#rounds.advance(table)
    return table
  }

  /** The table as a player sees it on arrival, with their own bets. */
  async #stateFor(session: Session, table: Table): Promise<PresentedTable> {
    const { round } = table
    const own = round ? await this.#store.ownBets(session.owner, round.id) : []
    const moment = round && momentOf(round, this.#clock.now())
    const leftOf = (bet: LiveBetRow) =>
      (moment && table.bets && table.live.leftWith?.(table.profile, bet, moment)) ?? null
    return {
      ...presentTable(table, this.#peers, this.#clock.now()),
      own: own.map((bet) => presentOwnBet(bet, leftOf(bet))),
    }
  }

  async place(session: Session, order: LiveOrder): Promise<LivePlaced> {
    const table = await this.#wake(session)
    const result = await this.#bets.place(session, order)
    if (result.kind === 'bet') {
      const { owner, stakeCents, unitCents } = result.bet
      const units = Math.round(stakeCents / unitCents)
      table.seats.bet(owner, result.bet.id, units)
      this.#peers.publishBet(table.game, owner, result.bet.id, units)
    }
    return result
  }

  async move(session: Session, order: LiveMove): Promise<LiveMoved> {
    const table = await this.#wake(session)
    const result = await this.#moveIn(session, order)
    if (result.kind === 'bet') {
      const { owner, id, moves } = result.bet
      const changed = { owner, bet: presentOwnBet(result.bet) }
      table.bets?.moved(id, moves)
      table.seats.to(owner, 'bet', changed.bet)
      this.#peers.publishChanged(table.game, [changed])
    }
    return result
  }

  async #recoverRound(found: LiveRound): Promise<void> {
    if (found.state === 'betting') await this.#rounds.draw(found)
    const drawn = await this.#store.round(found.id)
    if (!drawn || drawn.state === 'betting') return
    const round = await this.#rounds.land(drawn)
    if (round) this.#rounds.settle(round)
  }

  /** Draws and settles rounds abandoned by this or a dead node. */
  async recover(): Promise<number> {
    await this.#lobby.remember((game) => this.#tables.has(game))
    const left = await this.#store.unsettled(this.#clock.now(), shiftMs(this.#clock))
    for (const found of left) {
      // Nodes of a later release may have tables that this one does not know.
      if (!findGame(found.engine, found.profile)) continue
      await this.#recoverRound(found).catch((error: unknown) =>
        this.#log.error({ round: found.id, error: String(error) }, 'live round recovery failed'),
      )
    }
    await this.#rounds.settled()
    return left.length
  }

  /** Converts a player's bets to rounds, for their history and for the page that verifies them. */
  async #asRounds(found: readonly LiveBetRow[]): Promise<PresentedRound[]> {
    const rounds = await this.#store.roundsByIds(found.map(({ roundId }) => roundId))
    const byId = new Map(rounds.map((round) => [round.id, round]))
    const played = found.flatMap((bet) => {
      const round = byId.get(bet.roundId)
      return round ? [{ bet, round }] : []
    })
    return Promise.all(
      played.map(async ({ bet, round }) => presentLiveBet(bet, round, await this.#anchorOf(round), this.#clock.now())),
    )
  }

  #anchorOf({ chainId }: LiveRound) {
    return chainId === null ? null : this.#chains.anchor(chainId)
  }
}
