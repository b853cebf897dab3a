import { beforeAll, expect, test } from 'vitest'
import { keptMails } from '../../testing/keptMails.ts'
import { fund } from '../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { mailDormant } from './mailDormant.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  const { mails, consumer } = keptMails()
  beforeAll(async () => {
    app = await makeApp({ handlers: {}, consumers: [consumer], rateLimits: {} })
  })
  const told = async (email: string) => {
    await mailDormant(app)
    await app.drain()
    return mails.filter(({ to }) => to === email)
  }
  const signIn = (id: bigint) =>
    app.db.query('UPDATE players SET current_sign_in_at = $2 WHERE id = $1', [id, app.clock.now()])

  test('a player with money who has not logged in for a year gets one email, with each currency', async () => {
    const { id } = await signedIn(app, { email: 'away@example.com' })
    await fund(app.db, id, { real: 12_34n })
    await fund(app.db, id, { real: 5n, currency: 'BTC' })
    await signIn(id)
    const lastLogin = { day: app.clock.now().toISOString().slice(0, 10) }
    app.clock.move(364 * day)
    expect(await told('away@example.com')).toEqual([])
    // The year may have a leap day.
    app.clock.move(2 * day)
    const first = await told('away@example.com')
    expect(first.map(({ template, values }) => [template, values['amount'], values['lastLogin']])).toEqual([
      ['accountDormant', { money: { cents: 1234, currency: 'EUR' } }, lastLogin],
      ['accountDormant', { money: { cents: 5, currency: 'BTC' } }, lastLogin],
    ])
    app.clock.move(800 * day)
    expect(await told('away@example.com')).toHaveLength(2)
  })

  test('after another login the year begins again', async () => {
    const { id } = await signedIn(app, { email: 'back@example.com' })
    await fund(app.db, id, { real: 1_00n })
    app.clock.move(366 * day)
    expect(await told('back@example.com')).toHaveLength(1)
    app.clock.move(day)
    await signIn(id)
    app.clock.move(366 * day)
    expect(await told('back@example.com')).toHaveLength(2)
  })

  test('a pass takes at most 2,000 players, and the next one the others', async () => {
    const crowd = 2_050
    await app.db.query(
      `INSERT INTO players (email, password_hash, currency, language, created_at)
       SELECT 'crowd-' || n || '@example.com', '', 'EUR', 'en', $2::timestamptz - interval '2 years' FROM generate_series(1, $1::int) n`,
      [crowd, app.clock.now()],
    )
    const taken = async () => {
      await mailDormant(app)
      const [row] = await app.db.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM players WHERE email LIKE 'crowd-%' AND dormant_mailed_at IS NOT NULL",
      )
      return row?.count
    }
    expect(await taken()).toBeLessThanOrEqual(2_000)
    expect(await taken()).toBe(crowd)
  })

  test('an account without real money is not mentioned', async () => {
    const { id } = await signedIn(app, { email: 'empty@example.com' })
    await fund(app.db, id, { bonus: 50_00n })
    app.clock.move(400 * day)
    expect(await told('empty@example.com')).toEqual([])
  })
})
