import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleBarePage } from '../floors/bare/bundle.ts'
import { comparable, readPage } from '../floors/bare/data.ts'
import type { Bench } from '../part.ts'
import { cpuTimeOf } from '../processFigures.ts'
import { type Figure, median, milliseconds } from '../report.ts'

const warmUp = 400
const batches = 9
const pagesABatch = 200
const maxTimes = 3
/** The bare page must be the same page: with a larger difference the comparison means nothing. */
const maxDifference = 0.01

/**
 * Processor time of the server for one `/`: HTTP, reading, rendering, writing, all threads. The baseline is the same
 * page by bare React: the product's own components over the same data, rendered by renderToString without router, query
 * cache, translation and framework, in a process that does nothing else, over the same HTTP adaptor. Batches of both
 * alternate, so that a busy machine affects both; the medians count.
 */
export async function measureRendering({ server, folder }: Bench): Promise<Figure[]> {
  const html = await getPage(server.url)
  const floor = await openFloor(html, server.url, folder)
  try {
    const bare = await getPage(floor.url)
    const difference = Math.abs(comparable(bare).length / comparable(html).length - 1)
    if (difference > maxDifference)
      throw new Error(
        `the bare page differs by ${(difference * 100).toFixed(1)} %: bring tests/load/floors/bare up to date`,
      )
    const [ours = Number.NaN, bareMs = Number.NaN] = await alternate([
      { url: server.url, pid: server.pid },
      { url: floor.url, pid: floor.pid },
    ])
    const times = ours / bareMs
    const same = comparable(bare) === comparable(html) ? 'the same' : `${(difference * 100).toFixed(2)} % different`
    return [
      {
        what: 'server rendering of /, processor time',
        measured: `${times.toFixed(2)} times`,
        must: `at most ${maxTimes} times`,
        isOk: times <= maxTimes,
        note: `${milliseconds(ours)} for ${html.length} characters; ${same} HTML by the same components in bare React ${milliseconds(bareMs)}, both with HTTP`,
      },
    ]
  } finally {
    floor.end()
  }
}

interface Side {
  readonly url: string
  readonly pid: number
}

/** The median processor time per page of each side, in ms. */
export async function alternate(sides: readonly Side[]): Promise<number[]> {
  for (const { url } of sides) for (let page = 0; page < warmUp; page += 1) await getPage(url)
  const costs = sides.map((): number[] => [])
  for (let batch = 0; batch < batches; batch += 1) {
    for (const [index, { url, pid }] of sides.entries()) {
      const before = cpuTimeOf(pid)
      for (let page = 0; page < pagesABatch; page += 1) await getPage(url)
      costs[index]?.push((cpuTimeOf(pid) - before) / pagesABatch)
    }
  }
  return costs.map(median)
}

/** Starts the same page by bare React in a separate process; `product`: for a browser (renderFloor.ts). */
export async function openFloor(html: string, origin: string, folder: string, product = ''): Promise<Floor> {
  const dataFile = join(folder, 'page.json')
  writeFileSync(dataFile, JSON.stringify(readPage(html, origin)))
  return startFloor([await bundleBarePage(folder), dataFile, product])
}

type Floor = Side & { end(): void }

async function startFloor(job: readonly string[]): Promise<Floor> {
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(new URL('../floors/renderFloor.ts', import.meta.url)), ...job],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  const exited = once(child, 'exit').then(() => {
    throw new Error('the floor did not start')
  })
  const [port] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), exited])) as [Buffer]
  exited.catch(() => undefined)
  return { url: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid as number, end: () => child.kill() }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export function getPage(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = get(
      // The parameter turns the page cache off (cache.ts).
      `${url}/?page=1`,
      { agent, headers: { accept: 'text/html', 'accept-encoding': 'identity' } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString())
          else reject(new Error(`/ answers ${answer.statusCode}`))
        })
      },
    )
    outgoing.on('error', reject)
  })
}
