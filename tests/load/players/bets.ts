import { atEnd } from '../../../scripts/lib/processes.mjs'
import { addFundedPlayers, type Place } from '../../server/funded.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import type { FloorJob, FloorResult } from '../floors/betFloor.ts'
import type { BetJob } from '../generators/betGenerator.ts'
import type { Measured } from '../lanes.ts'
import type { Bench } from '../part.ts'
import { type Figure, milliseconds } from '../report.ts'
import { runPart } from '../runPart.ts'

const players = 64
const cents = 100_000_000n
const times = { inFlight: 16, warmUpMs: 3_000, measuredMs: 10_000 }
// Without this, the server would draw pictures during the bets, because it opens before they are drawn.
const drawsNothing = { TILES_AT_SETUP: '0', TILES_AT_REST: '0' }
const minShare = 0.3
const maxP99Ms = 60

/** Bets over HTTP with 16 in flight, compared with the ledger's SQL statement alone. */
export async function measureBets(bench: Bench): Promise<Figure[]> {
  await bench.server.stop()
  const server = new ServerProcess({ ...bench.server.options, env: drawsNothing })
  atEnd(() => server.kill())
  const place: Place = { databaseUrl: server.options.databaseUrl, dataDir: server.options.dataDir }
  const funded = await addFundedPlayers(place, players, cents)
  const sessions = funded.map(({ session }) => session)
  const floor = await runPart<FloorJob, FloorResult>('./floors/betFloor.ts', { ...place, ...times, sessions })
  await server.start()
  const { url, options } = server
  const result = await runPart<BetJob, Measured>('./generators/betGenerator.ts', {
    url,
    secret: options.secrets.wallet,
    sessions,
    ...times,
  })
  await server.stop()
  const share = result.perSecond / floor.perSecond
  const figure: Figure = {
    what: `bets over HTTP, ${times.inFlight} in flight`,
    measured: `${result.perSecond.toFixed(0)} a second, ${share.toFixed(2)} of the floor`,
    must: `at least ${minShare} of the floor`,
    isOk: share >= minShare && result.refused === 0,
    note: `floor: the same SQL statement alone, ${floor.perSecond.toFixed(0)} a second; p50 ${milliseconds(result.p50)}, p99 ${milliseconds(result.p99)}${result.refused ? `; ${result.refused} refused` : ''}`,
  }
  return [figure, slowest(result)]
}

const slowest = ({ p99 }: Measured): Figure => ({
  what: 'p99 of a bet',
  measured: milliseconds(p99),
  must: `under ${maxP99Ms} ms`,
  isOk: p99 < maxP99Ms,
  note: 'the load generator runs on the same machine',
})
