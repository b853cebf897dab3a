import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, Statement, Tx } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { onOutbox } from '../../core/outbox/outbox.ts'
import { onSignal } from '../../core/telemetry/signals.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { fund, newFunded, openPlay } from '../../testing/play.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { addToAnswer } from './payWinsBatch.ts'
import type { WinOrder } from './playOrders.ts'
import { assertPlayBalanced, payWin, payWinsBatch, placeBet } from './public.ts'
import { winsStatement } from './winsStatement.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  /** A player with an open round of 100 cents, and its win. */
  async function staked(win: bigint, money: { real?: bigint; bonus?: bigint } = { real: 100n }) {
    const id = await newFunded(db, money)
    const session = await openPlay(db, id, `many-${id}`)
    const at = (transaction: string, round = 'round') => ({
      session,
      round: `${id}-${round}`,
      transaction: `${id}-${transaction}`,
      now,
    })
    const stake = (transaction = 'bet', round = 'round', amount = 100n) =>
      placeBet(db, { ...at(transaction, round), amount })
    await stake()
    const order: WinOrder = { ...at('win'), amount: win, finishesRound: true }
    const balance = async () => {
      const { real, bonus } = (await ledger.readBalance(db, id, 'EUR'))!
      return { real, bonus }
    }
    return { id, stake, at, order, money: balance }
  }
  const told = async (round: string, topic = 'play.win') =>
    (
      await db.query<{ payload: object }>(`SELECT payload FROM outbox WHERE topic = $2 AND payload ->> 'round' = $1`, [
        round,
        topic,
      ])
    ).map(({ payload }) => payload)
  const balanced = () => assertPlayBalanced(db)
  const refused = (code: string) => ({ ok: false, code })
  const paid = (balance: bigint, isRepeat = false) => expect.objectContaining({ ok: true, balance, isRepeat })

  test('a batch of wins pays each player and has the same effects as single wins', async () => {
    const [won, lost, single] = [await staked(250n), await staked(0n), await staked(250n)]
    expect(await payWinsBatch(db, [won.order, lost.order])).toEqual([paid(250n), paid(0n)])
    await payWin(db, single.order)
    expect([await won.money(), await lost.money()]).toEqual([
      { real: 250n, bonus: 0n },
      { real: 0n, bonus: 0n },
    ])
    const [[many], [one]] = [await told(won.order.round), await told(single.order.round)]
    const own = { player: null, game: null, round: null, transaction: null }
    expect({ ...many, ...own }).toEqual({ ...one, ...own })
    const [[bet], [betAlone]] = [await told(won.order.round, 'play.bet'), await told(single.order.round, 'play.bet')]
    expect(bet).toMatchObject({ amount: 100, finished: expect.any(String) })
    expect({ ...bet, ...own }).toEqual({ ...betAlone, ...own })
    expect(await told(lost.order.round)).toEqual([expect.objectContaining({ amount: 0, finished: true })])
    expect(await won.stake('late')).toEqual(refused('round_finished'))
    await balanced()
  })

  test('wins with bonus money, duplicates and rejected wins do not affect the other wins of a batch', async () => {
    const [plain, lent, closed] = [await staked(30n), await staked(101n, { real: 60n, bonus: 100n }), await staked(5n)]
    await payWin(db, closed.order)
    await lent.stake('other-bet', 'other', 10n)
    const stranger = { ...plain.order, transaction: 'stranger', round: 'no-such-round' }
    const conflict = { ...plain.order, amount: 31n }
    const orders = [plain.order, plain.order, conflict, stranger, lent.order, { ...closed.order, transaction: 'again' }]
    expect(await payWinsBatch(db, orders)).toEqual([
      paid(30n),
      paid(30n, true),
      refused('transaction_conflict'),
      refused('round_unknown'),
      paid(151n),
      refused('round_finished'),
    ])
    // Split like a single win: 40 of 100 were bonus money.
    expect(await lent.money()).toEqual({ real: 61n, bonus: 90n })
    expect(await payWinsBatch(db, orders)).toEqual([
      paid(30n, true),
      paid(30n, true),
      refused('transaction_conflict'),
      refused('round_unknown'),
      paid(151n, true),
      refused('round_finished'),
    ])
    await balanced()
  })

  test('[SAFE-03] a win in a batch is deducted from the losses of a player with a loss limit', async () => {
    const [p, q] = [await staked(0n), await staked(70n)]
    const { id } = p
    await db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, currency, amount_cents, zone, counted_from, active_until)
       VALUES ($1, 'loss', 'day', 'active', $2, 'EUR', 1000, 'UTC', $2, $3)`,
      [id, now, new Date(now.getTime() + 3_600_000)],
    )
    await fund(db, id, { real: 300n })
    await p.stake('bet-2', 'second', 300n)
    const used = async () => {
      const [row] = await db.query<{ used_cents: bigint }>(
        'SELECT used_cents FROM player_limits WHERE player_id = $1',
        [id],
      )
      return Number(row?.used_cents)
    }
    expect(await used()).toBe(300)
    const second: WinOrder = { ...p.at('win-2', 'second'), amount: 120n, finishesRound: true }
    expect(await payWinsBatch(db, [second, q.order])).toEqual([paid(120n), paid(70n)])
    expect(await used()).toBe(180)
    await balanced()
  })

  test('several wins of one player in one batch are all paid, in order', async () => {
    const p = await staked(10n, { real: 200n })
    await p.stake('bet-2', 'second')
    const second: WinOrder = { ...p.at('win-2', 'second'), amount: 20n, finishesRound: true }
    const first: WinOrder = { ...p.at('win-0'), amount: 1n, finishesRound: false }
    expect(await payWinsBatch(db, [first, p.order, second])).toEqual([paid(1n), paid(11n), paid(31n)])
    await balanced()
  })

  /** The names of the statements of some work, in their order. */
  async function statementsOf(sql: Db | Tx, run: (sql: Db) => Promise<unknown>) {
    const names: string[] = []
    const query = (text: string | Statement, params?: readonly unknown[]) => {
      names.push(typeof text === 'string' ? text : text.name)
      return sql.query(text, params)
    }
    await run({ ...sql, query } as Db)
    return names
  }

  test('simple wins share one statement; in a transaction their wallets are locked first, in one order', async () => {
    const [a, b, c] = [await staked(10n), await staked(20n), await staked(30n)]
    expect(await statementsOf(db, (sql) => payWinsBatch(sql, [a.order, a.order, b.order]))).toEqual([
      winsStatement.name,
      ...['play_win', 'play_free_win', 'play_facts'],
    ])
    expect([await a.money(), await b.money()]).toMatchObject([{ real: 10n }, { real: 20n }])
    expect(await statementsOf(db, (sql) => payWinsBatch(sql, []))).toEqual([])
    await a.stake('bet-2', 'second', 10n)
    const orders = [c.order, { ...a.at('win-2', 'second'), amount: 5n, finishesRound: true }]
    const locking = await db.transaction(async (tx) => statementsOf(tx, (sql) => payWinsBatch(sql, orders)))
    expect(locking).toEqual(['play_wins_lock', winsStatement.name])
    const d = await staked(40n)
    const single = await db.transaction(async (tx) => statementsOf(tx, (sql) => payWinsBatch(sql, [d.order])))
    expect(single).toEqual([winsStatement.name])
    await balanced()
  })

  test('the wallets of a batch are locked until its transaction ends', async () => {
    const [p, q] = [await staked(10n), await staked(20n)]
    const unknown = [p, q].map(({ at }) => ({ ...at('none', 'none'), amount: 1n, finishesRound: true }))
    const [worked, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = db.transaction(async (tx) => {
      await payWinsBatch(tx, unknown)
      worked.resolve()
      await looked.promise
    })
    await Promise.race([worked.promise, locking])
    const free = await db.query<{ kind: string }>(
      'SELECT kind FROM ledger_accounts WHERE player_id = ANY ($1::bigint[]) FOR UPDATE SKIP LOCKED',
      [[p.id, q.id]],
    )
    looked.resolve()
    await locking
    expect(free).toEqual([{ kind: 'withheld' }, { kind: 'withheld' }])
  })

  test('a batch signals each counted win once, after its commit', async () => {
    const [p, q, r] = [await staked(25n), await staked(0n), await staked(30n)]
    const signals: unknown[] = []
    const stops = [
      onSignal('play', ({ outcome, finishesRound }) => signals.push([outcome, finishesRound])),
      onSignal('movement', ({ kind, currency, cents }) => signals.push([kind, currency, cents])),
      onOutbox(() => signals.push('outbox')),
    ]
    await payWinsBatch(db, [p.order, { ...q.order, finishesRound: false }])
    const [won, lost] = [
      ['counted', true],
      ['counted', false],
    ]
    expect(signals.splice(0)).toEqual(['outbox', won, ['win', 'EUR', 25n], lost])
    await payWinsBatch(db, [p.order])
    expect(signals.splice(0)).toEqual([['repeated', false]])
    await db.transaction(async (tx) => {
      await payWinsBatch(tx, [r.order])
      expect(signals).toEqual([])
    })
    expect(signals).toEqual(['outbox', won, ['win', 'EUR', 30n]])
    for (const stop of stops) stop()
  })

  test('a jackpot paid with a win is part of the balance in its answer, and of a repeated one', async () => {
    const p = await staked(10n)
    await payWin(db, p.order)
    await db.transaction((tx) => addToAnswer(tx, p.order, 500n))
    expect(await payWin(db, p.order)).toEqual(paid(510n, true))
    expect(await db.query('SELECT balance_after_cents FROM game_rounds WHERE id = $1', [p.order.round])).toEqual([
      { balance_after_cents: 510n },
    ])
  })

  test('concurrent copies of a batch of wins count once, also during other play', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => staked(70n, { real: 110n })))
    const orders = all.map(({ order }) => order)
    const [results] = await Promise.all([
      Promise.all([orders, orders.toReversed(), orders.toSorted(), orders].map((some) => payWinsBatch(db, some))),
      ...all.map(({ stake }, at) => stake('aside', `aside-${at}`, 10n)),
      ...orders.map((order) => payWin(db, order)),
    ])
    expect(results.flat().every(({ ok }) => ok)).toBe(true)
    expect(await Promise.all(all.map(({ money }) => money()))).toEqual(Array(12).fill({ real: 70n, bonus: 0n }))
    await balanced()
  })

  test('each win reads only its own round, regardless of the number of open rounds', async () => {
    const others = 2_000
    const all = await Promise.all(Array.from({ length: 10 }, () => staked(70n)))
    await db.query(
      `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, started_at, balance_after_cents)
       SELECT 'other-' || n, $1, 'a/B', 'EUR', 's', 1, $2, 0 FROM generate_series(1, ${others}) n`,
      [all[0]!.id, now],
    )
    const unknown = Array.from({ length: 190 }, (_, n) => ({
      ...all[0]!.at(`unknown-${n}`, `unknown-${n}`),
      amount: 1n,
    }))
    const orders = [...all.map(({ order }) => order), ...unknown]
    const params = [
      orders.map(({ session }) => session),
      orders.map(({ round }) => round),
      orders.map(({ transaction }) => transaction),
      orders.map(({ amount }) => amount),
      orders.map(() => true),
      orders.map(() => now),
    ]
    const read = await rowsRead(db, winsStatement, params, 'game_rounds')
    // The books of the next test must balance.
    await db.query(`DELETE FROM game_rounds WHERE id LIKE 'other-%'`)
    expect(read).toBeLessThan(others / 10)
  })
})
