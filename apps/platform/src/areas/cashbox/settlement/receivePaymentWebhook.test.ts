import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderMessage, Verdict } from '../../../ports/psp/provider.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { approveWithdrawal } from '../withdrawals/approveWithdrawal.ts'
import { sendPayout } from '../withdrawals/sendPayout.ts'
import { receivePaymentWebhook } from './receivePaymentWebhook.ts'

const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  let id: string
  let serial = 0
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
    player = await setup.player()
    id = String((await setup.process(player, deposit)).body.payment.id)
  })
  afterAll(() => setup.close())

  /** The answer to a webhook that was verified like this, and the log lines about it. */
  async function receive(verdict: Verdict, provider = 'sandbox') {
    const lines: [level: string, facts: object][] = []
    const note = (level: string) => (facts: object) => lines.push([level, facts])
    const ctx = {
      ...setup.core,
      psp: { name: 'sandbox', verifyCallback: () => verdict },
      log: { info: note('info'), warn: note('warn'), error: note('error') },
      url: new URL('http://localhost/callbacks/payments/sandbox'),
      request: new Request('http://localhost/'),
      rawBody: '',
    }
    const answer = (await receivePaymentWebhook(ctx as never, { params: { provider } } as never)) as Response
    return { status: answer.status, body: await answer.json(), lines }
  }
  const message = (more: Partial<ProviderMessage>): Verdict => {
    serial += 1
    const sent = { id: `m${serial}`, paymentId: id, status: 'succeeded', amount: '50.00', currency: 'EUR', ...more }
    return { ok: true, message: sent as ProviderMessage }
  }
  const facts = (more: object) => ({ provider: 'sandbox', paymentId: id, status: 'succeeded', ...more })

  test('[SEC-11] the answer says whether a webhook counts; one that staff must look into is an error in the log', async () => {
    expect(await receive(message({ amount: '51.00' }))).toEqual({
      status: 200,
      body: { accepted: false },
      lines: [['error', facts({ result: 'amount_differs' })]],
    })
    const paid = message({})
    for (const result of ['applied', 'repeated'])
      expect(await receive(paid)).toEqual({
        status: 200,
        body: { accepted: true },
        lines: [['info', facts({ result })]],
      })
    expect((await receive(message({ status: 'declined' }))).lines).toEqual([
      ['info', facts({ status: 'declined', result: 'late' })],
    ])
    expect(await receive(message({}))).toMatchObject({
      body: { accepted: true },
      lines: [['error', facts({ result: 'late' })]],
    })
    expect(await receive(message({ paymentId: '999999999' }))).toEqual({
      status: 404,
      body: { accepted: false, code: 'unknown' },
      lines: [['info', facts({ paymentId: '999999999', result: 'unknown' })]],
    })
  })

  test.each([
    ['malformed', 422],
    ['signature_invalid', 401],
  ] as const)('[SEC-11] a webhook that is %s is answered with %s and logged', async (code, status) => {
    expect(await receive({ ok: false, code })).toEqual({
      status,
      body: { accepted: false, code },
      lines: [['warn', { provider: 'sandbox', refusal: code }]],
    })
  })

  test('a webhook of another provider is not read', async () => {
    expect(await receive(message({}), 'other')).toEqual({
      status: 404,
      body: { accepted: false, code: 'unknown' },
      lines: [],
    })
  })

  test('a received deposit has the account it was paid from and no reason, whatever the provider sends', async () => {
    const { payment } = (await setup.process(player, deposit)).body
    const stored = async () =>
      (await setup.db.query('SELECT account, cancellation_reason FROM payments WHERE id = $1', [payment.id]))[0]
    const account = { token: 't', title: '•••• 4417', expires: null } as never
    const of = (more: Partial<ProviderMessage>) => receive(message({ paymentId: String(payment.id), ...more }))
    for (const status of ['processing', 'succeeded'] as const) {
      await of({ status, reason: 'card_blocked', account })
      expect(await stored()).toEqual({ account: '•••• 4417', cancellation_reason: null })
    }
  })

  const rows = async (paymentId: string) =>
    setup.db.query<Record<string, unknown>>(
      'SELECT state, account, cancellation_reason, finished_at FROM payments WHERE id = $1',
      [paymentId],
    )
  const takeBreak = ({ id: playerId }: TestPlayer) =>
    setup.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, zone) VALUES ($1, 'coolingoff', 'day', 'active', $2, 'UTC')`,
      [playerId, setup.clock.now()],
    )
  const payout = async (as: TestPlayer) => {
    const order = { ...deposit, payment_method: 'e-wallet', payment_action: 'cashout', recipient: 'me@apogee.test' }
    const { payment } = (await setup.process(as, order)).body
    await approveWithdrawal(setup.core, BigInt(payment.id))
    await sendPayout({ ...setup.core, psp: setup.sandbox }, BigInt(payment.id))
    return String(payment.id)
  }

  test('[SAFE-02] during a break a paid deposit is withheld with its account; a decline and a payout are as ever', async () => {
    const as = await setup.player(5_000n)
    const [paid, failed] = [await setup.process(as, deposit), await setup.process(as, deposit)]
    const out = await payout(as)
    await takeBreak(as)
    const say = (paymentId: string, status: ProviderMessage['status']) =>
      receive(message({ paymentId, status, account: { token: 't', title: '•••• 4417', expires: null } }))
    await say(String(paid.body.payment.id), 'succeeded')
    await say(String(failed.body.payment.id), 'declined')
    await say(out, 'succeeded')
    expect(await rows(String(paid.body.payment.id))).toMatchObject([{ state: 'rejected', account: '•••• 4417' }])
    expect(await rows(String(failed.body.payment.id))).toMatchObject([{ state: 'declined' }])
    expect(await rows(out)).toMatchObject([{ state: 'succeeded' }])
  })

  test('[CASH-09] a partly refunded deposit stays succeeded, with the time and without a reason', async () => {
    const { payment } = (await setup.process(player, deposit)).body
    const of = (more: Partial<ProviderMessage>) => receive(message({ paymentId: String(payment.id), ...more }))
    await of({})
    const before = await rows(String(payment.id))
    setup.clock.move(1000)
    await of({ status: 'refunded', amount: '20.00' })
    expect(await rows(String(payment.id))).toEqual(before)
    expect(before).toMatchObject([{ state: 'succeeded', cancellation_reason: null }])
  })

  test('[CASH-09] a payout that the bank sends back is in the wallet again, with one mail of the brand it was requested on', async () => {
    const as = await setup.player(5_000n)
    const out = await payout(as)
    await receive(message({ paymentId: out }))
    await setup.db.query("UPDATE payments SET site = 'apogee-ee', account = NULL WHERE id = $1", [out])
    setup.published.length = 0
    await receive(message({ paymentId: out, status: 'refunded' }))
    expect(await setup.money(as)).toMatchObject({ real: 5_000, withheld: 0 })
    expect(new Set(setup.published.map(({ playerId }) => playerId))).toEqual(new Set([as.id]))
    const mails = await setup.db.query<{ payload: Record<string, unknown> }>(
      `SELECT payload FROM outbox o JOIN players p ON p.email = o.payload->>'to' WHERE o.topic = 'mail.send' AND p.id = $1 ORDER BY o.id`,
      [as.id],
    )
    expect(mails.at(-1)?.payload).toMatchObject({
      template: 'withdrawalFailed',
      brand: 'apogee-ee',
      values: { method: 'E-wallet', payment: out, amount: { money: { cents: 5_000, currency: 'EUR' } } },
    })
  })
})
