import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BALL_MS, engine } from '../../../engines/live-roulette/engine.ts'
import type { Studio } from '../../main.ts'
import { busOf } from '../../testing/bus.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import { clearStudio } from '../../testing/mortal.ts'
import { call, createTable, launch } from '../../testing/table.ts'
import { createPeers } from './peers.ts'

const TABLE = { engine: 'live-roulette', profile: 'classic', game: 'lumenfold/LiveOrbit' }
const times = engine.live?.times as NonNullable<typeof engine.live>['times']
const DRAWN = times.bettingMs + times.closingMs

interface Crowd {
  readonly seats: number
  readonly names: readonly { readonly units: number }[]
}
/** Reads until such a crowd arrives; without one, the test times out. */
async function crowdOf(line: Awaited<ReturnType<typeof listen>>, isIt: (crowd: Crowd) => boolean): Promise<Crowd> {
  for (;;) {
    const crowd: Crowd = await line.next('crowd')
    if (isIt(crowd)) return crowd
  }
}

const nobody = { onBet: () => undefined, onChanged: () => undefined }

test('a peer’s table state expires when it is no longer published', () => {
  let now = 0
  const bus = busOf()
  const [here, there] = [createPeers(bus('a'), nobody, () => now), createPeers(bus('b'), nobody, () => now)]
  const table = { keys: ['x'], names: [{ name: 'A***01', units: 2 }], last: [] }
  there.publishSeats('wheel', table)
  expect(here.of('wheel')).toEqual([expect.objectContaining(table)])
  expect(here.games()).toEqual(['wheel'])
  expect(there.games()).toEqual([])
  now = 9000
  there.publishSeats('wheel', table)
  now = 18_000
  expect(here.of('wheel')).toHaveLength(1)
  now = 20_000
  expect(here.games()).toEqual([])
})

test('an unchanged table is published again only every few seconds', () => {
  let now = 0
  const told: object[] = []
  const elsewhere = createPeers({ publish: (message) => told.push(message), subscribe: () => {} }, nobody, () => now)
  const table = { keys: [], names: [], last: [] }
  for (now = 0; now <= 8000; now += 1000) elsewhere.publishSeats('wheel', table)
  expect(told).toHaveLength(3)
  elsewhere.publishSeats('wheel', { ...table, keys: ['x'] })
  expect(told).toHaveLength(4)
})

describe('a table on two nodes', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(() => clearStudio(db))

  test('players on two nodes see each other, and a bet is shown and settled on the node of its player', async () => {
    const table = createTable(db)
    const bus = busOf()
    const [a, b, c] = ['a', 'b', 'c'].map((name) => table.start({ bus: bus(name) })) as [Studio, Studio, Studio]
    const sit = (player: string, at: Studio) => launch(at, table, { ...TABLE, player, session: `wallet-${player}` })
    const one = await sit('one', a)
    const [ones, others] = [await listen(a, one), await listen(b, await sit('other', b))]
    const { round } = await ones.next('table')
    expect((await others.next('table')).round).toEqual(round)
    const second = async () => {
      table.pass(1100)
      for (const node of [a, b, a, b]) await node.tick()
    }
    await second()
    await second()
    const bothSeated = ({ seats }: Crowd) => seats === 2
    await crowdOf(ones, bothSeated)
    await crowdOf(others, bothSeated)

    // The next request of the same page reaches the other node.
    const chips = [
      { spot: 'red', cents: 100 },
      { spot: 'black', cents: 100 },
    ]
    const order = { round: round.id, request_id: 'request-0001', stake_cents: 200, bet: { chips } }
    expect((await call(b, one, '/live/bets', order)).status).toBe(200)
    await second()
    await second()
    const { seats } = await crowdOf(others, ({ names }) => (names[0]?.units ?? 0) > 0)
    expect(seats).toBe(2)

    table.pass(DRAWN)
    await b.tick()
    await b.recover()
    table.pass(BALL_MS)
    await b.tick()
    await b.recover()
    expect(await ones.next('bet')).toMatchObject({ state: 'settled', stake_cents: 200 })
    const told = (await (await c.app.request('/studio/v1/live')).json()) as { tables: object[] }
    expect(told.tables).toEqual([expect.objectContaining({ game: TABLE.game, seats: 2 })])
    const rounds = await db.query('select id from studio.live_rounds')
    expect(rounds).toHaveLength(1)
    await Promise.all([ones.close(), others.close()])
  })
})
