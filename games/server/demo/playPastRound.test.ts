import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '../../engines/index.ts'
import { claimOf } from '../../fairness/claimOf.ts'
import { verifyRound } from '../../fairness/verifyRound.ts'
import { presentRound } from '../rounds/present.ts'
import { createRoundStore } from '../rounds/store.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { anOrder, call, createTable, launch } from '../testing/table.ts'
import { type PastOrder, playPastRound } from './playPastRound.ts'

describe('the past of a demo', () => {
  let db: TestDatabase
  const at = new Date('2026-01-05T20:00:00Z')
  const order = (of: Partial<PastOrder>): PastOrder => {
    const { session: _, ...facts } = anOrder
    return { ...facts, session: 'past', at, stakeCents: 100, name: 'a demo', freeId: null, ...of }
  }
  beforeAll(async () => {
    db = await openTestDatabase()
    await clearStudio(db)
  })
  afterAll(() => db.close())

  const alone = ENGINES.filter(({ live }) => !live).flatMap((engine) =>
    Object.keys(engine.profiles).map((profile) => ({ engine, profile })),
  )
  test.each(alone)('rounds of $engine.id $profile verify', async ({ engine, profile }) => {
    const game = `brasswing/${engine.id}-${profile}`
    for (let round = 0; round < 3; round++) {
      const played = await playPastRound(db, order({ game, engine: engine.id, profile }))
      const found = await createRoundStore(db).ofPlayer(anOrder.player, played.roundId)
      if (!found) throw new Error('the round was not stored')
      const shown = presentRound(found, new Date())
      expect(shown.fairness.nonce).toBe(round)
      expect(shown).toMatchObject({ state: 'settled', win_cents: played.winCents, staked_cents: played.stakedCents })
      expect((await verifyRound(engine, claimOf(shown))).mismatches).toEqual([])
    }
  })

  test('the same name has the same rounds, and a different name different ones', async () => {
    const wins = async (name: string, player: string) => {
      const won: number[] = []
      for (let round = 0; round < 12; round++) won.push((await playPastRound(db, order({ name, player }))).winCents)
      return won
    }
    const first = await wins('one', 'player-a')
    expect(await wins('one', 'player-b')).toEqual(first)
    expect(await wins('other', 'player-c')).not.toEqual(first)
  })

  test('a player who opens the game later finds the past rounds in its history and continues with their own seed', async () => {
    const player = 'player-later'
    const past = await playPastRound(db, order({ player }))
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table, { player })
    const { body } = await call(studio, token, '/rounds')
    expect(body.rounds.map(({ id }: { id: string }) => id)).toEqual([past.roundId])
    const next = await call(studio, token, '/rounds', { request_id: 'after-the-past', stake_cents: 100 })
    expect(next.body.round.fairness).toMatchObject({ nonce: 0, server_seed: null })
    expect(await studio.recover()).toBe(0)
  })
})
