import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { TestClient } from '../../testing/testClient.ts'
import { openAuthApp, password, registerPlayer, signUpForm } from './test/authApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const at = (host: string, cookies: Iterable<readonly [string, string]> = []) => {
    const client = new TestClient(app.app, `http://${host}`)
    for (const [name, value] of cookies) client.cookies.set(name, value)
    return client
  }

  test('[SEC-01] a session is valid only on the hosts of its brand, and using it on another brand does not end it', async () => {
    const home = at('localhost')
    expect((await home.post('/api/users', signUpForm('two-hosts@example.com'))).status).toBe(201)
    for (const host of ['halcyon.localhost', 'ee.localhost']) {
      const other = at(host, home.cookies)
      expect((await other.get('/api/player')).body).toEqual({})
      expect((await other.get('/api/player/sessions')).status).toBe(401)
      expect((await other.patch('/api/player', { player: { city: 'Riga' } })).status).toBe(401)
    }
    expect((await home.get('/api/player')).body.email).toBe('two-hosts@example.com')
  })

  test('[SEC-01] signing in on a second brand opens a second session and keeps the first', async () => {
    const { client: home } = await registerPlayer(app, 'both-brands@example.com')
    const other = at('halcyon.localhost', home.cookies)
    const entry = { user: { email: 'both-brands@example.com', password, dfpc: 'fingerprint' } }
    expect((await other.post('/api/users/sign_in', entry)).status).toBe(201)
    for (const client of [home, other])
      expect((await client.get('/api/player')).body.email).toBe('both-brands@example.com')
  })
})
