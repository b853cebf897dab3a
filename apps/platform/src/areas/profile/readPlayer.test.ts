import { player } from '@apogee/contract/profile'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openProfileApp, signedIn } from './test/profileApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openProfileApp(makeApp)
  })

  test('[WIRE-02] a guest gets an empty object', async () => {
    const answer = await (await app.client()).get('/api/player')
    expect([answer.status, answer.body]).toEqual([200, {}])
  })

  test('[API-026] [PROF-01] [PROF-02] [PROF-03] [PROF-04] [PROF-05] [PROF-06] [PROF-07] a player gets every field of the wire format', async () => {
    const { client, id } = await signedIn(app, {
      first_name: 'Nora',
      last_name: 'Lindqvist',
      nickname: 'Nova',
      gender: 'f',
      date_of_birth: '1991-04-12',
      country: 'DE',
      city: 'Berlin',
      address: 'Sternwartenweg 7',
      postal_code: '10115',
      mobile_phone: '+49 30 5550130',
      receive_promos: true,
      auth_fields_missed: ['terms_acceptance'],
    })
    const { status, body } = await client.get('/api/player')
    expect(status).toBe(200)
    expect(player.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      id: Number(id),
      first_name: 'Nora',
      gender: 'f',
      date_of_birth: '1991-04-12',
      mobile_phone: '+49 30 5550130',
      mobile_phone_without_dial_code: '30 5550130',
      state: null,
      confirmed_at: null,
      current_sign_in_at: null,
      license_name: 'CW',
      currency: 'EUR',
      language: 'en',
      can_issue_bonuses: true,
      auth_fields_missed: ['terms_acceptance'],
      receive_promos: true,
      subscriptions: { receive_promos: true },
      verified: false,
      sumsub_verified: null,
      two_factor_enabled: false,
    })
    const usual = player.omit({ break_until: true, on_hold: true, personal_id_number: true })
    expect(Object.keys(body).sort()).toEqual(Object.keys(usual.shape).sort())
  })

  test('[PROF-04] the level is first, followed by numeric and then by named groups', async () => {
    const { client, id } = await signedIn(app, {}, ['trusted_users', '257', 'pick:10', '1117'])
    await app.db.query('INSERT INTO comp_points (player_id, persistent_micros) VALUES ($1, 500000000)', [id])
    const { body } = await client.get('/api/player')
    expect(body.statuses.map(({ id }: { id: string }) => id)).toEqual([
      'level_3',
      '257',
      '1117',
      'trusted_users',
      'pick:10',
    ])
    expect(body.statuses[0]).toEqual({ id: 'level_3', name: 'Level 3' })
    expect(body.statuses[1]).toEqual({ id: '257', name: 'Bronze' })
  })

  test('[SEC-10] the player contains no credentials', async () => {
    const { client } = await signedIn(app)
    expect(JSON.stringify((await client.get('/api/player')).body)).not.toMatch(/password|hash|dfpc/)
  })
})
