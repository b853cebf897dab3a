import { findGame } from '../../engines/index.ts'
import { shiftMs } from '../leases.ts'
import type { Beacon, Clock, Db, Log, Sealer } from '../ports.ts'
import type { PresentedRound } from '../present.ts'
import type { Session } from '../sessions.ts'
import { createBeacons } from './beacons.ts'
import { createLiveBets, type LiveOrder, type LivePlaced, type WalletOf } from './bets.ts'
import { type Bus, noBus } from './bus.ts'
import { createChains, hashOf } from './chains.ts'
import { createDraw } from './draw.ts'
import { createElsewhere } from './elsewhere.ts'
import { createLobby, lastOf } from './lobby.ts'
import { createLiveMoves, type LiveMove, type LiveMoved } from './moves.ts'
import { presentLiveBet, presentLiveRound, presentOwnBet, withoutSeeds } from './present.ts'
import type { LiveBetRow, LiveRound } from './row.ts'
import { type Listener, messageOf } from './seats.ts'
import { createSettle } from './settle.ts'
import { LISTED } from './shownBets.ts'
import { createLiveStore, HISTORY } from './store.ts'
import { crowdOf, momentOf, openTable, presentTable, type Table } from './table.ts'

/** A table that has been empty for this long stops after its round. */
const ASLEEP_MS = 60_000
const CROWD_MS = 1000

export interface LiveParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
  /** When the only process of this studio began; null where there are others. */
  readonly aloneSince: Date | null
  readonly sealer: Sealer
  readonly beacon?: Beacon
  readonly liveChainLength?: number
  readonly bus?: Bus
}

/** At two rounds a minute, a year. */
const CHAIN_LENGTH = 1_000_000

/**
 * The live tables of this process. Rounds are rows with their times in them: every node moves them on by the clock, the
 * database lets the first one do it, and all of them read what came of it.
 */
export function createLiveTables(parts: LiveParts) {
  const { db, clock, log, walletOf, beacon, bus = noBus } = parts
  const tables = new Map<string, Table>()
  const store = createLiveStore(db)
  const chains = createChains({ ...parts, length: parts.liveChainLength ?? CHAIN_LENGTH })
  const draw = createDraw({ store, chains, beacons: createBeacons(beacon, clock, log), clock, log })
  const elsewhere = createElsewhere(bus, {
    onBet: (game, owner, id, units) => tables.get(game)?.seats.bet(owner, id, units),
    onChanged: (game, owner, bet) => {
      const table = tables.get(game)
      table?.seats.to(owner, 'bet', bet)
      table?.bets?.moved(bet.id, bet.moves)
    },
  })
  const lobby = createLobby(store, clock, elsewhere)
  const bets = createLiveBets({ db, store, clock, log, walletOf })
  const moveIn = createLiveMoves(store, clock)
  const { land, settle } = createSettle({
    store,
    clock,
    log,
    walletOf,
    aloneSince: parts.aloneSince,
    returnAdditions: bets.returnAdditions,
    onEnded: (round, ended) => {
      const seats = tables.get(round.game)?.seats
      const bets = ended.map((bet) => ({ owner: bet.owner, bet: presentOwnBet(bet) }))
      for (const { owner, bet } of bets) seats?.to(owner, 'bet', bet)
      elsewhere.tellChanged(round.game, bets)
    },
  })
  const settling = new Map<string, Promise<void>>()

  /** One work on a round after the other: at its result the closing of lost bets may not be through. */
  function settleAside(round: LiveRound): void {
    const work: Promise<void> = (settling.get(round.id) ?? Promise.resolve())
      .then(() => settle(round))
      .catch((error: unknown) => log.error({ round: round.id, error: String(error) }, 'live round not settled'))
      .finally(() => {
        if (settling.get(round.id) === work) settling.delete(round.id)
      })
    settling.set(round.id, work)
  }

  /** The table of a session's game, awake from now on. */
  async function wake(session: Session): Promise<Table> {
    let table = tables.get(session.game)
    if (!table) {
      table = openTable(session)
      tables.set(session.game, table)
      lobby.wake(session.game)
    }
    table.wantedAt = clock.now().getTime()
    if (!table.round) await advance(table)
    return table
  }

  /** Moves a table on as far as the time says. */
  async function advance(table: Table): Promise<void> {
    if (table.isBusy) return
    table.isBusy = true
    try {
      table.round ??= await loadRound(table)
      const now = clock.now()
      const { round } = table
      if (!round || (round.endsAt && round.endsAt <= now)) await next(table, now)
      else if (round.state !== 'betting') await follow(table, round, now)
      else if (round.spinsAt <= now) await spin(table, round)
      await tellCrowd(table)
    } finally {
      table.isBusy = false
    }
  }

  async function loadRound(table: Table): Promise<LiveRound | null> {
    const rounds = await store.history(table.game, clock.now())
    table.history = rounds.map(({ number, mark }) => ({ number, mark: mark ?? '' }))
    const round = await store.current(table.game)
    if (round) await readBets(table, round)
    return round
  }

  async function readBets(table: Table, round: LiveRound): Promise<void> {
    // While bets are taken those that are listed are enough; after that each may leave.
    const most = round.state === 'betting' ? LISTED : null
    if (table.bets) table.bets.set(await store.betsToShow(round.id, most))
    else table.totals = await store.totals(round.id)
  }

  async function next(table: Table, now: Date): Promise<void> {
    if (!table.seats.isEmpty()) table.wantedAt = now.getTime()
    if (now.getTime() - table.wantedAt > ASLEEP_MS) {
      tables.delete(table.game)
      lobby.sleep(table)
      return
    }
    await begin(table, now)
    table.round = await store.current(table.game)
    table.totals = {}
    table.bets?.clear()
    table.seats.clearBets()
    tellRound(table)
  }

  async function begin(table: Table, now: Date): Promise<void> {
    const number = await store.nextNumber(table.game, now)
    if (number === null) return
    const chain = await chains.covering(table.game, number, now)
    const next = { number, chainId: chain.id, hash: hashOf(chain, number), beaconUrl: beacon?.url ?? null }
    // Making a chain takes a while: the betting of the round is as long as any other.
    await store.begin(table, next, table.live.times, clock.now())
  }

  async function spin(table: Table, round: LiveRound): Promise<void> {
    await draw(round)
    const drawn = await store.round(round.id)
    if (drawn?.state === 'betting') return
    table.round = drawn
    if (table.round) await readBets(table, table.round)
    tellRound(table)
    if (table.round) settleAside(table.round)
  }

  /** A round that is drawn: who has left, its end where that was secret, then its result. */
  async function follow(table: Table, drawn: LiveRound, now: Date): Promise<void> {
    const round = (await land(drawn)) ?? drawn
    table.round = round
    // What another node could not tell of moves there is known by the end.
    if (round !== drawn) await readBets(table, round)
    tellLeft(table, round, now)
    if (round.resultAt && round.resultAt <= now && table.told !== round.id) await tellResult(table, round, now)
  }

  function tellLeft({ bets, seats }: Table, round: LiveRound, now: Date): void {
    const moment = momentOf(round, now)
    const left = moment && bets?.follow(moment)
    if (left && left.length > 0) seats.toAll('left', { left })
  }

  /** The seed is revealed and the money is paid. */
  async function tellResult(table: Table, round: LiveRound, now: Date): Promise<void> {
    table.told = round.id
    settleAside(round)
    if (table.history[0]?.number !== round.number) {
      table.history = [{ number: round.number, mark: round.mark ?? '' }, ...table.history].slice(0, HISTORY)
    }
    table.seats.toAll('result', { now: now.getTime(), round: presentLiveRound(round, now), history: table.history })
  }

  function tellRound(table: Table): void {
    const now = clock.now()
    const round = table.round && presentLiveRound(table.round, now)
    table.seats.toAll('round', { now: now.getTime(), round, crowd: crowdOf(table, elsewhere) })
  }

  async function tellCrowd(table: Table): Promise<void> {
    const now = clock.now().getTime()
    if (now - table.crowdAt < CROWD_MS) return
    table.crowdAt = now
    elsewhere.tellSeats(table.game, { ...table.seats.told(), last: lastOf(table) })
    if (table.seats.isEmpty()) return
    if (table.round?.state === 'betting') await readBets(table, table.round)
    const crowd = crowdOf(table, elsewhere)
    const written = JSON.stringify(crowd)
    if (written !== table.crowd) table.seats.toAll('crowd', crowd)
    table.crowd = written
  }

  /** The table as a player finds it, with their own bets. */
  async function seen(session: Session, table: Table) {
    const { round } = table
    const own = round ? await store.ownBets(session.owner, round.id) : []
    const moment = round && momentOf(round, clock.now())
    const leftOf = (bet: LiveBetRow) =>
      (moment && table.bets && table.live.leftWith?.(table.profile, bet, moment)) ?? null
    return { ...presentTable(table, elsewhere, clock.now()), own: own.map((bet) => presentOwnBet(bet, leftOf(bet))) }
  }

  async function place(session: Session, order: LiveOrder): Promise<LivePlaced> {
    const table = await wake(session)
    const result = await bets.place(session, order)
    if (result.kind === 'bet') {
      const { owner, stakeCents, unitCents } = result.bet
      const units = Math.round(stakeCents / unitCents)
      table.seats.bet(owner, result.bet.id, units)
      elsewhere.tellBet(table.game, owner, result.bet.id, units)
    }
    return result
  }

  async function move(session: Session, order: LiveMove): Promise<LiveMoved> {
    const table = await wake(session)
    const result = await moveIn(session, order)
    if (result.kind === 'bet') {
      const { owner, id, moves } = result.bet
      const told = { owner, bet: presentOwnBet(result.bet) }
      table.bets?.moved(id, moves)
      table.seats.to(owner, 'bet', told.bet)
      elsewhere.tellChanged(table.game, [told])
    }
    return result
  }

  async function recoverRound(found: LiveRound): Promise<void> {
    if (found.state === 'betting') await draw(found)
    const drawn = await store.round(found.id)
    if (!drawn || drawn.state === 'betting') return
    const round = await land(drawn)
    if (round) settleAside(round)
  }

  /** Rounds that were left, here or by another node that died: drawn if they were not, and settled. */
  async function recover(): Promise<number> {
    await lobby.remember((game) => tables.has(game))
    const left = await store.unsettled(clock.now(), shiftMs(clock))
    for (const found of left) {
      // Nodes of a later release may have tables that this one does not know.
      if (!findGame(found.engine, found.profile)) continue
      await recoverRound(found).catch((error: unknown) =>
        log.error({ round: found.id, error: String(error) }, 'live round not recovered'),
      )
    }
    await Promise.all(settling.values())
    return left.length
  }

  /** A player's bet as a round, for their history and for the page that verifies it. */
  async function asRounds(found: readonly LiveBetRow[]): Promise<PresentedRound[]> {
    const rounds = await store.roundsByIds(found.map(({ roundId }) => roundId))
    const byId = new Map(rounds.map((round) => [round.id, round]))
    const played = found.flatMap((bet) => {
      const round = byId.get(bet.roundId)
      return round ? [{ bet, round }] : []
    })
    return Promise.all(
      played.map(async ({ bet, round }) => presentLiveBet(bet, round, await anchorOf(round), clock.now())),
    )
  }

  const anchorOf = ({ chainId }: LiveRound) => (chainId === null ? null : chains.anchor(chainId))

  return {
    /** Without the lists of seeds, which are long at a full table: `ofOwner` has that of one bet. */
    history: async (session: Session) => (await asRounds(await store.recent(session.owner))).map(withoutSeeds),
    ofOwner: async (session: Session, id: string) => {
      const bet = await store.betOf(session.owner, id)
      return bet && ((await asRounds([bet]))[0] ?? null)
    },
    /** A settled bet with its round, and the bet as a round. */
    recorded: async (id: string) => {
      const bet = await store.betById(id)
      const [round] = bet?.state === 'settled' ? await store.roundsByIds([bet.roundId]) : []
      if (!bet || !round) return null
      return { bet, round, shown: withoutSeeds(presentLiveBet(bet, round, null, clock.now())) }
    },
    announced: chains.announced,
    ofPlayer: async (player: string, id: string) => (await asRounds(await store.ofPlayer(player, id)))[0] ?? null,
    place,
    move,
    recover,
    releaseAll: store.releaseAll,
    /** Moves all tables that are awake on by the clock. */
    tick: async () => {
      await Promise.all(
        [...tables.values()].map((table) =>
          advance(table).catch((error: unknown) => log.error({ game: table.game, error: String(error) }, 'live table')),
        ),
      )
    },
    see: async (session: Session) => seen(session, await wake(session)),
    join: async (session: Session, send: Listener['send']) => {
      const table = await wake(session)
      const leave = table.seats.join({ session, send })
      const state = await seen(session, table).catch((error: unknown) => {
        leave()
        throw error
      })
      send(messageOf('table', state))
      return () => {
        leave()
        table.wantedAt = clock.now().getTime()
      }
    },
    /** For lobbies: how many sit at each table that is awake, and what came last at it and at those that sleep again. */
    published: () => lobby.published([...tables.values()]),
    idle: async () => {
      await bets.idle()
      await Promise.all(settling.values())
    },
  }
}
export type LiveTables = ReturnType<typeof createLiveTables>
