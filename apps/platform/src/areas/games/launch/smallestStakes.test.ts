import { beforeAll, expect, test } from 'vitest'
import type { GameStudio } from '../../../ports/studios/gameStudio.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { smallestStakesTimer, stakeAcceptedEverywhere } from './smallestStakes.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: {} })
  })

  test('the studio is queried for every currency at the start and every hour, and soon again when it did not answer', async () => {
    let cents = 20
    let asked: string[] = []
    let isAway = true
    const studio = {
      liveTables: async ({ currency }: { currency: string }) => {
        if (isAway) throw new Error('away')
        asked.push(currency)
        return { tables: [], least: [{ engine: 'lines', profile: 'calm', cents }] }
      },
    } as unknown as GameStudio // nothing else is asked
    let now = 0
    const timer = smallestStakesTimer(app.db, studio, () => now)
    await expect(timer.run()).rejects.toThrow('away')
    expect(await stakeAcceptedEverywhere(app.db, 'EUR')).toBeNull()
    isAway = false
    await timer.run()
    expect([await stakeAcceptedEverywhere(app.db, 'EUR'), asked.includes('BTC'), asked.includes('FUN')]).toEqual([
      20n,
      true,
      false,
    ])
    asked = []
    cents = 40
    now = 3_599_999
    await timer.run()
    expect(asked).toEqual([])
    now = 3_600_000
    await timer.run()
    expect(await stakeAcceptedEverywhere(app.db, 'EUR')).toBe(40n)
  })
})
