import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { type Adventures, openAdventures } from '../adventure/test/adventureApp.ts'

onEachDatabase((makeApp) => {
  let all: Adventures
  beforeAll(async () => {
    all = await openAdventures(makeApp)
  })
  type Someone = Awaited<ReturnType<Adventures['player']>>
  const order = (command: string, email: string, ...more: string[]) =>
    runCommand([command, email, ...more, '--by', 'Sam of support', '--reason', 'two accounts'], all.app)
  const groupsOf = async ({ client }: Someone): Promise<string[]> =>
    (await client.get('/api/player')).body.statuses.map(({ id }: { id: string }) => id)

  test.each(['100', '631', '916', '21', '256'])(
    '[VIP-06] [ROLE-02] [ROLE-04] [ROLE-09] an operator adds a player to group %s and removes them again',
    async (group) => {
      const someone = await all.player({}, [])
      expect(await order('group-join', someone.email, group)).toMatchObject({ isDone: true })
      expect(await order('group-join', someone.email, group)).toMatchObject({ isDone: false })
      expect(await groupsOf(someone)).toContain(group)
      expect(await order('group-leave', someone.email, group)).toMatchObject({ isDone: true })
      expect(await groupsOf(someone)).not.toContain(group)
      expect(all.heard(someone, 'groups_updates')).toBe(2)
      expect(
        await all.app.db.query(
          'SELECT action, details, operator, reason FROM operator_actions WHERE player_id = $1 ORDER BY id',
          [someone.id],
        ),
      ).toEqual(
        ['group_joined', 'group_left'].map((action) => ({
          action,
          details: group,
          operator: 'Sam of support',
          reason: 'two accounts',
        })),
      )
    },
  )

  test('[ROLE-04] a player marked as a multi-account gets no registration offers until the mark is removed', async () => {
    const someone = await all.player({}, [])
    const offered = async () => (await someone.client.get('/api/bonuses/available_bonuses')).body.available_bonuses
    expect(await offered()).toBe(true)
    await order('group-join', someone.email, '100')
    expect(await offered()).toBe(false)
    await order('group-leave', someone.email, '100')
    expect(await offered()).toBe(true)
  })

  test.each([
    ['257', 'is set by vip-set'],
    ['791', 'is set by adventure-invite'],
    ['level_3', 'follows from'],
    ['4711', 'There is no group 4711'],
  ])('group %s is left to what it follows from', async (group, why) => {
    const someone = await all.player({}, [])
    expect(await order('group-join', someone.email, group)).toMatchObject({
      isDone: false,
      text: expect.stringContaining(why),
    })
    expect(await groupsOf(someone)).not.toContain(group)
  })

  test('a badge replaces the previous one', async () => {
    const someone = await all.player({}, ['793'])
    await order('group-join', someone.email, '256')
    const groups = await groupsOf(someone)
    expect([groups.includes('256'), groups.includes('793')]).toEqual([true, false])
  })

  test('an address without an account has no effect', async () => {
    expect(await order('group-join', 'nobody@example.com', '100')).toMatchObject({ isDone: false })
  })
})
