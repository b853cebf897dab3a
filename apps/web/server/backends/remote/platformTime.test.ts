import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@apogee/platform/front'
import { expect, onTestFinished, test } from 'vitest'
import { openRemoteBackEnd } from './remoteBackEnd.ts'

const dayMs = 86_400_000

/** The front end with a platform whose responses have these headers. */
async function openBefore(headers: Readonly<Record<string, string>>) {
  const platform = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end('{}')
  })
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
  const folder = await mkdtemp(join(tmpdir(), 'apogee-time-'))
  const config = readConfig({
    PLATFORM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    MODE: 'demo',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  })
  const backEnd = await openRemoteBackEnd(config, config.platform!)
  onTestFinished(async () => {
    platform.closeAllConnections()
    platform.close()
    await backEnd.close()
    await rm(folder, { recursive: true, force: true })
  })
  const get = (path: string) => backEnd.render(new Request(`http://casino.test${path}`))
  return { backEnd, get }
}

test('responses of the front end itself report the platform’s time, so that browsers learn one clock', async () => {
  const platformMs = Date.now() + 6 * dayMs
  const { backEnd, get } = await openBefore({
    'cache-control': 'no-store',
    'x-platform-time': new Date(platformMs).toISOString(),
  })
  await get('/api/player')
  const ownMs = Date.parse((await get('/api/fe/config/logo-config')).headers.get('x-platform-time') ?? '')
  expect(Math.abs(ownMs - platformMs)).toBeLessThan(dayMs)
  expect(Math.abs(backEnd.skewMs() - 6 * dayMs)).toBeLessThan(dayMs)
})

test('without our header the platform’s time is its Date, unless a cache may have stored the response', async () => {
  const date = new Date(Date.now() - 6 * dayMs).toUTCString()
  const stored = await openBefore({ date, 'cache-control': 'max-age=60' })
  await stored.get('/api/player')
  expect(stored.backEnd.skewMs()).toBe(0)
  const fresh = await openBefore({ date, 'cache-control': 'no-store' })
  await fresh.get('/api/player')
  expect(Math.abs(fresh.backEnd.skewMs() + 6 * dayMs)).toBeLessThan(dayMs)
})
