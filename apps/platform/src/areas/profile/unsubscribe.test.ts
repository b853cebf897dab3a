import { beforeAll, expect, test } from 'vitest'
import { unsubscribeToken } from '../../core/mail/unsubscribeToken.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openProfileApp, signedIn } from './test/profileApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openProfileApp(makeApp)
  })
  const linkOf = (id: bigint) => `/callbacks/unsubscribe?token=${unsubscribeToken(app.config.secrets.session, id)}`
  // As a mail program sends it: a form, without our headers and cookies.
  const oneClick = async (path: string) =>
    (await app.client()).post(path, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
      'x-requested-with': '',
    })

  test('[SAFE-02] RFC 8058: one POST without a session ends the offers by email, and the consents show it', async () => {
    const { id, client } = await signedIn(app, { receive_promos: true, receive_sms_promos: true })
    expect((await client.get('/api/subscriptions')).body).toMatchObject({ receive_promos: true })
    expect((await oneClick(linkOf(id))).status).toBe(200)
    expect((await client.get('/api/subscriptions')).body).toMatchObject({
      receive_promos: false,
      receive_sms_promos: true,
    })
    expect((await client.get('/api/player')).body).toMatchObject({ receive_promos: false })
    expect((await oneClick(linkOf(id))).status).toBe(200)
  })

  test('the page ends them with the same token, also for a visitor without a session', async () => {
    const { id, client } = await signedIn(app, { receive_promos: true })
    const visitor = await app.client()
    const token = unsubscribeToken(app.config.secrets.session, id)
    expect(await visitor.post('/api/unsubscribe', { token: `${token}x` })).toMatchObject({
      status: 422,
      body: { errors: { token: { invalid: 'invalid' } } },
    })
    expect((await visitor.post('/api/unsubscribe', { token })).status).toBe(200)
    expect((await client.get('/api/subscriptions')).body).toMatchObject({ receive_promos: false })
  })

  test('a token that we did not sign changes nothing', async () => {
    const { id, client } = await signedIn(app, { receive_promos: true })
    for (const path of [`${linkOf(id)}x`, linkOf(id).replace(/=\d+/, '=1'), '/callbacks/unsubscribe'])
      expect((await oneClick(path)).status).toBe(401)
    expect((await client.get('/api/subscriptions')).body).toMatchObject({ receive_promos: true })
  })

  test('opening the link changes nothing and leads to the page that asks', async () => {
    const { id, client } = await signedIn(app, { receive_promos: true })
    const answer = await (await app.client()).get(linkOf(id))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(linkOf(id).replace('/callbacks', ''))
    expect((await client.get('/api/subscriptions')).body).toMatchObject({ receive_promos: true })
  })
})
