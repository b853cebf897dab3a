import { eventTypes, sentEvent } from '@apogee/contract/events'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listDeliveries } from '../../core/deliveries/deliveryStore.ts'
import { DeliveryWorker } from '../../core/deliveries/deliveryWorker.ts'
import { openLog } from '../../core/log.ts'
import { forgetEvents, wantedBy } from '../../core/outbox/eventLog.ts'
import type { EventName, Payload } from '../../core/outbox/events.ts'
import { emit } from '../../core/outbox/outbox.ts'
import { openStubReceiver, type StubReceiver } from '../../testing/stubReceiver.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { depositEvent, winEvent } from '../../testing/testEvents.ts'
import { authHandlers } from '../auth/handlers.ts'
import { openAuthApp, password, registerPlayer } from '../auth/test/authApp.ts'
import { insertBonusRow } from '../bonuses/test/giftRows.ts'
import { profileHandlers } from '../profile/handlers.ts'
import { eventsHandlers } from './handlers.ts'
import { type Webhook as Receiver, webhooksConfig } from './webhookConfig.ts'
import { webhookConsumer } from './webhookConsumer.ts'
import { webhookFaults } from './webhookFaults.ts'
import { webhookSender } from './webhookSender.ts'

const secret = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const tokens = ['first-token-of-the-warehouse-0123456789', 'second-token-of-the-warehouse-012345678']
const day = 86_400_000

test('a webhook for a brand that does not exist is a fault', () => {
  const own = { id: 'crm', url: 'https://crm.test/', events: ['player.registered'] }
  const { webhooks } = webhooksConfig.parse({ webhooks: [{ ...own, brands: ['apogee', 'perigee'] }] })
  expect(webhookFaults(webhooks)).toMatchObject([{ key: 'webhooks.0.brands', reason: 'there is no brand perigee' }])
})

test.each([
  ['a private address', { url: 'https://127.0.0.1/' }],
  ['no event', { events: [] }],
  ['an unknown event', { events: ['player.blinked'] }],
  ['an id that no setting can name', { id: 'CRM one' }],
])('a webhook with %s is refused', (_, change) => {
  const own = { id: 'crm', url: 'https://crm.test/', events: ['player.registered'], ...change }
  expect(webhooksConfig.safeParse({ webhooks: [own] }).success).toBe(false)
})

onEachDatabase((makeApp) => {
  let app: TestApp
  let stub: StubReceiver
  let receivers: readonly Receiver[] = []
  const webhooksOf = () => receivers
  beforeAll(async () => {
    stub = await openStubReceiver()
    const own = { private_address: true, url: `${stub.url}/crm` }
    receivers = webhooksConfig.parse({
      webhooks: [
        { ...own, id: 'crm', events: eventTypes },
        { ...own, id: 'other', events: ['deposit.succeeded'], brands: ['halcyon'] },
      ],
    }).webhooks
    app = await openAuthApp(makeApp, {
      handlers: { ...authHandlers, ...profileHandlers, ...eventsHandlers },
      env: { ENDPOINT_SECRETS: `crm=${secret(1)},${secret(2)}`, EVENT_TOKENS: tokens.join(',') },
      consumers: (core) => [webhookConsumer({ ...core, webhooksOf })],
    })
    await app.drain()
  })
  afterAll(() => stub.close())
  afterEach(() => {
    stub.received.length = 0
    stub.answers = []
  })

  async function sent() {
    await app.drain()
    await new DeliveryWorker({ ...app, log: openLog('silent') }, [webhookSender({ ...app, webhooksOf })]).drain()
    return stub.received.splice(0).map(({ body }) => sentEvent.parse(JSON.parse(body)))
  }
  const typesOf = async () => (await sent()).map(({ type }) => type).toSorted()
  const publish = <N extends EventName>(name: N, payload: Payload<N>) => emit(app.db, name, payload)

  test('registration, sign-in, payments, bonuses, rounds, limits and exclusion are sent with what a CRM obeys', async () => {
    const { id, client } = await registerPlayer(app, 'events@example.com')
    expect(await sent()).toEqual([
      {
        id: expect.stringMatching(/^evt_\d+$/),
        type: 'player.registered',
        version: 1,
        timestamp: app.clock.now().toISOString(),
        player: {
          ...{ id: String(id), brand: 'apogee', licence: 'CW', country: 'DE', language: 'en' },
          may_be_promoted: true,
          consent: { email: true, sms: false, phone: false, partners: false },
        },
        data: {},
      },
    ])
    await client.delete('/api/users/sign_out')
    const again = await app.client()
    await again.post('/api/users/sign_in', { user: { email: 'events@example.com', password } })
    expect(await sent()).toMatchObject([{ type: 'player.signed_in', data: { country: null } }])

    await publish('cashbox.depositSucceeded', depositEvent(id, { payment: 11n }))
    await publish('cashbox.withdrawalSucceeded', { payment: 12n, player: id, currency: 'EUR', amount: 700n })
    await publish('play.win', winEvent(id, { bet: 500n, bonus_bet: 100n, win: 900n }))
    await publish('play.win', winEvent(id, { finished: false }))
    expect((await sent()).map(({ type, data }) => ({ type, data }))).toEqual(
      expect.arrayContaining([
        { type: 'deposit.succeeded', data: { payment: '11', currency: 'EUR', amount_cents: 5000, method: 'visa' } },
        { type: 'withdrawal.succeeded', data: { payment: '12', currency: 'EUR', amount_cents: 700 } },
        {
          type: 'round.finished',
          data: { game: 'a/B', round: 'r', currency: 'EUR', bet_cents: 500, bonus_bet_cents: 100, win_cents: 900 },
        },
      ]),
    )
    const others = await listDeliveries(app.db, { kind: 'webhook', endpoint: 'other', state: null })
    expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['skipped']))
  })

  test('a trigger publishes steps of bonuses, limits and consent for every statement that writes them', async () => {
    const { id } = await registerPlayer(app, 'triggers@example.com')
    await sent()
    const bonus = await insertBonusRow(app.db, id)
    await app.db.query(
      `INSERT INTO bonus_events (bonus_id, player_id, stage, currency, amount_cents, created_at) VALUES ($1, $2, 'issued', 'EUR', 500, $3)`,
      [bonus.id, id, app.clock.now()],
    )
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'session', '60', 'active', $2)`,
      [id, app.clock.now()],
    )
    await app.db.query('UPDATE player_limits SET removed_at = $2 WHERE player_id = $1', [id, app.clock.now()])
    await app.db.query('UPDATE players SET receive_sms_promos = true WHERE id = $1', [id])
    await app.db.query('UPDATE players SET receive_sms_promos = true WHERE id = $1', [id])
    const events = await sent()
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'bonus.changed',
      'limit.changed',
      'limit.changed',
      'player.consent_changed',
    ])
    expect(events.find(({ type }) => type === 'bonus.changed')).toMatchObject({
      data: { bonus: String(bonus.id), freespins: null, stage: 'issued', amount_cents: 500 },
      timestamp: app.clock.now().toISOString(),
    })
    expect(events.find(({ type }) => type === 'player.consent_changed')).toMatchObject({
      player: { consent: { sms: true } },
    })
  })

  test('[SAFE-02] consent is that of the moment of sending: all false in a self-exclusion', async () => {
    const { id } = await registerPlayer(app, 'excluded@example.com')
    await sent()
    stub.answers = [500]
    await publish('cashbox.depositSucceeded', depositEvent(id, { payment: 21n }))
    expect(await sent()).toMatchObject([{ player: { may_be_promoted: true } }])
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, disable_at)
       VALUES ($1, 'selfexclusion', 'month', 'active', $2, $3)`,
      [id, app.clock.now(), new Date(app.clock.now().getTime() + 30 * day)],
    )
    // A player may agree again, as far as the form lets them: a break still silences everything.
    await app.db.query('UPDATE players SET receive_promos = true WHERE id = $1', [id])
    app.clock.move(60_000)
    const events = await sent()
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'deposit.succeeded',
      'player.consent_changed',
      'player.consent_changed',
      'player.excluded',
    ])
    for (const { player } of events)
      expect(player).toMatchObject({
        may_be_promoted: false,
        consent: { email: false, sms: false, phone: false, partners: false },
      })
    expect(events.find(({ type }) => type === 'player.excluded')).toMatchObject({
      data: { kind: 'self_exclusion', is_removed: false },
    })
  })

  test('a webhook is signed with both secrets', async () => {
    const { id } = await registerPlayer(app, 'signed@example.com')
    await app.drain()
    const worker = new DeliveryWorker({ ...app, log: openLog('silent') }, [webhookSender({ ...app, webhooksOf })])
    await worker.drain()
    const { body, headers } = stub.received.find(({ body: text }) => text.includes(`"id":"${id}"`))!
    const [key, signatures] = [String(headers['webhook-id']), String(headers['webhook-signature']).split(' ')]
    expect(JSON.parse(body).id).toBe(key)
    expect(signatures).toEqual(
      [1, 2].map((byte) =>
        new Webhook(secret(byte)).sign(key, new Date(Number(headers['webhook-timestamp']) * 1000), body),
      ),
    )
  })

  test('the stream needs one of the two tokens', async () => {
    const read = async (authorization?: string) =>
      (await (await app.client()).get('/events/v1', authorization ? { authorization } : {})).status
    expect(await Promise.all([read(), read('Bearer wrong'), read(`Basic ${tokens[0]}`)])).toEqual([401, 401, 401])
    expect(await Promise.all(tokens.map((token) => read(`Bearer ${token}`)))).toEqual([200, 200])
  })

  test('the stream is read page by page, in order and without a gap, with the same events as the webhooks', async () => {
    const reader = await app.client()
    const page = async (after: string, limit = 1000) => {
      const query = new URLSearchParams({ after, limit: String(limit) })
      const { status, body } = await reader.get(`/events/v1?${query}`, { authorization: `Bearer ${tokens[0]}` })
      expect(status).toBe(200)
      return body as { events: { id: string; type: string }[]; next: string; oldest: string | null }
    }
    await sent()
    let { next } = await page('0')
    const { id } = await registerPlayer(app, 'stream@example.com')
    for (const payment of [31n, 32n, 33n]) await publish('cashbox.depositSucceeded', depositEvent(id, { payment }))
    const webhooks = (await sent()).map((event) => event.id)
    const read: string[] = []
    for (let events: { id: string }[] = []; ; read.push(...events.map((event) => event.id))) {
      const found = await page(next, 2)
      events = found.events
      expect(events.length).toBeLessThanOrEqual(2)
      if (found.next === next) break
      next = found.next
    }
    expect(read.toSorted()).toEqual(webhooks.toSorted())
    expect(read).toHaveLength(4)
    expect(await page(next)).toMatchObject({ events: [], next })
    expect((await reader.get('/events/v1?after=x', { authorization: `Bearer ${tokens[0]}` })).status).toBe(422)
  })

  test('sent events stay for a reader after all consumers have processed them', async () => {
    await registerPlayer(app, 'kept@example.com')
    expect(await typesOf()).toEqual(['player.registered'])
    const wanted = wantedBy([webhookConsumer({ ...app, webhooksOf })])
    const left = async (before: Date) => {
      await forgetEvents(app.db, wanted, before)
      return (await app.db.query(`SELECT FROM outbox WHERE topic = 'auth.registered'`)).length
    }
    expect(await left(new Date(0))).toBeGreaterThan(0)
    expect(await left(new Date(Date.now() + day))).toBe(0)
  })
})
