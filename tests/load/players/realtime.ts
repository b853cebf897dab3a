import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { atEnd, freePort } from '../../../scripts/lib/processes.mjs'
import { addFundedPlayers, type Place } from '../../server/funded.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import { walletHeaders } from '../../server/signing.ts'
import type { BetJob } from '../generators/betGenerator.ts'
import type { Order, Report } from '../generators/realtimeGenerator.ts'
import type { Measured } from '../lanes.ts'
import type { Bench } from '../part.ts'
import { cpuTimeOf, cpuTimeOfGroup, memoryOf } from '../processFigures.ts'
import { type Figure, kilobytes, median, milliseconds, quantile } from '../report.ts'
import { runPart } from '../runPart.ts'
import { callContinuously } from './callContinuously.ts'
import { addListeners } from './listeners.ts'

const connections = Number(process.env['REALTIME_CONNECTIONS'] ?? 19_000)
const heldSeconds = Number(process.env['REALTIME_SECONDS'] ?? 300)
const limits = { bytes: 16_000, broadcastMs: 500 }
/** Warm-up connections, so that compilation and first allocations do not count. */
const warmUpConnections = Math.min(1000, connections)
const broadcastEverySeconds = 5
/** Sessions are marked as seen every 30 s; after this time, returning players cause that write. */
const unseenMs = 35_000
const costMs = 8_000
const returnMs = Number(process.env['REALTIME_RETURN_SECONDS'] ?? 30) * 1000
const bettors = 64
const cents = 100_000_000n
/** File descriptors of a process for everything but connections. */
const otherFiles = 500

/** Subscribed players: memory per connection, broadcast latency, and bets while all of them reconnect at once. */
export async function measureRealtime({ server: { options }, folder }: Bench): Promise<Figure[]> {
  needFiles(connections + otherFiles)
  const postgres = await startPostgres({ isDurable: true })
  const place: Place = { databaseUrl: postgres.url, dataDir: join(folder, 'realtime-data') }
  const server = new ServerProcess({
    ...options,
    ...place,
    port: await freePort(),
    env: { TILES_AT_SETUP: '0', TILES_AT_REST: '0', MAX_STREAMS: String(connections + otherFiles) },
  })
  atEnd(() => server.kill())
  // The first start seeds.
  await server.start()
  await server.stop()
  const sessions = (await addFundedPlayers(place, bettors, cents)).map(({ session }) => session)
  const listeners = await addListeners(place, connections)
  await server.start()
  const generator = openGenerator()
  await generator.send({ kind: 'begin', job: { port: server.options.port, listeners } })

  await generator.send({ kind: 'open', count: warmUpConnections })
  await broadcast(server, generator, sessions[0]!, 0)
  await generator.send({ kind: 'cut' })
  await sleep(unseenMs)
  const cost = await costOfReturn(server, generator, postgres.pid!)
  await generator.send({ kind: 'cut' })
  await sleep(10_000)
  const before = memoryOf(server.pid)

  console.log(`  opening ${connections} connections ...`)
  const since = performance.now()
  const opened = await generator.send({ kind: 'open', count: connections })
  const openedMs = performance.now() - since
  console.log(`  keeping ${opened.open} of them open for ${heldSeconds} s ...`)
  const figures = await keepOpen(server, generator, sessions)
  console.log(`  all of them are disconnected and return within ${returnMs / 1000} s ...`)
  await generator.send({ kind: 'cut' })
  const [cutAt, cpuBefore] = [performance.now(), cpuTimeOf(server.pid)]
  let backMs = 0
  const [returned, bets] = await Promise.all([
    generator.send({ kind: 'return', count: connections, withinMs: returnMs }).then((report) => {
      backMs = performance.now() - cutAt
      return report
    }),
    runPart<BetJob, Measured>('./generators/betGenerator.ts', {
      url: server.url,
      secret: options.secrets.wallet,
      sessions,
      inFlight: 8,
      warmUpMs: 0,
      measuredMs: returnMs + 5_000,
    }),
  ])
  const returnCores = (cpuTimeOf(server.pid) - cpuBefore) / (performance.now() - cutAt)
  generator.close()
  await server.stop()
  await postgres.stop()

  const eachBytes = (figures.bytes - before) / figures.open
  return [
    {
      what: `memory of a connection, ${connections} open for ${heldSeconds} s`,
      measured: kilobytes(eachBytes),
      must: `at most ${kilobytes(limits.bytes)}`,
      isOk: figures.open === connections && figures.failed === 0 && eachBytes <= limits.bytes,
      note: `resident: ${megabytes(before)} before, ${megabytes(figures.bytes)} with ${figures.open} open (at most ${megabytes(figures.maxBytes)} while opening), each with 23 channels; opened in ${milliseconds(openedMs)}, ${figures.failed} failed; ${figures.cores.toFixed(2)} of a core while open`,
    },
    {
      what: `a message to ${connections} connections`,
      measured: `p99 ${milliseconds(figures.p99)}`,
      must: `under ${limits.broadcastMs} ms, received by all`,
      isOk: figures.p99 < limits.broadcastMs && figures.count === figures.open * figures.broadcasts,
      note: `from the request that reports a win to each connection: p50 ${milliseconds(figures.p50)}, the last ${milliseconds(figures.max)}; ${figures.broadcasts} messages, ${figures.count} received; the listeners are on the same machine; a call that reads no data at the same time p50 ${milliseconds(quantile(figures.calls, 0.5))}, p99 ${milliseconds(quantile(figures.calls, 0.99))}, the longest ${milliseconds(Math.max(...figures.calls))}`,
    },
    {
      what: `bets while ${connections} connections return within ${returnMs / 1000} s`,
      measured: `${bets.refused} of ${Math.round((bets.perSecond * (returnMs + 5_000)) / 1000) + bets.refused} failed`,
      must: 'none, and all have reconnected',
      isOk: bets.refused === 0 && bets.perSecond > 0 && returned.open === connections,
      note: `${bets.perSecond.toFixed(0)} a second, p50 ${milliseconds(bets.p50)}, p99 ${milliseconds(bets.p99)}; ${returned.open} have reconnected, the last ${(backMs / 1000).toFixed(1)} s after the cut, ${returned.again} attempts were retried (${returned.reasons || 'none'}); from the first attempt to the last channel p50 ${milliseconds(returned.p50)}, p99 ${milliseconds(returned.p99)}; ${returnCores.toFixed(2)} of a core. One that returns while there is nothing else to do: ${cost.server.toFixed(2)} ms of the server's processor, ${cost.postgres.toFixed(2)} ms of PostgreSQL's`,
    },
  ]
}

type Generator = ReturnType<typeof openGenerator>
type OpenFigures = Report & {
  readonly bytes: number
  readonly maxBytes: number
  readonly broadcasts: number
  /** Processors the server used on average. */
  readonly cores: number
  /** Durations in ms of calls that read no data, made at the same time. */
  readonly calls: readonly number[]
}

/** Broadcasts now and then and samples the memory each second; the median of the last tenth of the samples counts. */
async function keepOpen(
  server: ServerProcess,
  generator: Generator,
  sessions: readonly string[],
): Promise<OpenFigures> {
  const [since, cpuBefore] = [performance.now(), cpuTimeOf(server.pid)]
  const calling = callContinuously(server.url)
  const bytes: number[] = []
  let broadcasts = 0
  for (let second = 1; second <= heldSeconds; second += 1) {
    await sleep(Math.max(0, since + second * 1000 - performance.now()))
    bytes.push(memoryOf(server.pid))
    if (second % broadcastEverySeconds !== 0) continue
    broadcasts += 1
    await broadcast(server, generator, sessions[broadcasts % sessions.length]!, broadcasts)
  }
  const cores = (cpuTimeOf(server.pid) - cpuBefore) / (performance.now() - since)
  const calls = await calling.end()
  const report = await generator.send({ kind: 'report' })
  const last = bytes.slice(-Math.ceil(bytes.length / 10))
  return { ...report, bytes: median(last), maxBytes: Math.max(...bytes), broadcasts, cores, calls }
}

/** Processor time in ms of one early reconnection, without other load. */
async function costOfReturn(server: ServerProcess, generator: Generator, postgres: number) {
  const spent = async (during: () => Promise<unknown>) => {
    const before = [cpuTimeOf(server.pid), cpuTimeOfGroup(postgres)] as const
    await during()
    return [cpuTimeOf(server.pid) - before[0], cpuTimeOfGroup(postgres) - before[1]] as const
  }
  // Timers use processor time when idle too.
  const rest = await spent(() => sleep(costMs))
  let attempts = warmUpConnections
  const busy = await spent(async () => {
    attempts += (await generator.send({ kind: 'return', count: warmUpConnections, withinMs: costMs })).again
  })
  const [ofServer, ofPostgres] = [busy[0] - rest[0], busy[1] - rest[1]]
  return { server: ofServer / attempts, postgres: ofPostgres / attempts }
}

/** Settles a round with a win that all connected pages show. */
async function broadcast(server: ServerProcess, generator: Generator, session: string, number: number): Promise<void> {
  const { url, options } = server
  const id = `broadcast-${number}`
  const win = 100_000 + number
  const send = async (path: string, body: object) => {
    const text = JSON.stringify({ session, round_id: id, transaction_id: `${id}-${path}`, ...body })
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: walletHeaders(options.secrets.wallet, path, text),
      body: text,
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  await send('/wallet/v1/bet', { amount_cents: 10 })
  await generator.send({ kind: 'listen', win })
  const at = performance.timeOrigin + performance.now()
  await send('/wallet/v1/win', { amount_cents: win, round_finished: true })
  await generator.send({ kind: 'measure', at })
}

function openGenerator() {
  const path = fileURLToPath(new URL('../generators/realtimeGenerator.ts', import.meta.url))
  const child: ChildProcess = fork(path, {
    env: { ...process.env, NODE_ENV: 'production' },
    // JSON has no NaN, which means that nothing was measured.
    serialization: 'advanced',
  })
  atEnd(async () => void child.kill())
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the generator ended with ${code}`)
  })
  ended.catch(() => undefined)
  return {
    async send(order: Order): Promise<Report> {
      child.send(order)
      // The generator answers each command once, in order.
      const [report] = (await Promise.race([once(child, 'message'), ended])) as [Report]
      return report
    },
    close: () => child.disconnect(),
  }
}

/** Node raises the soft limit of open files up to the hard limit. */
function needFiles(count: number): void {
  const [, limit] = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  if (limit !== undefined && Number(limit) < count)
    throw new Error(
      `${connections} connections need ${count} open files, and this shell allows ${limit}: raise it (ulimit -Hn ${count}), or set REALTIME_CONNECTIONS.`,
    )
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
