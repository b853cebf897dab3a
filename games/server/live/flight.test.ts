import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hundredthsAt, timeOf } from '../../engines/crash/flight.ts'
import { engine } from '../../engines/live-crash/engine.ts'
import { claimOf } from '../../fairness/claimOf.ts'
import { hashServerSeed } from '../../fairness/stream.ts'
import { verifyRound } from '../../fairness/verifyRound.ts'
import type { Db } from '../ports.ts'
import { signatureHeaders } from '../signature.ts'
import { busOf } from '../testing/bus.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { ascent, CASH_OUT, createFlightTable, DRAWN, type FlightTable, LANDED, LEAD, times } from '../testing/flight.ts'
import { listen } from '../testing/listen.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, SECRET } from '../testing/table.ts'
import { createLiveStore } from './store.ts'

describe('a flight', () => {
  let db: TestDatabase
  let f: FlightTable
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await clearStudio(db)
    f = createFlightTable(db)
  })

  test('a flight is shared: each bet leaves at the multiplier of its press or goal, and is paid after it', async () => {
    const { round, peak, lasts } = await f.boarding(250, 400)
    const [one, other, lost] = [await f.sit('one'), await f.sit('other'), await f.sit('lost')]
    const { id } = (await f.place(one, round.id)).body.bet
    await f.place(other, round.id, { goal: 200 })
    await f.place(lost, round.id)
    await f.liftOff()
    f.table.pass(timeOf(ascent, 130))
    const left = await f.press(one, id)
    expect([left.status, left.body.bet.moves]).toEqual([200, [{ kind: 'cash_out', hundredths: 130 }]])
    expect(f.table.wallet.counted('win')).toEqual([])
    await f.pass(lasts - timeOf(ascent, 130) + LANDED)
    expect(await f.states()).toEqual(Array(3).fill('settled'))
    expect(f.table.wallet.counted('win').map(({ amount }) => amount)).toEqual(expect.arrayContaining([130, 200, 0]))
    expect(f.table.wallet.balance()).toBe(100_000 - 300 + 330)
    const { round: shown, history } = await f.see(lost)
    expect([shown.view.peak, history[0].mark, await hashServerSeed(shown.server_seed)]).toEqual([
      peak,
      String(peak),
      round.hash,
    ])
    for (const [token, won] of [
      [one, 130],
      [other, 200],
      [lost, 0],
    ] as const) {
      const [{ id }] = (await call(f.studio(), token, '/rounds')).body.rounds
      const played = (await call(f.studio(), token, `/live/bets/${id}`)).body.round
      expect(played.win_cents).toBe(won)
      expect((await verifyRound(engine, claimOf(played))).mismatches).toEqual([])
    }
  })

  test('no client receives the end of a flight before it has ended, not even after a cash-out', async () => {
    const { round, peak, lasts } = await f.boarding(300, 400)
    const token = await f.sit('one')
    const line = await listen(f.studio(), token)
    await line.next('table')
    const { id } = (await f.place(token, round.id)).body.bet
    const body = JSON.stringify({ round_id: id, player: 'one' })
    const page = async () => {
      const headers = signatureHeaders(SECRET, '/studio/v1/round', body, f.table.clock.now())
      return (await f.studio().app.request('/studio/v1/round', { method: 'POST', headers, body })).json()
    }
    await f.liftOff()
    const flown = await line.next('round')
    expect(flown.round).toMatchObject({ is_drawn: true, view: null, result_at: null, ends_at: null, server_seed: null })
    expect(flown.round.spins_at).toBe(f.table.clock.now().getTime())
    f.table.pass(timeOf(ascent, 120))
    await f.press(token, id)
    // Its time is up, and a press may still be in transit within the server.
    await f.pass(lasts - timeOf(ascent, 120))
    const told = JSON.stringify([await f.see(token), await page(), (await call(f.studio(), token, '/rounds')).body])
    expect(told).not.toContain(`"peak":${peak}`)
    expect(told).not.toContain(`"mark":"${peak}"`)
    expect((await f.see(token)).round.server_seed).toBeNull()
    await f.pass(LANDED)
    expect((await line.next('result')).round.view.peak).toBe(peak)
    await line.close()
  })

  test('each cash-out, by press or goal, is published to all immediately; own bets only to their player', async () => {
    const { round } = await f.boarding(300, 400)
    const [one, other] = [await f.sit('one'), await f.sit('other')]
    const seat = await listen(f.studio(), other)
    await seat.next('table')
    const { id } = (await f.place(one, round.id, { stake: 200 })).body.bet
    const goal = (await f.place(one, round.id, { goal: 150 }, 'request-0002')).body.bet
    await f.liftOff()
    const { crowd } = await seat.next('round')
    expect(crowd.bets).toMatchObject({ count: 2, units: 15, left: 0, list: [{ units: 10, left: null }, { units: 5 }] })
    f.table.pass(timeOf(ascent, 120))
    await f.press(one, id)
    await f.studio().tick()
    const [first] = (await seat.next('left')).left
    expect(first).toEqual({ id, name: expect.stringMatching(/^[A-Z]\*\*\*\d\d$/), ship: null, units: 10, left: 120 })
    await f.pass(timeOf(ascent, 150) - timeOf(ascent, 120))
    expect((await seat.next('left')).left).toEqual([expect.objectContaining({ id: goal.id, left: 150 })])
    const own: { left: number }[] = (await f.see(one)).own
    expect(own.map(({ left }) => left).toSorted()).toEqual([120, 150])
    expect((await f.see(other)).crowd.bets).toMatchObject({ count: 2, left: 2, won: 20 })
    expect(seat.seen()).not.toContain('bet')
    await seat.close()
  })

  test('presses are rejected after the end, before lift-off and for other bets; repeats are idempotent', async () => {
    const { round, peak, lasts } = await f.boarding(150, 300)
    const [one, other, late] = [await f.sit('one'), await f.sit('other'), await f.sit('late')]
    const { id } = (await f.place(one, round.id)).body.bet
    const missed = (await f.place(late, round.id)).body.bet.id
    expect((await f.press(one, id)).body.error.code).toBe('move_early')
    await f.pass(DRAWN)
    expect((await f.press(one, id)).body.error.code).toBe('move_early')
    await f.pass(LEAD)
    expect((await f.press(other, id)).body.error.code).toBe('move_invalid')
    const next = await f.sit('one', f.studio(), 'lumenfold/NextFlight')
    expect((await f.press(next, id)).body.error.code).toBe('move_invalid')
    const wrong = await call(f.studio(), one, `/live/bets/${id}/moves`, { index: 0, move: { kind: 'land' } })
    expect(wrong.body.error.code).toBe('move_invalid')
    expect((await call(f.studio(), one, '/live/bets/none/moves', { index: 0, move: CASH_OUT })).status).toBe(404)
    f.table.pass(lasts - 1)
    const [kept, again] = await Promise.all([f.press(one, id), f.press(one, id)])
    expect(kept.body.bet.moves).toEqual([{ kind: 'cash_out', hundredths: hundredthsAt(ascent, lasts - 1) }])
    expect(again.body.bet.moves).toEqual(kept.body.bet.moves)
    expect((await f.press(one, id, f.studio(), 1)).body.error.code).toBe('move_invalid')
    f.table.pass(1)
    expect((await f.press(late, missed)).body.error.code).toBe('move_late')
    await f.pass(LANDED)
    // A repeated request after the settlement returns the settled bet.
    expect((await f.press(one, id)).body.bet).toMatchObject({
      state: 'settled',
      win_cents: hundredthsAt(ascent, lasts - 1),
    })
    expect((await f.press(late, missed)).body.bet).toMatchObject({ moves: [{ kind: 'land' }], win_cents: 0 })
    expect(hundredthsAt(ascent, lasts - 1)).toBeLessThanOrEqual(peak)
  })

  test('a player has at most two bets on a flight; a repeated request adds none', async () => {
    const { round } = await f.boarding(150, 300)
    const token = await f.sit('one')
    const twice = await Promise.all([f.place(token, round.id), f.place(token, round.id)])
    expect(twice[0]?.body.bet.id).toBe(twice[1]?.body.bet.id)
    expect((await f.place(token, round.id, { goal: 200 })).body.error.code).toBe('request_conflict')
    expect((await f.place(token, round.id, { goal: 200 }, 'request-0002')).status).toBe(200)
    expect((await f.place(token, round.id, {}, 'request-0003')).body.error.code).toBe('bet_invalid')
    expect((await f.place(token, round.id, { stake: 15 }, 'request-0004')).body.error.code).toBe('bet_invalid')
    expect(f.table.wallet.counted('bet')).toHaveLength(2)
  })

  test('a press stored during the settlement counts: its bet is played again with it', async () => {
    const { round, lasts } = await f.boarding(150, 300)
    let isPressed = false
    const pressing: Db = {
      transaction: (work) => db.transaction(work),
      query: async (text, params) => {
        const written = typeof text === 'string' ? text : text.text
        if (!isPressed && written.includes('w.made')) {
          isPressed = true
          const move = JSON.stringify([{ kind: 'cash_out', hundredths: 120 }])
          await db.query('update studio.live_bets set moves = $1::jsonb', [move])
        }
        return db.query(text, params)
      },
    }
    const node = f.table.start({ db: pressing })
    await f.place(await f.sit('one', node), round.id, {}, 'request-0001', node)
    await f.liftOff(node)
    await f.pass(lasts + LANDED, node)
    expect([isPressed, await f.states(), await f.wins()]).toEqual([true, ['settled'], [120]])
  })

  test('a flight without bets ends too, and the next one boards', async () => {
    const { round, lasts } = await f.boarding(100, 200)
    const token = await f.sit('one')
    await f.see(token)
    await f.liftOff()
    await f.pass(lasts + LANDED)
    await f.pass(times.resultMs)
    expect((await f.see(token)).round.number).toBe(round.number + 1)
  })

  test('a flight that never leaves the ground loses every bet', async () => {
    const { round } = await f.boarding(0, 99)
    const token = await f.sit('one')
    await f.place(token, round.id, { goal: 101 })
    await f.liftOff()
    await f.pass(LANDED)
    expect([await f.states(), await f.wins(), (await f.see(token)).history[0].mark]).toEqual([
      ['settled'],
      [0],
      expect.any(String),
    ])
  })

  test('an outage until the end of a flight returns bets, but pays presses and reached goals', async () => {
    const { round, lasts } = await f.boarding(300, 400)
    const [pressed, reached, cutOff] = [await f.sit('pressed'), await f.sit('reached'), await f.sit('cut-off')]
    const own = (await f.place(pressed, round.id)).body.bet.id
    await f.place(reached, round.id, { goal: 200 })
    await f.place(cutOff, round.id)
    await f.liftOff()
    f.table.pass(1000)
    expect((await f.press(pressed, own)).status).toBe(200)
    f.table.pass(lasts + 11_000)
    const later = f.table.start()
    await later.recover()
    await later.recover()
    expect((await f.states()).toSorted()).toEqual(['rolled_back', 'settled', 'settled'])
    const wins = f.table.wallet.counted('win').map(({ amount }) => amount)
    expect(wins.filter((amount) => amount > 100)).toHaveLength(2)
    expect(f.table.wallet.balance()).toBe(100_000 - 200 + wins.reduce((sum, amount) => sum + amount, 0))
  })

  test('after a pause of all nodes the flight begins when players can press, not in the past', async () => {
    const { round, lasts } = await f.boarding(150, 300)
    const token = await f.sit('one')
    const { id } = (await f.place(token, round.id)).body.bet
    await f.pass(DRAWN + 20_000)
    expect((await f.press(token, id)).body.error.code).toBe('move_early')
    await f.pass(LEAD + timeOf(ascent, 110))
    expect((await f.press(token, id)).body.bet.moves).toEqual([{ kind: 'cash_out', hundredths: 110 }])
    await f.pass(lasts + LANDED)
    expect(await f.wins()).toEqual([110])
  })

  test('a node that dies in mid-flight loses no cash-out, and another ends the flight on time', async () => {
    const { round, lasts } = await f.boarding(250, 400)
    const bus = busOf()
    const [dying, next] = [f.table.start({ bus: bus('a') }), f.table.start({ bus: bus('b') })]
    const [one, other] = [await f.sit('one', dying), await f.sit('other', next)]
    const seat = await listen(next, other)
    await seat.next('table')
    const { id } = (await f.place(one, round.id, {}, 'request-0001', dying)).body.bet
    await f.place(other, round.id, { goal: 200 }, 'request-0001', next)
    f.table.pass(DRAWN)
    await dying.tick()
    await next.tick()
    const began = (await seat.next('round')).round.spins_at
    f.table.pass(LEAD + timeOf(ascent, 140))
    expect((await f.press(one, id, dying)).status).toBe(200)
    await next.tick()
    // The player on the other node sees it, published over the bus.
    expect((await seat.next('left')).left).toEqual([expect.objectContaining({ id, left: 140 })])
    await f.pass(lasts - timeOf(ascent, 140) + LANDED, next)
    expect((await seat.next('result')).round.result_at).toBe(began + lasts)
    expect(await f.states()).toEqual(['settled', 'settled'])
    expect(await f.wins()).toEqual([140, 200])
    await seat.close()
  })

  test('after the landing a node with a late clock accepts no press', async () => {
    const { round, lasts } = await f.boarding(150, 300)
    const behind = f.table.start({ clock: { now: () => new Date(f.table.clock.now().getTime() - 5000) } })
    const token = await f.sit('one')
    const { id } = (await f.place(token, round.id)).body.bet
    await f.liftOff()
    f.table.pass(lasts + LANDED)
    const store = createLiveStore(db)
    await store.land(round.id, f.table.clock.now(), false)
    expect((await f.press(token, id, behind)).body.error.code).toBe('move_late')
    // A press that had read the round before is not stored either.
    expect(await store.move(id, 0, { kind: 'cash_out', hundredths: 140 }, f.table.clock.now())).toBe(false)
  })
})
