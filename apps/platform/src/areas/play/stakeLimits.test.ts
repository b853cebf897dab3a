import { type LimitPeriod, periodEnd, periodStart } from '@apogee/rules/limits/period'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { fund, openPlay } from '../../testing/play.ts'
import { testNow } from '../../testing/testApp.ts'
import type { PlayResult } from './play.ts'
import { assertPlayBalanced, payWin, payWinsTogether, placeBet, rollBackBet } from './public.ts'

const minute = 60_000
const at = (minutes: number) => new Date(testNow.getTime() + minutes * minute)

interface Money {
  readonly type: 'loss' | 'wager'
  readonly period?: LimitPeriod
  readonly amount: number
  readonly currency?: string
  readonly zone?: string
  readonly status?: string
  /** Its equivalent in other currencies. */
  readonly others?: Record<string, number>
}

onEachEngine((open) => {
  let db: Db
  let last = 0
  beforeAll(async () => {
    db = await open()
  })
  afterAll(async () => {
    await assertPlayBalanced(db)
    await db.close()
  })

  /** A player with money who has not set any limit yet, and how they play: each round has its own bet. */
  async function player(money: { real?: bigint; bonus?: bigint } = { real: 100_000n }) {
    last += 1
    const [row] = await db.query<{ id: bigint }>(
      `INSERT INTO players (email, password_hash, currency, language, created_at)
       VALUES ($1, 'none', 'EUR', 'en', $2) RETURNING id`,
      [`limits-${last}@example.com`, testNow],
    )
    const { id } = row!
    await fund(db, id, money)
    const session = await openPlay(db, id, `limits-${id}`)
    let rounds = 0
    const orderOf = (round: number, now: Date) => ({ session, round: `${id}-${round}`, now })
    const bet = (amount: bigint, minutes = 0, known?: number, name = 'b') => {
      if (known === undefined) rounds += 1
      const round = known ?? rounds
      return placeBet(db, { ...orderOf(round, at(minutes)), transaction: `${id}-${name}${round}-${minutes}`, amount })
    }
    return {
      id,
      session,
      bet,
      newSession: (name: string, currency: string) => openPlay(db, id, `${name}-${id}`, currency),
      win: (amount: bigint, minutes = 0, round = rounds) =>
        payWin(db, {
          ...orderOf(round, at(minutes)),
          transaction: `${id}-w${round}`,
          amount,
          finishesRound: true,
        }),
      rollback: (minutes: number, original: string, round = rounds) =>
        rollBackBet(db, { ...orderOf(round, at(minutes)), transaction: `${id}-r${round}`, original }),
      async set({
        type,
        period = 'day',
        amount,
        currency = 'EUR',
        zone = 'UTC',
        status = 'active',
        others = {},
      }: Money) {
        const [limit] = await db.query<{ id: bigint }>(
          `INSERT INTO player_limits (player_id, type, period, status, created_at, currency, amount_cents, zone, counted_from, active_until)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $5, $9) RETURNING id`,
          [id, type, period, status, testNow, currency, amount, zone, periodEnd(period, zone, testNow)],
        )
        for (const [code, cents] of Object.entries(others))
          await db.query('INSERT INTO player_limit_accounts (limit_id, currency, amount_cents) VALUES ($1, $2, $3)', [
            limit!.id,
            code,
            cents,
          ])
        return limit!.id
      },
      async time(type: string, period: string, columns: { disable_at?: Date | null; holds_play?: boolean } = {}) {
        await db.query(
          `INSERT INTO player_limits (player_id, type, period, status, created_at, disable_at, holds_play)
           VALUES ($1, $2, $3, 'active', $4, $5, $6)`,
          [id, type, period, testNow, columns.disable_at ?? null, columns.holds_play ?? false],
        )
        // A break ends open sessions; this is about anything opened all the same.
        await db.query('UPDATE play_sessions SET ended_at = NULL WHERE id = $1', [session])
      },
    }
  }
  const used = async (id: bigint) => {
    const [row] = await db.query<{ used_cents: bigint }>('SELECT used_cents FROM player_limits WHERE id = $1', [id])
    return Number(row!.used_cents)
  }
  const taken = (balance?: bigint) => expect.objectContaining({ ok: true, ...(balance !== undefined && { balance }) })
  const refused = (type: string) =>
    expect.objectContaining({ ok: false, code: 'limit_reached', limit: expect.objectContaining({ type }) })

  test('[SAFE-03] a wager limit takes stakes until it is used up, bonus money too, and not a cent more', async () => {
    const p = await player({ real: 600n, bonus: 600n })
    const limit = await p.set({ type: 'wager', amount: 1000 })
    expect(await p.bet(700n)).toEqual(taken())
    await p.win(500n)
    expect(await p.bet(301n)).toEqual(refused('wager'))
    expect(await used(limit)).toBe(700)
    expect(await p.bet(300n)).toEqual(taken())
    expect(await p.bet(1n)).toEqual(refused('wager'))
    expect(await used(limit)).toBe(1000)
  })

  test('[SAFE-03] a loss limit counts stakes less wins; whoever has won may lose that again', async () => {
    const p = await player()
    const limit = await p.set({ type: 'loss', amount: 1000 })
    await p.bet(1000n)
    expect(await p.bet(1n)).toEqual(refused('loss'))
    await p.win(1400n, 0, 1)
    expect(await used(limit)).toBe(-400)
    expect(await p.bet(1401n)).toEqual(refused('loss'))
    expect(await p.bet(1400n)).toEqual(taken())
    expect(await used(limit)).toBe(1000)
  })

  test('[SAFE-03] wins that are paid many at once come off the losses too, of two wallets at the same time', async () => {
    const p = await player()
    await fund(db, p.id, { real: 1000n, currency: 'USD' })
    const limit = await p.set({ type: 'loss', amount: 1000, others: { USD: 2000 } })
    const dollars = await p.newSession('many', 'USD')
    const other = { session: dollars, round: `${p.id}-usd`, now: testNow }
    await p.bet(300n)
    await placeBet(db, { ...other, transaction: `${p.id}-usd-bet`, amount: 400n })
    expect(await used(limit)).toBe(500)
    await payWinsTogether(db, [
      { ...other, transaction: `${p.id}-usd-win`, amount: 200n, finishesRound: true },
      {
        session: p.session,
        round: `${p.id}-1`,
        transaction: `${p.id}-win`,
        amount: 50n,
        finishesRound: true,
        now: testNow,
      },
    ])
    expect(await used(limit)).toBe(350)
  })

  test('[SAFE-03] bonus money is no loss of the player', async () => {
    const p = await player({ real: 100n, bonus: 1000n })
    const limit = await p.set({ type: 'loss', amount: 100 })
    await p.bet(400n)
    expect(await used(limit)).toBe(100)
    expect(await p.bet(400n)).toEqual(taken())
    // A quarter of the stake was real money, and so is a quarter of the win.
    await p.win(200n, 0, 1)
    expect(await used(limit)).toBe(50)
  })

  test('[SAFE-03] of several limits the tightest wins, whatever its period', async () => {
    const p = await player()
    await p.set({ type: 'wager', period: 'month', amount: 900 })
    await p.set({ type: 'loss', period: 'week', amount: 500 })
    await p.set({ type: 'wager', period: 'day', amount: 700 })
    expect(await p.bet(501n)).toEqual(refused('loss'))
    await p.bet(400n)
    await p.win(400n)
    expect(await p.bet(301n)).toEqual(refused('wager'))
    expect(await p.bet(300n)).toEqual(taken())
  })

  test('[SAFE-03] a limit counts over all wallets, and in one whose worth nobody knows nothing is staked', async () => {
    const p = await player()
    await fund(db, p.id, { real: 1_000_000n, currency: 'JPY' })
    await fund(db, p.id, { real: 1_000n, currency: 'NOK' })
    const limit = await p.set({ type: 'wager', amount: 1000, others: { JPY: 164_000 } })
    const yen = await p.newSession('yen', 'JPY')
    const crowns = await p.newSession('crowns', 'NOK')
    const order = { now: testNow }
    expect(
      await placeBet(db, { ...order, session: yen, round: 'y1', transaction: `${p.id}-y1`, amount: 82_001n }),
    ).toEqual(taken())
    // 500.006 cents are counted as 501: never less than was staked.
    expect(await used(limit)).toBe(501)
    expect(await p.bet(500n)).toEqual(refused('wager'))
    expect(await p.bet(499n)).toEqual(taken())
    expect(
      await placeBet(db, { ...order, session: crowns, round: 'n1', transaction: `${p.id}-n1`, amount: 1n }),
    ).toEqual(refused('wager'))
  })

  test('[OPEN-10] a limit that waits for its confirmation does not bind, one that waits for its end does', async () => {
    const p = await player()
    await p.set({ type: 'wager', amount: 10, status: 'unconfirmed' })
    expect(await p.bet(20n)).toEqual(taken())
    await p.set({ type: 'wager', amount: 30, status: 'unconfirmed_disable' })
    expect(await p.bet(31n)).toEqual(refused('wager'))
    await p.set({ type: 'wager', amount: 20, status: 'confirmed_disable' })
    expect(await p.bet(21n)).toEqual(refused('wager'))
  })

  test('[SAFE-03] a stake that is given back was never used', async () => {
    const p = await player({ real: 600n, bonus: 600n })
    const [wager, loss] = [await p.set({ type: 'wager', amount: 1000 }), await p.set({ type: 'loss', amount: 1000 })]
    await p.bet(1000n)
    await p.rollback(1, `${p.id}-b1-0`)
    expect([await used(wager), await used(loss)]).toEqual([0, 0])
    expect(await p.bet(1000n)).toEqual(taken())
  })

  describe('periods on a moved clock', () => {
    // testNow is noon of a Tuesday: midnight is 720 minutes away.
    test('[LIM-02] at midnight a day begins anew, and not a minute before', async () => {
      const p = await player()
      const limit = await p.set({ type: 'wager', amount: 100 })
      await p.bet(100n)
      expect(await p.bet(1n, 719)).toEqual(refused('wager'))
      expect(await p.bet(60n, 720)).toEqual(taken())
      expect(await used(limit)).toBe(60)
      expect(await p.bet(41n, 721)).toEqual(refused('wager'))
      expect(await p.bet(100n, 720 + 1440)).toEqual(taken())
    })

    test('[LIM-02] midnight is that of the house: in Tallinn it comes two hours before', async () => {
      const p = await player()
      await p.set({ type: 'wager', amount: 100, zone: 'Europe/Tallinn' })
      await p.bet(100n)
      expect(await p.bet(1n, 599)).toEqual(refused('wager'))
      expect(await p.bet(1n, 600)).toEqual(taken())
    })

    test('[LIM-02] a win belongs to the period in which its round began', async () => {
      const p = await player()
      const limit = await p.set({ type: 'loss', amount: 100 })
      await p.bet(100n, 719)
      await p.bet(50n, 720)
      await p.win(500n, 721, 1)
      expect(await used(limit)).toBe(50)
      await p.win(20n, 721, 2)
      expect(await used(limit)).toBe(30)
    })

    test('[LIM-02] a stake of yesterday that is given back today does not make today wider', async () => {
      const p = await player()
      const limit = await p.set({ type: 'wager', amount: 100 })
      await p.bet(100n, 719)
      await p.bet(50n, 720)
      await p.rollback(721, `${p.id}-b1-719`, 1)
      expect(await used(limit)).toBe(50)
    })

    test('[LIM-02] the database and the rules agree on every period: leap days, years, clocks set forward and back', async () => {
      const moments = [
        '2026-03-28T23:30',
        '2026-03-29T00:30',
        '2026-03-29T12:00',
        '2026-10-24T21:30',
        '2026-10-25T00:30',
      ]
        .concat(['2026-10-25T12:00', '2027-12-31T22:30', '2028-02-28T23:59', '2028-02-29T00:00', '2028-02-29T22:00'])
        .concat(['2028-03-01T00:00', '2026-04-23T22:30', '2026-04-24T12:00', '2026-11-01T05:30', '2026-11-02T04:59'])
      for (const zone of ['UTC', 'Europe/Tallinn', 'Europe/Dublin', 'America/Toronto', 'Asia/Kolkata', 'Africa/Cairo'])
        for (const period of ['day', 'week', 'month'] as const)
          for (const moment of moments) {
            const now = new Date(`${moment}:00.000Z`)
            const [row] = await db.query(
              'SELECT limit_period_start($1, $2, $3) AS start, limit_period_end($1, $2, $3) AS "end"',
              [period, zone, now],
            )
            expect({ zone, period, moment, ...row }).toEqual({
              zone,
              period,
              moment,
              start: periodStart(period, zone, now),
              end: periodEnd(period, zone, now),
            })
          }
    })
  })

  test.each(['coolingoff', 'selfexclusion'])(
    '[SAFE-02] during a %s no bet is taken, of no money whatsoever',
    async (type) => {
      const p = await player({ bonus: 1000n })
      await p.bet(10n)
      await p.time(type, 'day', { disable_at: at(1440) })
      expect(await p.bet(1n, 0, 1, 'again')).toEqual(refused(type))
      expect(await p.bet(1n, 1439)).toEqual(refused(type))
      expect(await p.win(30n, 1439, 1)).toEqual(taken())
      expect(await p.bet(1n, 1440)).toEqual(taken())
    },
  )

  test('[SAFE-02] a self-exclusion for ever has no end, and a player without money hears of it, not of their balance', async () => {
    const p = await player({})
    await p.time('selfexclusion', 'forever')
    expect(await p.bet(1n, 10 * 365 * 1440)).toEqual(refused('selfexclusion'))
  })

  test('[LIM-01] a session limit ends play after so many minutes; a round under way may be finished', async () => {
    const p = await player()
    await p.time('session', '60')
    await db.query('INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at) VALUES ($1, $2, $2, $3)', [
      p.id,
      testNow,
      at(45),
    ])
    expect(await p.bet(1n, 59)).toEqual(taken())
    expect(await p.bet(1n, 60)).toEqual(refused('session'))
    expect(await p.bet(1n, 60, 1, 'double')).toEqual(taken())
    // Half an hour away from the games ends a play session.
    expect(await p.bet(1n, 75)).toEqual(taken())
  })

  test('[SAFE-04] play that waits for the answer to a check begins no round, but ends one', async () => {
    const p = await player()
    await p.bet(1n)
    await p.time('reality_check', '60', { holds_play: true })
    await db.query(
      'INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at, asked_at) VALUES ($1, $2, $2, $2, $2)',
      [p.id, testNow],
    )
    // What is in flight while the page is being notified.
    expect(await p.bet(1n, 0.25)).toEqual(taken())
    expect(await p.bet(1n, 0.5)).toEqual({ ok: false, code: 'reality_check_due' })
    expect(await p.bet(1n, 1, 1)).toEqual(taken())
    // After half an hour away, there is no check left to answer.
    expect(await p.bet(1n, 30)).toEqual(taken())
  })

  describe('a hundred at once', () => {
    const counted = (results: PlayResult[]) => results.filter((result) => result.ok).length
    const hundred = <T>(run: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 100 }, (_, index) => run(index)))

    test.each(['loss', 'wager'] as const)('[SAFE-03] a %s limit with room for one bet takes one', async (type) => {
      const p = await player()
      const limit = await p.set({ type, amount: 150 })
      await p.set({ type: 'wager', period: 'month', amount: 150 })
      const results = await hundred(() => p.bet(100n))
      expect(counted(results)).toBe(1)
      expect(results.filter((result) => !result.ok)).toEqual(
        Array(99).fill(expect.objectContaining({ code: 'limit_reached' })),
      )
      expect(await used(limit)).toBe(100)
    })

    test('[SAFE-03] in two wallets at once too', async () => {
      const p = await player()
      await fund(db, p.id, { real: 100_000n, currency: 'USD' })
      const dollars = await p.newSession('dollars', 'USD')
      const limit = await p.set({ type: 'wager', amount: 150, others: { USD: 150 } })
      const results = await hundred((index) =>
        index % 2 === 0
          ? p.bet(100n)
          : placeBet(db, {
              session: dollars,
              round: `${p.id}-d${index}`,
              transaction: `${p.id}-d${index}`,
              amount: 100n,
              now: testNow,
            }),
      )
      expect(counted(results)).toBe(1)
      expect(await used(limit)).toBe(100)
    })
  })
})
