import type { PageJob } from '../generators/pageGenerator.ts'
import type { Measured } from '../lanes.ts'
import type { Bench } from '../part.ts'
import { type Figure, milliseconds } from '../report.ts'
import { runPart } from '../runPart.ts'

const connections = 50
const minTimes = 8
const maxP99Ms = 25
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
  const pairs: { cached: Measured; rendered: Measured }[] = []
  for (let turn = 0; turn < 2; turn += 1)
    pairs.push({ rendered: await run(rendered, 6_000), cached: await run('/', 6_000) })
  const sum = (rate: (pair: (typeof pairs)[number]) => number) => pairs.reduce((total, pair) => total + rate(pair), 0)
  const times = sum(({ cached }) => cached.perSecond) / sum(({ rendered }) => rendered.perSecond)
  const p99 = Math.max(...pairs.map(({ cached }) => cached.p99))
  const refused = sum(({ cached, rendered }) => cached.refused + rendered.refused)
  return [
    {
      what: `/ for guests, ${connections} connections, cached against rendered`,
      measured: `${times.toFixed(1)} times`,
      must: `at least ${minTimes} times`,
      isOk: times >= minTimes && refused === 0,
      note: `${(sum(({ cached }) => cached.perSecond) / 2).toFixed(0)} a second against ${(sum(({ rendered }) => rendered.perSecond) / 2).toFixed(0)}${refused ? `; ${refused} refused` : ''}`,
    },
    {
      what: 'p99 of a cached page',
      measured: milliseconds(p99),
      must: `under ${maxP99Ms} ms`,
      isOk: p99 < maxP99Ms,
      note: `p50 ${milliseconds(Math.max(...pairs.map(({ cached }) => cached.p50)))}; it is rendered again every ten seconds; the load generator runs on the same machine`,
    },
  ]
}
