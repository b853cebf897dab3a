import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { sportHandlers } from './handlers.ts'
import { framesOf } from './readBetting.ts'

test.each([
  [true, 'https://bets.test/book?brand=1', ['https://bets.test']],
  [false, 'https://bets.test', []],
  [true, '', []],
])('[RT-43] betting enabled %s at "%s" may be framed from %j', (enabled, url, expected) => {
  expect(framesOf({ enabled, url, bonusTypesMap: {} })).toEqual(expected)
})

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: sportHandlers, loadPlayer: findSessionPlayer, rateLimits: {} })
  })

  test('[API-078] the list of sportsbook bonuses is empty without a sportsbook', async () => {
    const { client } = await signedIn(app)
    expect(await client.get('/api/v2/bonuses')).toMatchObject({ status: 200, body: [] })
  })

  test('[API-079] a sportsbook code is unknown without a sportsbook, and an empty one is required', async () => {
    const { client } = await signedIn(app)
    const redeem = (code: string) => client.post('/api/v2/bonuses/promo-code', { code })
    expect(await redeem('LIFT-OFF')).toMatchObject({
      status: 422,
      body: { errors: { code: { not_found: expect.any(String) } } },
    })
    expect(await redeem(' ')).toMatchObject({
      status: 422,
      body: { errors: { code: { required: expect.any(String) } } },
    })
  })
})
