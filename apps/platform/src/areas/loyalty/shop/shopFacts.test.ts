import { page } from '@apogee/contract/content'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { findSessionPlayer } from '../../auth/signIn/findSessionPlayer.ts'
import { readPageFiles } from '../../content/cms/pages/readPageFiles.ts'
import { seedPages } from '../../content/cms/seedPages.ts'
import { contentHandlers } from '../../content/handlers.ts'
import { shopFacts } from './shopFacts.ts'

const gone = 'brasswing/EmberWyrm'
const titleOf = (game: string) => (game === gone ? undefined : { row: { title: game.split('/')[1] } })

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: contentHandlers,
      services: {
        bannerImage: (id: string) => `/media/banner/v1/${id}`,
        pageExtras: { 'rocket-mart': { facts: shopFacts } },
        // Only titles are read from the catalogue; one game of the shop has left it.
        catalogue: { index: { byIdentifier: { get: titleOf } } } as never,
      },
      loadPlayer: (db, id) => findSessionPlayer(db, id),
    })
    await seedPages(app.db, readPageFiles())
  })
  const factsOf = async (client: TestClient, slug = 'rocket-mart') =>
    JSON.parse(page.parse((await client.get(`/api/cms/pages/${slug}?l=de`)).body).blocks.json)

  test('the page of the shop contains the operator’s cards for clients', async () => {
    const facts = await factsOf(await app.client())
    expect(facts).toMatchObject({
      updated: expect.any(String),
      viewImages: { 'peach-20': '/media/art/1/hero-peach/256.webp' },
      gamesTitles: { 'tiny-comet:PeachThunder': 'PeachThunder' },
      maxWin: { EUR: '1000.00', CAD: '1500.00' },
      freeSpinsWager: 30,
      spinRate: { EUR: '0.20' },
    })
    expect(facts.gamesTitles).not.toHaveProperty('brasswing:EmberWyrm')
    const groups = (name: string) => facts.cards[name].map(({ group }: { group: string }) => group)
    expect(groups('MONEY_REWARD')).toContain('pocket-money')
    expect(groups('FREE_SPINS')).toEqual(['peach-20', 'fox-50', 'lotus-100'])
    expect(facts.cards.SPECIAL_REWARDS).toEqual(expect.any(Array))
    expect(facts.cards.FREE_SPINS[0].title).toBe('20 Freispiele in Peach Thunder')
  })

  test('other pages do not contain them', async () => {
    expect(await factsOf(await app.client(), 'payments')).not.toHaveProperty('cards')
  })

  test('[SAFE-02] the shop is empty during a break', async () => {
    const id = await createPlayer(app, 0n, 'EUR')
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
      [id, app.clock.now()],
    )
    expect(await factsOf(await app.client(id))).toMatchObject({
      cards: { MONEY_REWARD: [], FREE_SPINS: [], SPECIAL_REWARDS: [] },
      spinRate: {},
      freeSpinsWager: 0,
    })
  })
})
