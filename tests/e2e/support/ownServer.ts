import type { ServerProcess } from '../../server/serverProcess.ts'
import { separateServerMs, withSeparateServer } from './separateServer.ts'
import { test as base, expect } from './test.ts'

/**
 * Tests that move the clock use a separate server. Files with different `clockOf` get different ones, because a moved
 * clock expires data that the next file needs.
 */
export const test = base.extend<object, { server: ServerProcess; clockOf: string }>({
  clockOf: ['', { option: true, scope: 'worker' }],
  server: [({ clockOf: _ }, use) => withSeparateServer({}, use), { scope: 'worker', timeout: separateServerMs }],
  baseURL: async ({ server }, use) => use(server.url),
})

/**
 * For expectations after a jump of the clock: the worker first runs everything that became due in between (draws,
 * prizes, new days), which takes a busy machine long.
 */
export const expectAfterJump = expect.configure({ timeout: 90_000 })

/** Sets the platform's time. Everything due by then is run at once. */
export async function setClock({ url }: ServerProcess, to: Date): Promise<void> {
  const headers = { origin: url, accept: 'application/json', 'content-type': 'application/json' }
  const body = JSON.stringify({ offset_ms: to.getTime() - Date.now() })
  const answer = await fetch(`${url}/sandbox/clock`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}
