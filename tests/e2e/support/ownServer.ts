import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/processes.mjs'
import { ServerProcess } from '../../server/serverProcess.ts'
import { test as base, expect } from './test.ts'

/**
 * Journeys that move the clock, which all others share, have a server of their own. Files with another `clockOf` get another one: what one
 * of them skips, the next would find already over.
 */
export const test = base.extend<object, { server: ServerProcess; clockOf: string }>({
  clockOf: ['', { option: true, scope: 'worker' }],
  server: [
    async ({ clockOf: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'apogee-own-'))
      const server = new ServerProcess({
        port: await freePort(),
        dataDir,
        databaseUrl: null,
        secrets: { wallet: 'journey-wallet-secret-0123', psp: 'journey-payment-secret-0123' },
        env: { TILE_DETAIL: 'coarse' },
      })
      try {
        await server.start()
        await use(server)
      } finally {
        await server.stop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

/** The platform's time, set to a moment. What is due by then is done at once. */
export async function setClock({ url }: ServerProcess, to: Date): Promise<void> {
  const headers = { origin: url, accept: 'application/json', 'content-type': 'application/json' }
  const body = JSON.stringify({ offset_ms: to.getTime() - Date.now() })
  const answer = await fetch(`${url}/sandbox/clock`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}
