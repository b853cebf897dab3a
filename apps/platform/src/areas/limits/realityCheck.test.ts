import { realityCheck } from '@apogee/contract/games/realityCheck'
import { beforeAll, expect, test } from 'vitest'
import { emit, emitMany } from '../../core/outbox/outbox.ts'
import { fund, openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { winEvent } from '../../testing/testEvents.ts'
import { updateClocks } from '../games/rounds/playClock.ts'
import { openJackpots } from '../jackpots/store.ts'
import { placeBet } from '../play/public.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { limitsHandlers } from './handlers.ts'
import { realityConsumer } from './realityCheck.ts'

const path = '/api/player/reality_check'
const minute = 60_000
const at = (minutes: number) => new Date(testNow.getTime() + minutes * minute)

onEachDatabase((makeApp) => {
  let app: TestApp
  let serial = 0
  beforeAll(async () => {
    app = await makeApp({
      handlers: limitsHandlers,
      consumers: (core) => [realityConsumer(core)],
      rateLimits: {},
    })
  })

  const goTo = (minutes: number) => app.clock.move(at(minutes).getTime() - app.clock.now().getTime())
  /** A finished round as the ledger reports it. */
  async function round(
    id: bigint,
    minutes: number,
    [bet, win]: readonly [number, number],
    state = 'finished',
    { finished = true, game = 'a/B' } = {},
  ) {
    goTo(minutes)
    await app.db.query(
      `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, win_cents, state,
         started_at, balance_after_cents) VALUES ($1, $2, 'a/B', 'EUR', 's', $3, $4, $5, $6, 0)`,
      [`reality-${serial++}`, id, bet, win, state, at(minutes)],
    )
    await emit(app.db, 'play.win', winEvent(id, { at: at(minutes), finished, game }))
    await app.drain()
  }
  const asked = (id: bigint) =>
    app.published.filter(({ channel, playerId }) => channel === 'game_limits' && playerId === id)

  test('[SAFE-04] [SAFE-05] the check has the time played, the stakes and wins, and when it is due', async () => {
    const { id, client } = await signedIn(app)
    goTo(0)
    await updateClocks(app.db, [{ playerId: id, from: at(0), to: at(0) }])
    await round(id, 1, [500, 200])
    await round(id, 2, [500, 0])
    await round(id, 3, [900, 0], 'rolled_back')
    goTo(4)
    const { status, body } = await client.get(path)
    expect(status).toBe(200)
    expect(realityCheck.strict().parse(body)).toEqual({
      activity_sum: { EUR: '-8.00' },
      wager_sum: { EUR: '10.00' },
      period: { from: at(0).toISOString(), to: at(4).toISOString() },
      sums: [{ currency: 'EUR', rounds: 2, bet_cents: 1000, win_cents: 200 }],
      interval_minutes: 60,
      due_at: at(60).toISOString(),
      play: {
        from: at(0).toISOString(),
        sums: [{ currency: 'EUR', rounds: 2, bet_cents: 1000, win_cents: 200 }],
        best: null,
      },
    })
  })

  test('[SAFE-09] the best round of the play won the most for its stake, and more than that', async () => {
    const { id, client } = await signedIn(app)
    goTo(0)
    await updateClocks(app.db, [{ playerId: id, from: at(0), to: at(0) }])
    await round(id, 1, [500, 500])
    expect((await client.get(path)).body.play.best).toBeNull()
    await round(id, 2, [20, 100])
    await round(id, 3, [1000, 3000])
    await round(id, 4, [20, 9000], 'rolled_back')
    expect((await client.get(path)).body.play.best).toEqual({
      id: `reality-${serial - 3}`,
      identifier: 'a/B',
      currency: 'EUR',
      bet_cents: 20,
      win_cents: 100,
    })
  })

  test('[SAFE-05] a jackpot counts as a win of its play session, in its own currency', async () => {
    const { id, client } = await signedIn(app)
    goTo(0)
    await updateClocks(app.db, [{ playerId: id, from: at(0), to: at(0) }])
    await round(id, 1, [500, 0])
    await app.db.transaction((tx) => openJackpots(tx, at(0)))
    await app.db.query(
      `INSERT INTO jackpot_wins (level_id, cycle, player_id, user_name, round_id, game_identifier, original_cents, amount_cents,
         award_cents, award_currency, draw, created_at)
       VALUES ((SELECT min(id) FROM jackpot_levels), 900, $1, 'n', 'r', 'a/B', 7000, 7000, 7000, 'EUR', '{}', $2)`,
      [id, at(1)],
    )
    const { body } = await client.get(path)
    expect(body).toMatchObject({
      activity_sum: { EUR: '65.00' },
      play: { sums: [{ currency: 'EUR', rounds: 1, bet_cents: 500, win_cents: 7000 }] },
    })
    await app.db.query("UPDATE jackpot_wins SET award_currency = 'BTC' WHERE player_id = $1", [id])
    expect((await client.get(path)).body).toMatchObject({
      activity_sum: { BTC: '0.00007000', EUR: '-5.00' },
      sums: [
        { currency: 'BTC', rounds: 0, bet_cents: 0, win_cents: 7000 },
        { currency: 'EUR', rounds: 1, bet_cents: 500, win_cents: 0 },
      ],
    })
  })

  test('[SAFE-04] after an hour of play the next round publishes one check, and again an hour after the answer', async () => {
    const { id } = await signedIn(app)
    for (const minutes of [0, 25, 50]) await round(id, minutes, [100, 0])
    expect(asked(id)).toEqual([])
    await round(id, 61, [100, 0])
    await round(id, 62, [100, 0])
    expect(asked(id).map(({ data }) => data)).toEqual([{ reason: 'trigger_reality_check', game: 'a/B' }])
    goTo(63)
    // The session of this test has been idle for an hour; bets would keep a real one alive.
    const { body } = await (await app.client(id)).post(path, {})
    expect(body).toMatchObject({ sums: [], due_at: at(123).toISOString(), play: { from: at(0).toISOString() } })
    for (const minutes of [85, 110, 122]) await round(id, minutes, [100, 0])
    expect(asked(id)).toHaveLength(1)
    await round(id, 124, [100, 0])
    expect(asked(id)).toHaveLength(2)
  })

  test('[SAFE-04] the check is due after exactly an hour; a win that does not finish its round does not count as play', async () => {
    const { id } = await signedIn(app)
    for (const minutes of [0, 25, 50]) await round(id, minutes, [100, 0])
    await round(id, 60, [100, 0], 'open', { finished: false })
    expect(asked(id)).toEqual([])
    await round(id, 60, [100, 0], 'finished', { game: 'a/C' })
    expect(asked(id).map(({ data }) => data)).toEqual([{ reason: 'trigger_reality_check', game: 'a/C' }])
  })

  test('[SAFE-04] each of several players receives the game of their last round', async () => {
    const players = [(await signedIn(app)).id, (await signedIn(app)).id]
    for (const minutes of [0, 25, 50]) for (const id of players) await round(id, minutes, [100, 0])
    goTo(61)
    const wins = players.map((id, index) => winEvent(id, { at: at(61), finished: true, game: `a/${index}` }))
    await emitMany(app.db, 'play.win', wins)
    await app.drain()
    expect(players.map((id) => asked(id).map(({ data }) => (data as { game: string }).game))).toEqual([
      ['a/0'],
      ['a/1'],
    ])
  })

  test('[SAFE-04] answering before any check neither pauses play nor chooses an interval; a due check keeps the chosen one', async () => {
    const { id, client } = await signedIn(app)
    goTo(0)
    await client.post(path, {})
    expect((await client.get('/api/user_limits')).body).toEqual([])
    await client.post(path, { interval_minutes: 15 })
    await round(id, 0, [100, 0])
    await round(id, 15, [100, 0])
    expect(asked(id)).toHaveLength(1)
    const rows = await app.db.query('SELECT period, holds_play FROM player_limits WHERE player_id = $1', [id])
    expect(rows).toEqual([{ period: '15', holds_play: true }])
  })

  test('[SAFE-04] half a minute after an ignored check new rounds are rejected until it is answered', async () => {
    const { id } = await signedIn(app)
    await fund(app.db, id, { real: 1000n })
    const session = await openPlay(app.db, id, `ignored-${id}`)
    let bets = 0
    const bet = () => {
      bets += 1
      const name = `ignored-${id}-${bets}`
      return placeBet(app.db, { session, round: name, transaction: name, amount: 1n, now: app.clock.now() })
    }
    for (const minutes of [0, 25, 50, 61]) await round(id, minutes, [100, 0])
    expect(await bet()).toMatchObject({ ok: true })
    goTo(61.5)
    expect(await bet()).toEqual({ ok: false, code: 'reality_check_due' })
    // Opening a game again does not answer the check.
    await updateClocks(app.db, [{ playerId: id, from: at(67), to: at(67) }])
    expect(await bet()).toMatchObject({ code: 'reality_check_due' })
    expect((await (await app.client(id)).post(path, {})).status).toBe(200)
    expect(await bet()).toMatchObject({ ok: true })
  })

  test('[SAFE-04] 15 and 30 minutes can be chosen, 20 cannot; the choice is listed among the limits', async () => {
    const { id, client } = await signedIn(app)
    await round(id, 0, [100, 0])
    expect((await client.post(path, { interval_minutes: 20 })).status).toBe(422)
    await client.post(path, { interval_minutes: 30 })
    expect((await client.post(path, { interval_minutes: 15 })).body).toMatchObject({
      interval_minutes: 15,
      due_at: at(15).toISOString(),
    })
    expect((await client.get('/api/user_limits')).body).toMatchObject([
      { type: 'reality_check', period: '15', status: 'active' },
    ])
    await round(id, 14, [100, 0])
    expect(asked(id)).toEqual([])
    await round(id, 16, [100, 0])
    expect(asked(id)).toHaveLength(1)
  })

  test('[SAFE-04] half an hour without a round ends the play session, and the next round starts a new one', async () => {
    const { id } = await signedIn(app)
    await round(id, 0, [100, 0])
    goTo(31)
    const client = await app.client(id)
    expect((await client.get(path)).body).toMatchObject({ play: { from: at(31).toISOString(), sums: [] }, sums: [] })
    await round(id, 45, [100, 50])
    expect((await client.get(path)).body).toMatchObject({
      play: { from: at(45).toISOString(), sums: [{ rounds: 1, bet_cents: 100, win_cents: 50 }] },
    })
  })

  test('a guest must sign in', async () => {
    expect((await (await app.client()).get(path)).status).toBe(401)
    expect((await (await app.client()).post(path, {})).status).toBe(401)
  })
})
