import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../composition/operators/operatorCommands.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../testing/moneySetup.ts'

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  let email = ''
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  beforeEach(async () => {
    player = await setup.player(10_000n)
    const [row] = await setup.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [player.id])
    email = row?.email ?? ''
  })
  afterAll(() => setup.close())

  const as = (who: string, ...words: string[]) =>
    runCommand(['balance', ...words, '--by', who, '--reason', 'lost round 12', '--json'], setup.core)
  const ask = async (way: 'in' | 'out', amount: string) => {
    const { data } = await as('Sam', 'adjust', email, 'EUR', way, amount)
    return (data as { id: string }).id
  }
  const real = async () => (await setup.money(player)).real

  test('one person requests a correction, and the money moves when another confirms it, once', async () => {
    const id = await ask('in', '12.50')
    expect(await real()).toBe(10_000)
    expect((await as('Kim', 'list')).data).toContainEqual(
      expect.objectContaining({ id, player: String(player.id), amount_cents: '1250', asked_by: 'Sam' }),
    )
    const answers = await Promise.all([1, 2, 3].map(() => as('Kim', 'confirm', id)))
    expect(answers.map(({ isDone }) => isDone).toSorted()).toEqual([false, false, true])
    expect(await real()).toBe(11_250)
    expect(setup.messages(player.id, 'balance').at(-1)).toMatchObject({ amount_cents: 11_250 })
    const noted = await setup.db.query(
      'SELECT action, details, operator FROM operator_actions WHERE player_id = $1 ORDER BY id',
      [player.id],
    )
    expect(noted).toEqual([
      { action: 'adjustment_asked', details: `adjustment ${id}: 1250 EUR`, operator: 'Sam' },
      {
        action: 'adjustment_confirmed',
        details: `adjustment ${id}: 10000 -> 11250 EUR, asked by Sam`,
        operator: 'Kim',
      },
    ])
  })

  test.each(['Sam', ' sam ', 'SAM'])('the same person (%s) cannot confirm', async (who) => {
    const id = await ask('out', '1')
    expect(await as(who, 'confirm', id)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('another person'),
    })
    expect(await real()).toBe(10_000)
  })

  test('more than the balance is never taken, and the request stays open', async () => {
    const id = await ask('out', '100.01')
    expect(await as('Kim', 'confirm', id)).toMatchObject({ isDone: false, text: expect.stringContaining('smaller') })
    expect(await real()).toBe(10_000)
    expect(await as('Sam', 'refuse', id)).toMatchObject({ isDone: true })
    expect(await as('Kim', 'confirm', id)).toMatchObject({ isDone: false })
  })

  test('an unknown player and a currency without an account are named', async () => {
    expect((await as('Sam', 'adjust', 'nobody@example.com', 'EUR', 'in', '1')).text).toContain('no player')
    expect((await as('Sam', 'adjust', email, 'USD', 'in', '1')).text).toContain('no account in USD')
  })

  test.each([['0'], ['-1'], ['1.234'], ['1,5'], ['x']])('%s EUR is no amount', async (amount) => {
    expect((await as('Sam', 'adjust', email, 'EUR', 'in', amount)).text).toContain('Usage')
  })
})
