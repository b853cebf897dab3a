import type { Bench } from './bench.ts'
import type { PageJob } from './generators/pageGenerator.ts'
import type { Measured } from './lanes.ts'
import { type Figure, milliseconds } from './report.ts'
import { runPart } from './runPart.ts'

const connections = 50
const leastTimes = 8
const mostP99Ms = 25
/** A query parameter that pages read turns the page cache off; otherwise the page is the same. */
const rendered = '/?page=1'

/** A guest's `/` on 50 connections, from the page cache and rendered per request. Both alternate, twice. */
export async function measureCache({ server }: Bench): Promise<Figure[]> {
  const { port } = server.options
  const run = (path: string, measuredMs: number) =>
    runPart<PageJob, Measured>('./generators/pageGenerator.ts', {
      port,
      path,
      connections,
      warmUpMs: 2_000,
      measuredMs,
    })
  const pairs: { kept: Measured; made: Measured }[] = []
  for (let turn = 0; turn < 2; turn += 1) pairs.push({ made: await run(rendered, 6_000), kept: await run('/', 6_000) })
  const sum = (rate: (pair: (typeof pairs)[number]) => number) => pairs.reduce((total, pair) => total + rate(pair), 0)
  const times = sum(({ kept }) => kept.perSecond) / sum(({ made }) => made.perSecond)
  const p99 = Math.max(...pairs.map(({ kept }) => kept.p99))
  const refused = sum(({ kept, made }) => kept.refused + made.refused)
  return [
    {
      what: `/ for guests, ${connections} connections, cached against rendered`,
      measured: `${times.toFixed(1)} times`,
      must: `at least ${leastTimes} times`,
      isOk: times >= leastTimes && refused === 0,
      note: `${(sum(({ kept }) => kept.perSecond) / 2).toFixed(0)} a second against ${(sum(({ made }) => made.perSecond) / 2).toFixed(0)}${refused ? `; ${refused} refused` : ''}`,
    },
    {
      what: 'p99 of a cached page',
      measured: milliseconds(p99),
      must: `under ${mostP99Ms} ms`,
      isOk: p99 < mostP99Ms,
      note: `p50 ${milliseconds(Math.max(...pairs.map(({ kept }) => kept.p50)))}; it is rendered again every ten seconds; the load generator runs on the same machine`,
    },
  ]
}
