import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../composition/operators/operatorCommands.ts'
import { openStubReceiver, type StubReceiver } from '../../testing/stubReceiver.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openLog } from '../log.ts'
import {
  enqueueDeliveries,
  forgetDeliveries,
  type LeasedDelivery,
  leaseDeliveries,
  listDeliveries,
  noteAttempt,
} from './deliveryStore.ts'
import { DeliveryWorker } from './deliveryWorker.ts'
import { destinationFault, isPrivateAddress, lookupPublic } from './destination.ts'
import { isWebhookSecret, signatureHeaders } from './webhookSignature.ts'

const secretOf = () => `whsec_${randomBytes(32).toString('base64')}`
const log = openLog('silent')
const minute = 60_000

test.each([
  ['https://example.com/hook', null],
  ['http://example.com/hook', 'must begin with https://'],
  ['ftp://example.com', 'must begin with https://'],
  ['https://user:pass@example.com', 'contains a user name or password'],
  ['https://127.0.0.1/', 'is in a private network'],
  ['https://2130706433/', 'is in a private network'],
  ['https://0x7f.1/', 'is in a private network'],
  ['https://10.1.2.3/', 'is in a private network'],
  ['https://169.254.169.254/latest/meta-data', 'is in a private network'],
  ['https://[::1]/', 'is in a private network'],
  ['https://[::ffff:192.168.0.1]/', 'is in a private network'],
  ['https://[fd00::1]/', 'is in a private network'],
  ['https://[64:ff9b::a00:1]/', 'is in a private network'],
  ['https://db.internal/', 'is in a private network'],
  ['https://localhost/', 'is in a private network'],
  ['nonsense', 'is not an address'],
])('[SEC-12] in production, %s is judged: %s', (address, fault) => {
  expect(destinationFault(address, { allowsHttp: false, allowsPrivate: false })).toBe(fault)
})

test('public addresses are allowed, and a private receiver only where the configuration names it', () => {
  expect([isPrivateAddress('93.184.216.34'), isPrivateAddress('2606:2800:220:1::1')]).toEqual([false, false])
  expect(destinationFault('https://10.1.2.3/', { allowsHttp: false, allowsPrivate: true })).toBe(null)
})

test('a name that leads to a private address is refused when the connection is opened', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  lookupPublic('localhost', {}, (error) => resolve(error))
  expect(await promise).toMatchObject({ message: 'localhost leads to a private network' })
})

test('the signature is verified by the reference library, with either of two secrets', () => {
  const [fresh, old] = [secretOf(), secretOf()]
  const body = JSON.stringify({ type: 'deposit.succeeded' })
  const headers = signatureHeaders([fresh, old], { id: 'evt_1', content: body, at: new Date() })
  for (const secret of [fresh, old]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => new Webhook(secretOf()).verify(body, headers)).toThrow()
  expect(() => new Webhook(fresh).verify(`${body} `, headers)).toThrow()
  expect([isWebhookSecret(fresh), isWebhookSecret('whsec_c2hvcnQ='), isWebhookSecret('plain')]).toEqual([
    true,
    false,
    false,
  ])
})

onEachDatabase((makeApp) => {
  let app: TestApp
  let stub: StubReceiver
  let skips = false
  beforeAll(async () => {
    app = await makeApp({ handlers: {} })
    stub = await openStubReceiver()
  })
  afterAll(() => stub.close())
  afterEach(async () => {
    stub.received.length = 0
    stub.answers = []
    skips = false
    await app.db.query('DELETE FROM deliveries')
  })

  const open = (mode: 'demo' | 'production' = 'demo', isRestored = false) =>
    new DeliveryWorker({ ...app, log, config: { mode, isRestored }, timeoutMs: 200 }, [
      {
        kind: 'webhook',
        pauses: [60, 120],
        endpoints: () => ['crm', 'gone'],
        prepare: async ({ endpoint, message_key: key }: LeasedDelivery) =>
          skips
            ? null
            : {
                method: 'POST',
                url: endpoint === 'crm' ? stub.url : 'http://127.0.0.1:1',
                headers: { 'webhook-id': key },
                body: '{}',
                allowsPrivate: true,
              },
      },
    ])
  const enqueue = (key: string, endpoint = 'crm') =>
    enqueueDeliveries(app.db, [{ kind: 'webhook', endpoint, key, topic: 'test', payload: {} }], app.clock.now())
  const rows = () => listDeliveries(app.db, { kind: 'webhook', endpoint: null, state: null })
  const order = (...words: string[]) => runCommand([...words, '--by', 'Sam', '--reason', 'receiver was down'], app)
  const attempt = async (worker: DeliveryWorker) => {
    await worker.drain()
    app.clock.move(minute * 3)
  }

  test('a receiver that changes the protocol instead of answering is tried again, and holds nothing up', async () => {
    stub.answers = [{ status: 101, headers: { connection: 'upgrade', upgrade: 'websocket' } }]
    await enqueue('a')
    const worker = open()
    await worker.drain()
    const error = 'the connection was closed without a response'
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, status: null, error }])
    app.clock.move(minute * 3)
    await worker.drain()
    expect(await rows()).toMatchObject([{ state: 'delivered' }])
  })

  test('a message is stored once for a receiver, and delivered once', async () => {
    await enqueue('a')
    await enqueue('a')
    const worker = open()
    await worker.drain()
    await worker.drain()
    expect(stub.received).toMatchObject([{ method: 'POST', headers: { 'webhook-id': 'a' } }])
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 1, status: 200, error: null }])
  })

  test('an error, a redirect and a silent receiver are retried with the same id until the message is dead', async () => {
    await enqueue('b')
    stub.answers = [500, { status: 302, headers: { location: '/elsewhere' } }, 'silent']
    const worker = open()
    await worker.drain()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, status: 500, error: 'answered 500' }])
    // Not before its pause has passed.
    app.clock.move(30_000)
    await worker.drain()
    expect(stub.received).toHaveLength(1)
    app.clock.move(30_000)
    await attempt(worker)
    await attempt(worker)
    expect(stub.received.map(({ path, headers }) => [path, headers['webhook-id']])).toEqual(
      Array.from({ length: 3 }, () => ['/', 'b']),
    )
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 3, status: null }])
    await attempt(worker)
    expect(stub.received).toHaveLength(3)
  })

  test('dead messages are listed and sent again by command', async () => {
    await enqueue('c')
    stub.answers = [410]
    const worker = open()
    await attempt(worker)
    const [dead] = await rows()
    expect(dead).toMatchObject({ state: 'dead', status: 410 })
    const listed = await order('webhooks', 'list', '--state', 'dead')
    expect(listed.text).toBe(`${dead!.id} crm test: dead, 1 attempt, answered 410`)
    expect(listed.data).toMatchObject([{ id: String(dead!.id), key: 'c', state: 'dead' }])
    expect(await order('webhooks', 'replay', 'nobody')).toMatchObject({ isDone: false })
    expect(await order('postbacks', 'replay', String(dead!.id))).toMatchObject({ isDone: false })
    expect(await order('webhooks', 'replay', 'crm')).toMatchObject({ isDone: true, data: { count: 1 } })
    await worker.drain()
    expect(await rows()).toMatchObject([
      { state: 'delivered', attempts: 1, replayed_by: 'Sam', replay_reason: 'receiver was down' },
    ])
    // One that was delivered is sent again by its number only.
    expect(await order('webhooks', 'replay', 'crm')).toMatchObject({ isDone: false })
    expect(await order('webhooks', 'replay', String(dead!.id))).toMatchObject({ isDone: true })
    await worker.drain()
    expect(stub.received.map(({ headers }) => headers['webhook-id'])).toEqual(['c', 'c', 'c'])
  })

  test('a backlog is sent in one run, each message once; a failing receiver gets one batch of it', async () => {
    const keys = Array.from({ length: 45 }, (_, at) => `k${at}`)
    for (const key of keys) await enqueue(key)
    for (const key of keys) await enqueue(key, 'gone')
    const worker = open()
    await worker.run()
    await expect.poll(() => stub.received.length).toBe(45)
    await worker.close()
    expect(stub.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual(keys.toSorted())
    const tried = await app.db.query(`SELECT FROM deliveries WHERE endpoint = 'gone' AND attempts > 0`)
    expect(tried).toHaveLength(20)
  })

  test('a receiver that is down delays no other', async () => {
    await enqueue('d', 'gone')
    await enqueue('e')
    await open().drain()
    expect(stub.received).toHaveLength(1)
    expect((await rows()).map(({ endpoint, state }) => [endpoint, state])).toEqual([
      ['crm', 'delivered'],
      ['gone', 'waiting'],
    ])
  })

  test('a receiver may ask for a longer pause', async () => {
    await enqueue('f')
    stub.answers = [{ status: 429, headers: { 'retry-after': '600' } }]
    const worker = open()
    await attempt(worker)
    await attempt(worker)
    expect(stub.received).toHaveLength(1)
    app.clock.move(5 * minute)
    await worker.drain()
    expect(stub.received).toHaveLength(2)
  })

  test('an attempt that a stop interrupts does not count, and is made at once by the next worker', async () => {
    await enqueue('g')
    stub.answers = ['silent']
    const stopping = open()
    await stopping.run()
    await expect.poll(() => stub.received.length).toBe(1)
    await stopping.close()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, error: null }])
    await open().drain()
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test('an attempt that was lost with its process is repeated after a minute, and its late result changes nothing', async () => {
    await enqueue('l')
    const [lost] = await leaseDeliveries(app.db, [{ kind: 'webhook', endpoint: 'crm' }], {
      now: app.clock.now(),
      size: 9,
    })
    await open().drain()
    expect(stub.received).toHaveLength(0)
    app.clock.move(minute)
    await open().drain()
    await noteAttempt(
      app.db,
      lost!,
      { state: 'dead', notBefore: app.clock.now(), status: 500, error: 'late' },
      app.clock.now(),
    )
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2, error: null }])
  })

  test('a message that must not be sent any more is skipped', async () => {
    await enqueue('h')
    skips = true
    await open().drain()
    expect([await rows(), stub.received]).toMatchObject([[{ state: 'skipped' }], []])
  })

  test('production sends nothing without HTTPS, and a restored copy sends nothing', async () => {
    await enqueue('i')
    await open('production').drain()
    expect([await rows(), stub.received]).toMatchObject([
      [{ state: 'waiting', attempts: 1, error: 'the address must begin with https://' }],
      [],
    ])
    app.clock.move(minute)
    await open('demo', true).drain()
    expect(await rows()).toMatchObject([{ attempts: 1 }])
  })

  test('finished messages are deleted, waiting ones never', async () => {
    await enqueue('j')
    await open().drain()
    await enqueue('k', 'gone')
    app.clock.move(6 * 24 * 60 * minute)
    await forgetDeliveries(app.db, app.clock.now())
    expect(await rows()).toHaveLength(2)
    app.clock.move(60 * 24 * 60 * minute)
    await forgetDeliveries(app.db, app.clock.now())
    expect(await rows()).toMatchObject([{ message_key: 'k', state: 'waiting' }])
  })
})
