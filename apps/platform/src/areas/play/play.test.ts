import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { events } from '../../core/outbox/events.ts'
import { onOutbox } from '../../core/outbox/outbox.ts'
import { onSignal } from '../../core/telemetry/signals.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { fund, openPlay, placeBetAsBefore } from '../../testing/play.ts'
import { testNow as now } from '../../testing/testApp.ts'
import type { PlayResult } from './playOrders.ts'
import { assertPlayBalanced, payWin, placeBet, rollBackBet } from './public.ts'

onEachEngine((open) => {
  let db: Db
  let last = 100n
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  /** A new player with money, and functions for their play. */
  async function player(money: { real?: bigint; bonus?: bigint }) {
    last += 1n
    const id = last
    await fund(db, id, money)
    const session = await openPlay(db, id, `session-${id}`)
    const order = (transaction: string, round = 'round') => ({
      session,
      round: `${id}-${round}`,
      transaction: `${id}-${transaction}`,
      now,
    })
    return {
      id,
      session,
      bet: (transaction: string, amount: bigint, round?: string) =>
        placeBet(db, { ...order(transaction, round), amount }),
      win: (transaction: string, amount: bigint, finishesRound = true, round?: string) =>
        payWin(db, { ...order(transaction, round), amount, finishesRound }),
      rollback: (transaction: string, original: string, round?: string) =>
        rollBackBet(db, { ...order(transaction, round), original: `${id}-${original}` }),
      async money() {
        const { real, bonus } = (await ledger.readBalance(db, id, 'EUR'))!
        return { real, bonus }
      },
      async end() {
        await db.query('UPDATE play_sessions SET ended_at = $2 WHERE id = $1', [session, now])
      },
    }
  }
  const balanced = () => assertPlayBalanced(db)
  const refused = (code: string) => ({ ok: false, code })
  const paid = (balance: bigint, isRepeat = false) => expect.objectContaining({ ok: true, balance, isRepeat })

  test('[WIRE-07] a bet debits real money first and bonus money for the rest, and a win is split like the bet', async () => {
    const p = await player({ real: 60n, bonus: 100n })
    expect(await p.bet('b1', 100n)).toEqual(paid(60n))
    expect(await p.money()).toEqual({ real: 0n, bonus: 60n })
    expect(await p.win('w1', 101n)).toEqual(paid(161n))
    // 40 of 100 were bonus money: 40.4 cents of the win; the fraction goes to the player's real money.
    expect(await p.money()).toEqual({ real: 61n, bonus: 100n })
    await balanced()
  })

  test('counted, repeated and rejected calls emit signals, and money movements a ledger signal', async () => {
    const p = await player({ real: 100n })
    const told: unknown[] = []
    const stops = [
      onSignal('play', ({ kind, outcome, finishesRound }) => told.push([kind, outcome, finishesRound])),
      onSignal('movement', ({ kind, cents }) => told.push([kind, cents])),
    ]
    await p.bet('b1', 60n)
    await p.bet('b1', 60n)
    await p.bet('b2', 60n)
    await p.win('w1', 0n)
    await p.bet('b3', 10n, 'second')
    await p.rollback('r1', 'b3', 'second')
    for (const stop of stops) stop()
    expect(told).toEqual([
      ['bet', 'counted', false],
      ['bet', 60n],
      ['bet', 'repeated', false],
      ['bet', 'insufficient_funds', false],
      ['win', 'counted', true],
      ['bet', 'counted', false],
      ['bet', 10n],
      ['rollback', 'counted', false],
      ['rollback', null],
    ])
  })

  test('a call in a transaction emits its signals once the transaction is committed', async () => {
    const p = await player({ real: 100n })
    const order = { session: p.session, round: `${p.id}-tx`, amount: 60n, now }
    let [calls, wakes] = [0, 0]
    const stops = [onSignal('play', () => (calls += 1)), onOutbox(() => (wakes += 1))]
    const undone = db.transaction(async (tx) => {
      await placeBet(tx, { ...order, transaction: `${p.id}-b1` })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([calls, wakes]).toEqual([0, 0])
    const bet = await db.transaction(async (tx) => {
      const placed = await placeBet(tx, { ...order, transaction: `${p.id}-b1` })
      return [placed, calls]
    })
    // A bet is published when its round is finished.
    expect([bet, calls, wakes]).toEqual([[paid(40n), 0], 1, 0])
    await p.bet('b2', 10n)
    expect([calls, wakes]).toEqual([2, 0])
    await db.transaction(async (tx) => {
      await payWin(tx, { ...order, transaction: `${p.id}-w`, finishesRound: true })
      expect([calls, wakes]).toEqual([2, 0])
    })
    expect([calls, wakes]).toEqual([3, 1])
    for (const stop of stops) stop()
  })

  describe('the stake of a round', () => {
    const told = async (round: string) => {
      const rows = await db.query<{ payload: unknown; created_at: Date }>(
        `SELECT payload, created_at FROM outbox WHERE topic = 'play.bet' AND payload ->> 'round' = $1 ORDER BY id`,
        [round],
      )
      return rows.map((row) => ({ ...events['play.bet'].parse(row.payload), createdAt: row.created_at }))
    }
    const minutes = (count: number) => new Date(+now + count * 60_000)

    test('is published bet by bet by the win that finishes the round, without rolled-back bets', async () => {
      const p = await player({ real: 80n, bonus: 100n })
      await db.query('UPDATE play_sessions SET bonus_percent = 10 WHERE id = $1', [p.session])
      const order = (transaction: string, at: Date) => ({
        ...{ session: p.session, round: `${p.id}-round`, now: at },
        transaction: `${p.id}-${transaction}`,
      })
      await placeBet(db, { ...order('b1', now), amount: 50n })
      await placeBet(db, { ...order('b2', minutes(1)), amount: 20n })
      await placeBet(db, { ...order('b3', minutes(2)), amount: 40n })
      await p.rollback('r2', 'b2')
      await payWin(db, { ...order('w1', minutes(3)), amount: 5n, finishesRound: false })
      expect(await told(`${p.id}-round`)).toEqual([])
      await payWin(db, { ...order('w2', minutes(4)), amount: 0n, finishesRound: true })
      const about = { player: p.id, currency: 'EUR', game: 'brasswing/EmberWyrm', round: `${p.id}-round`, counts: 10 }
      const ended = { finished: minutes(4), createdAt: minutes(4) }
      expect(await told(`${p.id}-round`)).toEqual([
        { ...about, ...ended, transaction: `${p.id}-b1`, amount: 50n, bonus: 0n, at: now },
        { ...about, ...ended, transaction: `${p.id}-b3`, amount: 40n, bonus: 30n, at: minutes(2) },
      ])
      await payWin(db, { ...order('w2', minutes(5)), amount: 0n, finishesRound: true })
      expect(await told(`${p.id}-round`)).toHaveLength(2)
      await balanced()
    })

    test('is not published for an unfinished or a rolled-back round', async () => {
      const p = await player({ real: 100n })
      await p.bet('b1', 10n, 'left')
      await p.bet('b2', 10n, 'back')
      await p.rollback('r2', 'b2', 'back')
      expect([await told(`${p.id}-left`), await told(`${p.id}-back`)]).toEqual([[], []])
    })

    test('of a round started by the previous release is published only for bets of this release', async () => {
      const p = await player({ real: 100n })
      const order = { session: p.session, round: `${p.id}-round`, now }
      await placeBetAsBefore(db, { ...order, transaction: `${p.id}-b1`, amount: 10n })
      await p.bet('b2', 20n)
      expect(await told(order.round)).toMatchObject([{ amount: 10n }])
      await p.win('w1', 30n)
      expect(await told(order.round)).toMatchObject([{ amount: 10n }, { amount: 20n, finished: now }])
    })

    test('is also published when a node of the previous release finishes the round', async () => {
      const p = await player({ real: 100n })
      await p.bet('b1', 10n)
      // The statement of the previous release.
      await db.query("UPDATE game_rounds SET state = 'finished', finished_at = $2 WHERE id = $1", [
        `${p.id}-round`,
        now,
      ])
      expect(await told(`${p.id}-round`)).toMatchObject([{ amount: 10n }])
    })
  })

  test('a win of a huge crypto amount is split without overflowing', async () => {
    const p = await player({ real: 3_000_000_000_000_000n, bonus: 1_000_000_000_000_000n })
    await p.bet('b1', 4_000_000_000_000_000n)
    expect(await p.win('w1', 4_000_000_000_000_000n)).toEqual(paid(4_000_000_000_000_000n))
    expect(await p.money()).toEqual({ real: 3_000_000_000_000_000n, bonus: 1_000_000_000_000_000n })
  })

  test('[WIRE-07] a repeated transaction gets the same answer and counts once, even after later play', async () => {
    const p = await player({ real: 100n })
    expect(await p.bet('b1', 10n)).toEqual(paid(90n))
    expect(await p.bet('b2', 10n)).toEqual(paid(80n))
    expect(await p.bet('b1', 10n)).toEqual(paid(90n, true))
    expect(await p.win('w1', 5n)).toEqual(paid(85n))
    expect(await p.win('w1', 5n)).toEqual(paid(85n, true))
    expect(await p.money()).toEqual({ real: 85n, bonus: 0n })
    await balanced()
  })

  test('the same id with other content is a conflict', async () => {
    const p = await player({ real: 100n })
    await p.bet('b1', 10n)
    expect(await p.bet('b1', 11n)).toEqual(refused('transaction_conflict'))
    expect(await p.bet('b1', 10n, 'another')).toEqual(refused('transaction_conflict'))
    expect(await p.win('b1', 10n)).toEqual(refused('transaction_conflict'))
    expect(await p.win('b1', 10n, false)).toEqual(refused('transaction_conflict'))
    await p.win('w1', 0n, false)
    expect(await p.win('w1', 0n, true)).toEqual(refused('transaction_conflict'))
    expect(await p.rollback('r1', 'w1')).toEqual(refused('transaction_conflict'))
    expect(await p.rollback('r1', 'b1', 'another')).toEqual(refused('transaction_conflict'))
    await p.bet('b2', 10n, 'second')
    await p.rollback('r1', 'b2', 'second')
    expect(await p.rollback('r1', 'b1', 'second')).toEqual(refused('transaction_conflict'))
    const other = await player({ real: 100n })
    expect(
      await placeBet(db, { session: other.session, round: 'x', transaction: `${p.id}-b1`, amount: 10n, now }),
    ).toEqual(refused('transaction_conflict'))
  })

  test('a bet without enough money moves no money', async () => {
    const p = await player({ real: 5n, bonus: 4n })
    expect(await p.bet('b1', 10n)).toEqual(refused('insufficient_funds'))
    expect(await p.bet('b1', 9n)).toEqual(paid(0n))
    expect(await p.bet('b2', 1n)).toEqual(refused('insufficient_funds'))
  })

  test('invalid calls are rejected with their reason', async () => {
    const p = await player({ real: 100n })
    expect(await placeBet(db, { session: 'none', round: 'r', transaction: 't', amount: 1n, now })).toEqual(
      refused('session_unknown'),
    )
    expect(await p.bet('b0', 0n)).toEqual(refused('amount_invalid'))
    for (const amount of [5n, 0n]) expect(await p.win('w0', amount)).toEqual(refused('round_unknown'))
    expect(await p.win('w0', -1n)).toEqual(refused('amount_invalid'))
    await p.bet('b1', 1n)
    const other = await player({ real: 100n })
    expect(
      await payWin(db, {
        session: other.session,
        round: `${p.id}-round`,
        transaction: 'steal',
        amount: 9n,
        finishesRound: true,
        now,
      }),
    ).toEqual(refused('round_unknown'))
    await p.win('w1', 0n)
    expect(await p.bet('b2', 1n)).toEqual(refused('round_finished'))
    expect(await p.win('w2', 1n)).toEqual(refused('round_finished'))
    expect(await p.rollback('r1', 'b1')).toEqual(refused('round_finished'))
  })

  test('[WIRE-07] an ended play session rejects bets but accepts wins and rollbacks', async () => {
    const p = await player({ real: 100n })
    await p.bet('b1', 10n)
    await p.bet('b2', 10n, 'second')
    await p.end()
    expect(await p.bet('b3', 10n)).toEqual(refused('session_ended'))
    expect(await p.win('w1', 30n)).toEqual(paid(110n))
    expect(await p.rollback('r1', 'b2', 'second')).toEqual(paid(120n))
    await balanced()
  })

  test('a rollback returns the stake in the original split, once, under any id', async () => {
    const p = await player({ real: 60n, bonus: 100n })
    await p.bet('b1', 100n)
    expect(await p.rollback('r1', 'b1')).toEqual(paid(160n))
    expect(await p.money()).toEqual({ real: 60n, bonus: 100n })
    expect(await p.rollback('r1', 'b1')).toEqual(paid(160n, true))
    expect(await p.rollback('r2', 'b1')).toEqual(paid(160n, true))
    expect(await p.bet('b1', 100n)).toEqual(refused('transaction_rolled_back'))
    expect(await p.bet('b4', 1n)).toEqual(refused('round_finished'))
    expect(await p.money()).toEqual({ real: 60n, bonus: 100n })
    await balanced()
  })

  test('a bet that was rolled back before it arrived is rejected', async () => {
    const p = await player({ real: 100n })
    expect(await p.rollback('r1', 'b1')).toEqual(paid(100n))
    expect(await p.rollback('r1', 'b1')).toEqual(paid(100n, true))
    expect(await p.bet('b1', 10n)).toEqual(refused('transaction_rolled_back'))
    expect(await p.win('b1', 10n)).toEqual(refused('transaction_conflict'))
    expect(await p.money()).toEqual({ real: 100n, bonus: 0n })
    await balanced()
  })

  describe('fifty concurrent calls', () => {
    const fifty = <T>(run: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 50 }, (_, index) => run(index)))
    const counted = (results: PlayResult[]) => results.filter((result) => result.ok && !result.isRepeat).length

    test('the same bet counts once and all calls get the same answer', async () => {
      const p = await player({ real: 1000n })
      const results = await fifty(() => p.bet('b1', 10n))
      expect(counted(results)).toBe(1)
      expect(new Set(results.map((result) => result.ok && result.balance))).toEqual(new Set([990n]))
      expect(await p.money()).toEqual({ real: 990n, bonus: 0n })
    })

    test('the same win counts once', async () => {
      const p = await player({ real: 10n })
      await p.bet('b1', 10n)
      expect(counted(await fifty(() => p.win('w1', 7n)))).toBe(1)
      expect(await p.money()).toEqual({ real: 7n, bonus: 0n })
    })

    test('the same rollback, and rollbacks of one bet under many ids, count once', async () => {
      const p = await player({ real: 10n })
      await p.bet('b1', 10n)
      expect(counted(await fifty((index) => p.rollback(`r${index % 25}`, 'b1')))).toBe(1)
      expect(await p.money()).toEqual({ real: 10n, bonus: 0n })
    })

    test('two tabs racing for the last euro never go below zero', async () => {
      const p = await player({ real: 100n, bonus: 50n })
      const results = await fifty((index) => p.bet(`b${index}`, 10n, `round${index}`))
      expect(counted(results)).toBe(15)
      expect(results.filter((result) => !result.ok).map((result) => !result.ok && result.code)).toEqual(
        Array(35).fill('insufficient_funds'),
      )
      expect(await p.money()).toEqual({ real: 0n, bonus: 0n })
      await balanced()
    })

    test('of a bet and its concurrent rollback either may come first, and the money returns to the player', async () => {
      const p = await player({ real: 1000n })
      await fifty((index) =>
        index % 2
          ? p.bet(`b${index}`, 10n, `round${index}`)
          : p.rollback(`r${index}`, `b${index + 1}`, `round${index + 1}`),
      )
      expect(await p.money()).toEqual({ real: 1000n, bonus: 0n })
      await balanced()
    })

    test('concurrent bets and the win that closes their round leave round and ledger consistent', async () => {
      const p = await player({ real: 1000n })
      await p.bet('b', 10n)
      await fifty((index) => (index === 25 ? p.win('w', 5n) : p.bet(`b${index}`, 1n)))
      await balanced()
    })
  })
})
