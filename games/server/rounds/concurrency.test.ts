import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engine } from '../../engines/live-roulette/engine.ts'
import { createChains, hashOf } from '../live/rounds/chains.ts'
import { createLiveStore, type LiveStore } from '../live/store.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch, testSealer } from '../testing/table.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('at the same time', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(() => clearStudio(db))

  test('each of 60 simultaneous spins of one player is a round or waits for one: none fails', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table, {})
    const spins = Array.from({ length: 60 }, (_, at) =>
      call(studio, token, '/rounds', { request_id: `request-${at}-0000`, stake_cents: 100, bet: {} }),
    )
    const answers = (await Promise.all(spins)).map(({ status, body }) => body.error?.code ?? status)
    // A spin that wins a feature is open until its player's move, and the others wait for it.
    const allowed = new Set<unknown>([200, 'round_pending', 'round_open'])
    expect([...new Set(answers)].filter((answer) => !allowed.has(answer))).toEqual([])
    const rounds = await db.query('select id from studio.rounds')
    expect(rounds.length).toBe(answers.filter((answer) => answer === 200).length)
  })

  test('two nodes begin only one round of a live table, also if the running one has no end yet', async () => {
    const [one, other] = [createLiveStore(db), createLiveStore(db)]
    const live = engine.live
    if (!live) throw new Error('roulette is a live engine')
    const profile = engine.profiles.classic
    if (!profile) throw new Error('roulette has a profile')
    const table = { game: 'lumenfold/LiveOrbit', engine, profile }
    const at = (seconds: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + seconds * 1000)
    const numbers = async () =>
      (await db.query<{ number: unknown }>('select number from studio.live_rounds order by number')).map(({ number }) =>
        Number(number),
      )
    const begin = async (store: LiveStore, now: Date) => {
      const number = await store.nextNumber(table.game, now)
      if (number === null) return
      const chain = await createChains({ db, log, sealer: testSealer, length: 10 }).covering(table.game, number, now)
      const next = { number, chainId: chain.id, hash: hashOf(chain, number), beaconUrl: null }
      await store.begin(table, next, live.times, now)
    }
    await Promise.all([begin(one, at(0)), begin(other, at(0))])
    const first = await one.current(table.game)
    const outcome = { view: {}, mark: '1', from: at(17), landsAt: null, resultAt: at(20), endsAt: at(25) }
    const seeds = { serverSeed: 's', playerSeed: 'p', seeds: '', drawnAt: at(17), signature: '' }
    await one.draw(first?.id ?? '', async () => ({ ...outcome, ...seeds }))
    await Promise.all([one, other, one, other].map((store) => begin(store, at(30))))
    await begin(other, at(31))
    expect(await numbers()).toEqual([1, 2])
    expect(await db.query('select first_number from studio.live_chains')).toHaveLength(1)
  })
})
