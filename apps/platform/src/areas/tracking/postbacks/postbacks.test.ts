import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeliveries } from '../../../core/deliveries/deliveryStore.ts'
import { DeliveryWorker } from '../../../core/deliveries/deliveryWorker.ts'
import { openLog } from '../../../core/log.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { openStubReceiver, type StubReceiver } from '../../../testing/stubReceiver.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { depositEvent } from '../../../testing/testEvents.ts'
import { openAuthApp, registerPlayer, signUpForm } from '../../auth/test/authApp.ts'
import { type Postback, postbacksConfig } from './postbackConfig.ts'
import { postbackConsumer } from './postbackConsumer.ts'
import { postbackSender } from './postbackSender.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const cookies = {
  stag: '122_abc',
  affb_id: '122',
  utm: 'utm_source=mail&utm_campaign=a%26b',
  referrer: 'https://blog.test/x',
}

test.each([
  ['an unknown field', { url: 'https://aff.test/?t={token}' }],
  ['a private address', { url: 'https://10.0.0.1/' }],
  ['a field in its host', { url: 'https://{stag}.aff.test/' }],
  ['no event', { events: [] }],
  ['an unknown event', { events: ['click'] }],
])('a template with %s is refused', (_, change) => {
  const postback = { id: 'aff', events: ['deposit'], url: 'https://aff.test/?s={stag}', ...change }
  expect(postbacksConfig.safeParse({ postbacks: [postback] }).success).toBe(false)
})

onEachDatabase((makeApp) => {
  let app: TestApp
  let stub: StubReceiver
  let postbacks: readonly Postback[]
  const postbacksOf = (brand: string) => (brand === 'apogee' ? postbacks : [])
  beforeAll(async () => {
    stub = await openStubReceiver()
    postbacks = postbacksConfig.parse({
      postbacks: [
        {
          id: 'aff',
          private_address: true,
          events: ['registration', 'first_deposit', 'chargeback'],
          url: `${stub.url}/pixel?e={event}&s={stag}&c={utm_campaign}&r={referrer}&p={player}&a={amount}&n={amount_cents}{currency}`,
        },
        {
          id: 'net',
          private_address: true,
          method: 'POST',
          events: ['deposit', 'refund'],
          url: `${stub.url}/net`,
          body: '{"event":"{event}","sub":"{utm_source}","amount":"{amount}"}',
          affiliates: ['122'],
          needs: ['utm_source'],
        },
        { id: 'other', private_address: true, events: ['registration'], url: `${stub.url}/other`, affiliates: ['999'] },
      ],
    }).postbacks
    app = await openAuthApp(makeApp, {
      env: { ENDPOINT_SECRETS: `aff=${secret}` },
      consumers: (core) => [postbackConsumer({ ...core, postbacksOf })],
    })
  })
  afterAll(() => stub.close())

  async function sendAll() {
    await app.drain()
    const sender = postbackSender({ ...app, postbacksOf })
    await new DeliveryWorker({ ...app, log: openLog('silent') }, [sender]).drain()
    return stub.received.splice(0).toSorted((one, other) => one.path.localeCompare(other.path))
  }
  async function register(email: string, own: Record<string, string>, more: Record<string, unknown> = {}) {
    const visitor = await app.client()
    for (const [name, value] of Object.entries(own)) visitor.cookies.set(name, encodeURIComponent(value))
    const { status, body } = await visitor.post('/api/users', signUpForm(email, more))
    expect(status).toBe(201)
    return BigInt(body.id)
  }
  const originOf = async (id: bigint) =>
    (
      await app.db.query(
        'SELECT stag, affb_id, utm_source, utm_campaign, referrer FROM player_origins WHERE player_id = $1',
        [id],
      )
    )[0]

  test('[API-109] the cookies of the visit are stored with the account when it is created', async () => {
    const id = await register('cookies@example.com', cookies)
    expect(await originOf(id)).toEqual({
      stag: '122_abc',
      affb_id: '122',
      utm_source: 'mail',
      utm_campaign: 'a&b',
      referrer: 'https://blog.test/x',
    })
  })

  test('[API-109] what the form sends counts instead of cookies; a visit without a source stores nothing', async () => {
    const sent = await register('sent@example.com', cookies, { attribution: { stag: '122_form' } })
    expect(await originOf(sent)).toMatchObject({ stag: '122_form', affb_id: null, utm_source: null })
    const faulty = await register('faulty@example.com', cookies, { attribution: { stag: 'x'.repeat(201) } })
    expect(await originOf(faulty)).toMatchObject({ stag: '122_abc' })
    expect(await originOf(await register('direct@example.com', {}))).toBeUndefined()
    expect(await originOf(await register('rude@example.com', { stag: `${'x'.repeat(300)}` }))).toBeUndefined()
  })

  test('a registration, the first deposit, a later one, a refund and a chargeback reach the systems that want them', async () => {
    await sendAll()
    const player = await register('brought@example.com', cookies)
    const registered = await sendAll()
    expect(registered.map(({ path }) => path)).toEqual([
      `/pixel?e=registration&s=122_abc&c=a%26b&r=https%3A%2F%2Fblog.test%2Fx&p=${player}&a=&n=`,
    ])
    const { method, path, headers } = registered[0]!
    expect(method).toBe('GET')
    const signature = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    }
    // The library compares with the system's clock; the test's does not move.
    expect(new Webhook(secret).sign(signature['webhook-id'], app.clock.now(), path)).toBe(
      signature['webhook-signature'],
    )

    const deposit = async (payment: bigint) => {
      await app.db.query(
        `INSERT INTO ledger_transactions (key, kind, player_id, created_at) VALUES ('deposit:' || $1, 'deposit', $2, $3)`,
        [String(payment), player, app.clock.now()],
      )
      await emit(app.db, 'cashbox.depositSucceeded', depositEvent(player, { payment, amount: 2_050n }))
      return sendAll()
    }
    expect((await deposit(901n)).map(({ path: sent, body }) => [sent.split('?')[1]?.split('&')[0], body])).toEqual([
      [undefined, '{"event":"deposit","sub":"mail","amount":"20.50"}'],
      ['e=first_deposit', ''],
    ])
    expect(await deposit(902n)).toMatchObject([{ path: '/net' }])
    const back = { payment: 902n, player, currency: 'EUR', amount: 2_050n, isWhole: true }
    await emit(app.db, 'cashbox.depositReversed', { ...back, why: 'refunded' })
    await emit(app.db, 'cashbox.depositReversed', { ...back, why: 'charged_back' })
    expect((await sendAll()).map(({ path: sent, body }) => [sent.slice(0, 20), body])).toEqual([
      ['/net', '{"event":"refund","sub":"mail","amount":"20.50"}'],
      ['/pixel?e=chargeback&', ''],
    ])
    expect((await sendAll()).length).toBe(0)
    expect((await listDeliveries(app.db, { kind: 'postback', endpoint: 'other', state: null })).length).toBe(0)
  })

  test('players without an affiliate are not reported', async () => {
    await sendAll()
    await registerPlayer(app, 'own@example.com')
    expect(await sendAll()).toEqual([])
  })
})
