import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/processes.mjs'
import { guestPages } from '../../e2e/support/guestPages.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import type { Bench } from '../part.ts'
import { memoryOf } from '../processFigures.ts'
import { type Figure, median, milliseconds } from '../report.ts'
import { alternate } from './rendering.ts'

const runs = 3
const limits = { startMs: 3_000, megabytes: 300, cost: 1.15, playerMs: 8_000 }
const minServed = 0.999
const awayMs = 60_000
/** One guest every 20 ms: 3,000 in a minute. */
const everyMs = 20

/** The front end alone, in front of the all-in-one server as its platform. */
export async function measureSplit({ server, folder }: Bench): Promise<Figure[]> {
  const front = new ServerProcess({
    ...server.options,
    port: await freePort(),
    dataDir: join(folder, 'front'),
    env: { ...server.options.env, PLATFORM_URL: server.url },
  })
  try {
    const starts: number[] = []
    for (let run = 0; run < runs; run += 1) {
      await front.stop()
      starts.push(await front.start())
    }
    const [one = Number.NaN, alone = Number.NaN] = await alternate([server, front])
    const megabytes = memoryOf(front.pid) / 1e6
    const cost = alone / one
    return [
      {
        what: 'front end alone: start to ready',
        measured: milliseconds(median(starts)),
        must: `at most ${limits.startMs / 1000} s`,
        isOk: median(starts) <= limits.startMs,
        note: `median of ${starts.map((ms) => (ms / 1000).toFixed(2)).join(' ')} s`,
      },
      {
        what: 'front end alone: memory',
        measured: `${megabytes.toFixed(0)} MB`,
        must: `at most ${limits.megabytes} MB`,
        isOk: megabytes <= limits.megabytes,
        note: 'resident, right after rendering 2,200 pages',
      },
      {
        what: 'front end alone: processor time of /',
        measured: `${cost.toFixed(2)} times`,
        must: `at most ${limits.cost} times`,
        isOk: cost <= limits.cost,
        note: `its own process ${milliseconds(alone)}, all in one ${milliseconds(one)}, taking turns`,
      },
      await playersPage(server, front),
      await guestsWhileAway(server, front),
    ]
  } finally {
    await front.kill()
  }
}

/** Requests a player's page while the platform accepts every call and answers none. */
async function playersPage(server: ServerProcess, front: ServerProcess): Promise<Figure> {
  const cookie = `_casino_session=${'x'.repeat(43)}`
  process.kill(server.pid, 'SIGSTOP')
  try {
    const since = performance.now()
    const page = await fetch(`${front.url}/`, { headers: { cookie, accept: 'text/html' } })
    const isWhole = (await page.text()).includes('</html>')
    const ms = performance.now() - since
    return {
      what: 'player’s page while the platform hangs',
      measured: milliseconds(ms),
      must: 'a page within 8 s',
      isOk: page.status === 200 && isWhole && ms <= limits.playerMs,
      note: `status ${page.status}`,
    }
  } finally {
    process.kill(server.pid, 'SIGCONT')
  }
}

/** Requests pages that guests have opened before, while the platform is down for a minute. */
async function guestsWhileAway(server: ServerProcess, front: ServerProcess): Promise<Figure> {
  // Left out: only the platform knows whether this address exists.
  const paths = [...new Set(Object.values(guestPages).flat())].filter((path) => path !== '/nowhere/at/all')
  const isServed = async (path: string) => {
    const page = await fetch(front.url + path, { headers: { accept: 'text/html' } })
    const html = await page.text()
    return page.status < 500 && html.includes('</html>')
  }
  // The circuit breaker may still be open from before.
  while (!(await fetch(`${front.url}/readyz`).then(async (answer) => (await answer.text()).includes('"ok"')))) {
    await fetch(`${front.url}/?page=1`).then((answer) => answer.text())
    await sleep(200)
  }
  for (const path of paths) await isServed(path)
  await server.kill()
  const requests: Promise<boolean>[] = []
  const until = performance.now() + awayMs
  while (performance.now() < until) {
    requests.push(isServed(paths[requests.length % paths.length] ?? '/').catch(() => false))
    await sleep(everyMs)
  }
  const answers = await Promise.all(requests)
  await server.start()
  const share = answers.filter(Boolean).length / answers.length
  return {
    what: 'guests’ pages while the platform is away',
    measured: `${(share * 100).toFixed(2)} %`,
    must: `at least ${minServed * 100} %`,
    isOk: share >= minServed,
    note: `${answers.length} pages of ${paths.length} addresses in ${awayMs / 1000} s`,
  }
}
