import { lootboxItem } from '@apogee/contract/lootboxes'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { lootboxesHandlers } from './handlers.ts'

type Item = z.infer<typeof lootboxItem>

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: lootboxesHandlers, rateLimits: {} })
  })
  const read = async (name: string) => (await (await app.client()).get(`/api/fe/config/${name}`)).body
  const chance = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)

  test('[API-016] [LB-11] [OPEN-44] the wheel’s chances sum to one, and every prize on it can be won', async () => {
    const items: Item[] = await read('wheel-config')
    expect(z.array(lootboxItem.strict()).safeParse(items).success).toBe(true)
    expect(chance(items)).toBe(10_000)
    expect(items.map(({ weight, bonuses }) => [bonuses[0]!.title, weight])).toEqual([
      ['10 free spins', 4000],
      ['€5 bonus', 3],
      ['20 free spins', 4000],
      ['€25 bonus', 2],
      ['50 free spins', 1990],
      ['€100 bonus', 2],
      ['200 free spins', 2],
      ['€500 bonus', 1],
    ])
  })

  test('[API-016] free spins are wagered 30 times, bonuses 3 times', async () => {
    for (const { bonuses } of (await read('wheel-config')) as Item[]) {
      const wager = bonuses[0]!.result_bonus.find(({ field }) => field === 'wager')?.value
      expect(wager).toBe(bonuses[0]!.type === 'freespins' ? 30 : 3)
    }
  })

  test('[API-017] every group of the segments wheel has different sectors', async () => {
    const groups: Record<string, Item[]> = await read('wheel-config-segments')
    expect(Object.keys(groups)).toEqual(expect.arrayContaining(['255', '257', '258', '259', '759']))
    for (const items of Object.values(groups)) {
      expect(z.array(lootboxItem.strict()).safeParse(items).success).toBe(true)
      expect(chance(items)).toBe(10_000)
    }
    expect(groups['759']).not.toEqual(groups['257'])
  })
})
