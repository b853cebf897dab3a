import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/testApp.ts'
import { settleGroups } from './joinedGroups.ts'
import { openQuests } from './test/questApp.ts'

onEachDatabase((makeApp) => {
  let setup: Awaited<ReturnType<typeof openQuests>>
  beforeAll(async () => {
    setup = await openQuests(makeApp)
  })
  const settle = (seen = new Map<string, Date>()) => settleGroups(setup.needs, seen)

  test('[QST-08] an achievement by group is reached by joining it, with its reward, once', async () => {
    const [member, other] = [await setup.player({}, ['257']), await setup.player({}, ['1117'])]
    const seen = new Map<string, Date>()
    await settle(seen)
    await settle(seen)
    await Promise.all([settle(), settle()])
    expect(await setup.own(member)).toMatchObject([
      { frontend_identifier: 'group:257', level: 1, reached: [{ position: 1, is_rewarded: true }] },
    ])
    expect(await setup.own(other)).toEqual([])
    const awards = await setup.app.db.query('SELECT key FROM competition_awards WHERE player_id = $1', [member.id])
    expect(awards).toEqual([{ key: `achievement:group:257:${member.id}` }])
    expect(setup.published(member, 'personal_notifications')).toHaveLength(1)
    expect(setup.published(member, 'quests_changes')).toHaveLength(1)
  })

  test('who joins later is seen by the next look, and leaving takes nothing back', async () => {
    const seen = new Map<string, Date>()
    await settle(seen)
    const late = await setup.player({}, ['257'])
    await settle(seen)
    await setup.app.db.query('DELETE FROM player_groups WHERE player_id = $1', [late.id])
    await settle(seen)
    expect((await setup.own(late))[0]).toMatchObject({ frontend_identifier: 'group:257', level: 1 })
  })

  test('it is listed for everybody, as its group', async () => {
    const one = (await setup.achievements()).find(({ group_id }) => group_id === '257')
    expect(one).toMatchObject({ id: null, kind: 'group', target: 0, title: 'In the bronze circle', status: 'active' })
  })
})
