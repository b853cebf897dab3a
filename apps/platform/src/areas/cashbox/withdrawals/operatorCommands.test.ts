import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { approveByRule } from './approveByRule.ts'

const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cashout = { payment_method: 'btc', payment_action: 'cashout', currency: 'EUR', amount: '40.00', recipient }

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  let id: string
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  beforeEach(async () => {
    player = await setup.player(10_000n)
    id = String((await setup.process(player, cashout)).body.payment.id)
  })
  afterAll(() => setup.close())

  const order = (...words: string[]) =>
    runCommand(['withdrawals', ...words, '--by', 'Sam', '--reason', 'payout desk'], setup.core)
  const noted = () =>
    setup.db.query('SELECT action, details, operator, reason FROM operator_actions WHERE player_id = $1', [player.id])

  test('[CASH-04] an operator lists waiting withdrawals and approves one; who, why and the step are recorded', async () => {
    const listed = await order('list')
    expect(listed.text).toContain(`${id}: 40.00 EUR, btc`)
    expect(listed.data).toContainEqual(
      expect.objectContaining({ id, player: String(player.id), amount_cents: '4000', state: 'pending', held_at: null }),
    )
    expect(await order('approve', id)).toMatchObject({ isDone: true, text: expect.stringContaining('is approved') })
    expect(await setup.state(Number(id))).toBe('processing')
    expect(await noted()).toEqual([
      {
        action: 'withdrawal_approved',
        details: `withdrawal ${id}: pending -> processing, 40.00 EUR`,
        operator: 'Sam',
        reason: 'payout desk',
      },
    ])
    expect(await order('approve', id)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('nothing was changed'),
    })
    expect((await order('list')).text).not.toContain(`${id}: `)
  })

  test('a rejected withdrawal returns its money', async () => {
    expect(await order('reject', id)).toMatchObject({ isDone: true })
    expect(await setup.money(player)).toMatchObject({ real: 10_000, withheld: 0 })
    expect((await noted())[0]).toMatchObject({ details: `withdrawal ${id}: pending -> rejected, 40.00 EUR` })
  })

  test('a held withdrawal is not approved by rule, and can be decided', async () => {
    await setup.db.query('UPDATE players SET verified = true WHERE id = $1', [player.id])
    expect(await order('hold', id)).toMatchObject({ isDone: true })
    expect(await order('hold', id)).toMatchObject({ isDone: false })
    setup.clock.move(86_400_000)
    await approveByRule(setup.core)
    expect(await setup.state(Number(id))).toBe('pending')
    expect((await order('list')).text).toMatch(new RegExp(`^${id}: .*, held$`, 'm'))
    expect(await order('approve', id)).toMatchObject({ isDone: true })
  })

  test('documents are requested once', async () => {
    expect(await order('ask-documents', id)).toMatchObject({ isDone: true })
    expect(await order('ask-documents', id)).toMatchObject({ isDone: false })
    expect((await noted()).length).toBe(1)
  })

  test('the facts for a decision are shown', async () => {
    const { text, data } = await order('show', id)
    expect(text).toContain('identity not verified')
    expect(data).toMatchObject({
      id,
      state: 'pending',
      is_verified: false,
      groups: expect.any(Array),
      paid: expect.any(Array),
    })
  })

  test.each([
    ['show', '999999'],
    ['approve', '999999'],
  ])('%s of an unknown withdrawal says so', async (word, number) => {
    expect(await order(word, number)).toEqual({ isDone: false, text: 'There is no withdrawal 999999.' })
  })

  test.each([['approve'], ['approve', 'x'], ['approve', '1', '2'], ['list', '1'], ['cancel', '1']])(
    '%j is no command',
    async (...words) => {
      expect(await order(...words)).toMatchObject({ isDone: false, text: expect.stringContaining('Usage') })
    },
  )
})
