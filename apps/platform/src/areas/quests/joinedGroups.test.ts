import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/testApp.ts'
import { joinGroups } from '../profile/public.ts'
import { settleGroups } from './joinedGroups.ts'
import { openQuests } from './test/questApp.ts'

onEachDatabase((makeApp) => {
  let setup: Awaited<ReturnType<typeof openQuests>>
  beforeAll(async () => {
    setup = await openQuests(makeApp)
  })
  const settle = (seen = new Set<string>()) => settleGroups(setup.needs, seen)
  /** Deletes a player's progress, as if the achievement of their group did not exist before. */
  const forget = async (id: bigint) => {
    await setup.app.drain()
    await setup.app.db.query('DELETE FROM quest_levels WHERE player_id = $1', [id])
    await setup.app.db.query('DELETE FROM competition_awards WHERE player_id = $1', [id])
  }

  test('[QST-08] an achievement by group is reached by joining it, with its reward, once', async () => {
    const [member, other] = [await setup.player({}, ['257']), await setup.player({}, ['1117'])]
    await setup.app.drain()
    await setup.app.drain()
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

  test('joining again grants no second reward, and leaving does not take the reward back', async () => {
    const late = await setup.player({})
    const join = () => setup.app.db.transaction((tx) => joinGroups(tx, late.id, ['257'], setup.app.clock.now()))
    await join()
    await setup.app.drain()
    await setup.app.db.query('DELETE FROM player_groups WHERE player_id = $1', [late.id])
    await join()
    await setup.app.drain()
    expect(await setup.own(late)).toMatchObject([{ frontend_identifier: 'group:257', level: 1 }])
    const awards = await setup.app.db.query('SELECT key FROM competition_awards WHERE player_id = $1', [late.id])
    expect(awards).toEqual([{ key: `achievement:group:257:${late.id}` }])
  })

  test('earlier members of its group reach a new achievement, which each process checks once', async () => {
    const old = await setup.player({}, ['257'])
    await forget(old.id)
    const seen = new Set<string>()
    await settle(seen)
    expect(await setup.own(old)).toMatchObject([{ frontend_identifier: 'group:257', level: 1 }])
    await setup.app.db.query('DELETE FROM quest_levels WHERE player_id = $1', [old.id])
    await settle(seen)
    expect(await setup.own(old)).toEqual([])
  })

  test('it is listed for all players, with its group', async () => {
    const one = (await setup.achievements()).find(({ group_id }) => group_id === '257')
    expect(one).toMatchObject({ id: null, kind: 'group', target: 0, title: 'In the bronze circle', status: 'active' })
  })
})
