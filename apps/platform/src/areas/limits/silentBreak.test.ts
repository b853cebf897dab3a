import type { pageNode } from '@apogee/contract/content'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { bonusesHandlers } from '../bonuses/handlers.ts'
import { readPageFiles } from '../content/cms/pages/readPageFiles.ts'
import { seedPages } from '../content/cms/seedPages.ts'
import { contentHandlers } from '../content/handlers.ts'
import { lootboxesHandlers } from '../lootboxes/handlers.ts'
import { listRates } from '../loyalty/shop/listRates.ts'
import { profileHandlers } from '../profile/handlers.ts'
import { siteHandlers } from '../site/handlers.ts'
import { vipHandlers } from '../vip/handlers.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: {
        ...bonusesHandlers,
        ...contentHandlers,
        ...lootboxesHandlers,
        ...profileHandlers,
        ...siteHandlers,
        ...vipHandlers,
        'loyalty.rates': listRates,
      },
      services: {
        bannerImage: (id: string) => id,
        bannerSources: [],
        pageExtras: {},
        catalogue: { index: { byIdentifier: { get: () => undefined } } } as never,
      },
      loadPlayer: findSessionPlayer,
      rateLimits: {},
    })
    await seedPages(app.db, readPageFiles())
  })

  const inBreak = async (type: string) => {
    const id = await createPlayer(app, 0n, 'EUR')
    const client = await app.client(id)
    const begin = async () => {
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
         VALUES ($1, $2, '1', 'active', 'UTC', $3, $4)`,
        [id, type, app.clock.now(), new Date(app.clock.now().getTime() + day)],
      )
      app.sessions.forget(id)
    }
    return { id, client, begin }
  }
  const keep = (client: TestClient, code: string) =>
    client.patch('/api/player/set_bonus_code', { deposit_bonus_code: code })
  const keptCode = async (client: TestClient) => (await client.get('/api/player')).body.deposit_bonus_code

  test.each(['coolingoff', 'selfexclusion'])(
    '[SAFE-02] during a %s no code is kept; one from before is not spoken of, and is there again after it',
    async (type) => {
      const { id, client, begin } = await inBreak(type)
      expect((await keep(client, 'ORBIT')).status).toBe(200)
      expect(await keptCode(client)).toBe('ORBIT')
      await begin()
      expect(await keep(client, 'LIFTOFF')).toMatchObject({
        status: 422,
        body: { errors: { base: { limit_restrict_access: 'limit_restrict_access' } } },
      })
      expect(await keptCode(client)).toBeNull()
      app.clock.move(day)
      expect(await keptCode(await app.client(id))).toBe('ORBIT')
    },
  )

  test.each(['coolingoff', 'selfexclusion'])('[SAFE-02] during a %s no API returns promotions', async (type) => {
    const { client, begin } = await inBreak(type)
    const body = async (path: string) => (await client.get(path)).body
    const slugs = (nodes: readonly z.output<typeof pageNode>[]): string[] =>
      nodes.flatMap(({ path, children }) => [path, ...slugs(children)])
    const promotions = async () =>
      slugs(await body('/api/cms/pages?l=en')).filter((slug) => slug.startsWith('promotions/'))
    const [first] = await promotions()
    const page = `/api/cms/pages/${encodeURIComponent(first!)}?l=en`
    expect((await client.get(page)).status).toBe(200)
    expect((await body('/api/fe/config/banners-config')).banners).not.toEqual([])
    await begin()
    expect(await promotions()).toEqual([])
    expect((await client.get(page)).status).toBe(404)
    const facts = JSON.parse((await body('/api/cms/pages/promotions?l=en')).blocks.json)
    expect(facts.children ?? []).toEqual([])
    expect(Object.values(await body('/api/fe/config/manage-promotion-pages'))).not.toContain(true)
    expect((await body('/api/fe/config/banners-config')).banners).toEqual([])
    expect(await body('/api/fe/config/popups-config')).toMatchObject({ new_provider: null, special_slot: null })
    expect(await body('/api/fe/config/additional-gifts')).toEqual({})
    expect(await body('/api/bonuses/deposit')).toEqual([])
    expect(await body('/api/bonuses/registration')).toEqual([])
    expect(await body('/api/comp_points/rates/money')).toEqual([])
    expect(await body('/api/fe/config/wheel-config')).toEqual([])
    expect(await body('/api/fe/config/wheel-config-segments')).toEqual({})
    const { statuses } = await body('/api/fe/config/vip-club')
    expect(statuses.map(({ reload }: { reload: unknown }) => reload)).toEqual([null, null, null, null, null])
    expect(await body('/api/fe/config/vip-adventures')).toEqual({ variables: {}, prizes: {} })
  })
})
