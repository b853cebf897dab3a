import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { demoPassword, seedDemoAccounts } from './seed.ts'
import { openAuthApp } from './test/authApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })

  const statuses = (body: { statuses: { id: string }[] }) => body.statuses.map(({ id }) => id)

  test('seeding the demo accounts repeatedly creates them once', async () => {
    const first = await seedDemoAccounts(app.db, app.clock)
    const [again, beside] = await Promise.all([
      seedDemoAccounts(app.db, app.clock),
      seedDemoAccounts(app.db, app.clock),
    ])
    expect([...first.keys()].sort()).toEqual([
      'careful@apogee.test',
      'double@apogee.test',
      'fresh@apogee.test',
      'player@apogee.test',
      'tester@apogee.test',
      'vip@apogee.test',
    ])
    expect([again, beside]).toEqual([first, first])
  })

  test.each([
    ['player@apogee.test', true, ['level_1'], 'Nora'],
    ['vip@apogee.test', true, ['level_1', '257', '791'], 'Victor'],
    ['careful@apogee.test', true, ['level_1'], 'Maya'],
    ['double@apogee.test', true, ['level_1', '100', '631'], 'Dora'],
    ['tester@apogee.test', true, ['level_1', '21'], 'Tess'],
    ['fresh@apogee.test', false, ['level_1'], null],
  ])('%s signs in with the demo password', async (email, isConfirmed, groups, firstName) => {
    await seedDemoAccounts(app.db, app.clock)
    const answer = await (await app.client()).post('/api/users/sign_in', { user: { email, password: demoPassword } })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ currency: 'EUR', first_name: firstName })
    expect(answer.body.confirmed_at !== null).toBe(isConfirmed)
    expect(statuses(answer.body)).toEqual(groups)
  })

  test('seeding again preserves a player’s changes', async () => {
    await seedDemoAccounts(app.db, app.clock)
    await app.db.query("UPDATE players SET nickname = 'Changed' WHERE email = 'player@apogee.test'")
    await seedDemoAccounts(app.db, app.clock)
    const [row] = await app.db.query("SELECT nickname FROM players WHERE email = 'player@apogee.test'")
    expect(row!['nickname']).toBe('Changed')
  })
})
