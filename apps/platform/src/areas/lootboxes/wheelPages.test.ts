import { page } from '@apogee/contract/content'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { readPageFiles } from '../content/cms/pages/readPageFiles.ts'
import { seedPages } from '../content/cms/seedPages.ts'
import { contentHandlers } from '../content/handlers.ts'
import { wheelPages } from './wheelPages.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: contentHandlers,
      services: { bannerImage: (id: string) => `/media/banner/v1/${id}`, pageExtras: wheelPages },
      loadPlayer: findSessionPlayer,
    })
    await seedPages(app.db, readPageFiles())
  })
  const read = async (client: TestClient, path: string) => page.parse((await client.get(`/api/cms/pages/${path}`)).body)
  const factsOf = async (client: TestClient, path: string) => JSON.parse((await read(client, path)).blocks.json)

  test('the page of a wheel contains its prizes with their chances, and its skin', async () => {
    const { rateInfo, skin } = await factsOf(await app.client(), 'rocketmart-wheel?l=de')
    expect(skin).toBe('mart')
    expect(rateInfo[0]).toEqual({ id: 1, title: '10 Freispiele', rate: 40 })
    expect(rateInfo.reduce((sum: number, { rate }: { rate: number }) => sum + rate, 0)).toBeCloseTo(100, 6)
  })

  test.each([
    ['257', '257?l=undefined', 'bronze', '10 free spins'],
    ['759', '759?l=undefined', 'diamond', '60 free spins'],
    ['rocketplay-wheel/258', 'rocketplay-wheel/258?l=en', 'silver', '20 free spins'],
    ['rocketplay-wheel', 'rocketplay-wheel?l=en', 'star', '10 free spins'],
  ])('the segments wheel also has an address for each group: %s', async (id, path, skin, first) => {
    const client = await app.client()
    const body = await read(client, path)
    expect(body).toMatchObject({ id, path: id, title: 'Wheel of fortune' })
    const facts = JSON.parse(body.blocks.json)
    expect([facts.skin, facts.rateInfo[0].title]).toEqual([skin, first])
  })

  test('a number that is not a group of a wheel is answered 404', async () => {
    expect((await (await app.client()).get('/api/cms/pages/999')).status).toBe(404)
    expect((await (await app.client()).get('/api/cms/pages/rocketmart-wheel/257')).status).toBe(404)
  })

  test('[SAFE-02] prizes are hidden from a player on a break', async () => {
    const id = await createPlayer(app, 0n, 'EUR')
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
      [id, app.clock.now()],
    )
    expect((await factsOf(await app.client(id), 'rocketplay-wheel')).rateInfo).toEqual([])
  })
})
