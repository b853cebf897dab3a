import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { atEnd, freePort } from '../../../scripts/lib/processes.mjs'
import { startRedis } from '../../../scripts/lib/redis.mjs'
import { addFundedPlayers, type Place } from '../../server/funded.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import type { BetJob, BetsMeasured } from '../generators/betGenerator.ts'
import type { Bench } from '../part.ts'
import { cpuTimeOf, cpuTimeOfGroup } from '../processFigures.ts'
import { type Figure, median } from '../report.ts'
import { runPart } from '../runPart.ts'

/** Number of alternating pairs of measurements; NODES_PAIRS overrides it. */
const pairs = Number(process.env['NODES_PAIRS'] ?? 5)
const times = { inFlight: 16, warmUpMs: 2_000, measuredMs: 8_000 }
const playersOfANode = 64
const cents = 100_000_000n
const minFactor = 1.7
/** A component above this share of its processors is saturated. */
const fullShare = 0.9

interface Cores {
  readonly nodes: readonly [string, string]
  readonly postgres: string
  readonly generator: string
  /** Processors of PostgreSQL, and whether each node has a dedicated one. */
  readonly ofPostgres: number
  readonly isEachAlone: boolean
}

/** Processor time of each component in one measurement, in ms per bet, and its utilisation. */
interface Spent {
  readonly perSecond: number
  readonly refused: number
  readonly node: number
  readonly postgres: number
  readonly generator: number
  readonly busy: { readonly node: number; readonly postgres: number; readonly all: number }
}

/** Bets of two nodes on one PostgreSQL compared with those of one node. */
export async function measureNodes({ server: { options }, folder }: Bench): Promise<Figure[]> {
  const cores = coresOf(cpus().length)
  const postgres = await startPostgres({ isDurable: true })
  const redis = await startRedis()
  // Its child processes inherit the CPU affinity.
  const pid = postgres.pid!
  pin(pid, cores.postgres)
  const nodeAt = async (name: string) => {
    const env = { TILES_AT_SETUP: '0', TILES_AT_REST: '0', REDIS_URL: redis.url }
    const place = { databaseUrl: postgres.url, dataDir: join(folder, name) }
    const node = new ServerProcess({ ...options, ...place, port: await freePort(), env })
    atEnd(() => node.kill())
    await node.start()
    return node
  }
  const nodes = [await nodeAt('node-1'), await nodeAt('node-2')]
  nodes.forEach((node, at) => {
    pin(node.pid, cores.nodes[at]!)
  })
  const place: Place = { databaseUrl: postgres.url, dataDir: '' }
  const sessions = (await addFundedPlayers(place, playersOfANode * 2, cents)).map(({ session }) => session)
  const turn = (count: number) =>
    spend(
      nodes.slice(0, count).map((node, at) => ({
        node,
        sessions: sessions.slice(at * playersOfANode, (at + 1) * playersOfANode),
      })),
      { secret: options.secrets.wallet, postgres: pid, generator: cores.generator },
    )
  await turn(2)
  const one: Spent[] = []
  const two: Spent[] = []
  for (let pair = 0; pair < pairs; pair += 1)
    for (const count of pair % 2 === 0 ? [1, 2] : [2, 1]) (count === 1 ? one : two).push(await turn(count))
  for (const node of nodes) await node.stop()
  await redis.stop()
  await postgres.stop()
  return [figureOf(one, two, cores)]
}

function figureOf(one: readonly Spent[], two: readonly Spent[], cores: Cores): Figure {
  const [alone, both] = [one, two].map((all) => median(all.map(({ perSecond }) => perSecond))) as [number, number]
  const factor = both / alone
  const full = findBottleneck(two, cores)
  const refused = [...one, ...two].reduce((sum, each) => sum + each.refused, 0)
  const cost = (all: readonly Spent[]) =>
    (['node', 'postgres', 'generator'] as const)
      .map((part) => `${part === 'postgres' ? 'PostgreSQL' : part} ${median(all.map((each) => each[part])).toFixed(2)}`)
      .join(', ')
  const busy = (all: readonly Spent[]) => median(all.map((each) => each.busy.all)).toFixed(2)
  return {
    what: 'bets of two nodes on one PostgreSQL',
    measured: `${factor.toFixed(2)} times those of one`,
    must: `at least ${minFactor} times, or another component is saturated`,
    isOk: refused === 0 && (factor >= minFactor || full !== null),
    note: `${alone.toFixed(0)} and ${both.toFixed(0)} a second, medians of ${one.length} in turns, ${refused} refused; ms of a processor a bet: ${cost(one)}; with two ${cost(two)}; processors used ${busy(one)} and ${busy(two)} of ${cpus().length}; ${full ?? 'nothing else was full'}; ${cores.isEachAlone ? 'each node has a core of its own' : 'there is no core of its own for each node: they share theirs with PostgreSQL and the generator'}`,
  }
}

function findBottleneck(two: readonly Spent[], { ofPostgres }: Cores): string | null {
  const all = median(two.map(({ busy }) => busy.all)) / cpus().length
  if (all >= fullShare) return `the machine is saturated (${percent(all)} of its processors)`
  const postgres = median(two.map(({ busy }) => busy.postgres)) / ofPostgres
  return postgres >= fullShare ? `PostgreSQL is saturated (${percent(postgres)} of its processors)` : null
}

/** With four or more processors: one for each node, one for the generator, the rest for the database. */
function coresOf(count: number): Cores {
  const all = `0-${count - 1}`
  const isEachAlone = count >= 4
  return {
    nodes: ['0', String(Math.min(1, count - 1))],
    generator: isEachAlone ? '2' : all,
    postgres: isEachAlone ? `3-${count - 1}` : all,
    ofPostgres: isEachAlone ? count - 3 : count,
    isEachAlone,
  }
}

interface Load {
  readonly node: ServerProcess
  readonly sessions: readonly string[]
}

/** One measurement with one generator per node, in parallel. */
async function spend(
  loads: readonly Load[],
  { secret, postgres, generator }: { readonly secret: string; readonly postgres: number; readonly generator: string },
): Promise<Spent> {
  const spent = () => ({
    at: performance.now(),
    node: loads.reduce((sum, { node }) => sum + cpuTimeOf(node.pid), 0),
    postgres: cpuTimeOfGroup(postgres),
  })
  const before = spent()
  const results = await Promise.all(
    loads.map(({ node, sessions }) =>
      runPart<BetJob, BetsMeasured>(
        './generators/betGenerator.ts',
        { url: node.url, secret, sessions, ...times },
        generator,
      ),
    ),
  )
  const after = spent()
  const total = (of: (result: BetsMeasured) => number) => results.reduce((sum, result) => sum + of(result), 0)
  const sent = total((result) => result.sent)
  const cpu = {
    node: after.node - before.node,
    postgres: after.postgres - before.postgres,
    generator: total((result) => result.cpuMs),
  }
  // The start of the generators does not count.
  const ms = times.warmUpMs + times.measuredMs
  return {
    perSecond: total((result) => result.perSecond),
    refused: total((result) => result.refused),
    node: cpu.node / sent,
    postgres: cpu.postgres / sent,
    generator: cpu.generator / sent,
    busy: {
      node: cpu.node / ms,
      postgres: cpu.postgres / ms,
      all: (cpu.node + cpu.postgres + cpu.generator) / ms,
    },
  }
}

/** Pins all threads of a process to these cores. */
const pin = (pid: number, cores: string) =>
  void execFileSync('taskset', ['-a', '-p', '-c', cores, String(pid)], { stdio: 'ignore' })

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`
