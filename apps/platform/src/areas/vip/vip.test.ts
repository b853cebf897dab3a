import { adventures, manager, vipClub } from '@apogee/contract/vip'
import { quarterEnd } from '@apogee/rules/vip/progress'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { vipHandlers } from './handlers.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: vipHandlers, rateLimits: {} })
  })

  const calendar = async (): Promise<z.infer<typeof adventures>> =>
    (await (await app.client()).get('/api/fe/config/vip-adventures')).body
  const dayOf = (title: string) => title.split('__')[2]
  const today = () => app.clock.now().toISOString().slice(0, 10).split('-').reverse().join('/')

  test('[API-006] the calendar of the adventure holds a prize and its condition for every day', async () => {
    const body = await calendar()
    expect(adventures.strict().safeParse(body).success).toBe(true)
    const days = body.prizes['791']!
    expect(days).toHaveLength(8)
    for (const { prize, image, condition } of days) {
      expect(image!.src).toMatch(/^\/media\/art\/1\/[\w-]+\/128\.webp$/)
      expect(Object.keys(prize).length).toBeGreaterThan(0)
      expect(body.variables['791']![condition.minDep]!['EUR']).toMatch(/^\d+$/)
    }
    expect(body.prizes['21']).toEqual(days)
  })

  test('[OPEN-36] one of the days is today, whenever it is asked; the day switches at midnight UTC', async () => {
    for (const days of [0, 1, 6, 1, 192]) {
      app.clock.move(days * day)
      const titles = (await calendar()).prizes['791']!.map(({ title }) => title)
      expect(titles.map((title) => title.split('__')[1])).toEqual(titles.map((_, n) => `${n + 1}/${titles.length}`))
      expect(titles.map(dayOf)).toContain(today())
    }
  })

  test('[VIP-12] the club says what each status offers, and when the quarter ends by the clock', async () => {
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

  test('[API-018] [VIP-13] a VIP finds the manager of their group', async () => {
    const { status, body } = await managerOf(['257'], [257, 'level_3'])
    expect(status).toBe(200)
    expect(manager.strict().safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ groupId: '257' })
    expect(body.email).toContain('@')
  })

  test('[API-018] of several groups the highest has the manager, and a player always has the same one', async () => {
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

  test('[API-018] the players of a group are shared among its managers', async () => {
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

  test('[API-018] a guest has no manager, whatever groups they name', async () => {
    const answer = await (await app.client()).post('/api/fe/config/managers', { userGroups: ['759'] })
    expect([answer.status, answer.body]).toEqual([200, {}])
  })

  test.each([[{}], [{ userGroups: 'all' }], [{ userGroups: [null] }]])('managers refuses %j', async (body) => {
    expect((await (await app.client()).post('/api/fe/config/managers', body)).status).toBe(422)
  })
})
