import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shipStages } from '@apogee/rules/profile/ship'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFixture } from '../areas/games/gameFixture.ts'
import { seedCatalogue } from '../areas/games/seedCatalogue.ts'
import { type DrawRecord, feed } from '../areas/jackpots/pool.ts'
import { seedJackpots } from '../areas/jackpots/seedJackpots.ts'
import { listJackpots, listWins, wrongPools } from '../areas/jackpots/store.ts'
import { assertPlayBalanced } from '../areas/play/public.ts'
import { facesOf } from '../areas/profile/public.ts'
import { standingClock } from '../core/clock.ts'
import type { Db } from '../core/db/db.ts'
import { ledger } from '../core/ledger/ledger.ts'
import { onEachEngine } from '../testing/databases.ts'
import { demoWinnerIds, seedDemoWinners } from './demoWinners.ts'

/** The verification script as it is printed for players. */
const printed = /```js\n([\s\S]*?)```/.exec(
  readFileSync(join(import.meta.dirname, '../../../../docs/jackpots.md'), 'utf8'),
)![1]!
const module: Promise<{ check: (draw: DrawRecord) => boolean }> = import(
  `data:text/javascript,${encodeURIComponent(`${printed}\nexport { check }`)}`
)

onEachEngine((open) => {
  let db: Db
  const clock = standingClock(new Date('2026-10-01T12:00:00.000Z'))
  beforeAll(async () => {
    db = await open()
    await seedCatalogue(db, sourceFixture)
    for (let start = 0; start < 2; start += 1) {
      await seedJackpots({ db, clock, ledger })
      await seedDemoWinners({ db, clock, ledger })
    }
  })
  afterAll(() => db.close())

  test('the demo has winners, each paid once from a pool that matches the ledger', async () => {
    const wins = await listWins(db, 100, 10)
    expect(wins).toHaveLength(14)
    expect(wins[0]!.created_at.getTime()).toBeGreaterThan(wins.at(-1)!.created_at.getTime())
    // No countdown has expired already: otherwise it would go to the first player with a round.
    const ends = (await listJackpots(db)).flatMap(({ levels }) => levels.flatMap(({ pool }) => pool.dropsBy ?? []))
    for (const end of ends) expect(end.getTime()).toBeGreaterThan(clock.now().getTime())
    expect(await wrongPools(db)).toEqual([])
    await assertPlayBalanced(db)
  })

  test('the ships of the winners show every status', async () => {
    const faces = await facesOf(db, await demoWinnerIds(db))
    const stages = [...faces.values()].map(({ ship }) => Number(ship.split('-')[2]))
    expect([...new Set(stages)].toSorted()).toEqual([...shipStages.keys()])
  })

  test('the script printed in docs/jackpots.md verifies every win, and rejects changed ones', async () => {
    const { check } = await module
    const draws = (await listWins(db, 100, 10)).map(({ draw }) => draw)
    expect(draws.every(check)).toBe(true)
    expect(draws.some((draw) => check({ ...draw, cycle: draw.cycle + 1 }))).toBe(false)
    expect(draws.some((draw) => check({ ...draw, secret: `${draw.secret}0` }))).toBe(false)

    const { pool } = (await listJackpots(db))[0]!.levels[0]!
    const round = { id: 'r', game: 'g', playerId: 1n, currency: 'EUR', at: clock.now() }
    const stake = { stakeCents: 5000n, stakeUnits: 50_000_000n }
    const { drop } = feed({ ...pool, rule: { rule: 'chance', one_in_cents: 1 } }, { ...round, ...stake })
    expect(drop).not.toBeNull()
    expect(check(drop!.draw)).toBe(true)
  })
})
