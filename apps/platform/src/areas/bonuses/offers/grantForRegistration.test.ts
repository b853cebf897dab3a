import { beforeAll, expect, test } from 'vitest'
import { noCaptcha } from '../../../ports/captcha/noCaptcha.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { authHandlers } from '../../auth/handlers.ts'
import { findSessionPlayer } from '../../auth/signIn/findSessionPlayer.ts'
import { signUpForm } from '../../auth/test/authApp.ts'
import { bonusConsumer } from '../consumers.ts'
import { bonusesHandlers } from '../handlers.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...authHandlers, ...bonusesHandlers },
      services: { captcha: noCaptcha },
      loadPlayer: findSessionPlayer,
      consumers: (core) => [bonusConsumer({ ...core, announceBalance: () => undefined })],
      rateLimits: {},
    })
  })

  const bonusesOf = async (email: string, more: object) => {
    const client = await app.client()
    expect((await client.post('/api/users', signUpForm(email, { ...more }))).status).toBe(201)
    await app.drain()
    return (await client.get('/api/player/bonuses')).body as { title: string; strategy: string }[]
  }

  test('[API-033] a new player gets the registration bonus they chose', async () => {
    const [offer] = (await (await app.client()).get('/api/bonuses/registration')).body
    const given = await bonusesOf('gift@example.com', { registration_bonus_code: offer.id })
    expect(given).toMatchObject([{ strategy: 'registration', stage: 'issued', title: offer.bonuses[0].title }])
  })

  test.each([[{}], [{ registration_bonus_code: 'no-such-offer' }], [{ registration_bonus_code: 'welcome-1' }]])(
    '%j brings nothing',
    async (more) => {
      expect(await bonusesOf(`none${JSON.stringify(more).length}@example.com`, more)).toEqual([])
    },
  )
})
