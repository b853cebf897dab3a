import { lottery, lotteryStatus } from '@apogee/contract/lotteries'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { announceLottery } from './definitions/announceLottery.ts'
import { lotteryTerms } from './definitions/lotteryDefinition.ts'
import { lotteriesHandlers } from './handlers.ts'
import { giveTickets } from './tickets/giveTickets.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: lotteriesHandlers, rateLimits: {} })
  })
  const terms = lotteryTerms.parse({ titles: { en: 'Moonshot' }, currency: 'EUR', prizes: [{ place: 1, money: '50' }] })
  const announce = (name: string) =>
    app.db.transaction((tx) =>
      announceLottery(app.config, tx, {
        name,
        file: name,
        brand: null,
        terms,
        startAt: testNow,
        endAt: new Date(testNow.getTime() + 1000),
      }),
    )

  test('[API-094] [API-095] first', async () => {
    const me = await signedIn(app, { nickname: 'Nova' })
    const id = (await announce('moonshot'))!
    const order = { lotteryId: id, playerId: me.id, kind: 'gift', at: testNow } as const
    await app.db.transaction((tx) => giveTickets(tx, { ...order, key: 'a', count: 3, isFitted: true }))
    const { body } = await me.client.get('/api/lotteries')
    expect(z.array(lottery.strict()).parse(body)).toHaveLength(1)
    const statuses = await me.client.get('/api/lotteries/statuses')
    expect(z.array(lotteryStatus.strict()).parse(statuses.body)).toMatchObject([
      { lottery_id: Number(id), tickets: ['000001', '000002', '000003'] },
    ])
  })
})
