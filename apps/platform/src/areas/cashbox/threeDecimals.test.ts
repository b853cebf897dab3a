import { toDisplay } from '@apogee/rules/money/display'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '../../core/errors.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../testing/moneySetup.ts'
import { openPlay } from '../../testing/play.ts'
import { readMoney } from '../limits/limitMoney.ts'
import { insertLimit } from '../limits/writeStore.ts'
import { payWin, placeBet } from '../play/public.ts'

// The demo has no currency with three decimals; this adds one as an operator would.
const added: Readonly<Record<string, (file: never) => unknown>> = {
  'config/currencies.json': (rows: object[]) => [
    ...rows,
    { code: 'KWD', symbol: 'KD', subunits_to_unit: 1000, fiat: true, default: false, registration: false },
  ],
  'config/payment-methods.json': (file: { currencies: object }) => ({
    ...file,
    currencies: {
      ...file.currencies,
      KWD: { step: '0.001', deposit: ['3', '1200'], cashout: ['6', '1200'], methods: ['visa', 'btc'] },
    },
  }),
  'config/crypto-rates.json': (file: { value_in_eur: object }) => ({
    ...file,
    value_in_eur: { ...file.value_in_eur, KWD: '3' },
  }),
}
vi.mock('../../core/content/contentFiles.ts', async (load) => {
  const original = await load<typeof import('../../core/content/contentFiles.ts')>()
  const { readFileSync } = await import('node:fs')
  return {
    ...original,
    readContent: (path: string, schema: { parse(value: unknown): unknown }) => {
      const add = added[path]
      if (!add) return original.readContent(path, schema as never)
      return schema.parse(add(JSON.parse(readFileSync(`${original.contentRoot}/${path}`, 'utf8')) as never))
    },
  }
})

const card = { last_four: '4417', expires: '08/29' }
const dayMs = 86_400_000

onEachEngine((open) => {
  let setup: MoneySetup
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  afterAll(() => setup.close())

  const process = (as: TestPlayer, action: 'deposit' | 'cashout', amount: string) =>
    setup.process(as, { payment_method: 'visa', payment_action: action, currency: 'KWD', amount })

  test('amounts with three decimals can be deposited, limited, staked, won and withdrawn exactly', async () => {
    const player = await setup.player(0n, 'KWD')
    await setup.db.transaction((tx) =>
      insertLimit(tx, {
        playerId: player.id,
        type: 'deposit',
        period: 'day',
        status: 'active',
        zone: 'UTC',
        at: setup.clock.now(),
        activeUntil: new Date(setup.clock.now().getTime() + dayMs),
        money: readMoney(refuse, [{ currency: 'KWD', amount_cents: 20_001 }], 'KWD'),
      }),
    )
    const deposit = await process(player, 'deposit', '20.001')
    expect(deposit).toMatchObject({ status: 200, body: { payment: { amount_cents: 20_001 } } })
    await setup.choose(deposit.body.url, 'pay', card)
    expect(await setup.money(player, 'KWD')).toMatchObject({ real: 20_001 })
    // The limit is used up to the last thousandth.
    expect((await process(player, 'deposit', '3')).body).toMatchObject({
      errors: { base: { limit_reached: expect.any(String) } },
    })
    expect((await process(player, 'deposit', '3.0005')).body).toMatchObject({ errors: { amount: expect.anything() } })

    const session = await openPlay(setup.db, player.id, `kwd-${player.id}`, 'KWD')
    const order = { session, round: 'kwd', now: setup.clock.now() }
    await placeBet(setup.db, { ...order, transaction: 'kwd-bet', amount: 20_001n })
    await payWin(setup.db, { ...order, transaction: 'kwd-win', amount: 40_003n, finishesRound: true })
    expect(await setup.money(player, 'KWD')).toMatchObject({ real: 40_003 })

    const account = { payment_method: 'btc', recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
    const cashout = await setup.process(player, {
      ...account,
      payment_action: 'cashout',
      currency: 'KWD',
      amount: '40.003',
    })
    expect(cashout).toMatchObject({ status: 200, body: { payment: { amount_cents: 40_003 } } })
    expect(await setup.money(player, 'KWD')).toMatchObject({ real: 0, withheld: 40_003 })
    const csv = await setup.call('GET', '/api/player/payments.csv', { as: player })
    expect(csv.body).toContain('40.003')
    expect(toDisplay(40_003n, { code: 'KWD', subunits_to_unit: 1000 })).toMatchObject({ amount: '40.003' })
  })
})
