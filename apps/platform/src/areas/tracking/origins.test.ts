import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { authHandlers } from '../auth/handlers.ts'
import { openAuthApp, password, registerPlayer, signUpForm } from '../auth/test/authApp.ts'
import { trackingHandlers } from './handlers.ts'
import { trackingTimers } from './timers.ts'

const campaign = { utm_source: 'newsletter', utm_campaign: 'spring', sub_id: 'a-1' }

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp, { handlers: { ...authHandlers, ...trackingHandlers }, country: 'DE' })
  })
  const originsOf = (id: bigint) => app.db.query('SELECT * FROM player_origins WHERE player_id = $1', [id])

  test('[API-108] a visit is stored with campaign, affiliate and country, but without data of the visitor', async () => {
    const visitor = await app.client()
    visitor.cookies.set('stag', '122_abc')
    visitor.cookies.set('affb_id', '122')
    const own = { ...campaign, utm_source: 'visited' }
    const sent = { utmMetrics: { ...own, password: 'x' } }
    expect((await visitor.post('/log_utm_set', sent)).status).toBe(204)
    expect(await app.db.query("SELECT * FROM utm_visits WHERE utm_source = 'visited'")).toEqual([
      {
        id: expect.anything(),
        created_at: app.clock.now(),
        country: 'DE',
        stag: '122_abc',
        affb_id: '122',
        ...own,
        utm_medium: null,
        utm_content: null,
        utm_term: null,
      },
    ])
  })

  test('a visit without a campaign is not stored, and an invalid campaign is rejected', async () => {
    const visitor = await app.client()
    const before = await app.db.query('SELECT FROM utm_visits')
    expect((await visitor.post('/log_utm_set', { utmMetrics: {} })).status).toBe(204)
    expect((await visitor.post('/log_utm_set', { utmMetrics: { utm_source: 'x'.repeat(201) } })).status).toBe(422)
    expect((await visitor.post('/log_utm_set', { utmMetrics: { utm_source: 'a\u0000' } })).status).toBe(422)
    expect(await app.db.query('SELECT FROM utm_visits')).toHaveLength(before.length)
  })

  test('[API-109] the first campaign is stored with a player who has just signed up', async () => {
    const { client, id } = await registerPlayer(app, 'campaign@example.com')
    client.cookies.set('stag', '122_abc')
    client.cookies.set('affb_id', `${'9'.repeat(500)}`)
    expect((await client.post('/log_utm_send', { utmMetrics: campaign })).status).toBe(204)
    expect((await client.post('/log_utm_send', { utmMetrics: { utm_source: 'other' } })).status).toBe(204)
    expect(await originsOf(id)).toMatchObject([{ ...campaign, stag: '122_abc', affb_id: null }])
  })

  test('[API-109] a campaign that is reported after the sign-up is added to the affiliate, and replaces nothing', async () => {
    const client = await app.client()
    client.cookies.set('stag', '122_abc')
    const { body } = await client.post('/api/users', signUpForm('later@example.com'))
    client.cookies.set('stag', '122_other')
    client.cookies.set('affb_id', '122')
    for (const source of ['first', 'second'])
      expect((await client.post('/log_utm_send', { utmMetrics: { utm_source: source } })).status).toBe(204)
    expect(await originsOf(BigInt(body.id))).toMatchObject([{ stag: '122_abc', affb_id: '122', utm_source: 'first' }])
  })

  test('[API-109] no campaign is stored for an existing player or a guest', async () => {
    const { id } = await registerPlayer(app, 'veteran@example.com')
    app.clock.move(2 * 3_600_000)
    const client = await app.client()
    expect((await client.post('/log_utm_send', { utmMetrics: campaign })).status).toBe(204)
    await client.post('/api/users/sign_in', { user: { email: 'veteran@example.com', password } })
    expect((await client.post('/log_utm_send', { utmMetrics: campaign })).status).toBe(204)
    expect(await originsOf(id)).toEqual([])
  })

  test('visits are deleted after 90 days', async () => {
    const left = async () => (await app.db.query("SELECT FROM utm_visits WHERE utm_source = 'outdated'")).length
    await (await app.client()).post('/log_utm_set', { utmMetrics: { utm_source: 'outdated' } })
    app.clock.move(90 * 86_400_000)
    for (const timer of trackingTimers(app)) await timer.run()
    expect(await left()).toBe(1)
    app.clock.move(1)
    for (const timer of trackingTimers(app)) await timer.run()
    expect(await left()).toBe(0)
  })
})
