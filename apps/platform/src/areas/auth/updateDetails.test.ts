import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openAuthApp, registerPlayer } from './test/authApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })

  const path = '/api/auth_providers/update_details'
  const missing = async (email: string) => {
    const { client, id } = await registerPlayer(app, email)
    await app.db.query("UPDATE players SET auth_fields_missed = '{terms_acceptance,country}' WHERE id = $1", [id])
    return client
  }

  test('[MOD-13] accepting the terms removes them from the missing fields, also when repeated', async () => {
    const client = await missing('terms@example.com')
    for (const _time of [1, 2]) {
      const answer = await client.post(path, { user: { terms_acceptance: true } })
      expect(answer).toMatchObject({ status: 201, body: { auth_fields_missed: ['country'] } })
    }
    expect((await client.get('/api/player')).body.auth_fields_missed).toEqual(['country'])
  })

  test.each([[{}], [{ terms_acceptance: false }]])('%j accepts nothing', async (user) => {
    const client = await missing(`not${JSON.stringify(user).length}@example.com`)
    const answer = await client.post(path, { user })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { terms_acceptance: { must_be_accepted: 'must_be_accepted' } } },
    })
    expect((await client.get('/api/player')).body.auth_fields_missed).toEqual(['terms_acceptance', 'country'])
  })

  test('a guest has nothing to accept', async () => {
    const answer = await (await app.client()).post(path, { user: { terms_acceptance: true } })
    expect(answer.status).toBe(401)
  })
})
