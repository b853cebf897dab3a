import { beforeAll, expect, test } from 'vitest'
import { keptMails } from '../../testing/keptMails.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { limitsHandlers } from './handlers.ts'
import { mailEndedBreaks } from './mailEndedBreaks.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  const { mails, consumer } = keptMails()
  beforeAll(async () => {
    app = await makeApp({
      handlers: limitsHandlers,
      loadPlayer: findSessionPlayer,
      consumers: [consumer],
      rateLimits: {},
    })
  })
  const take = async (id: bigint, type: string, period: string) =>
    (await (await app.client(id)).post('/api/user_limits', { type, period })).body
  const told = async (email: string) => {
    await mailEndedBreaks(app)
    await app.drain()
    return mails.filter(({ to, template }) => to === email && template === 'breakEnded')
  }

  test('[SAFE-02] a break that has ended is mentioned once, not while it lasts', async () => {
    const { id } = await signedIn(app, { email: 'one@example.com', language: 'de' })
    const { disable_at } = await take(id, 'coolingoff', 'day')
    app.clock.move(day - 1)
    expect(await told('one@example.com')).toEqual([])
    app.clock.move(1)
    expect(await told('one@example.com')).toMatchObject([
      {
        locale: 'de',
        brand: 'apogee',
        values: { limit: { text: 'limits.types.coolingoff' }, until: { time: disable_at } },
      },
    ])
    expect(await told('one@example.com')).toHaveLength(1)
  })

  test('[SAFE-02] a break that ends during a longer one is not mentioned', async () => {
    const { id } = await signedIn(app, { email: 'two@example.com' })
    await take(id, 'coolingoff', 'day')
    await take(id, 'selfexclusion', '12_months')
    app.clock.move(2 * day)
    expect(await told('two@example.com')).toEqual([])
    app.clock.move(366 * day)
    expect(await told('two@example.com')).toMatchObject([{ values: { limit: { text: 'limits.types.selfexclusion' } } }])
  })

  test('[LIM-04] a new limit and a lower one are mailed with their amount, a session limit without', async () => {
    const { client } = await signedIn(app, { email: 'set@example.com' })
    const save = async (body: object) => {
      await client.post('/api/user_limits', body)
      await app.drain()
      return mails.findLast(({ to }) => to === 'set@example.com')
    }
    const deposit = (amount_cents: number) => ({
      ...{ type: 'deposit', period: 'day' },
      accounts: [{ currency: 'EUR', amount_cents }],
    })
    const told = (cents: number) => ({
      template: 'limitSet',
      values: { amount: { money: { cents, currency: 'EUR' } } },
    })
    expect(await save(deposit(10_000))).toMatchObject(told(10_000))
    expect(await save(deposit(4_000))).toMatchObject(told(4_000))
    expect(await save(deposit(9_000))).toMatchObject({ template: 'limitLooser' })
    const session = await save({ type: 'session', period: '120' })
    expect(session).toMatchObject({ template: 'limitSet', values: { limit: { text: 'limits.types.session' } } })
    expect(session?.values).not.toHaveProperty('amount')
  })

  test('a permanent self-exclusion never ends', async () => {
    const { id } = await signedIn(app, { email: 'ever@example.com' })
    await take(id, 'selfexclusion', 'forever')
    app.clock.move(3000 * day)
    expect(await told('ever@example.com')).toEqual([])
  })
})
