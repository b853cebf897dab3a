import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { DeliveryWorker } from '../../../core/deliveries/deliveryWorker.ts'
import { openLog } from '../../../core/log.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { openStubReceiver, type StubReceiver } from '../../../testing/stubReceiver.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { authHandlers } from '../../auth/handlers.ts'
import { openAuthApp, registerPlayer } from '../../auth/test/authApp.ts'
import { announceEnds } from '../../bonuses/announceEnds.ts'
import { insertBonusRow } from '../../bonuses/test/giftRows.ts'
import { notificationsHandlers } from '../handlers.ts'
import { isPushService, readPushServices } from './pushConfig.ts'
import { pushConsumer } from './pushConsumer.ts'
import { pushSender } from './pushSender.ts'

const vapid = webPush.generateVAPIDKeys()
const hour = 3_600_000

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com.evil.test/', false],
  ['https://evil.test/?fcm.googleapis.com', false],
  ['https://evilnotify.windows.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['https://169.254.169.254/', false],
  ['nonsense', false],
])('[SEC-12] the address %s belongs to a push service: %s', (address, isKnown) => {
  expect(isPushService(address, readPushServices())).toBe(isKnown)
})

/** A browser that has subscribed, and reads what arrives for it (RFC 8291, RFC 8188). */
function openBrowser() {
  const ecdh = createECDH('prime256v1')
  const own = ecdh.generateKeys()
  const auth = randomBytes(16)
  const derive = (key: Buffer, salt: Buffer, info: (string | Buffer)[], length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.concat(info.map((part) => Buffer.from(part))), length))
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer) {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
      const key = derive(ecdh.computeSecret(sender), auth, ['WebPush: info\0', own, sender], 32)
      const content = derive(key, salt, ['Content-Encoding: aes128gcm\0'], 16)
      const nonce = derive(key, salt, ['Content-Encoding: nonce\0'], 12)
      const decipher = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with a 2.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

onEachDatabase((makeApp) => {
  let app: TestApp
  let stub: StubReceiver
  beforeAll(async () => {
    stub = await openStubReceiver()
    app = await openAuthApp(makeApp, {
      handlers: { ...authHandlers, ...notificationsHandlers },
      env: { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
      consumers: (core) => [pushConsumer(core)],
    })
  })
  afterAll(() => stub.close())
  afterEach(async () => {
    stub.received.length = 0
    stub.answers = []
    await app.db.query('DELETE FROM push_subscriptions')
  })

  async function sent() {
    await app.drain()
    const sender = pushSender({ ...app, testServices: [stub.url] })
    await new DeliveryWorker({ ...app, log: openLog('silent') }, [sender]).drain()
    return stub.received.splice(0)
  }
  /** A player with a browser whose push service is the stub. */
  async function subscribed(email: string, more: Record<string, unknown> = {}) {
    const { id, client } = await registerPlayer(app, email, more)
    const browser = openBrowser()
    await app.db.query(
      'INSERT INTO push_subscriptions (player_id, endpoint, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5)',
      [id, `${stub.url}/${id}`, browser.keys.p256dh, browser.keys.auth, app.clock.now()],
    )
    return { id, client, browser }
  }
  const paid = (player: bigint) =>
    emit(app.db, 'cashbox.withdrawalSucceeded', { payment: 1n, player, currency: 'EUR', amount: 100n })
  const left = async () => (await app.db.query('SELECT FROM push_subscriptions')).length

  test('a browser subscribes and unsubscribes; it belongs to the player who came last', async () => {
    const { keys } = openBrowser()
    const endpoint = 'https://fcm.googleapis.com/fcm/send/one'
    const [one, other] = [await registerPlayer(app, 'one@example.com'), await registerPlayer(app, 'two@example.com')]
    expect((await one.client.get('/api/player/push')).body).toEqual({ public_key: vapid.publicKey })
    const ownerOf = async () =>
      (await app.db.query('SELECT player_id FROM push_subscriptions')).map(({ player_id }) => player_id)
    for (const { client, id } of [one, one, other]) {
      expect((await client.post('/api/player/push', { endpoint, keys })).status).toBe(204)
      expect(await ownerOf()).toEqual([id])
    }
    // A player cannot end the subscription of another.
    expect((await one.client.post('/api/player/push/end', { endpoint })).status).toBe(204)
    expect(await left()).toBe(1)
    expect((await other.client.post('/api/player/push/end', { endpoint })).status).toBe(204)
    expect(await left()).toBe(0)
    expect((await one.client.post('/api/player/push', { endpoint: 'https://10.0.0.1/', keys })).status).toBe(422)
    expect((await one.client.post('/api/player/push', { endpoint, keys: { ...keys, auth: 'short' } })).status).toBe(422)
    expect((await (await app.client()).get('/api/player/push')).status).toBe(401)
  })

  test('a player has ten browsers at most: the oldest is left out', async () => {
    const { client } = await registerPlayer(app, 'many@example.com')
    for (let at = 0; at < 11; at += 1)
      await client.post('/api/player/push', { endpoint: `https://fcm.googleapis.com/${at}`, keys: openBrowser().keys })
    expect(await left()).toBe(10)
    expect(await app.db.query(`SELECT FROM push_subscriptions WHERE endpoint LIKE '%/0'`)).toEqual([])
  })

  test('a paid withdrawal is shown in the language of the player, encrypted and signed', async () => {
    const { id, browser } = await subscribed('german@example.com', { locale: 'de' })
    await paid(id)
    const [message, ...more] = await sent()
    expect(more).toEqual([])
    expect(message).toMatchObject({ path: `/${id}`, headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } })
    expect(message!.headers.authorization).toContain(`k=${vapid.publicKey}`)
    expect(browser.read(message!.bytes)).toEqual({
      title: 'Deine Auszahlung ist unterwegs',
      body: 'Sie wurde ausgeführt und geht auf dein Konto.',
      lang: 'de',
      path: '/de/profile/games-history',
      tag: 'withdrawalPaid',
    })
  })

  test('[SAFE-02] a gift that ends is news once, with consent to offers only', async () => {
    const { id, browser } = await subscribed('gift@example.com')
    const silent = await subscribed('silent@example.com', { receive_promos: false })
    const now = app.clock.now().getTime()
    const gift = {
      stage: 'issued',
      created_at: new Date(now - 72 * hour),
      activatable_until: new Date(now + 20 * hour),
    }
    for (const player of [id, silent.id]) await insertBonusRow(app.db, player, gift)
    // One that has a day left, and one that was granted for a day.
    await insertBonusRow(app.db, id, { ...gift, activatable_until: new Date(now + 30 * hour) })
    await insertBonusRow(app.db, id, { ...gift, created_at: new Date(now - hour) })
    await announceEnds(app)
    await announceEnds(app)
    const messages = await sent()
    expect(messages.map(({ path }) => path)).toEqual([`/${id}`])
    expect(browser.read(messages[0]!.bytes)).toMatchObject({ tag: 'giftEnds', path: '/profile/gifts' })
  })

  test.each([['coolingoff'], ['selfexclusion']])('[SAFE-02] nothing is shown during a %s', async (type) => {
    const { id } = await subscribed(`${type}@example.com`)
    await paid(id)
    await app.drain()
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, disable_at) VALUES ($1, $2, 'week', 'active', $3, $4)`,
      [id, type, app.clock.now(), new Date(app.clock.now().getTime() + 7 * 24 * hour)],
    )
    expect(await sent()).toEqual([])
  })

  test.each([404, 410])(
    'a subscription that answers %s is deleted, and the message is not repeated',
    async (status) => {
      const { id } = await subscribed(`gone${status}@example.com`)
      stub.answers = [status]
      await paid(id)
      expect(await sent()).toHaveLength(1)
      expect(await left()).toBe(0)
      app.clock.move(hour)
      expect(await sent()).toEqual([])
    },
  )

  test('a push service that fails is tried again, but not with news of yesterday', async () => {
    const { id } = await subscribed('late@example.com')
    stub.answers = [503]
    await paid(id)
    expect(await sent()).toHaveLength(1)
    app.clock.move(hour)
    expect(await sent()).toHaveLength(1)
    stub.answers = [503]
    await paid(id)
    await sent()
    app.clock.move(25 * hour)
    expect(await sent()).toEqual([])
  })
})
