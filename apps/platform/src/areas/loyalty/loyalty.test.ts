import { compPoints } from '@apogee/contract/loyalty'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { profileHandlers } from '../profile/handlers.ts'
import { openProfiles } from '../profile/profiles.ts'
import { signedIn } from '../profile/test/bed.ts'
import { loyaltyHandlers } from './handlers.ts'
import { insertPoints } from './store.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...loyaltyHandlers, ...profileHandlers },
      services: ({ db }) => ({ profiles: openProfiles(db) }),
      rateLimits: {},
    })
  })

  test('[API-032] points to spend and points for the level', async () => {
    const { id, client } = await signedIn(app)
    await insertPoints(app.db, id, { chargeable: 12.5, persistent: 5000 })
    const { status, body } = await client.get('/api/player/comp_points')
    expect([status, body]).toEqual([200, { chargeable: { points: 12.5 }, persistent: { points: 5000 } }])
    expect(compPoints.strict().safeParse(body).success).toBe(true)
  })

  test('[API-032] who never earned any has none, and no other player’s', async () => {
    const { client } = await signedIn(app)
    expect((await client.get('/api/player/comp_points')).body).toEqual({
      ...{ chargeable: { points: 0 }, persistent: { points: 0 } },
    })
  })

  test('[API-032] a guest is told to sign in', async () => {
    const answer = await (await app.client()).get('/api/player/comp_points')
    expect(answer).toMatchObject({ status: 401, body: { errors: { base: { unauthorized: 'unauthorized' } } } })
  })

  test('[OPEN-34] [VIP-01] the level of a player follows his persistent points', async () => {
    const { id, client } = await signedIn(app, {}, ['257'])
    const level = async () => (await client.get('/api/player')).body.statuses[0]
    expect(await level()).toEqual({ id: 'level_1', name: 'Level 1' })
    await insertPoints(app.db, id, { chargeable: 0, persistent: 12_499.99 })
    expect(await level()).toEqual({ id: 'level_5', name: 'Level 5' })
    await app.db.query('UPDATE comp_points SET persistent = 12500 WHERE player_id = $1', [id])
    expect(await level()).toEqual({ id: 'level_6', name: 'Level 6' })
  })
})
