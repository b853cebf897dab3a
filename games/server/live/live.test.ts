import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BALL_MS, engine } from '../../engines/live-roulette/engine.ts'
import { claimOf } from '../../fairness/claimOf.ts'
import { hashServerSeed } from '../../fairness/stream.ts'
import { verifyRound } from '../../fairness/verifyRound.ts'
import type { Studio } from '../main.ts'
import type { Fetch } from '../ports.ts'
import { signatureHeaders } from '../signature.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { listen } from '../testing/listen.ts'
import { clearStudio, createMortal } from '../testing/mortal.ts'
import { call, createTable, launch, SECRET, type Table } from '../testing/table.ts'

const TABLE = { engine: 'live-roulette', profile: 'classic', game: 'lumenfold/LiveOrbit' }
const times = engine.live?.times as NonNullable<typeof engine.live>['times']
const CLOSED = times.bettingMs
const DRAWN = times.bettingMs + times.closingMs
const SHOWN = BALL_MS
/** The ball slows down from here on. */
const SLOWS = BALL_MS - 5600
const RED = [{ spot: 'red', cents: 100 }]
const BOTH = [
  { spot: 'red', cents: 100 },
  { spot: 'black', cents: 100 },
  { spot: 'straight-0', cents: 100 },
]

describe('live tables', () => {
  let db: TestDatabase
  let table: Table
  let studio: Studio
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await clearStudio(db)
    table = createTable(db)
    studio = table.start()
  })

  const sit = (player: string, at = studio) => launch(at, table, { ...TABLE, player, session: `wallet-${player}` })
  const see = async (token: string, at = studio) => (await call(at, token, '/live')).body
  const bet = (token: string, round: string, chips: readonly object[], id = 'request-0001', at = studio) => {
    const stake_cents = chips.reduce((sum: number, chip) => sum + (chip as { cents: number }).cents, 0)
    return call(at, token, '/live/bets', { round, request_id: id, stake_cents, bet: { chips } })
  }
  // biome-ignore lint/suspicious/noExplicitAny: a test reads an answer it has just described
  const published = async (query = ''): Promise<any> => (await studio.app.request(`/studio/v1/live${query}`)).json()
  const pass = async (ms: number, at = studio) => {
    table.pass(ms)
    await at.tick()
    await at.recover()
  }
  const states = async () =>
    (await db.query<{ state: string }>('select state from studio.live_bets order by created_at')).map(
      (row) => row.state,
    )

  test('all players see one outcome, drawn from committed seeds, and each is paid for their own bet', async () => {
    const [one, other] = [await sit('one'), await sit('other')]
    const { round } = await see(one)
    expect((await see(other)).round).toEqual(round)
    expect([round.server_seed, round.view]).toEqual([null, null])
    expect((await bet(one, round.id, BOTH)).status).toBe(200)
    expect((await bet(other, round.id, RED)).status).toBe(200)
    await pass(DRAWN)
    // The number is sent when the ball slows, not when it is thrown.
    expect((await see(one)).round).toMatchObject({ view: { spins: [] }, is_whole: false, server_seed: null })
    await pass(SLOWS)
    const spun = (await see(one)).round
    expect([spun.is_whole, spun.view.spins.length]).toEqual([true, 1])
    const paidEarly = table.wallet.counted('win').filter(({ amount }) => amount > 0)
    expect([spun.server_seed, paidEarly]).toEqual([null, []])
    await pass(SHOWN - SLOWS)
    const shown = (await see(other)).round
    expect(await hashServerSeed(shown.server_seed)).toBe(round.hash)
    const rounds = [one, other].map(async (token) => {
      const [{ id }] = (await call(studio, token, '/rounds')).body.rounds
      return (await call(studio, token, `/live/bets/${id}`)).body.round
    })
    for (const [at, played] of (await Promise.all(rounds)).entries()) {
      expect((await verifyRound(engine, claimOf(played))).mismatches).toEqual([])
      const won = played.view.wins.reduce((sum: number, win: { cents: number }) => sum + win.cents, 0)
      expect([at, played.win_cents, { ...played.view, wins: [] }]).toEqual([at, won, spun.view])
    }
    const paid = table.wallet.counted('win').reduce((sum, { amount }) => sum + amount, 0)
    expect(table.wallet.balance()).toBe(100_000 - 400 + paid)
    expect(await states()).toEqual(['settled', 'settled'])
  })

  test('a bet’s fairness page receives the seeds of the table, the secret one with the result', async () => {
    const token = await sit('one')
    const { round } = await see(token)
    const { id } = (await bet(token, round.id, RED)).body.bet
    const ask = async (player: string) => {
      const body = JSON.stringify({ round_id: id, player })
      const headers = signatureHeaders(SECRET, '/studio/v1/round', body, table.clock.now())
      const answer = await studio.app.request('/studio/v1/round', { method: 'POST', headers, body })
      // biome-ignore lint/suspicious/noExplicitAny: a test reads an answer it has just described
      const told: any = await answer.json()
      return { status: answer.status, told: told.round }
    }
    const { told: early } = await ask('one')
    expect(early.fairness).toEqual({
      hash: round.hash,
      player_seed: '',
      nonce: 1,
      server_seed: null,
      commitment: null,
      player_seed_at: null,
      shared: true,
      live: expect.objectContaining({ own_seed: null, seeds: null, drawn_at: null }),
    })
    expect([early.win_cents, (await ask('other')).status]).toEqual([null, 404])
    await pass(DRAWN)
    expect((await ask('one')).told.fairness.server_seed).toBeNull()
    await pass(SHOWN)
    const { told } = await ask('one')
    expect(await hashServerSeed(told.fairness.server_seed)).toBe(round.hash)
    expect((await verifyRound(engine, claimOf(told))).mismatches).toEqual([])
  })

  test('no bet is settled before the result is shown, so neither wallet nor player learns early who lost', async () => {
    // One of them loses with every result.
    const [red, black] = [await sit('red'), await sit('black')]
    const { round } = await see(red)
    await bet(red, round.id, RED)
    await bet(black, round.id, [{ spot: 'black', cents: 100 }])
    await pass(DRAWN)
    await pass(SHOWN - 1)
    const own = async () =>
      [(await see(red)).own[0], (await see(black)).own[0]].map(({ state, win_cents }) => [state, win_cents])
    expect([await own(), table.wallet.counted('win')]).toEqual([Array(2).fill(['played', null]), []])
    await pass(1)
    expect((await own()).map(([state]) => state)).toEqual(['settled', 'settled'])
    expect(table.wallet.counted('win')).toHaveLength(2)
  })

  test('a bet after closing is rejected and no money moves', async () => {
    const token = await sit('one')
    const { round } = await see(token)
    await pass(CLOSED)
    const late = await bet(token, round.id, RED)
    expect([late.status, late.body.error.code]).toEqual([422, 'betting_closed'])
    expect(table.wallet.calls).toEqual([])
    expect(await states()).toEqual([])
  })

  test('a bet whose wallet responds after the draw does not count and is returned', async () => {
    const slow: Fetch = async (url, init) => {
      const answer = await table.wallet.fetch(url, init)
      if (url.endsWith('/bet')) await pass(DRAWN + 1)
      return answer
    }
    const slowly = table.start({ fetch: slow })
    const token = await sit('one', slowly)
    const { round } = await see(token, slowly)
    const late = await bet(token, round.id, RED, 'request-0001', slowly)
    expect(late.body.error.code).toBe('round_returned')
    await pass(SHOWN)
    expect([await states(), table.wallet.balance(), table.wallet.counted('win')]).toEqual([
      ['rolled_back'],
      100_000,
      [],
    ])
  })

  test('a bet whose wallet responds between closing and draw still counts', async () => {
    const slow: Fetch = async (url, init) => {
      const answer = await table.wallet.fetch(url, init)
      if (url.endsWith('/bet')) await pass(CLOSED + 500)
      return answer
    }
    const slowly = table.start({ fetch: slow })
    const token = await sit('one', slowly)
    const { round } = await see(token, slowly)
    expect((await bet(token, round.id, RED, 'request-0001', slowly)).body.bet.state).toBe('confirmed')
    await pass(DRAWN)
    await pass(SHOWN)
    expect(await states()).toEqual(['settled'])
  })

  test('a repeated request is one bet, and different content under its id is rejected', async () => {
    const token = await sit('one')
    const { round } = await see(token)
    const twice = await Promise.all([bet(token, round.id, RED), bet(token, round.id, RED)])
    expect(twice.map(({ body }) => body.bet.id)).toEqual(Array(2).fill(twice[0]?.body.bet.id))
    expect((await bet(token, round.id, BOTH)).body.error.code).toBe('request_conflict')
    expect(table.wallet.counted('bet')).toHaveLength(1)
  })

  test('limits apply to the sum of a player’s orders in a round', async () => {
    const token = await sit('one')
    const { round } = await see(token)
    const most = [{ spot: 'straight-7', cents: 5000 }]
    expect((await bet(token, round.id, most)).status).toBe(200)
    expect((await bet(token, round.id, RED, 'request-0002')).status).toBe(200)
    expect((await bet(token, round.id, most, 'request-0003')).body.error.code).toBe('bet_invalid')
    const stakes = (await see(token)).own.map(({ stake_cents }: { stake_cents: number }) => stake_cents)
    expect(stakes).toEqual([5100])
  })

  test('a bet without funds is rejected, and all players see the totals', async () => {
    const token = await sit('one')
    const { round } = await see(token)
    await bet(token, round.id, RED)
    const poor = createTable(db, 0)
    const elsewhere = poor.start()
    const guest = await launch(elsewhere, poor, { ...TABLE, player: 'poor', session: 'w' })
    expect((await bet(guest, round.id, RED, 'request-0009', elsewhere)).body.error.code).toBe('insufficient_funds')
    await pass(DRAWN)
    expect((await see(token)).crowd.totals).toEqual({ red: 5 })
  })

  test('rounds follow one another with separate seeds; an empty table sleeps after its round', async () => {
    const token = await sit('one')
    const first = (await see(token)).round
    await pass(DRAWN)
    await pass(SHOWN)
    await pass(times.resultMs)
    const second = await see(token)
    expect([first.number, second.round.number, second.history]).toEqual([
      1,
      2,
      [expect.objectContaining({ number: 1 })],
    ])
    expect(second.round.hash).not.toBe(first.hash)
    for (let at = 0; at < 8; at++) await pass(DRAWN)
    const [count] = await db.query<{ count: bigint }>('select count(*) from studio.live_rounds')
    expect(Number(count?.count)).toBeLessThan(5)
    const asleep = await published()
    expect(asleep).toEqual({ tables: [{ game: TABLE.game, seats: 0, last: expect.any(Array) }], least: [] })
    expect(asleep.tables[0].last).not.toEqual([])
    expect((await see(token)).round.number).toBe(Number(count?.count) + 1)
  })

  test('a client that leaves a stream before it has begun gets no seat', async () => {
    const [one, other] = [await sit('one'), await sit('other')]
    const gone = await studio.app.request('/studio/api/live/stream', { headers: { authorization: `Bearer ${one}` } })
    await gone.body?.cancel()
    const line = await listen(studio, other)
    await line.next('table')
    await see(one)
    await expect.poll(async () => (await published()).tables[0].seats).toBe(1)
    await line.close()
  })

  test('a lobby receives seats, last results and the min bet in the requested currency', async () => {
    const [one, other] = [await sit('one'), await sit('other')]
    const lines = await Promise.all([listen(studio, one), listen(studio, one), listen(studio, other)])
    await Promise.all(lines.map((line) => line.next('table')))
    await pass(DRAWN)
    await pass(SHOWN)
    const number = (await see(one)).history[0].mark
    const { tables, least } = await published('?currency=EUR&subunits_to_unit=100')
    expect(tables).toEqual([{ game: TABLE.game, seats: 2, last: [{ text: number, tone: expect.any(String) }] }])
    expect(least).toContainEqual({ engine: 'live-roulette', profile: 'partage', cents: 100 })
    await Promise.all(lines.map((line) => line.close()))
    // After a restart it gets the same from the stored rounds.
    const restarted = table.start()
    await restarted.recover()
    const answer = (await (await restarted.app.request('/studio/v1/live')).json()) as { tables: unknown }
    expect(answer.tables).toEqual([{ game: TABLE.game, seats: 0, last: tables[0].last }])
  })

  test('the stream sends the whole state first, then each change, and wins only to their player', async () => {
    const [one, other] = [await sit('one'), await sit('other')]
    const events = await listen(studio, one)
    const others = await listen(studio, other)
    const first = await events.next('table')
    await bet(one, first.round.id, BOTH)
    await pass(DRAWN)
    expect((await events.next('round')).round.view.spins).toEqual([])
    await pass(SLOWS)
    expect((await events.next('round')).round.view.spins).toHaveLength(1)
    await pass(SHOWN - SLOWS)
    expect((await events.next('result')).history).toHaveLength(1)
    expect(await events.next('bet')).toMatchObject({ state: 'settled', stake_cents: 300 })
    await others.next('result')
    expect(others.seen()).not.toContain('bet')
    await Promise.all([events.close(), others.close()])
  })

  test('a process that shuts down ends its streams and opens no new seats', async () => {
    const leaving = table.start()
    const events = await listen(leaving, await sit('one'))
    await events.next('table')
    leaving.endStreams()
    expect(await events.ended()).toBe(true)
    const late = await listen(leaving, await sit('late'))
    expect(await late.ended()).toBe(true)
    await leaving.close()
  })

  async function roundUntilDeath(dieAt: number, comesBack: boolean): Promise<boolean> {
    await clearStudio(db)
    table = createTable(db)
    studio = table.start()
    const token = await sit('one')
    const process = createMortal(db, table.wallet.fetch, dieAt)
    const dying = table.start({ db: process.db, fetch: process.fetch })
    const round = (await call(dying, token, '/live')).body.round
    if (round) await bet(token, round.id, BOTH, 'request-0001', dying)
    for (const ms of [DRAWN, SHOWN]) {
      table.pass(ms)
      await dying.tick()
      await dying.recover().catch(() => 0)
    }
    // After this time the dead process's leases have expired.
    table.pass(4900)
    if (comesBack && round) {
      const again = await bet(token, round.id, BOTH)
      expect([200, 422]).toContain(again.status)
    }
    for (let at = 0; at < 3; at++) await pass(31_000)
    await expectRightMoney()
    return process.isDead()
  }

  async function expectRightMoney(): Promise<void> {
    const rows = await db.query<{ state: string; win_cents: bigint }>('select state, win_cents from studio.live_bets')
    expect(rows.filter(({ state }) => !['settled', 'rolled_back', 'refused'].includes(state))).toEqual([])
    const settled = rows.filter(({ state }) => state === 'settled')
    const won = settled.reduce((sum, row) => sum + Number(row.win_cents), 0)
    expect(table.wallet.counted('win').map(({ amount }) => amount)).toEqual(settled.map((row) => Number(row.win_cents)))
    expect(table.wallet.balance()).toBe(100_000 - settled.length * 300 + won)
  }

  test.each([true, false])(
    '[SAFE-06] a live round killed at every step settles each bet once by the outcome, or returns it; player back: %s',
    async (comesBack) => {
      let dieAt = 1
      while (await roundUntilDeath(dieAt, comesBack)) dieAt++
      expect(dieAt).toBeGreaterThan(15)
    },
    120_000,
  )

  test('[SAFE-06] a wallet that is down during the settlement gets retries until it has paid', async () => {
    let isDown = false
    const shaky: Fetch = (url, init) => (isDown ? Promise.reject(new Error('down')) : table.wallet.fetch(url, init))
    const unlucky = table.start({ fetch: shaky })
    const token = await sit('one', unlucky)
    await bet(token, (await see(token, unlucky)).round.id, BOTH, 'request-0001', unlucky)
    isDown = true
    await pass(DRAWN, unlucky)
    expect(await states()).toEqual(['played'])
    await pass(SHOWN, unlucky)
    expect(await states()).toEqual(['played'])
    isDown = false
    await unlucky.recover()
    expect(await states()).toEqual(['settled'])
    expect(table.wallet.counted('win')).toHaveLength(1)
  })

  test.each([
    ['knows only the single call', () => new Response('', { status: 404 }), ['wins', 'win']],
    ['answers what nobody can read', () => Response.json({ results: [] }), ['wins']],
  ])('[SAFE-06] a wallet that %s does not count as having paid', async (_, said, called) => {
    const calls: string[] = []
    const older: Fetch = async (url, init) => {
      const name = url.split('/').at(-1) ?? ''
      if (name.startsWith('win')) calls.push(name)
      return name === 'wins' ? said() : table.wallet.fetch(url, init)
    }
    const there = table.start({ fetch: older })
    const [one, other] = [await sit('one', there), await sit('other', there)]
    const { round } = await see(one, there)
    for (const token of [one, other]) {
      await bet(
        token,
        round.id,
        [
          { spot: 'red', cents: 100 },
          { spot: 'black', cents: 100 },
        ],
        'request-0001',
        there,
      )
    }
    for (const ms of [DRAWN, SHOWN]) await pass(ms, there)
    expect(await states()).toEqual(Array(2).fill(called.length > 1 ? 'settled' : 'played'))
    expect([...new Set(calls)]).toEqual(called)
    await pass(31_000)
    expect(await states()).toEqual(Array(2).fill('settled'))
    expect(table.wallet.counted('win')).toHaveLength(2)
  })
})
