import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../composition/operators/operatorCommands.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { confirmedPlayer, openAuthApp } from '../auth/test/authApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const order = (...words: string[]) => runCommand([...words, '--by', 'Sam', '--reason', 'asked by phone'], app)
  const limitsOf = (id: bigint) =>
    app.db.query(
      'SELECT type, period, status, amount_cents FROM player_limits WHERE player_id = $1 AND removed_at IS NULL ORDER BY id',
      [id],
    )
  const noted = (id: bigint) =>
    app.db.query('SELECT action, details, operator, reason FROM operator_actions WHERE player_id = $1 ORDER BY id', [
      id,
    ])

  test('[SAFE-01] staff set a limit and tighten it at once; a looser one is refused', async () => {
    const email = 'limits@example.com'
    const { id } = await confirmedPlayer(app, email)
    const set = (...words: string[]) => order('limits', 'set', email, ...words)
    expect(await set('deposit', 'week', '100.00', 'EUR')).toMatchObject({ isDone: true })
    expect(await set('deposit', 'week', '50.00', 'EUR')).toMatchObject({ isDone: true })
    expect(await set('deposit', 'week', '80.00', 'EUR')).toMatchObject({
      isDone: false,
      text: expect.stringContaining('stricter is in force'),
    })
    expect(await set('session', '60')).toMatchObject({ isDone: true })
    expect(await set('session', '90')).toMatchObject({ isDone: false })
    expect(await limitsOf(id)).toEqual([
      { type: 'deposit', period: 'week', status: 'active', amount_cents: 5000n },
      { type: 'session', period: '60', status: 'active', amount_cents: null },
    ])
    const signed = { action: 'limit_set', operator: 'Sam', reason: 'asked by phone' }
    expect(await noted(id)).toEqual([
      { ...signed, details: 'deposit week: none -> 10000 EUR' },
      { ...signed, details: 'deposit week: 10000 EUR -> 5000 EUR' },
      { ...signed, details: 'session 60: none -> 60' },
    ])
  })

  test('[SAFE-02] a break and a self-exclusion begin at once, last as the licence says, and reach other accounts', async () => {
    const email = 'pauses@example.com'
    const { id } = await confirmedPlayer(app, email)
    expect(await order('break', email, 'fortnight')).toMatchObject({ isDone: false })
    expect(await order('break', email, 'month')).toMatchObject({ isDone: true })
    expect(await order('break', email, 'day')).toMatchObject({ isDone: false })
    expect(await order('exclude', email, '6_months')).toMatchObject({ isDone: false })
    expect(await order('exclude', email, 'forever')).toMatchObject({ isDone: true })
    expect(await limitsOf(id)).toMatchObject([
      { type: 'coolingoff', period: 'month', status: 'active' },
      { type: 'selfexclusion', period: 'forever', status: 'active' },
    ])
    expect((await noted(id)).map(({ action }) => action)).toEqual(['break_begun', 'exclusion_begun'])
    expect(app.published).toContainEqual({ playerId: id, channel: 'limits', data: {} })
  })

  test.each([
    ['limits', 'set', 'a@example.com', 'deposit', 'week', '100.00', 'XXX'],
    ['limits', 'set', 'a@example.com', 'deposit', 'week', '-5', 'EUR'],
    ['limits', 'set', 'a@example.com', 'coolingoff', 'day'],
    ['limits', 'set', 'a@example.com', 'session', '60', '5'],
    ['break', 'a@example.com'],
  ])('%j %j %j %j %j is no order', async (...words) => {
    expect((await order(...words)).text).toContain('Usage')
  })

  test('an unknown player is reported', async () => {
    expect(await order('break', 'nobody@example.com', 'day')).toMatchObject({ isDone: false })
  })
})
