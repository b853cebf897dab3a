import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../e2e/support/chromium.ts'
import type { Bench } from './bench.ts'
import { cpuTimeOf } from './cpuTime.ts'
import { type Figure, milliseconds } from './report.ts'

const warmUp = 100
const rounds = 300
const mostTimes = 3

/** An element of the page as data; a string is text. */
export type StaticNode =
  | string
  | readonly [tag: string, attributes: Record<string, string>, children: readonly StaticNode[]]

/**
 * Processor time of the server for one `/` (HTTP, reading, rendering, writing), against the floor: the very same HTML as
 * one static React tree in one component, rendered by renderToString in a process that does nothing else.
 */
export async function measureRendering({ server, folder }: Bench): Promise<Figure[]> {
  const html = await getPage(server.url)
  const tree = await parse(html)
  const file = join(folder, 'page.json')
  writeFileSync(file, JSON.stringify(tree))
  const floor = JSON.parse(
    execFileSync(
      process.execPath,
      [fileURLToPath(new URL('./renderFloor.ts', import.meta.url)), file, String(rounds)],
      {
        env: { ...process.env, NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    ),
  ) as { cpuMs: number; bytes: number }
  for (let round = 0; round < warmUp; round += 1) await getPage(server.url)
  const before = cpuTimeOf(server.pid)
  for (let round = 0; round < rounds; round += 1) await getPage(server.url)
  const cpuMs = (cpuTimeOf(server.pid) - before) / rounds
  const times = cpuMs / floor.cpuMs
  return [
    {
      what: 'server rendering of /, processor time',
      measured: `${times.toFixed(2)} times`,
      must: `at most ${mostTimes} times`,
      isOk: times <= mostTimes,
      note: `${milliseconds(cpuMs)} for ${html.length} characters; bare React ${milliseconds(floor.cpuMs)} for ${floor.bytes}`,
    },
  ]
}

async function getPage(url: string): Promise<string> {
  const answer = await fetch(`${url}/`, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`/ answers ${answer.status}`)
  return html
}

async function parse(html: string): Promise<StaticNode> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.route('**/*', (route) => route.abort())
    await page.setContent(html, { waitUntil: 'commit' })
    return await page.evaluate(() => {
      const read = (element: Element): StaticNode => [
        element.localName,
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        [...element.childNodes].flatMap((node): StaticNode[] => {
          if (node instanceof Element) return [read(node)]
          return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []
        }),
      ]
      return read(document.documentElement)
    })
  } finally {
    await browser.close()
  }
}
