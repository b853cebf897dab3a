import { DRAWS, peakOf } from '../../engines/crash/flight.ts'
import { engine, lastsMs } from '../../engines/live-crash/engine.ts'
import { LIVE_CRASH_PROFILES } from '../../engines/live-crash/liveCrashProfiles.ts'
import { anchorText } from '../../fairness/liveClaim.ts'
import { hashServerSeed, openDraws } from '../../fairness/stream.ts'
import type { Studio } from '../main.ts'
import { signText } from '../seeds/commitments.ts'
import type { TestDatabase } from './database.ts'
import { call, createTable, launch, testSealer } from './table.ts'

const TABLE = { engine: 'live-crash', profile: 'ascent', game: 'lumenfold/LiveFlight' }
export const { ascent } = LIVE_CRASH_PROFILES
export const times = engine.live?.times as NonNullable<typeof engine.live>['times']
export const DRAWN = times.bettingMs + times.closingMs
export const LEAD = times.leadMs as number
/** Longer than an ended flight waits for a press in transit. */
export const LANDED = 100
export const CASH_OUT = { kind: 'cash_out' }

interface Bet {
  readonly stake?: number
  readonly goal?: number | null
}

async function peakFrom(seed: string, playerSeed: string, number: number): Promise<number> {
  return peakOf(ascent, await (await openDraws(seed, playerSeed, number)).below(DRAWS))
}

/** A server seed whose flight peaks between two heights. */
async function seedBetween(min: number, max: number, playerSeed: string, number: number): Promise<string> {
  for (let at = 0; ; at++) {
    const seed = at.toString(16).padStart(64, '0')
    const peak = await peakFrom(seed, playerSeed, number)
    if (peak >= min && peak <= max) return seed
  }
}

/** A shared flight on an emptied database, its players, and a clock that a test moves. */
export function createFlightTable(db: TestDatabase) {
  const table = createTable(db)
  let studio = table.start()

  const sit = (player: string, at = studio, game = TABLE.game) =>
    launch(at, table, { ...TABLE, game, player, session: `wallet-${player}` })
  const see = async (token: string, at = studio) => (await call(at, token, '/live')).body
  const pass = async (ms: number, at = studio) => {
    table.pass(ms)
    await at.tick()
    await at.recover()
  }

  /** Lets the flight of a server seed board, before any node has read its round. */
  async function boardingBy(seedOf: (playerSeed: string, number: number) => string | Promise<string>) {
    const { round } = await see(await sit('opener'))
    // Bets of these tests send no seed, so the list of seeds is empty.
    const value = await hashServerSeed('')
    const seed = await seedOf(value, round.number)
    const hash = await hashServerSeed(seed)
    const chain = {
      game: TABLE.game,
      firstNumber: round.number,
      length: 1,
      anchor: hash,
      committedAt: new Date(round.opens_at).toISOString(),
    }
    await db.query(
      'update studio.live_chains set anchor = $1, first_number = $2, length = 1, sealed = $3, committed_at = $4, signature = $5',
      [hash, round.number, testSealer.seal(seed), chain.committedAt, await signText(db, anchorText(chain))],
    )
    await db.query('update studio.live_rounds set hash = $1', [hash])
    studio = table.start()
    const peak = await peakFrom(seed, value, round.number)
    return { round: { ...round, hash }, peak, lasts: lastsMs(ascent, peak) }
  }

  return {
    table,
    studio: (): Studio => studio,
    sit,
    see,
    place: (token: string, round: string, { stake = 100, goal = null }: Bet = {}, id = 'request-0001', at = studio) =>
      call(at, token, '/live/bets', { round, request_id: id, stake_cents: stake, bet: { goal } }),
    press: (token: string, bet: string, at = studio, index = 0) =>
      call(at, token, `/live/bets/${bet}/moves`, { index, move: CASH_OUT }),
    pass,
    /** From the beginning of the boarding to the lift-off. */
    liftOff: async (at = studio) => {
      await pass(DRAWN, at)
      await pass(LEAD, at)
    },
    boardingBy,
    boarding: (min: number, max: number) =>
      boardingBy((playerSeed, number) => seedBetween(min, max, playerSeed, number)),
    /** The wins, the lowest first. */
    wins: async () =>
      (await db.query<{ win_cents: bigint }>('select win_cents from studio.live_bets order by win_cents')).map(
        ({ win_cents }) => Number(win_cents),
      ),
    states: async () =>
      (await db.query<{ state: string }>('select state from studio.live_bets')).map(({ state }) => state),
  }
}
export type FlightTable = ReturnType<typeof createFlightTable>
