import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuse } from '../../core/errors.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../testing/moneySetup.ts'
import { depositObstacle } from './depositLimits.ts'
import { fileReview } from './exclusion/reviews.ts'
import { readMoney } from './limitMoney.ts'
import { insertLimit, type NewLimit } from './writeStore.ts'

const dayMs = 86_400_000

onEachEngine((open) => {
  let setup: MoneySetup
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  afterAll(() => setup.close())

  const card = { last_four: '4417', expires: '08/29' }
  const deposit = (as: TestPlayer, amount: string, currency = 'EUR') =>
    setup.process(as, { payment_method: 'visa', payment_action: 'deposit', currency, amount })
  const set = ({ id }: TestPlayer, limit: Pick<NewLimit, 'type' | 'period'> & { cents?: number }) => {
    const { cents, ...rest } = limit
    const at = setup.clock.now()
    return setup.db.transaction((tx) =>
      insertLimit(tx, {
        playerId: id,
        status: 'active',
        zone: 'UTC',
        at,
        ...rest,
        ...(cents !== undefined && { money: readMoney(refuse, [{ currency: 'EUR', amount_cents: cents }], 'EUR') }),
        ...(cents !== undefined && { activeUntil: new Date(at.getTime() + dayMs) }),
      }),
    )
  }
  const used = async (id: bigint) =>
    Number(
      (await setup.db.query<{ used_cents: bigint }>('SELECT used_cents FROM player_limits WHERE id = $1', [id]))[0]!
        .used_cents,
    )
  const refused = (code: string) => ({ status: 422, body: { errors: { base: { [code]: expect.any(String) } } } })

  test('[SAFE-03] a deposit limit accepts deposits that fit, including pending ones, and rejects the rest', async () => {
    const player = await setup.player()
    const { id } = await set(player, { type: 'deposit', period: 'day', cents: 100_00 })
    const first = await deposit(player, '60.00')
    expect(first.status).toBe(200)
    expect(await used(id)).toBe(0)
    expect(await deposit(player, '50.00')).toMatchObject(refused('limit_reached'))
    await setup.choose(first.body.url, 'pay', card)
    expect(await used(id)).toBe(60_00)
    expect(await deposit(player, '50.00')).toMatchObject(refused('limit_reached'))
    const second = await deposit(player, '40.00')
    await setup.choose(second.body.url, 'decline', card)
    // A declined deposit does not count.
    expect((await deposit(player, '40.00')).status).toBe(200)
  })

  test('[SAFE-03] it counts across all wallets, and restarts with its period', async () => {
    const player = await setup.player()
    await setup.grant(player.id, 'USD', 'real', 1n)
    const { id } = await set(player, { type: 'deposit', period: 'day', cents: 92_00 })
    const { body } = await deposit(player, '50.00', 'USD')
    await setup.choose(body.url, 'pay', card)
    // A dollar is worth 0.92 euros.
    expect(await used(id)).toBe(46_00)
    expect(await deposit(player, '50.00')).toMatchObject(refused('limit_reached'))
    const later = await setup.player()
    const { id: own } = await set(later, { type: 'deposit', period: 'day', cents: 50_00 })
    await setup.db.query('UPDATE player_limits SET used_cents = 5000, active_until = $2 WHERE id = $1', [
      own,
      setup.clock.now(),
    ])
    const again = await deposit(later, '50.00')
    await setup.choose(again.body.url, 'pay', card)
    expect(await used(own)).toBe(50_00)
  })

  test('[SAFE-03] a reversed amount is subtracted only in the period that counted the deposit', async () => {
    const player = await setup.player()
    const { id } = await set(player, { type: 'deposit', period: 'day', cents: 100_00 })
    const { url, payment } = (await deposit(player, '60.00')).body
    await setup.choose(url, 'pay', card)
    const back = (amount: string) => setup.webhook({ payment_id: String(payment.id), status: 'refunded', amount })
    await back('20.00')
    expect(await used(id)).toBe(40_00)
    // A limit set after the deposit has not counted it.
    const { id: later } = await set(player, { type: 'deposit', period: 'week', cents: 100_00 })
    await setup.db.query('UPDATE player_limits SET used_cents = 3000, counted_from = $2 WHERE id = $1', [
      later,
      new Date(setup.clock.now().getTime() + 1),
    ])
    await back('40.00')
    expect([await used(id), await used(later)]).toEqual([0, 30_00])
  })

  test('[SAFE-03] of a hundred concurrent deposits one fits', async () => {
    const player = await setup.player()
    await set(player, { type: 'deposit', period: 'day', cents: 70_00 })
    const answers = await Promise.all(Array.from({ length: 100 }, () => deposit(player, '50.00')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99)
  })

  test.each(['coolingoff', 'selfexclusion'] as const)(
    '[SAFE-02] during a %s deposits are rejected, but withdrawals are possible',
    async (type) => {
      const player = await setup.player(100_00n)
      await set(player, { type, period: 'week' })
      expect(await deposit(player, '50.00')).toMatchObject(refused('limit_restrict_access'))
      const order = { payment_method: 'btc', payment_action: 'cashout', currency: 'EUR', amount: '40.00' }
      const out = await setup.process(player, { ...order, recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' })
      expect(out).toMatchObject({ status: 200, body: { payment: { state: 'pending' } } })
    },
  )

  test('an account on hold rejects deposits, whatever its limits', async () => {
    const [player, excluded] = [await setup.player(), await setup.player()]
    await setup.db.transaction((tx) =>
      fileReview(tx, { playerId: player.id, excludedId: excluded.id, isHeld: true, now: setup.clock.now() }),
    )
    expect(await deposit(player, '50.00')).toMatchObject(refused('account_held'))
    expect((await deposit(excluded, '50.00')).status).toBe(200)
  })

  test('[SAFE-03] an amount in another currency takes its share of the limit, rounded up; one without a rate does not fit', async () => {
    const player = await setup.player()
    await set(player, { type: 'deposit', period: 'day', cents: 100_00 })
    const obstacle = (currency: string, cents: bigint, pending: { currency: string; cents: bigint }[] = []) =>
      setup.db.transaction((tx) =>
        depositObstacle(tx, {
          playerId: player.id,
          currency,
          cents,
          at: setup.clock.now(),
          pending: async () => pending,
        }),
      )
    expect([await obstacle('EUR', 100_00n), await obstacle('EUR', 100_01n)]).toEqual([null, 'limit_reached'])
    // 100.00 EUR are 108.69 USD.
    expect([await obstacle('USD', 108_69n), await obstacle('USD', 108_70n)]).toEqual([null, 'limit_reached'])
    expect(await obstacle('XXX', 1n)).toBe('limit_reached')
    const half = [{ currency: 'EUR', cents: 50_00n }]
    expect([await obstacle('USD', 54_34n, half), await obstacle('USD', 54_35n, half)]).toEqual([null, 'limit_reached'])
    expect(await obstacle('EUR', 1n, [{ currency: 'XXX', cents: 1n }])).toBe('limit_reached')
    await set(player, { type: 'coolingoff', period: 'week' })
    expect(await obstacle('EUR', 1n)).toBe('limit_restrict_access')
  })
})
