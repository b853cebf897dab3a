// npm run bench [-- page route interactions memory backForward wheel moments draw lighthouse render cache bets live races start tiles
// games finding signin timing tournaments split size realtime nodes publicGets]
// Measures every performance figure on this machine and compares it with its limit.
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '../../scripts/lib/build.mjs'
import { atEnd, end, freePort, temporaryFolder } from '../../scripts/lib/processes.mjs'
import { ServerProcess } from '../server/serverProcess.ts'
import { measureBackForward } from './browser/backForward.ts'
import { measureDraw } from './browser/draw.ts'
import { measureGames } from './browser/games.ts'
import { measureInteractions } from './browser/interactions.ts'
import { measureLighthouse } from './browser/lighthouse.ts'
import { measureMemory } from './browser/memory.ts'
import { measureMoments } from './browser/moments.ts'
import { measurePage } from './browser/page.ts'
import { measureRouteChange } from './browser/routeChange.ts'
import { measureWheel } from './browser/wheel.ts'
import type { MeasurePart } from './part.ts'
import { measureBets } from './players/bets.ts'
import { measureFinding } from './players/finding.ts'
import { measureLive } from './players/live.ts'
import { measureRaces } from './players/races.ts'
import { measureRealtime } from './players/realtime.ts'
import { measureSignIn } from './players/signIn.ts'
import { measureTiming } from './players/timing.ts'
import { measureTournaments } from './players/tournaments.ts'
import { waitUntilIdle } from './processFigures.ts'
import { type Figure, onlyMeasured, printFigures, unmeasured } from './report.ts'
import { measureCache } from './server/cache.ts'
import { measureNodes } from './server/nodes.ts'
import { measurePublicGets } from './server/publicGets.ts'
import { measureRendering } from './server/rendering.ts'
import { measureSplit } from './server/split.ts'
import { measureStart } from './server/start.ts'
import { measureTiles } from './server/tiles.ts'
import { measureSize } from './size/size.ts'

const parts: Record<string, MeasurePart> = {
  page: measurePage,
  route: measureRouteChange,
  interactions: measureInteractions,
  memory: measureMemory,
  backForward: measureBackForward,
  wheel: measureWheel,
  moments: measureMoments,
  draw: measureDraw,
  lighthouse: measureLighthouse,
  render: measureRendering,
  cache: measureCache,
  tiles: measureTiles,
  games: measureGames,
  finding: measureFinding,
  bets: measureBets,
  live: measureLive,
  signin: measureSignIn,
  races: measureRaces,
  start: measureStart,
  timing: measureTiming,
  tournaments: measureTournaments,
  split: measureSplit,
  size: measureSize,
  realtime: measureRealtime,
  nodes: measureNodes,
  publicGets: measurePublicGets,
}

/** These parts start their own servers, so the common server is stopped to free the machine. */
const alone: ReadonlySet<string> = new Set(['races', 'tournaments', 'size', 'realtime', 'nodes', 'publicGets'])

async function main(): Promise<void> {
  const chosen = process.argv.slice(2)
  const unknown = chosen.find((name) => !(name in parts))
  if (unknown) {
    console.error(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`)
    return end(2)
  }
  await buildStale()
  const folder = temporaryFolder('bench')
  const server = new ServerProcess({
    port: await freePort(),
    dataDir: join(folder, 'data'),
    databaseUrl: null,
    secrets: { wallet: 'bench-wallet-secret-0123', psp: 'bench-payment-secret-0123' },
    // Drawing catalogue pictures while idle would distort the measurements.
    env: { TILES_AT_SETUP: '60', TILES_AT_REST: '0' },
  })
  atEnd(() => server.kill())
  console.log(`${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.version}`)
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.log(`measuring ${name} ...`)
    try {
      if (alone.has(name)) await server.stop()
      else await startQuiet(server)
      figures.push(...(await measure({ server, folder })).map(onlyMeasured))
    } catch (error) {
      figures.push(failed(name, error))
    }
  }
  console.log('')
  printFigures(figures)
  await end(figures.every(({ isOk }) => isOk) ? 0 : 1)
}

/** Starts the server unless it runs, and waits until it has drawn the pictures of a start. */
async function startQuiet(server: ServerProcess): Promise<void> {
  if (!(await server.isReady())) await server.start()
  await waitUntilIdle(server.pid)
}

function failed(name: string, error: unknown): Figure {
  console.error(error)
  return {
    what: name,
    measured: unmeasured,
    must: '',
    isOk: false,
    note: String(error).split('\n')[0] ?? '',
  }
}

await main().catch((error: unknown) => {
  console.error(error)
  return end(1)
})
