import { beforeEach, expect, test, vi } from 'vitest'

const visitor = { isBot: false }
vi.mock('./isBot', () => ({ isBot: async () => visitor.isBot }))

let sent: { readonly path: string; readonly method: string; readonly body: Record<string, unknown> }[] = []

/** The module as after a page load, with all counters at zero. */
async function loadPage() {
  vi.resetModules()
  return import('./send')
}

beforeEach(() => {
  sent = []
  visitor.isBot = false
  vi.stubGlobal('location', { pathname: '/de/profile' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    expect(init.keepalive).toBe(true)
    sent.push({ path, method: String(init.method), body: JSON.parse(String(init.body)) })
    return new Response(null, { status: 204 })
  })
})

test('[TRK-03] a client entry goes to PUT /log with the path of its page and without its query', async () => {
  const { sendLog } = await loadPage()
  await sendLog({ label: 'REALTIME_FAILED', level: 'WARN', details: { message: 'lost' } })
  const body = { label: 'REALTIME_FAILED', level_name: 'WARN', path: '/de/profile', message: 'lost', is_ssr: false }
  expect(sent).toEqual([{ path: '/log', method: 'PUT', body }])
})

test('[ERR-02] a failed load is logged with its method, its address without ids, its status and its reference', async () => {
  const { sendFailure } = await loadPage()
  const { ApiError } = await import('@apogee/contract/protocol/client')
  const params = { params: { id: '4711' } }
  sendFailure('cashbox.payments', params, new ApiError(500, { errors: {}, reference: 'ref1' }))
  sendFailure('content.banners', {}, new ApiError(500, null))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    label: 'LOAD_PLAYER_PAYMENTS_ERROR',
    level_name: 'ERROR',
    request_method: 'GET',
    message: 'ref1',
    request_url: '/api/player/payments',
    http_status: 500,
  })
})

test('[VAL-28] a form’s rejection is sent to the metrics call: fields and codes', async () => {
  const { sendFormErrors } = await loadPage()
  const errors = [{ key: 'email', firstMessage: 'invalid' }]
  await sendFormErrors({ component: 'LoginForm', side: 'frontEnd', errors })
  const body = { side: 'frontEnd', component: 'LoginForm', errors }
  expect(sent).toEqual([{ path: '/metrics-errors-validation', method: 'PUT', body }])
})

test('a page that fails in a loop is logged three times, and any page sends at most thirty lines', async () => {
  const { sendLog, sendUncaught } = await loadPage()
  for (let round = 0; round < 20; round += 1) sendUncaught('UNCAUGHT_ERROR', new Error('again'))
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  for (let round = 0; round < 50; round += 1) await sendLog({ label: `L${round}`, level: 'INFO', details: {} })
  expect(sent.length).toBeLessThanOrEqual(30)
})

test('[ROLE-15] nothing is reported for a bot', async () => {
  visitor.isBot = true
  const { sendLog, sendFormErrors } = await loadPage()
  await sendLog({ label: 'X', level: 'ERROR', details: {} })
  await sendFormErrors({
    component: 'LoginForm',
    side: 'frontEnd',
    errors: [{ key: 'email', firstMessage: 'invalid' }],
  })
  expect(sent).toEqual([])
})
