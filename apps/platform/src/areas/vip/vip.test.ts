import { manager, vipClub } from '@apogee/contract/vip'
import { quarterEnd } from '@apogee/rules/vip/progress'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { vipHandlers } from './handlers.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: vipHandlers, rateLimits: {} })
  })

  test('[VIP-12] the club has the benefits of each status and the end of the current quarter', async () => {
    const { status, body } = await (await app.client()).get('/api/fe/config/vip-club')
    expect(status).toBe(200)
    const { quarterEndsAt, statuses } = vipClub.strict().parse(body)
    expect(quarterEndsAt).toBe(quarterEnd(app.clock.now()).toISOString())
    expect(statuses.map((one) => one.status)).toEqual(['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'])
    expect(statuses.map(({ reload }) => reload?.percent)).toEqual([25, 30, 35, 40, 50])
    expect(statuses[0]!.reload!.most).toContainEqual({ currency: 'EUR', amount_cents: 25_000 })
    expect(statuses.every(({ managerTime }) => managerTime !== null)).toBe(true)
    app.clock.move(92 * day)
    expect((await (await app.client()).get('/api/fe/config/vip-club')).body.quarterEndsAt).toBe(
      quarterEnd(app.clock.now()).toISOString(),
    )
  })

  const managerOf = async (groups: readonly string[], asked: readonly (string | number)[]) => {
    const { client } = await signedIn(app, {}, groups)
    return client.post('/api/fe/config/managers', { userGroups: asked })
  }

  test('[API-018] [VIP-13] a VIP gets the manager of their group', async () => {
    const { status, body } = await managerOf(['257'], [257, 'level_3'])
    expect(status).toBe(200)
    expect(manager.strict().safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ groupId: '257' })
    expect(body.email).toContain('@')
  })

  test('[API-018] the manager of the highest of several groups is returned, always the same one for a player', async () => {
    const { client } = await signedIn(app, {}, ['257', '759', '259'])
    const answers = await Promise.all(
      [
        [257, 259, 759],
        [759, 257, 259],
      ].map((userGroups) => client.post('/api/fe/config/managers', { userGroups })),
    )
    expect(answers[0]!.body).toMatchObject({ groupId: '759' })
    expect(answers[1]!.body).toEqual(answers[0]!.body)
  })

  test('[API-018] the players of a group are distributed among its managers', async () => {
    const names = new Set<string>()
    for (let n = 0; n < 4; n++) names.add((await managerOf(['257'], ['257'])).body.managerName)
    expect(names.size).toBe(2)
  })

  test.each([
    ['a group without a manager', ['21'], ['21']],
    ['a group they are not in', ['21'], ['759', '257']],
    ['no group', ['257'], []],
  ])('[API-018] [SEC-12] whoever asks for %s has none', async (_, groups, asked) => {
    expect(await managerOf(groups, asked)).toMatchObject({ status: 200, body: {} })
  })

  test('[API-018] a guest has no manager, regardless of the requested groups', async () => {
    const answer = await (await app.client()).post('/api/fe/config/managers', { userGroups: ['759'] })
    expect([answer.status, answer.body]).toEqual([200, {}])
  })

  test.each([[{}], [{ userGroups: 'all' }], [{ userGroups: [null] }]])('managers refuses %j', async (body) => {
    expect((await (await app.client()).post('/api/fe/config/managers', body)).status).toBe(422)
  })
})
