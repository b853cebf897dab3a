import type { AnyEngine, EngineProfile, LiveRules } from '../../engines/engine.ts'
import { shiftMs } from '../leases.ts'
import type { Clock, Db, Log } from '../ports.ts'
import type { PresentedRound } from '../present.ts'
import type { Session } from '../sessions.ts'
import { createLiveBets, type LiveOrder, type LivePlaced, type WalletOf } from './bets.ts'
import { type Bus, noBus } from './bus.ts'
import { createElsewhere } from './elsewhere.ts'
import { createLobby, lastOf } from './lobby.ts'
import { type PresentedTable, presentLiveBet, presentLiveRound, presentOwnBet } from './present.ts'
import type { LiveBetRow, LiveRound } from './row.ts'
import { createSeats, type Listener, messageOf, type Seats } from './seats.ts'
import { createSettle } from './settle.ts'
import { createLiveStore, HISTORY } from './store.ts'

/** A table that has been empty for this long stops after its round. */
const ASLEEP_MS = 60_000
const CROWD_MS = 1000

interface Table {
  readonly game: string
  readonly engine: AnyEngine
  readonly profile: EngineProfile
  readonly live: LiveRules<EngineProfile>
  readonly seats: Seats
  round: LiveRound | null
  history: { number: number; mark: string }[]
  totals: Record<string, number>
  /** The last round whose result was announced here. */
  told: string | null
  crowdAt: number
  crowd: string
  wantedAt: number
  isBusy: boolean
}

export interface LiveParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly walletOf: WalletOf
  readonly bus?: Bus
}

/**
 * The live tables of this process. Rounds are rows with their times in them: every node moves them on by the clock, the
 * database lets the first one do it, and all of them read what came of it.
 */
export function createLiveTables({ db, clock, log, walletOf, bus = noBus }: LiveParts) {
  const tables = new Map<string, Table>()
  const store = createLiveStore(db)
  const elsewhere = createElsewhere(bus, {
    onBet: (game, owner, id, units) => tables.get(game)?.seats.bet(owner, id, units),
    onEnded: (game, owner, bet) => tables.get(game)?.seats.to(owner, 'bet', bet),
  })
  const lobby = createLobby(store, clock, elsewhere)
  const bets = createLiveBets({ store, clock, log, walletOf })
  const { draw, settle } = createSettle({
    store,
    clock,
    log,
    walletOf,
    onEnded: (round, ended) => {
      const seats = tables.get(round.game)?.seats
      const bets = ended.map((bet) => ({ owner: bet.owner, bet: presentOwnBet(bet) }))
      for (const { owner, bet } of bets) seats?.to(owner, 'bet', bet)
      elsewhere.tellEnded(round.game, bets)
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
  async function wake({ game, engine, profile }: Session): Promise<Table> {
    const live = engine.live
    if (!live) throw new Error(`${engine.id} has no tables`)
    let table = tables.get(game)
    if (!table) {
      table = {
        game,
        engine,
        profile,
        live,
        seats: createSeats(),
        round: null,
        history: [],
        totals: {},
        told: null,
        crowdAt: 0,
        crowd: '',
        wantedAt: 0,
        isBusy: false,
      }
      tables.set(game, table)
      lobby.wake(game)
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
      if (!table.round || (table.round.endsAt && table.round.endsAt <= now)) await next(table, now)
      else if (table.round.state === 'betting' && table.round.spinsAt <= now) await spin(table, table.round)
      else if (table.round.resultAt && table.round.resultAt <= now && table.told !== table.round.id) {
        await tellResult(table, table.round, now)
      }
      await tellCrowd(table)
    } finally {
      table.isBusy = false
    }
  }

  async function loadRound(table: Table): Promise<LiveRound | null> {
    const rounds = await store.history(table.game, clock.now())
    table.history = rounds.map(({ number, mark }) => ({ number, mark: mark ?? '' }))
    return store.current(table.game)
  }

  async function next(table: Table, now: Date): Promise<void> {
    if (!table.seats.isEmpty()) table.wantedAt = now.getTime()
    if (now.getTime() - table.wantedAt > ASLEEP_MS) {
      tables.delete(table.game)
      lobby.sleep(table)
      return
    }
    await store.begin(table, table.live.times, now)
    table.round = await store.current(table.game)
    table.totals = {}
    table.seats.clearBets()
    tellRound(table)
  }

  async function spin(table: Table, round: LiveRound): Promise<void> {
    await draw(round)
    table.round = await store.round(round.id)
    table.totals = await store.totals(round.id)
    tellRound(table)
    if (table.round) settleAside(table.round)
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
    table.seats.toAll('round', { now: now.getTime(), round, crowd: crowdOf(table) })
  }

  async function tellCrowd(table: Table): Promise<void> {
    const now = clock.now().getTime()
    if (now - table.crowdAt < CROWD_MS) return
    table.crowdAt = now
    elsewhere.tellSeats(table.game, { ...table.seats.told(), last: lastOf(table) })
    if (table.seats.isEmpty()) return
    if (table.round?.state === 'betting') table.totals = await store.totals(table.round.id)
    const crowd = crowdOf(table)
    const written = JSON.stringify(crowd)
    if (written !== table.crowd) table.seats.toAll('crowd', crowd)
    table.crowd = written
  }

  const crowdOf = (table: Table) => ({ ...table.seats.shown(elsewhere.of(table.game)), totals: table.totals })

  function present(table: Table): PresentedTable {
    const now = clock.now()
    const { round, history, live } = table
    return {
      now: now.getTime(),
      betting_ms: live.times.bettingMs,
      round: round && presentLiveRound(round, now),
      history,
      crowd: crowdOf(table),
    }
  }

  const ownBets = async (session: Session, table: Table) =>
    table.round ? (await store.ownBets(session.owner, table.round.id)).map(presentOwnBet) : []

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

  /** Rounds that were left, here or by another node that died: drawn if they were not, and settled. */
  async function recover(): Promise<number> {
    await lobby.remember((game) => tables.has(game))
    const left = await store.unsettled(clock.now(), shiftMs(clock))
    for (const found of left) {
      if (found.state === 'betting') await draw(found)
      const round = await store.round(found.id)
      if (round) settleAside(round)
    }
    await Promise.all(settling.values())
    return left.length
  }

  /** A player's bet as a round, for their history and for the page that verifies it. */
  async function asRounds(found: readonly LiveBetRow[]): Promise<PresentedRound[]> {
    const rounds = await store.roundsByIds(found.map(({ roundId }) => roundId))
    const byId = new Map(rounds.map((round) => [round.id, round]))
    return found.flatMap((bet) => {
      const round = byId.get(bet.roundId)
      return round ? [presentLiveBet(bet, round, clock.now())] : []
    })
  }

  return {
    history: async (session: Session) => asRounds(await store.recent(session.owner)),
    ofPlayer: async (player: string, id: string) => (await asRounds(await store.ofPlayer(player, id)))[0] ?? null,
    place,
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
    see: async (session: Session) => {
      const table = await wake(session)
      return { ...present(table), own: await ownBets(session, table) }
    },
    join: async (session: Session, send: Listener['send']) => {
      const table = await wake(session)
      const leave = table.seats.join({ session, send })
      const own = await ownBets(session, table).catch((error: unknown) => {
        leave()
        throw error
      })
      send(messageOf('table', { ...present(table), own }))
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
