import { shipColours, shipHulls, shipStages, writeShip } from '@apogee/rules/profile/ship'
import { beforeAll, expect, test } from 'vitest'
import { placeholderImage } from '../../../ports/media/placeholderImage.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { openProfileApp, signedIn } from '../test/profileApp.ts'
import { facesOf } from './shipStore.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openProfileApp(makeApp)
  })

  test('a player chooses hull and colour, and their groups decide the parts', async () => {
    const { id, client } = await signedIn(app, { nickname: 'Nova' }, ['258'])
    expect((await client.get('/api/player')).body.ship).toMatch(/^[a-z]+-[a-z]+-4$/)
    const chosen = await client.put('/api/player/ship', { hull: 'manta', colour: 'sky' })
    expect(chosen).toMatchObject({ status: 200, body: { ship: 'manta-sky-4' } })
    await client.put('/api/player/ship', { hull: 'tug', colour: 'rose' })
    expect((await client.get('/api/player')).body.ship).toBe('tug-rose-4')
    await app.db.query('DELETE FROM player_groups WHERE player_id = $1', [id])
    expect(await facesOf(app.db, [id])).toEqual(new Map([[id, { nickname: 'Nova', ship: 'tug-rose-0' }]]))
  })

  test('a ship that is not offered is rejected, and so is a guest', async () => {
    const { client } = await signedIn(app)
    expect((await client.put('/api/player/ship', { hull: 'raft', colour: 'sky' })).body.errors).toHaveProperty('hull')
    expect((await client.put('/api/player/ship', { hull: 'tug', colour: 'plaid' })).body.errors).toHaveProperty(
      'colour',
    )
    expect((await (await app.client()).put('/api/player/ship', { hull: 'tug', colour: 'sky' })).status).toBe(401)
  })
})

test('every ship that can be chosen has a picture at every stage', () => {
  for (const hull of shipHulls)
    for (const colour of shipColours)
      for (const stage of shipStages.keys())
        expect(placeholderImage(`/media/ship/${writeShip({ hull, colour, stage })}.svg`)?.status).toBe(200)
})
