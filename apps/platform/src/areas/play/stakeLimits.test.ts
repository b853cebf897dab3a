import { type LimitPeriod, periodEnd, periodStart } from '@apogee/rules/limits/period'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { fund, newFunded, openPlay } from '../../testing/play.ts'
import { testNow } from '../../testing/testApp.ts'
import type { PlayResult } from './playOrders.ts'
import { assertPlayBalanced, payWin, payWinsBatch, placeBet, rollBackBet } from './public.ts'

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
  beforeAll(async () => {
    db = await open()
  })
  afterAll(async () => {
    await assertPlayBalanced(db)
    await db.close()
  })

  /** A player with money and without limits, and functions for their play: each round has one bet. */
  async function player(money: { real?: bigint; bonus?: bigint } = { real: 100_000n }) {
    const id = await newFunded(db, money)
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
        // A break ends open sessions; this test covers a session that is open anyway.
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

  test('[SAFE-03] a wager limit allows stakes, including bonus money, until it is used up to the cent', async () => {
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

  test('[SAFE-03] a loss limit counts stakes less wins, so that winnings can be lost again', async () => {
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

  test('[SAFE-03] wins paid in a batch are also deducted from the losses, across two wallets', async () => {
    const p = await player()
    await fund(db, p.id, { real: 1000n, currency: 'USD' })
    const limit = await p.set({ type: 'loss', amount: 1000, others: { USD: 2000 } })
    const dollars = await p.newSession('many', 'USD')
    const other = { session: dollars, round: `${p.id}-usd`, now: testNow }
    await p.bet(300n)
    await placeBet(db, { ...other, transaction: `${p.id}-usd-bet`, amount: 400n })
    expect(await used(limit)).toBe(500)
    await payWinsBatch(db, [
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

  test('[SAFE-03] lost bonus money does not count as a loss', async () => {
    const p = await player({ real: 100n, bonus: 1000n })
    const limit = await p.set({ type: 'loss', amount: 100 })
    await p.bet(400n)
    expect(await used(limit)).toBe(100)
    expect(await p.bet(400n)).toEqual(taken())
    // A quarter of the stake was real money, and so is a quarter of the win.
    await p.win(200n, 0, 1)
    expect(await used(limit)).toBe(50)
  })

  test('[SAFE-03] of several limits the strictest applies, regardless of its period', async () => {
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

  test('[SAFE-03] a limit counts across all wallets, and blocks stakes in a currency without a rate', async () => {
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
    // 500.006 cents are rounded up to 501.
    expect(await used(limit)).toBe(501)
    expect(await p.bet(500n)).toEqual(refused('wager'))
    expect(await p.bet(499n)).toEqual(taken())
    expect(
      await placeBet(db, { ...order, session: crowns, round: 'n1', transaction: `${p.id}-n1`, amount: 1n }),
    ).toEqual(refused('wager'))
  })

  test('[OPEN-10] an unconfirmed limit is not in force, and a limit that waits for its end is', async () => {
    const p = await player()
    await p.set({ type: 'wager', amount: 10, status: 'unconfirmed' })
    expect(await p.bet(20n)).toEqual(taken())
    await p.set({ type: 'wager', amount: 30, status: 'unconfirmed_disable' })
    expect(await p.bet(31n)).toEqual(refused('wager'))
    await p.set({ type: 'wager', amount: 20, status: 'confirmed_disable' })
    expect(await p.bet(21n)).toEqual(refused('wager'))
  })

  test('[SAFE-03] a rolled-back stake does not count', async () => {
    const p = await player({ real: 600n, bonus: 600n })
    const [wager, loss] = [await p.set({ type: 'wager', amount: 1000 }), await p.set({ type: 'loss', amount: 1000 })]
    await p.bet(1000n)
    await p.rollback(1, `${p.id}-b1-0`)
    expect([await used(wager), await used(loss)]).toEqual([0, 0])
    expect(await p.bet(1000n)).toEqual(taken())
  })

  describe('periods', () => {
    // testNow is noon of a Tuesday: midnight is 720 minutes away.
    test('[LIM-02] a daily limit restarts at midnight, and not a minute before', async () => {
      const p = await player()
      const limit = await p.set({ type: 'wager', amount: 100 })
      await p.bet(100n)
      expect(await p.bet(1n, 719)).toEqual(refused('wager'))
      expect(await p.bet(60n, 720)).toEqual(taken())
      expect(await used(limit)).toBe(60)
      expect(await p.bet(41n, 721)).toEqual(refused('wager'))
      expect(await p.bet(100n, 720 + 1440)).toEqual(taken())
    })

    test('[LIM-02] midnight is in the time zone of the brand: in Tallinn two hours earlier', async () => {
      const p = await player()
      await p.set({ type: 'wager', amount: 100, zone: 'Europe/Tallinn' })
      await p.bet(100n)
      expect(await p.bet(1n, 599)).toEqual(refused('wager'))
      expect(await p.bet(1n, 600)).toEqual(taken())
    })

    test('[LIM-02] a win counts in the period in which its round started', async () => {
      const p = await player()
      const limit = await p.set({ type: 'loss', amount: 100 })
      await p.bet(100n, 719)
      await p.bet(50n, 720)
      await p.win(500n, 721, 1)
      expect(await used(limit)).toBe(50)
      await p.win(20n, 721, 2)
      expect(await used(limit)).toBe(30)
    })

    test('[LIM-02] rolling back a stake of yesterday does not change today’s usage', async () => {
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
    '[SAFE-02] during a %s all bets are rejected, with real and bonus money',
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

  test('[SAFE-02] a permanent self-exclusion has no end, and is reported before a missing balance', async () => {
    const p = await player({})
    await p.time('selfexclusion', 'forever')
    expect(await p.bet(1n, 10 * 365 * 1440)).toEqual(refused('selfexclusion'))
  })

  test('[LIM-01] a session limit ends play after its minutes, and a started round may be finished', async () => {
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
    // Half an hour without a round ends a play session.
    expect(await p.bet(1n, 75)).toEqual(taken())
  })

  test('[SAFE-04] while a check waits for an answer, new rounds are rejected, and started ones can be finished', async () => {
    const p = await player()
    await p.bet(1n)
    await p.time('reality_check', '60', { holds_play: true })
    await db.query(
      'INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at, asked_at) VALUES ($1, $2, $2, $2, $2)',
      [p.id, testNow],
    )
    // A bet that is in flight while the page is notified.
    expect(await p.bet(1n, 0.25)).toEqual(taken())
    expect(await p.bet(1n, 0.5)).toEqual({ ok: false, code: 'reality_check_due' })
    expect(await p.bet(1n, 1, 1)).toEqual(taken())
    // After half an hour without a round, the check has ended with the play session.
    expect(await p.bet(1n, 30)).toEqual(taken())
  })

  describe('a hundred concurrent bets', () => {
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

    test('[SAFE-03] also in two wallets', async () => {
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
