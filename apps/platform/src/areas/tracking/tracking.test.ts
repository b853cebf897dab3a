import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { trackingHandlers } from './handlers.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: trackingHandlers, rateLimits: {} })
  })

  test('a client entry is taken, also from a beacon without our headers', async () => {
    const entry = { label: 'LOAD_FOUND_GAMES_ERROR', level_name: 'ERROR', request_url: '/api/x?token=1', is_ssr: false }
    const answer = await (await app.client()).put('/log', entry, {
      origin: '',
      'x-requested-with': '',
      'content-type': 'text/plain;charset=UTF-8',
    })
    expect([answer.status, answer.body]).toEqual([204, null])
  })

  test('an entry without a level is refused', async () => {
    const answer = await (await app.client()).put('/log', { label: 'x' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { level_name: { required: 'required' } } } })
  })

  test('[VAL-28] what players trip over in forms is taken', async () => {
    const answer = await (await app.client()).put('/metrics-errors-validation', {
      side: 'frontEnd',
      component: 'RegistrationForm',
      errors: [{ key: 'password', firstMessage: 'too_short' }],
    })
    expect(answer.status).toBe(204)
  })
})
