// The type import of main.ts brings the type extensions of all platform parts.

import { join } from 'node:path'
import { migrate } from '../../../apps/platform/src/core/db/migrate.ts'
import { openPostgres } from '../../../apps/platform/src/core/db/postgres.ts'
import type {} from '../../../apps/platform/src/main.ts'
import { MoneySetup } from '../../../apps/platform/src/testing/moneySetup.ts'
import { races } from '../../../apps/platform/src/testing/races.ts'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import type { Figure } from '../report.ts'

const attempts = 100
const rounds = 100
const folder = join(import.meta.dirname, '../../../apps/platform/migrations')

/** A hundred parallel attempts to spend money that suffices for one, repeated a hundred times. */
export async function measureRaces(): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return await raceOn(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function raceOn(url: string): Promise<Figure[]> {
  const fixture = await MoneySetup.open(async () => {
    const db = await openPostgres({ url })
    await migrate(db, { folder })
    return db
  })
  const figures: Figure[] = []
  for (const [name, race] of Object.entries(races)) {
    const began = performance.now()
    let right = 0
    for (let round = 0; round < rounds; round += 1) {
      const { successes, isMoneyRight } = await race(fixture, attempts)
      if (successes === 1 && isMoneyRight) right += 1
    }
    figures.push({
      what: `race for ${name}`,
      measured: `${right} of ${rounds} rounds`,
      must: `one success of ${attempts}, in all ${rounds}`,
      isOk: right === rounds,
      note: `${((performance.now() - began) / rounds).toFixed(0)} ms a round`,
    })
  }
  // Closing the fixture checks that the ledger sums to zero.
  await fixture.close()
  return figures
}
