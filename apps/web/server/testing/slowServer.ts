// A separate process for `gracefulShutdown.test.ts`: the real server and signals, before a slow back end.
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@apogee/platform/front'
import type { BackEnd } from '../backends/backEnd.ts'
import { runServer } from '../process/runServer.ts'

const answerMs = 50
const slowMs = 3_000
let hasClosedLongLived = false

const backEnd = {
  answer: async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz' || pathname === '/readyz') return Response.json({ status: 'ok', away: [] })
    if (pathname === '/api/slow') process.stdout.write('begun\n')
    await sleep(pathname === '/api/slow' ? slowMs : answerMs)
    return Response.json({ hasClosedLongLived })
  },
  visit: () => ({ ip: '127.0.0.1', isOurHost: true }),
  sockets: { path: '/connection/websocket', visitOf: () => null, accept: () => undefined },
  gauges: [],
  start: () => undefined,
  closeLongLived: () => {
    hasClosedLongLived = true
  },
  close: async () => {
    await sleep(answerMs)
    process.stdout.write('closed\n')
  },
}

await runServer({
  config: readConfig(process.env),
  // The test's requests need no other members.
  backEnd: backEnd as unknown as BackEnd,
  asset: () => undefined,
  publicFile: () => undefined,
  page: async () => new Response('page'),
})
process.stdout.write('ready\n')
