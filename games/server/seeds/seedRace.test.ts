import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createSteppedProcess, interleave } from '../testing/interleave.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch } from '../testing/table.ts'

const mines = { engine: 'mines', profile: 'classic', game: 'lumenfold/Mines' }
const order = { stake_cents: 100, request_id: 'request-0001', bet: { mines: 3 } }
/** Number of steps after which a new round has its seed. */
const PLACED_AFTER = 3

describe('seeds under a race', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  /** Rotates the seed on one node and places a round on another. */
  async function race(rotated: number, placed: number, isRotationFirst: boolean) {
    await clearStudio(db)
    const table = createTable(db)
    const token = await launch(table.start(), table, mines)
    const [rotating, placing] = [
      createSteppedProcess(db, table.wallet.fetch),
      createSteppedProcess(db, table.wallet.fetch),
    ]
    const at = ({ db: own, fetch }: typeof rotating) => table.start({ db: own, fetch })
    const answers = Promise.all([
      rotating.run(() => call(at(rotating), token, '/seed', {})),
      placing.run(() => call(at(placing), token, '/rounds', order)),
    ])
    if (isRotationFirst) await interleave([rotating, rotated], [placing, placed])
    else await interleave([placing, placed], [rotating, rotated])
    const [rotation, round] = await answers
    const revealed = await db.query(
      `select r.id from studio.rounds r join studio.seeds s on s.id = r.seed_id
       where r.state = 'open' and s.revealed_at is not null`,
    )
    return { statuses: [rotation.status, round.status], revealed: revealed.length }
  }

  test('no seed is revealed while a round uses it, for every interleaving of a rotation and a new round', async () => {
    const seen = new Set<string>()
    for (const isRotationFirst of [true, false]) {
      for (let rotated = 0; rotated <= 9; rotated++) {
        for (let placed = 0; placed <= PLACED_AFTER; placed++) {
          const { statuses, revealed } = await race(rotated, placed, isRotationFirst)
          expect({ rotated, placed, isRotationFirst, revealed }).toMatchObject({ revealed: 0 })
          expect(['200 200', '409 200', '503 200']).toContain(statuses.join(' '))
          seen.add(statuses.join(' '))
        }
      }
    }
    // The rotation came first, came second, and found a round placed after its check.
    expect([...seen].toSorted()).toEqual(['200 200', '409 200', '503 200'])
  })
})
