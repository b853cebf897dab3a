import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuse } from '../../../core/errors.ts'
import { queuedMail } from '../../../core/mail/queuedMail.ts'
import { composeMail } from '../../../ports/mail/composeMail.ts'
import { senderOf } from '../../../ports/mail/senderOf.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { type Json, MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { origin } from '../../../testing/testPlayers.ts'
import { readMoney } from '../../limits/limitMoney.ts'
import { insertLimit } from '../../limits/writeStore.ts'
import { openRequests } from '../../profile/documents/requestStore.ts'
import { cashboxMails } from '../mailKinds.ts'
import { approveByRule } from './approveByRule.ts'
import { approveWithdrawal, rejectWithdrawal, requestWithdrawalDocuments } from './approveWithdrawal.ts'
import { worthInEur } from './mayWithdraw.ts'

const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cashout = { payment_method: 'btc', payment_action: 'cashout', currency: 'EUR', amount: '40.00', recipient }

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  beforeEach(async () => {
    player = await setup.player(500_000n)
    await setup.db.query('DELETE FROM outbox')
  })
  afterAll(() => setup.close())

  const ask = (amount = '40.00') => setup.process(player, { ...cashout, amount })
  const id = async (amount?: string): Promise<bigint> => BigInt((await ask(amount)).body.payment.id)
  const worthInEurCents = (cents: number) => Number(worthInEur(BigInt(cents), 'USD'))
  /** Books a debt, as after a chargeback of a deposit that was already staked. */
  const owe = (cents: bigint) =>
    setup.db.transaction((tx) =>
      setup.core.ledger.post(tx, {
        ...{ key: `test:debt:${player.id}`, kind: 'deposit_chargeback', playerId: player.id, at: setup.clock.now() },
        moves: [
          { account: { playerId: player.id, kind: 'debt', currency: 'EUR' }, amount: -cents },
          { account: { kind: 'psp', currency: 'EUR' }, amount: cents },
        ],
      }),
    )
  const change = (sql: string) => setup.db.query(`UPDATE players SET ${sql} WHERE id = $1`, [player.id])
  const code = ({ body }: { body: Json }) => Object.keys(body.errors?.base ?? {})[0]
  /** The emails ordered, as they would be sent. */
  const mails = async () => {
    const rows = await setup.db.query<{ payload: unknown }>(
      "SELECT payload FROM outbox WHERE topic = 'mail.send' ORDER BY id",
    )
    const from = senderOf(setup.config)
    return rows.map(({ payload }) => {
      const order = queuedMail.parse(payload)
      const mail = composeMail(order, from(order.brand), cashboxMails, null)
      if (!mail) throw new Error(`${order.template} is not sent`)
      return { template: order.template, ...mail }
    })
  }

  test('above the licence’s total a withdrawal requires a verified player, and no money is reserved', async () => {
    expect((await ask('1500.00')).status).toBe(200)
    const refused = await ask('500.01')
    expect([refused.status, code(refused)]).toEqual([422, 'verification_needed'])
    expect(await setup.money(player)).toMatchObject({ real: 350_000, withheld: 150_000 })
    expect((await ask('500.00')).status).toBe(200)
    await change('verified = true')
    expect((await ask('500.01')).status).toBe(200)
  })

  test('of two concurrent withdrawals that exceed the total only together, one is rejected', async () => {
    const both = await Promise.all([ask('1200.00'), ask('1200.00')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await setup.money(player)).toMatchObject({ withheld: 120_000 })
  })

  test('concurrent withdrawals in two currencies are added up and cannot exceed the total', async () => {
    await setup.grant(player.id, 'USD', 'real', 500_000n)
    const orders = Array.from({ length: 20 }, (_, nth) => ({ amount: '300.00', currency: nth % 2 ? 'USD' : 'EUR' }))
    await Promise.all(orders.map((order) => setup.process(player, { ...cashout, ...order })))
    const [euros, dollars] = await Promise.all(['EUR', 'USD'].map((currency) => setup.money(player, currency)))
    expect(euros!.withheld + worthInEurCents(dollars!.withheld)).toBeLessThanOrEqual(2000_00)
    expect(euros!.withheld + worthInEurCents(dollars!.withheld)).toBeGreaterThan(1700_00)
  })

  test.each([
    ['break', 'coolingoff', null],
    ['limit', 'deposit', 1000],
  ] as const)(
    '[SAFE-02] a player whose %s rejects the deposit that would repay a debt can withdraw the money above the debt',
    async (_, type, cents) => {
      await owe(50_00n)
      expect(await ask('40.00')).toMatchObject({
        status: 422,
        body: { errors: { base: { debt_open: expect.stringContaining('next deposit') } } },
      })
      await setup.db.transaction((tx) =>
        insertLimit(tx, {
          ...{ playerId: player.id, type, period: 'week', status: 'active', zone: 'UTC' },
          at: setup.clock.now(),
          ...(cents !== null && {
            money: readMoney(refuse, [{ currency: 'EUR', amount_cents: cents }], 'EUR'),
            activeUntil: new Date(setup.clock.now().getTime() + 86_400_000),
          }),
        }),
      )
      await change('verified = true')
      await setup.grant(player.id, 'EUR', 'real', -4_900_00n)
      const refused = await ask('60.00')
      expect([refused.status, code(refused)]).toEqual([422, 'debt_open'])
      expect(refused.body.errors.base.debt_open).toContain('You can withdraw up to €50.00')
      expect(await setup.money(player)).toMatchObject({ real: 100_00, withheld: 0 })
      expect((await ask('50.00')).status).toBe(200)
      expect(await setup.money(player)).toMatchObject({ real: 50_00, withheld: 50_00 })
      expect(code(await ask('40.00'))).toBe('debt_open')
    },
  )

  test('[VAL-13] [OPEN-22] requesting a payout to a Lithuanian account adds the player to the staff group before the error', async () => {
    const byBank = { ...cashout, payment_method: 'bank-transfer', recipient: 'LT12 1000 0111 0100 1000' }
    const answer = await setup.process(player, byBank)
    expect(answer.body.errors.recipient.iban_lithuania).toContain('Our team will contact you')
    const groups = () => setup.db.query('SELECT group_id FROM player_groups WHERE player_id = $1', [player.id])
    expect(await groups()).toEqual([{ group_id: '1101' }])
    // The same account, chosen from the saved accounts by id.
    await setup.db.query('DELETE FROM player_groups WHERE player_id = $1', [player.id])
    const [saved] = await setup.db.query<{ id: bigint }>(
      `INSERT INTO payment_accounts (player_id, method, brand, kind, title, token, last_used_at)
       VALUES ($1, 'bank-transfer', 'sepa', 'cashout', 'LT ••• 000', 'LT121000011101001000', $2) RETURNING id`,
      [player.id, setup.clock.now()],
    )
    const again = await setup.process(player, {
      ...byBank,
      recipient: undefined,
      payment_account_id: Number(saved!.id),
    })
    expect(Object.keys(again.body.errors.recipient)).toEqual(['iban_lithuania'])
    expect(await groups()).toEqual([{ group_id: '1101' }])
  })

  test('under a licence that always requires verification, the first withdrawal needs a verified player', async () => {
    await change("license_name = 'EE', personal_id_number = '39005170003'")
    // This licence has no coin methods.
    const byBank = { ...cashout, payment_method: 'bank-transfer', recipient: 'EE382200221020145685' }
    expect(code(await setup.process(player, byBank))).toBe('verification_needed')
    await change('verified = true')
    expect((await setup.process(player, byBank)).status).toBe(200)
  })

  test('[SAFE-02] withdrawals are rejected while a bonus is wagered, unless the player is on a break', async () => {
    await setup.db.query(
      `INSERT INTO player_bonuses (player_id, key, offer_id, strategy, titles, currency, amount_cents, wager, required_cents,
         wager_days, stage, created_at) VALUES ($1, $2, 'x', 'deposit', '{}', 'EUR', 5000, 30, 150000, 14, 'handle_bets', $3)`,
      [player.id, `test:${player.id}`, setup.clock.now()],
    )
    const refused = await ask()
    expect([refused.status, code(refused)]).toEqual([422, 'wager_active'])
    expect(await setup.money(player)).toMatchObject({ real: 500_000, withheld: 0 })
    await setup.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
      [player.id, setup.clock.now()],
    )
    expect((await ask()).status).toBe(200)
  })

  test('[CASH-10] a small withdrawal is approved automatically after the time to recall it', async () => {
    const small = await id('100.00')
    const big = await id('100.01')
    setup.clock.move(14 * 60_000)
    await approveByRule(setup.core)
    expect(await setup.state(Number(small))).toBe('pending')
    setup.clock.move(60_000)
    await Promise.all([approveByRule(setup.core), approveByRule(setup.core)])
    expect(await setup.state(Number(small))).toBe('processing')
    expect(await setup.state(Number(big))).toBe('pending')
    const handed = await setup.db.query(
      "SELECT FROM outbox WHERE topic = 'cashbox.payout' AND payload->>'payment' = $1",
      [String(small)],
    )
    expect(handed).toHaveLength(1)
  })

  test('a withdrawal with requested documents waits for staff, and its state shows that', async () => {
    const waiting = await id()
    const desk = (choice: string) =>
      setup.call('POST', `/sandbox/psp/withdrawals/${waiting}/${choice}`, { headers: { origin } })
    expect((await desk('ask')).headers.get('location')).toBe('/sandbox/psp')
    expect(await requestWithdrawalDocuments(setup.core, waiting)).toBe(false)
    const [entry] = (await setup.call('GET', '/api/player/payments', { as: player })).body
    expect(entry).toMatchObject({
      state: 'pending',
      recallable: true,
      progress: { reached: 'requested', waits_for: 'documents' },
    })
    expect(setup.messages(player.id, 'payments_changes').at(-1)).toMatchObject({
      progress: { reached: 'requested', waits_for: 'documents' },
    })
    expect((await setup.call('GET', '/sandbox/psp')).body).toContain('Documents requested')
    const requested = async () => (await openRequests(setup.db, player.id)).map(({ document_type }) => document_type)
    expect(await requested()).toEqual(['identity', 'address'])
    expect(setup.messages(player.id, 'verification_changes').at(-1)).toEqual({ state: 'open' })
    await setup.db.query('DELETE FROM document_requests WHERE player_id = $1', [player.id])
    await change('verified = true')
    // A player who is already verified proves that the account is theirs.
    await requestWithdrawalDocuments(setup.core, await id())
    expect(await requested()).toEqual(['payment_method'])
    setup.clock.move(60 * 60_000)
    await approveByRule(setup.core)
    expect(await setup.state(Number(waiting))).toBe('pending')
    expect((await desk('approve')).headers.get('location')).toBe('/sandbox/psp')
    expect(await setup.state(Number(waiting))).toBe('processing')
  })

  test('each step sends the player one mail in their language', async () => {
    await change("language = 'de'")
    const first = await id()
    await requestWithdrawalDocuments(setup.core, first)
    await rejectWithdrawal(setup.core, first)
    await rejectWithdrawal(setup.core, first)
    const second = await id()
    await approveWithdrawal(setup.core, second)
    for (let time = 0; time < 2; time += 1) {
      await setup.webhook({ payment_id: String(second), status: 'succeeded', amount: '40.00' })
    }
    const sent = await mails()
    expect(sent.map(({ template }) => template)).toEqual([
      'withdrawalRequested',
      'documentsAsked',
      'withdrawalRejected',
      'withdrawalRequested',
      'withdrawalSent',
    ])
    expect(sent[0]!.subject).toBe('Apogee: Wir haben deine Auszahlung von 40,00\u00a0€ erhalten')
    expect(sent[0]!.text).toContain('bc1qw5…f3t4')
    expect(sent[0]!.text).not.toContain(recipient)
    expect(sent[1]!.text).toContain('/de/profile/verification')
    for (const { subject, text, html } of sent) expect(subject + text + html).not.toMatch(/mails\.|[{}]payment/)
  })

  test('a received and a reversed deposit each send the player a mail', async () => {
    const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
    const { payment } = (await setup.process(player, deposit)).body
    for (const status of ['processing', 'succeeded', 'charged_back'] as const) {
      await setup.webhook({ payment_id: String(payment.id), status })
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your Apogee deposit of €50.00 has arrived',
      'Apogee: a deposit of yours was reversed',
    ])
  })
})
