import { depositBonus, giftTheme } from '@apogee/contract/bonuses'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { bonusesHandlers } from './handlers.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: bonusesHandlers, rateLimits: {} })
  })
  const read = async (name: string) => (await (await app.client()).get(`/api/fe/config/${name}`)).body

  test('[API-007] the list has the group keys of bonuses that are switched off', async () => {
    const body = await read('disabled-bonuses')
    expect(z.strictObject({ group_keys: z.array(z.string()).min(1) }).safeParse(body).success).toBe(true)
  })

  test('[API-008] gifts get a picture and a link by their group key', async () => {
    const body = await read('modify-gifts-config')
    expect(z.array(giftTheme.strict()).min(1).safeParse(body).success).toBe(true)
    const keys = body.flatMap(({ group_keys }: { group_keys: string[] }) => group_keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('[API-013] every VIP group has an additional deposit bonus, only for its members and in every fiat currency', async () => {
    const body: Record<string, z.infer<typeof depositBonus>> = await read('additional-gifts')
    expect(z.record(z.string(), depositBonus.strict()).safeParse(body).success).toBe(true)
    expect(Object.keys(body).sort()).toEqual(['255', '257', '258', '259', '759'])
    for (const [group, { bonuses }] of Object.entries(body)) {
      const conditions = Object.fromEntries(bonuses[0]!.conditions.map(({ field, value }) => [field, value]))
      expect(conditions['groups']).toEqual([group])
      expect(conditions['amount']).toHaveLength(12)
    }
  })
})
