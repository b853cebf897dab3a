import { lootbox, lootboxItem } from '@apogee/contract/lootboxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { giveBox } from '../../testing/testLootboxes.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { findSessionPlayer } from '../auth/findSessionPlayer.ts'
import { bonusesHandlers } from '../bonuses/handlers.ts'
import { lootboxesHandlers } from './handlers.ts'

type Item = z.infer<typeof lootboxItem>

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...lootboxesHandlers, ...bonusesHandlers },
      services: { announceBalance: () => undefined },
      loadPlayer: findSessionPlayer,
      rateLimits: {},
    })
  })
  const read = async (name: string) => (await (await app.client()).get(`/api/fe/config/${name}`)).body
  const chance = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)

  test('[API-016] [OPEN-44] the wheel’s chances sum to one; what can never be drawn may be shown', async () => {
    const items: Item[] = await read('wheel-config')
    expect(z.array(lootboxItem.strict()).safeParse(items).success).toBe(true)
    expect(chance(items)).toBe(10_000)
    const drawn = items.filter(({ weight }) => weight > 0).map(({ weight, bonuses }) => [bonuses[0]!.title, weight])
    expect(drawn).toEqual([
      ['10 free spins', 4000],
      ['20 free spins', 4000],
      ['50 free spins', 2000],
    ])
    expect(items.some(({ weight }) => weight === 0)).toBe(true)
  })

  test('[API-016] free spins are wagered 30 times, bonuses 3 times', async () => {
    for (const { bonuses } of (await read('wheel-config')) as Item[]) {
      const wager = bonuses[0]!.result_bonus.find(({ field }) => field === 'wager')?.value
      expect(wager).toBe(bonuses[0]!.type === 'freespins' ? 30 : 3)
    }
  })

  test('[API-017] every group of the segments wheel has sectors of its own', async () => {
    const groups: Record<string, Item[]> = await read('wheel-config-segments')
    expect(Object.keys(groups)).toEqual(expect.arrayContaining(['255', '257', '258', '259', '759']))
    for (const items of Object.values(groups)) {
      expect(z.array(lootboxItem.strict()).safeParse(items).success).toBe(true)
      expect(chance(items)).toBe(10_000)
    }
    expect(groups['759']).not.toEqual(groups['257'])
  })

  describe('boxes', () => {
    async function player() {
      const id = await createPlayer(app, 0n, 'EUR')
      return { id, client: await app.client(id) }
    }
    const list = async ({ client }: Awaited<ReturnType<typeof player>>) =>
      z.array(lootbox.strict()).parse((await client.get('/api/player/lootboxes')).body)

    test('[API-039] [API-040] a box is listed with its hash, and activated into one prize', async () => {
      const me = await player()
      const id = await giveBox(app, me.id)
      const [box] = await list(me)
      expect(box).toMatchObject({ id, stage: 'issued', fair: { seed: null, player_seed: null } })
      const { status, body } = await me.client.post(`/api/player/lootboxes/${id}/activation`, { player_seed: 'mine' })
      expect(status, JSON.stringify(body)).toBe(200)
      const opened = lootbox.strict().parse(body)
      expect(opened.items.filter(({ prize }) => prize)).toHaveLength(1)
      expect(opened.fair.player_seed).toBe('mine')
    })
  })
})
