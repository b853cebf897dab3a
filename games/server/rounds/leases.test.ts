import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PresentedRound } from '../../protocol/round.ts'
import { createLiveStore } from '../live/store.ts'
import type { Db, Sql } from '../ports.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch, putSeed } from '../testing/table.ts'
import { createHeartbeat, shiftMs } from './leases.ts'
import { createRoundStore } from './store.ts'

const START = Date.parse('2026-03-01T12:00:00Z')
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

describe('the heartbeat of leases', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
  afterEach(() => vi.useRealTimers())

  test('renews the leases of unfinished work every second in one statement, and stops when it is done', async () => {
    const renewed: (readonly string[])[] = []
    const { during } = createHeartbeat(async (ids) => renewed.push(ids), quiet)
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const work = [during('one', () => one.promise), during('other', () => other.promise)]
    await vi.advanceTimersByTimeAsync(2000)
    expect(renewed).toEqual([
      ['one', 'other'],
      ['one', 'other'],
    ])
    one.resolve()
    await work[0]
    await vi.advanceTimersByTimeAsync(1000)
    expect(renewed.slice(2)).toEqual([['other']])
    other.resolve()
    await work[1]
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a usual round finishes before its lease needs a renewal, and costs no statement', async () => {
    const renew = vi.fn(async () => {})
    const { during } = createHeartbeat(renew, quiet)
    const slow = Promise.withResolvers<void>()
    const held = during('slow', () => slow.promise)
    await vi.advanceTimersByTimeAsync(900)
    const quick = Promise.withResolvers<void>()
    const round = during('quick', () => quick.promise)
    await vi.advanceTimersByTimeAsync(100)
    expect(renew.mock.calls).toEqual([[['slow']]])
    quick.resolve()
    slow.resolve()
    await Promise.all([round, held])
  })

  test('continues after a failed renewal, and lets the lease of failed work expire', async () => {
    const warn = vi.fn()
    const renew = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no connection'))
    const { during } = createHeartbeat(renew, { ...quiet, warn })
    const job = Promise.withResolvers<void>()
    const work = during('one', () => job.promise)
    await vi.advanceTimersByTimeAsync(2000)
    expect(renew).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledTimes(1)
    job.reject(new Error('killed'))
    await expect(work).rejects.toThrow('killed')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('leases of rounds', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(() => clearStudio(db))

  /** The properties both kinds of leases share. */
  async function expectLease(
    id: string,
    store: Pick<ReturnType<typeof createRoundStore>, 'lease' | 'renew' | 'release'>,
  ) {
    // Only the database's clock counts, shifted like the studio's: a slow statement does not matter.
    const at = (seconds: number) => shiftMs({ now: () => new Date(START + 1000 * seconds) })
    expect(await store.lease(id, at(0))).toBe(true)
    expect(await store.lease(id, at(2))).toBe(false)
    await store.renew([id], at(2))
    expect(await store.lease(id, at(4))).toBe(false)
    // Dead since its last renewal, two seconds after the beginning: free for the next one within five seconds.
    expect(await store.lease(id, at(7))).toBe(true)
    await store.release(id)
    await store.renew([id], at(7))
    expect(await store.lease(id, at(7))).toBe(true)
  }

  test('the holder keeps a round as long as it renews; a dead process loses it within five seconds', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table)
    const { body } = await call(studio, token, '/rounds', { stake_cents: 100, request_id: 'request-0001' })
    await expectLease(body.round.id, createRoundStore(db))
    await studio.close()
  })

  test('leases cost one statement per bet and two per move; a scan for abandoned rounds takes two', async () => {
    const asked: string[] = []
    const counting = (sql: Sql): Sql => ({
      query(statement, params) {
        asked.push(typeof statement === 'string' ? statement : statement.text)
        return sql.query(statement, params)
      },
    })
    const counted = { ...counting(db), transaction: (work) => db.transaction((tx) => work(counting(tx))) } satisfies Db
    const table = createTable(counted)
    const studio = table.start()
    const token = await launch(studio, table, { engine: 'blackjack', profile: 'salon', game: 'lumenfold/Salon' })
    // Deals a hand that waits for its player.
    await putSeed(db, 'a1'.repeat(32), 'player', 0)
    const leasesOf = async (work: () => Promise<unknown>) => {
      asked.length = 0
      await work()
      return asked.filter((text) => /^\s*update studio\.rounds set leased_until/.test(text)).length
    }
    const order = { stake_cents: 100, request_id: 'request-0001', bet: { seats: [100, 0, 0] } }
    let round: PresentedRound | undefined
    const bet = async () => {
      round = (await call(studio, token, '/rounds', order)).body.round
    }
    expect(await leasesOf(bet)).toBe(1)
    expect(round?.is_open).toBe(true)
    const stand = () => call(studio, token, `/rounds/${round?.id}/moves`, { index: 0, move: 'stand' })
    expect(await leasesOf(stand)).toBe(2)
    // The first scan also reads the tables of the lobby.
    await studio.recover()
    asked.length = 0
    await studio.recover()
    expect(asked).toHaveLength(2)
    await studio.close()
  })

  test('the lease of a live round works in the same way', async () => {
    const id = randomUUID()
    await db.query(
      `insert into studio.live_rounds (id, game, engine, profile, number, server_seed, hash, player_seed, state, opens_at,
         closes_at, spins_at)
       values ($1, 'lumenfold/LiveOrbit', 'live-roulette', 'classic', 1, 'ab', 'cd', 'ef', 'spinning', now(), now(), now())`,
      [id],
    )
    // A round with unpaid bets stays in its state when its lease is released.
    const store = createLiveStore(db)
    const release = (round: string) =>
      db.query('update studio.live_rounds set leased_until = null where id = $1', [round])
    await expectLease(id, { ...store, release })
  })
})
