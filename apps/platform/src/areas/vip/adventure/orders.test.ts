import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { onEachDatabase, testNow } from '../../../testing/testApp.ts'
import { mailsTo } from '../../auth/test/authApp.ts'
import { type Adventures, dayMs, openAdventures } from './test/adventureApp.ts'

onEachDatabase((makeApp) => {
  let all: Adventures
  beforeAll(async () => {
    all = await openAdventures(makeApp)
  })
  beforeEach(() => all.app.clock.move(testNow.getTime() - all.app.clock.now().getTime()))
  type Someone = Awaited<ReturnType<Adventures['player']>>
  const order = (command: string, { email }: Pick<Someone, 'email'>, ...more: string[]) =>
    runCommand([command, email, ...more, '--by', 'Sam of support', '--reason', 'asked in the chat'], all.app)

  test('an operator invites and removes a player, and the operator and the reason are recorded', async () => {
    const someone = await all.player({}, [])
    expect(await order('adventure-invite', someone)).toMatchObject({ isDone: true })
    expect(await order('adventure-invite', someone)).toMatchObject({ isDone: false })
    expect(await all.statuses(someone)).toContain('VIP adventures')
    expect(Object.keys((await all.own(someone)).terms)).toHaveLength(8)
    expect(await order('adventure-leave', someone)).toMatchObject({ isDone: true })
    expect(await all.own(someone)).toMatchObject({ terms: {} })
    expect(
      await all.app.db.query('SELECT action, operator, reason FROM operator_actions WHERE player_id = $1 ORDER BY id', [
        someone.id,
      ]),
    ).toEqual(
      ['adventure_joined', 'adventure_left'].map((action) => ({
        action,
        operator: 'Sam of support',
        reason: 'asked in the chat',
      })),
    )
    expect(all.heard(someone, 'groups_updates')).toBe(2)
  })

  test('an operator completes a failed day, which grants its prize once', async () => {
    const someone = await all.player()
    expect(await order('adventure-complete', someone, '2026-03-10')).toMatchObject({
      isDone: true,
      text: expect.stringContaining('the prize is among their gifts'),
    })
    expect(await all.statuses(someone)).toContain('__1/8__10/03/2026')
    expect((await all.gifts(someone)).freespins).toMatchObject([{ title: '__1__10/03/2026__20 free spins' }])
    expect(await order('adventure-complete', someone, '2026-03-10')).toMatchObject({ isDone: false })
    await all.deposit(someone, 20_00)
    await all.bet(someone, 20_00)
    expect((await all.gifts(someone)).freespins).toHaveLength(1)
    expect(await mailsTo(all.app, someone.email)).toHaveLength(1)
  })

  test('a prize that was not granted is granted later as offered at the deposit', async () => {
    const someone = await all.player()
    all.app.clock.move(6 * dayMs)
    await all.deposit(someone, 40_00)
    await all.app.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [someone.id])
    await all.bet(someone, 40_00)
    expect(await order('adventure-complete', someone, '2026-03-16')).toMatchObject({ isDone: false })
    await all.app.db.query('UPDATE players SET can_issue_bonuses = true WHERE id = $1', [someone.id])
    expect(await order('adventure-complete', someone, '2026-03-16')).toMatchObject({ isDone: true })
    expect((await all.gifts(someone)).bonuses).toMatchObject([{ amount_cents: 6_00 }])
  })

  test('without a deposit a prize in percent of it is omitted, and the day is completed without a prize', async () => {
    const someone = await all.player()
    expect(await order('adventure-complete', someone, '2026-03-16')).toMatchObject({
      isDone: true,
      text: expect.stringContaining('no prize'),
    })
    expect(await all.gifts(someone)).toEqual({ bonuses: [], freespins: [] })
  })

  test.each([
    [['adventure-complete', 'a@b.c']],
    [['adventure-complete', 'a@b.c', 'yesterday']],
    [['adventure-complete', 'a@b.c', '2026-13-40']],
    [['adventure-invite', 'a@b.c', '791']],
  ])('%j is no order', async (args) => {
    expect(await runCommand([...args, '--by', 'Sam', '--reason', 'why'], all.app)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('adventure-complete'),
    })
  })

  test('an unknown player and a day before the adventure are rejected', async () => {
    const nobody = { email: 'nobody@example.com' }
    expect(await order('adventure-invite', nobody)).toMatchObject({ isDone: false })
    expect(await order('adventure-complete', nobody, '2026-03-10')).toMatchObject({ isDone: false })
    expect(await order('adventure-complete', await all.player(), '2026-03-09')).toMatchObject({
      isDone: false,
      text: expect.stringContaining('no day of an adventure'),
    })
  })
})
