import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  let id: number
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  beforeEach(async () => {
    player = await setup.player()
    const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
    id = (await setup.process(player, deposit)).body.payment.id
  })
  afterAll(() => setup.close())

  const say = (status: 'processing' | 'succeeded' | 'declined' | 'canceled', more: object = {}) =>
    setup.webhook({ payment_id: String(id), status, ...more })
  const recorded = async () =>
    (
      await setup.db.query<{ result: string }>(
        'SELECT result FROM payment_callbacks WHERE payment_id = $1 ORDER BY received_at, result',
        [id],
      )
    ).map(({ result }) => result)

  test('[SEC-11] a repeated webhook is accepted and has no effect', async () => {
    const webhook = { id: randomUUID() }
    for (let time = 0; time < 3; time += 1) expect((await say('succeeded', webhook)).body).toEqual({ accepted: true })
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
    expect(await recorded()).toEqual(['applied'])
  })

  test('[SEC-11] ten concurrent success webhooks with different ids pay once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => say('succeeded')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
    expect((await recorded()).toSorted()).toEqual(['applied', ...new Array(9).fill('late')])
  })

  test('[CASH-09] webhooks out of order: the success remains, and later ones are only recorded', async () => {
    for (const status of ['succeeded', 'processing', 'declined', 'canceled', 'succeeded'] as const) await say(status)
    expect(await setup.state(id)).toBe('succeeded')
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
    expect(await recorded()).toHaveLength(5)
  })

  test('[CASH-09] a success after the end is recorded for the operator and moves no money', async () => {
    await say('declined')
    expect((await say('succeeded')).body).toEqual({ accepted: true })
    expect(await setup.state(id)).toBe('declined')
    expect(await setup.money(player)).toMatchObject({ real: 0 })
    expect((await recorded()).toSorted()).toEqual(['applied', 'late'])
  })

  test.each([
    ['another amount', { amount: '500.00' }],
    ['another currency', { currency: 'USD' }],
    ['an invalid amount', { amount: 'all of it' }],
  ])('a success with %s moves no money', async (_, change) => {
    expect((await say('succeeded', change)).body).toEqual({ accepted: false })
    expect(await setup.money(player)).toMatchObject({ real: 0 })
    expect(await recorded()).toEqual(['amount_differs'])
  })

  test('[SEC-11] a webhook with a wrong signature is rejected', async () => {
    const forged = await setup.webhook(
      { payment_id: String(id), status: 'succeeded' },
      { secret: 'another-secret-altogether' },
    )
    expect([forged.status, forged.body.code]).toEqual([401, 'signature_invalid'])
    const without = await setup.webhook(
      { payment_id: String(id), status: 'succeeded' },
      { headers: { 'x-payment-signature': '' } },
    )
    expect([without.status, without.body.code]).toEqual([401, 'signature_invalid'])
    expect(await setup.money(player)).toMatchObject({ real: 0 })
  })

  test.each([-301, 301])('[SEC-11] a webhook signed %s seconds away from now is refused', async (seconds) => {
    const at = new Date(setup.clock.now().getTime() + seconds * 1000)
    const answer = await setup.webhook({ payment_id: String(id), status: 'succeeded' }, { at })
    expect([answer.status, answer.body.code]).toEqual([401, 'request_expired'])
    expect(await setup.money(player)).toMatchObject({ real: 0 })
  })

  test('[SEC-11] a changed timestamp invalidates the signature', async () => {
    const at = new Date(setup.clock.now().getTime() - 400_000)
    const headers = { 'x-payment-timestamp': String(Math.floor(setup.clock.now().getTime() / 1000)) }
    const answer = await setup.webhook({ payment_id: String(id), status: 'succeeded' }, { at, headers })
    expect([answer.status, answer.body.code]).toEqual([401, 'signature_invalid'])
  })

  test('a webhook that is malformed, of an unknown payment or from an unknown provider is rejected', async () => {
    expect((await say('vanished' as never)).status).toBe(422)
    expect((await setup.webhook({ payment_id: '999999999', status: 'succeeded' })).status).toBe(404)
    expect((await setup.send('/callbacks/payments/nobody', '{}', {})).status).toBe(404)
  })

  test('[CASH-08] the payment is published to every tab, and the balance with a growing version', async () => {
    await say('processing')
    await say('succeeded')
    const changes = setup.messages(player.id, 'payments_changes')
    expect(changes.map(({ state }) => state)).toEqual(['pending', 'processing', 'succeeded'])
    expect(setup.messages(player.id, 'payments_events')).toEqual(changes)
    const states = changes.map(({ version }) => Number(version))
    expect(states).toEqual([...new Set(states)].toSorted((a, b) => a - b))
    expect((await setup.call('GET', '/api/player/payments', { as: player })).body).toMatchObject([
      { state: 'succeeded', version: states.at(-1) },
    ])
    const balances = setup.messages(player.id, 'balance')
    expect(balances.at(-1)).toMatchObject({ currency: 'EUR', amount_cents: 5000, available_to_cashout_cents: 5000 })
    const versions = balances.map(({ version }) => Number(version))
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(versions.at(-1)).toBeGreaterThan(0)
  })

  test('the outbox has the event once', async () => {
    await setup.db.query('DELETE FROM outbox')
    for (let time = 0; time < 2; time += 1) await say('succeeded')
    const rows = await setup.db.query<{ topic: string; payload: unknown }>(
      "SELECT topic, payload FROM outbox WHERE topic <> 'mail.send'",
    )
    expect(rows).toEqual([
      {
        topic: 'cashbox.depositSucceeded',
        payload: {
          payment: Number(id),
          player: Number(player.id),
          currency: 'EUR',
          amount: 5000,
          credited: 5000,
          at: '2026-10-01T12:00:00.000Z',
          method: 'visa',
          bonusOffer: null,
        },
      },
    ])
  })
})
