import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { openProfileApp, signedIn } from '../test/profileApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openProfileApp(makeApp)
  })

  type Player = Awaited<ReturnType<typeof signedIn>>
  const join = ({ client }: Player, add: unknown, remove?: unknown) =>
    client.post('/api/player/groups', { groups: { add, ...(remove !== undefined && { remove }) } })
  const groupsOf = async ({ client }: Player) =>
    (await client.get('/api/player')).body.statuses
      .map(({ id }: { id: string }) => id)
      .slice(1)
      .sort()

  test('[API-019] [OPEN-22] a player joins groups that are open to them, once', async () => {
    const player = await signedIn(app, {}, ['257'])
    expect(await join(player, [1101, '1201'])).toMatchObject({ status: 200, body: {} })
    expect((await join(player, ['1101'])).status).toBe(200)
    expect(await groupsOf(player)).toEqual(['1101', '1201', '257'])
  })

  test('after a change the level and the groups are published to every open page of the player', async () => {
    const player = await signedIn(app)
    await join(player, [1101])
    const { statuses } = (await player.client.get('/api/player')).body
    const heard = app.published.filter(
      ({ playerId, channel }) => playerId === player.id && channel === 'groups_updates',
    )
    expect(heard.map(({ data }) => data)).toEqual([{ statuses }])
    expect(statuses).toContainEqual({ id: '1101', name: 'Lithuanian payouts' })
  })

  test('[API-019] one call can leave a group and join another', async () => {
    const player = await signedIn(app, {}, ['1201'])
    await join(player, [1202], [1201])
    expect(await groupsOf(player)).toEqual(['1202'])
  })

  test('[API-019] a player can leave a group without joining another', async () => {
    const player = await signedIn(app, {}, ['1201', '257'])
    const answer = await player.client.post('/api/player/groups', { groups: { remove: [1201] } })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(await groupsOf(player)).toEqual(['257'])
  })

  test.each([['759'], [257], ['21'], [916], ['100'], ['level_12'], ['791']])(
    '[SEC-08] a player cannot join %s',
    async (group) => {
      const player = await signedIn(app)
      const answer = await join(player, ['1101', group])
      expect(answer).toMatchObject({ status: 422, body: { errors: { groups: { forbidden: 'forbidden' } } } })
      expect(await groupsOf(player)).toEqual([])
    },
  )

  test('[SEC-08] a player cannot leave a group that is not open to players', async () => {
    const player = await signedIn(app, {}, ['100'])
    expect((await join(player, [], ['100'])).status).toBe(422)
    expect(await groupsOf(player)).toEqual(['100'])
  })

  test('[API-019] an unknown group is rejected', async () => {
    const player = await signedIn(app)
    const answer = await join(player, ['nobody'])
    expect(answer).toMatchObject({ status: 422, body: { errors: { groups: { unknown_value: 'unknown_value' } } } })
  })

  test.each([[undefined], ['1101'], [[{}]]])('[API-019] %j are no groups', async (add) => {
    expect((await join(await signedIn(app), add)).status).toBe(422)
  })

  test('[API-019] a guest is rejected', async () => {
    const answer = await (await app.client()).post('/api/player/groups', { groups: { add: ['1101'] } })
    expect(answer.status).toBe(401)
  })
})
