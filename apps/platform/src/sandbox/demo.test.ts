import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPlatform, runPlatform } from '../testing/runningPlatform.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await runPlatform(() => ({}), { PSP_URL: 'http://127.0.0.1:9/psp' })
}, 60_000)
afterAll(() => platform.stop())

test('a demo with its own payment provider still has its mailbox and its clock', async () => {
  const visitor = await platform.client()
  for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/clock'])
    expect((await visitor.get(path)).status, path).toBe(200)
  expect((await visitor.get('/sandbox/psp')).status).toBe(404)
  const page = await (await platform.fetch(new Request(`${platform.origin}/sandbox`))).text()
  expect(page).toContain('href="/sandbox/mail"')
  expect(page).not.toContain('href="/sandbox/psp"')
})
