import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openProfileApp, signedIn } from './test/profileApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openProfileApp(makeApp)
  })

  test('[API-024] a player reads their subscriptions', async () => {
    const { client } = await signedIn(app, { receive_sms_promos: true })
    expect((await client.get('/api/subscriptions')).body).toEqual({
      receive_promos: false,
      receive_sms_promos: true,
      receive_promos_via_phone_calls: false,
      agreed_to_partner_promotions: false,
    })
  })

  test('[API-025] [PROF-17] changing one of them keeps the others', async () => {
    const { client } = await signedIn(app, { receive_sms_promos: true })
    const answer = await client.put('/api/subscriptions', { receive_promos: true })
    expect(answer).toMatchObject({ status: 200, body: { receive_promos: true, receive_sms_promos: true } })
    expect((await client.get('/api/subscriptions')).body).toEqual(answer.body)
    expect((await client.get('/api/player')).body).toMatchObject({
      receive_promos: true,
      receive_sms_promos: true,
      subscriptions: { receive_promos: true },
    })
  })

  test('only subscriptions with boolean values are written', async () => {
    const { client } = await signedIn(app)
    await client.put('/api/subscriptions', { verified: true, first_name: 'Nora' })
    expect((await client.get('/api/player')).body).toMatchObject({ verified: false, first_name: null })
    expect((await client.put('/api/subscriptions', { receive_promos: 'yes' })).body).toMatchObject({
      errors: { receive_promos: { invalid: 'invalid' } },
    })
    expect((await (await app.client()).put('/api/subscriptions', { receive_promos: true })).status).toBe(401)
  })
})
