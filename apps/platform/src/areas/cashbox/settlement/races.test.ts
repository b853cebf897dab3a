import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup } from '../../../testing/moneySetup.ts'
import { races } from '../../../testing/races.ts'

const attempts = 100
// `npm run bench -- races` runs a hundred.
const rounds = 3

onEachEngine((open) => {
  let setup: MoneySetup
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  // Closing checks that the whole ledger balances.
  afterAll(() => setup.close())

  test.each(Object.entries(races))(
    'of 100 concurrent attempts with money for one, one succeeds: %s',
    async (_, race) => {
      for (let round = 0; round < rounds; round += 1) {
        expect(await race(setup, attempts)).toEqual({ successes: 1, isMoneyRight: true })
      }
    },
    60_000,
  )
})
