import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../composition/operators/operatorCommands.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { confirmedPlayer, openAuthApp } from '../auth/test/authApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const order = (...words: string[]) => runCommand(['bonuses', ...words, '--by', 'Sam', '--reason', 'apology'], app)

  test('staff grant an offer and cancel it; each time with who, why, before and after', async () => {
    const email = 'gifted@example.com'
    const { id } = await confirmedPlayer(app, email)
    expect(await order('grant', email, 'lift-off')).toMatchObject({ isDone: true })
    expect(await order('grant', email, 'captains-spins')).toMatchObject({ isDone: true })
    const { data } = await order('list', email)
    const [bonus, spins] = data as { readonly kind: string; readonly id: string }[]
    expect([bonus, spins]).toMatchObject([
      { kind: 'bonus', offer: 'lift-off', stage: 'issued', currency: 'EUR' },
      { kind: 'freespins', offer: 'captains-spins', stage: 'issued' },
    ])
    expect(await order('cancel', 'bonus', bonus!.id)).toMatchObject({ isDone: true })
    expect(await order('cancel', 'bonus', bonus!.id)).toMatchObject({ isDone: false })
    expect(await order('cancel', 'freespins', spins!.id)).toMatchObject({ isDone: true })
    expect(await order('cancel', 'freespins', '99999')).toMatchObject({ isDone: false })
    expect((await order('list', email)).data).toMatchObject([{ stage: 'canceled' }, { stage: 'canceled' }])
    const rows = await app.db.query('SELECT details FROM operator_actions WHERE player_id = $1 ORDER BY id', [id])
    expect(rows.map(({ details }) => details)).toEqual([
      `lift-off: none -> bonus ${bonus!.id}`,
      `captains-spins: none -> freespins ${spins!.id}`,
      `bonus ${bonus!.id}: issued -> canceled`,
      `freespins ${spins!.id}: issued -> canceled`,
    ])
  })

  test('[SAFE-02] [ROLE-14] a player on a break and a multi-account get nothing', async () => {
    await confirmedPlayer(app, 'resting@example.com')
    await runCommand(['break', 'resting@example.com', 'day', '--by', 'Sam', '--reason', 'asked'], app)
    await confirmedPlayer(app, 'second@example.com')
    await runCommand(['groups', 'add', 'second@example.com', 'multi-account', '--by', 'Sam', '--reason', 'seen'], app)
    for (const email of ['resting@example.com', 'second@example.com'])
      expect(await order('grant', email, 'lift-off')).toMatchObject({
        isDone: false,
        text: expect.stringContaining('on a break'),
      })
  })

  test('an unknown offer, one that needs a deposit and an unknown player are reported', async () => {
    await confirmedPlayer(app, 'asks@example.com')
    expect((await order('grant', 'asks@example.com', 'nothing')).text).toContain('no such offer')
    expect((await order('grant', 'asks@example.com', 'welcome-1')).text).toContain('part of a deposit')
    expect(await order('grant', 'nobody@example.com', 'lift-off')).toMatchObject({ isDone: false })
    expect((await order('cancel', 'gift', '1')).text).toContain('Usage')
  })

  test('groups are joined and left by name', async () => {
    const { id } = await confirmedPlayer(app, 'grouped@example.com')
    const change = (word: string) =>
      runCommand(['groups', word, 'grouped@example.com', 'no-sofort', '--by', 'Sam', '--reason', 'bank'], app)
    const groups = async () =>
      (await app.db.query('SELECT group_id FROM player_groups WHERE player_id = $1', [id])).map(
        (row) => row['group_id'],
      )
    expect(await change('add')).toMatchObject({ isDone: true })
    expect(await groups()).toEqual(['631'])
    expect(await change('remove')).toMatchObject({ isDone: true })
    expect(await groups()).toEqual([])
  })

  test('each command names the right it needs, and no two different commands share one by accident', async () => {
    const { data } = await runCommand(['permissions'], app)
    expect(data).toContainEqual({ command: 'limits set', permission: 'limits.set' })
    expect(data).toContainEqual({ command: 'break', permission: 'limits.break' })
    expect(data).toContainEqual({ command: 'group-join', permission: 'groups.add' })
  })
})
