import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../core/log.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { approveWithdrawal } from '../withdrawals/approveWithdrawal.ts'
import { sendPayout } from '../withdrawals/sendPayout.ts'
import { reconcilePayments } from './reconcilePayments.ts'

const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cashout = { ...deposit, payment_method: 'btc', payment_action: 'cashout', recipient }
const minute = 60_000
const day = 24 * 60 * minute

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
    player = await setup.player(100_000n)
  })
  afterAll(() => setup.close())

  const begin = async (order = deposit): Promise<number> => (await setup.process(player, order)).body.payment.id
  const payout = async () => {
    const id = await begin(cashout)
    await approveWithdrawal(setup.core, BigInt(id))
    await sendPayout({ ...setup.core, psp: setup.sandbox }, BigInt(id))
    return id
  }
  /** Looks up these payments so long after they were booked; returns the deposits cancelled at the provider. */
  async function lookUp(
    ids: readonly number[],
    ageMs: number,
    answer: PaymentProvider['queryOrder'],
    others: readonly PaymentProvider[] = [],
  ) {
    const canceled: string[] = []
    await setup.db.query("UPDATE payments SET checked_at = 'infinity' WHERE finished_at IS NULL")
    await setup.db.query(
      "UPDATE payments SET checked_at = '2020-01-01', created_at = $2 WHERE id = ANY ($1::bigint[])",
      [ids, new Date(setup.clock.now().getTime() - ageMs)],
    )
    const psp = {
      ...setup.sandbox,
      others,
      queryOrder: answer,
      cancelDeposit: async (id: string) => canceled.push(id) > 0,
    }
    await reconcilePayments({ ...setup.core, psp, log: openLog('silent') })
    return canceled
  }
  const states = (ids: readonly number[]) => Promise.all(ids.map((id) => setup.state(id)))

  test('a lookup without an answer changes nothing and does not stop the others; any other error does', async () => {
    const [first, second] = [await begin(), await begin()]
    await lookUp([first, second], 31 * minute, async ({ paymentId }) => {
      if (paymentId === String(first)) throw new ProviderUnavailable('busy')
      return 'unknown'
    })
    expect(await states([first, second])).toEqual(['pending', 'canceled'])
    const broken = lookUp([first], 31 * minute, async () => {
      throw new TypeError('a bug')
    })
    await expect(broken).rejects.toThrow('a bug')
  })

  test('an error at one provider does not stop the lookups at another', async () => {
    const [first, second] = [await begin(), await begin()]
    await setup.db.query("UPDATE payments SET provider = 'nordic' WHERE id = $1", [second])
    const others = [{ ...setup.sandbox, name: 'nordic', queryOrder: async () => 'unknown' as const }]
    const broken = lookUp(
      [first, second],
      31 * minute,
      async () => {
        throw new TypeError('a bug')
      },
      others,
    )
    await expect(broken).rejects.toThrow('a bug')
    expect(await states([first, second])).toEqual(['pending', 'canceled'])
  })

  test('an unknown deposit ends after more than half an hour, and its player is notified; an unknown payout never', async () => {
    const [id, out] = [await begin(), await payout()]
    const changes = () => setup.messages(player.id, 'payments_changes').filter((one) => one['id'] === id).length
    const before = changes()
    await lookUp([id], 30 * minute, async () => 'unknown')
    expect([await setup.state(id), changes()]).toEqual(['pending', before])
    await lookUp([id, out], 30 * minute + 1, async () => 'unknown')
    expect([await states([id, out]), changes()]).toEqual([['canceled', 'processing'], before + 1])
  })

  test('a deposit that ends while it is looked up stays as it is, and nothing is published', async () => {
    const id = await begin()
    let published = 0
    await lookUp([id], day, async () => {
      await setup.webhook({ payment_id: String(id), status: 'succeeded' })
      published = setup.published.length
      return 'unknown'
    })
    expect([await setup.state(id), setup.published.length]).toEqual(['succeeded', published])
  })

  test('a deposit that is open for more than a day is cancelled at the provider; an open payout is not', async () => {
    const [id, out] = [await begin(), await payout()]
    expect(await lookUp([id, out], day, async () => 'open')).toEqual([])
    expect(await lookUp([id, out], day + 1, async () => 'open')).toEqual([String(id)])
  })
})
