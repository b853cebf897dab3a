import { join } from 'node:path'
import { api, type CallName, type CallSpec, routes } from '@apogee/contract'
import { atEnd, freePort } from '../../../scripts/lib/processes.mjs'
import { ServerProcess } from '../../server/serverProcess.ts'
import type { Bench } from '../part.ts'
import { cpuTimeOf } from '../processFigures.ts'
import { type Figure, milliseconds } from '../report.ts'

const maxMs = 10
const warmUpCalls = 3
/** Processor time comes in steps of 10 ms, so this many calls give a resolution of a tenth of a millisecond. */
const calls = 100
const [sampleMs, maxSamples, quietShare] = [1_000, 60, 0.05]
const shown = 12

/**
 * Documents and files outside the contract. Pages and pictures have separate rate limits.
 */
const documents = [
  '/openapi.json',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/sw.js',
  '/offline/en',
  '/favicon.ico',
]
const parameters: Readonly<Record<string, string>> = {
  file: 'en.common.json',
  slug: 'terms-and-conditions',
  type: 'money',
  currency: 'EUR',
  name: 'google',
  vendor: 'brasswing',
}
const queries: { readonly [N in CallName]?: string } = {
  // Costs as much as the calls it combines, which are measured and limited one by one.
  'site.batch': '?url[]=api/tournaments',
  'games.similar': '?identifier=brasswing/Brasswing1',
}

/** Processor time of the server, all threads, for each GET without a session, one request at a time. */
export async function measurePublicGets({ folder }: Bench): Promise<Figure[]> {
  const server = new ServerProcess({
    port: await freePort(),
    dataDir: join(folder, 'public-gets'),
    databaseUrl: null,
    secrets: { wallet: 'bench-wallet-secret-0123', psp: 'bench-payment-secret-0123' },
    // Each request comes from a different address, because rate limits by address would end the measurement.
    env: { TRUST_PROXY: '1' },
  })
  atEnd(() => server.kill())
  await server.start()
  await settled(server.pid)
  const measured: { readonly path: string; readonly ms: number; readonly status: number }[] = []
  for (const path of await publicPaths(server.url)) {
    for (let call = 0; call < warmUpCalls; call += 1) await get(server.url + path)
    const before = cpuTimeOf(server.pid)
    let status = 0
    for (let call = 0; call < calls; call += 1) status = await get(server.url + path)
    measured.push({ path, status, ms: (cpuTimeOf(server.pid) - before) / calls })
  }
  await server.stop()
  measured.sort((a, b) => b.ms - a.ms)
  const worst = measured[0]?.ms ?? Number.NaN
  return [
    {
      what: 'processor time of the most expensive public GET',
      measured: milliseconds(worst),
      must: `under ${maxMs} ms`,
      isOk: worst < maxMs,
      note: `${measured.length} addresses, ${calls} calls each; ${measured
        .slice(0, shown)
        .map(({ path, status, ms }) => `${path.split('?')[0]} ${status} ${ms.toFixed(1)}`)
        .join(', ')}`,
    },
  ]
}

/** Waits until the work after a start has ended, which would otherwise count towards the first calls. */
async function settled(pid: number): Promise<void> {
  for (let sample = 0; sample < maxSamples; sample += 1) {
    const before = cpuTimeOf(pid)
    await new Promise((resolve) => setTimeout(resolve, sampleMs))
    if ((cpuTimeOf(pid) - before) / sampleMs < quietShare) return
  }
}

async function publicPaths(url: string): Promise<string[]> {
  const ids = new Map<string, string>()
  for (const list of ['tournaments', 'lotteries']) {
    const rows = (await (await fetch(`${url}/api/${list}`)).json()) as readonly { readonly id: number }[]
    ids.set(list, String(rows[0]?.id ?? 1))
  }
  const paths = (Object.entries(routes) as [CallName, string][]).flatMap(([name, route]) => {
    const [method, path] = route.split(' ') as [string, string]
    const spec: CallSpec = api[name]
    if (method !== 'GET' || spec.who !== 'anyone') return []
    const id = ids.get(path.split('/')[2] ?? '') ?? '1'
    const filled = path.replace(/:(\w+)(?:\{\.\+\})?/g, (_, key: string) => parameters[key] ?? id)
    return [filled + (queries[name] ?? '')]
  })
  return [...paths, ...documents]
}

const part = () => Math.floor(Math.random() * 254) + 1

async function get(address: string): Promise<number> {
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  })
  await answer.arrayBuffer()
  return answer.status
}
