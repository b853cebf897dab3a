import { beforeAll, expect, test } from 'vitest'
import { hmacHex } from '../../core/ids.ts'
import { readConnectToken } from '../../core/realtime/connectToken.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openProfileApp, signedIn } from './test/profileApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openProfileApp(makeApp)
  })

  const read = (token: string) => readConnectToken(app.config.secrets.session, token, app.clock.now())

  test('[API-028] [PROF-18] a player gets the URL of the socket and a token for it', async () => {
    const { client, id } = await signedIn(app)
    const { status, body } = await client.get('/api/player/settings')
    expect(status).toBe(200)
    expect(body).toEqual({
      cent: {
        user: id.toString(),
        timestamp: String(app.clock.now().getTime() / 1000),
        token: expect.any(String),
        authEndpoint: '/centrifuge/auth',
        url: 'ws://localhost:3000/connection/websocket',
      },
      recaptcha: '',
      recaptcha_version: 2,
    })
    expect(read(body.cent.token)).toMatchObject({ playerId: id, sessionId: expect.any(BigInt) })
  })

  test('[API-028] a guest has no user, and a token only for public channels', async () => {
    const { body } = await (await app.client()).get('/api/player/settings')
    expect(body.cent.user).toBe('')
    expect(read(body.cent.token)).toMatchObject({ playerId: null, sessionId: null })
  })

  test('[WIRE-06] the newer flow returns the same data in another format', async () => {
    const { client, id } = await signedIn(app)
    const { body } = await client.get('/api/notification_center/centrifugo/subscription')
    expect(body).toMatchObject({ user: id.toString(), url: 'ws://localhost:3000', client_name: 'apogee' })
    expect(read(body.token)).toMatchObject({ playerId: id })
    const guest = await (await app.client()).get('/api/notification_center/centrifugo/subscription')
    expect(guest.body.user).toBe('')
    expect(body.epoch).toBeUndefined()
  })

  test("[WIRE-06] only the player's private channels are signed", async () => {
    const { client, id } = await signedIn(app)
    const own = `balance#${id}`
    const { body } = await client.post('/centrifuge/auth', {
      client: 'c1',
      channels: [own, 'balance#1', `nonsense#${id}`, 'public:wins', `balance#${id}#1`],
    })
    expect(body).toEqual({ [own]: { sign: hmacHex(app.config.secrets.session, `c1${own}`), info: '' } })
  })

  test('[WIRE-06] a guest has no channels to sign', async () => {
    const answer = await (await app.client()).post('/centrifuge/auth', { client: 'c1', channels: ['balance#1'] })
    expect(answer.status).toBe(401)
  })

  test('[API-031] [I18N-02] the language of a player is stored', async () => {
    const { client } = await signedIn(app)
    expect(await client.patch('/api/player/update_locale', { locale: 'de' })).toMatchObject({ status: 200, body: {} })
    expect((await client.get('/api/player')).body.language).toBe('de')
  })

  test('[I18N-02] a locale that is not offered is rejected, and so is a guest', async () => {
    const { client } = await signedIn(app)
    expect(await client.patch('/api/player/update_locale', { locale: 'tlh' })).toMatchObject({
      status: 422,
      body: { errors: { locale: { unknown_value: 'unknown_value' } } },
    })
    expect((await (await app.client()).patch('/api/player/update_locale', { locale: 'de' })).status).toBe(401)
  })

  test('[WIRE-06] if a cluster serves realtime, players get its URL and tokens for it', async () => {
    const cluster = await openProfileApp(makeApp, {
      CENTRIFUGO_URL: 'https://live.example',
      CENTRIFUGO_API_KEY: 'key',
      CENTRIFUGO_TOKEN_SECRET: 'a-secret-of-the-cluster',
    })
    const { client, id } = await signedIn(cluster)
    const { cent } = (await client.get('/api/player/settings')).body
    expect(cent.url).toBe('wss://live.example/connection/websocket')
    expect(readConnectToken('a-secret-of-the-cluster', cent.token, app.clock.now())).toMatchObject({ playerId: id })
  })
})
