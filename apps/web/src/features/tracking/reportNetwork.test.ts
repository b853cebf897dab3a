import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveConsent } from '../../lib/browser/consent'
import { reportNetwork } from './reportNetwork'

let sent: unknown[] = []
let now = 0
const line = Object.assign(new EventTarget(), { rtt: 50, downlink: 10, effectiveType: '4g' })
const change = () => line.dispatchEvent(new Event('change'))

beforeEach(() => {
  sent = []
  now = 0
  vi.stubGlobal('document', { cookie: 'consent=all' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([init.method, path, JSON.parse(String(init.body))])
    return new Response(null, { status: 204 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[TRK-04] the connection is reported at once, and a change at most once a minute and five times in all', () => {
  const stop = reportNetwork(line, () => now)
  expect(sent).toEqual([['PUT', '/network-performance', { rtt: 50, downlink: 10, effectiveType: '4g' }]])
  change()
  now = 59_999
  change()
  expect(sent).toHaveLength(1)
  for (let minute = 1; minute < 20; minute += 1) {
    now = minute * 60_000
    change()
  }
  expect(sent).toHaveLength(5)
  stop()
})

test('[TRK-04] it waits for consent, and reports nothing after a refusal', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  const stop = reportNetwork(line, () => now)
  page.cookie = 'consent=necessary'
  saveConsent('necessary')
  expect(sent).toEqual([])
  saveConsent('all')
  page.cookie = 'consent=all'
  change()
  expect(sent).toHaveLength(1)
  stop()
})

test('a browser without network information reports nothing, and a failed report is ignored', async () => {
  reportNetwork(undefined)()
  reportNetwork(new EventTarget())()
  expect(sent).toEqual([])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  reportNetwork(line, () => now)()
  // An unhandled rejection would fail the test here.
  await new Promise((done) => setImmediate(done))
})
