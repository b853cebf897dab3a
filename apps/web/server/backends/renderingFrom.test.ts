import { expect, test, vi } from 'vitest'
import { renderingFrom } from './renderingFrom.ts'

test('a page is notified of failed calls, not of rejected ones', async () => {
  const fetch = vi.fn(
    async (request: Request) => new Response(null, { status: Number(new URL(request.url).pathname.slice(1)) }),
  )
  const render = renderingFrom(fetch)
  const onMissing = vi.fn()
  const from = { address: '192.0.2.1', country: 'NZ', onMissing }
  for (const status of [200, 401, 404, 422, 429]) await render(new Request(`https://apogee.test/${status}`), from)
  expect(onMissing).not.toHaveBeenCalled()
  for (const status of [500, 503]) {
    expect((await render(new Request(`https://apogee.test/${status}`), from)).status).toBe(status)
  }
  expect(onMissing).toHaveBeenCalledTimes(2)
  expect(fetch).toHaveBeenLastCalledWith(expect.anything(), {
    incoming: { socket: { remoteAddress: '192.0.2.1' } },
    country: 'NZ',
  })
})
