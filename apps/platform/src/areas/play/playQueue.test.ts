import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, Statement } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { onOutbox } from '../../core/outbox/outbox.ts'
import { onSignal } from '../../core/telemetry/signals.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { newFunded, openPlay } from '../../testing/play.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { betsStatement } from './betsStatement.ts'
import { type PlayQueue, playQueueOf } from './playQueue.ts'
import { assertPlayBalanced, payWin, placeBet, rollBackBet } from './public.ts'
import { winsStatement } from './winsStatement.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  async function player(money: { real?: bigint; bonus?: bigint } = { real: 100n }) {
    const id = await newFunded(db, money)
    const session = await openPlay(db, id, `queue-${id}`)
    const order = (name: string, amount = 10n) => ({
      session,
      round: `${id}-${name}`,
      transaction: `${id}-${name}`,
      amount,
      now,
    })
    const win = (name: string, amount = 10n) => ({
      ...order(name, amount),
      transaction: `${id}-${name}-win`,
      finishesRound: true,
    })
    const wallet = async () => {
      const { real, bonus } = (await ledger.readBalance(db, id, 'EUR'))!
      return { real, bonus }
    }
    return { id, session, order, win, wallet }
  }
  type Player = Awaited<ReturnType<typeof player>>
  const players = (count: number) => Promise.all(Array.from({ length: count }, () => player()))

  /** A separate queue, with the names of the statements that it runs; `fail` makes those of a name fail. */
  function countedQueue(fail?: string) {
    const names: string[] = []
    const query = (text: string | Statement, params?: readonly unknown[]) => {
      const name = typeof text === 'string' ? text : text.name
      names.push(name)
      return name === fail ? Promise.reject(new Error('no statement')) : db.query(text, params)
    }
    return { queue: playQueueOf({ ...db, query } as Db), names }
  }
  const placed = (balance: bigint, isRepeat = false) => expect.objectContaining({ ok: true, balance, isRepeat })
  const refused = (code: string) => expect.objectContaining({ ok: false, code })

  /** As many statements as may run at once are under way, so that the calls of `work` share one. */
  async function busy(queue: PlayQueue, players: readonly Player[], work: () => Promise<unknown>[]) {
    const running: Promise<unknown>[] = []
    for (const { order } of players) {
      running.push(queue.placeBet(order('busy', 1n)))
      await null
    }
    const results = await Promise.all(work())
    await Promise.all(running)
    return results
  }

  test('a bet and a win of an idle process are one statement each', async () => {
    const p = await player()
    const { queue, names } = countedQueue()
    expect(await queue.placeBet(p.order('a'))).toEqual(placed(90n))
    expect(await queue.payWin(p.win('a', 25n))).toEqual(placed(115n))
    expect(names).toEqual(['play_bet', 'play_win'])
    await assertPlayBalanced(db)
  })

  test('bets that arrive while others run are one statement, with the same rows as single ones', async () => {
    const [p, q, one, two, single] = (await players(5)) as [Player, Player, Player, Player, Player]
    const { queue, names } = countedQueue()
    expect(await busy(queue, [p, q], () => [one, two].map(({ order }) => queue.placeBet(order('a'))))).toEqual([
      placed(90n),
      placed(90n),
    ])
    expect(names).toEqual(['play_bet', 'play_bet', betsStatement.name])
    await placeBet(db, single.order('a'))
    const rows = async ({ id, session }: Player) => {
      // Ids contain the player's number.
      const own = `to_jsonb(x) - '{id,round_id,session_id,player_id}'::text[]`
      return {
        rounds: await db.query(`SELECT ${own} AS row FROM game_rounds x WHERE player_id = $1`, [id]),
        moves: await db.query(`SELECT ${own} AS row FROM game_transactions x WHERE session_id = $1`, [session]),
        entries: await db.query(
          `SELECT e.amount_cents, a.kind, a.version FROM booked_entries e JOIN ledger_accounts a ON a.id = e.account_id
            WHERE e.transaction = 'play:' || $1 ORDER BY a.kind`,
          [`${id}-a`],
        ),
      }
    }
    const expected = await rows(single)
    expect(expected.entries).toMatchObject([
      { kind: 'games', amount_cents: 10n },
      { kind: 'real', amount_cents: -10n },
    ])
    expect([await rows(one), await rows(two)]).toEqual([expected, expected])
    await assertPlayBalanced(db)
  })

  test('wins that arrive while others run are one statement', async () => {
    const all = await players(4)
    await Promise.all(all.map(({ order }) => placeBet(db, order('a'))))
    const { queue, names } = countedQueue()
    const results = await Promise.all([
      queue.payWin(all[0]!.win('a')),
      ...all.slice(1).map(({ win }) => queue.payWin(win('a', 15n))),
    ])
    expect(results).toEqual([100n, 105n, 105n, 105n].map((balance) => placed(balance)))
    expect(names).toEqual([winsStatement.name])
    await assertPlayBalanced(db)
  })

  test('bets with bonus money, repeats and rejected bets do not affect the others of a statement', async () => {
    const [p, q, plain, twice] = (await players(4)) as [Player, Player, Player, Player]
    const lent = await player({ real: 5n, bonus: 100n })
    const poor = await player({ real: 5n })
    await rollBackBet(db, { ...twice.order('void'), transaction: `${twice.id}-r`, original: `${twice.id}-void` })
    const orders = [
      plain.order('a'),
      plain.order('a'),
      { ...plain.order('a'), amount: 11n },
      { ...q.order('a'), round: plain.order('a').round },
      { ...plain.order('none'), session: 'no-such-session' },
      plain.order('zero', 0n),
      lent.order('a'),
      poor.order('a'),
      twice.order('a'),
      twice.order('b', 20n),
      twice.order('void'),
    ]
    const { queue } = countedQueue()
    const results = await busy(queue, [p, q], () => orders.map((order) => queue.placeBet(order)))
    expect(results).toEqual([
      placed(90n),
      placed(90n, true),
      refused('transaction_conflict'),
      refused('round_unknown'),
      refused('session_unknown'),
      refused('amount_invalid'),
      placed(95n),
      refused('insufficient_funds'),
      expect.objectContaining({ ok: true }),
      expect.objectContaining({ ok: true }),
      refused('transaction_rolled_back'),
    ])
    expect([await plain.wallet(), await lent.wallet(), await poor.wallet(), await twice.wallet()]).toEqual([
      { real: 90n, bonus: 0n },
      { real: 0n, bonus: 95n },
      { real: 5n, bonus: 0n },
      { real: 70n, bonus: 0n },
    ])
    await assertPlayBalanced(db)
  })

  test('[SAFE-03] limits and breaks apply to bets that arrive together', async () => {
    const [p, q, plain, limited, resting] = (await players(5)) as [Player, Player, Player, Player, Player]
    const limit = `INSERT INTO player_limits (player_id, type, period, status, created_at, currency, amount_cents, zone, counted_from, active_until, disable_at)`
    const until = new Date(now.getTime() + 3_600_000)
    await db.query(`${limit} VALUES ($1, 'loss', 'day', 'active', $2, 'EUR', 15, 'UTC', $2, $3, NULL)`, [
      limited.id,
      now,
      until,
    ])
    await db.query(`${limit} VALUES ($1, 'coolingoff', 'day', 'active', $2, NULL, NULL, 'UTC', NULL, NULL, $3)`, [
      resting.id,
      now,
      until,
    ])
    const { queue } = countedQueue()
    const bets = (name: string) => [plain, limited, resting].map(({ order }) => queue.placeBet(order(name)))
    const ended = refused('session_ended')
    expect(await busy(queue, [p, q], () => bets('a'))).toEqual([placed(90n), placed(90n), ended])
    expect(await Promise.all(bets('b'))).toEqual([placed(80n), refused('limit_reached'), ended])
    expect(await db.query('SELECT used_cents FROM player_limits WHERE player_id = $1', [limited.id])).toEqual([
      { used_cents: 10n },
    ])
  })

  test('a bonus to wager and the stake limit of a licence apply to bets that arrive together', async () => {
    const [p, q, plain, wagering, capped] = (await players(5)) as [Player, Player, Player, Player, Player]
    await db.query('UPDATE play_sessions SET max_stake_cents = 9 WHERE id = $1', [capped.session])
    await db.query(
      `INSERT INTO player_bonuses (player_id, key, offer_id, strategy, titles, stage, currency, amount_cents, wager, required_cents, wager_days,
         max_bet_cents, created_at, valid_until)
       VALUES ($1, $2, 'x', 'personal', '{"en":"Gift"}', 'handle_bets', 'EUR', 10, 1, 10, 1, 5, $3, $4)`,
      [wagering.id, `queue:${wagering.id}`, now, new Date(now.getTime() + 3_600_000)],
    )
    const { queue } = countedQueue()
    const results = await busy(queue, [p, q], () =>
      [plain, wagering, capped].map(({ order }) => queue.placeBet(order('a'))),
    )
    expect(results).toEqual([placed(90n), refused('bonus_bet_limit_exceeded'), refused('stake_limit_exceeded')])
  })

  test('a wallet that another transaction has locked delays only its own bet', async () => {
    const [p, q, plain, locked] = (await players(4)) as [Player, Player, Player, Player]
    const { queue } = countedQueue()
    const [isLocked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = db.transaction(async (tx) => {
      // One account of the wallet is enough.
      await tx.query(`SELECT FROM ledger_accounts WHERE player_id = $1 AND kind = 'bonus' FOR UPDATE`, [locked.id])
      isLocked.resolve()
      await mayEnd.promise
    })
    await isLocked.promise
    let slow: Promise<unknown> | undefined
    const [result] = await busy(queue, [p, q], () => {
      slow = queue.placeBet(locked.order('a'))
      return [queue.placeBet(plain.order('a'))]
    })
    expect(result).toEqual(placed(90n))
    mayEnd.resolve()
    await holder
    expect(await slow).toEqual(placed(90n))
    await assertPlayBalanced(db)
  })

  test('a bet does not wait for others that wait for locks', async () => {
    const [plain, ...locked] = (await players(5)) as [Player, Player]
    const { queue } = countedQueue()
    const [isLocked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = db.transaction(async (tx) => {
      await tx.query('SELECT FROM ledger_accounts WHERE player_id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE', [
        locked.map(({ id }) => id),
      ])
      isLocked.resolve()
      await mayEnd.promise
    })
    await isLocked.promise
    const slow: Promise<unknown>[] = []
    for (const { order } of locked) {
      slow.push(queue.placeBet(order('a')))
      await null
    }
    expect(await queue.placeBet(plain.order('a'))).toEqual(placed(90n))
    mayEnd.resolve()
    await holder
    expect(await Promise.all(slow)).toEqual(Array(4).fill(placed(90n)))
  })

  test('when the shared statement fails, each call is booked alone, and the failure is signalled', async () => {
    const [p, q, one, two] = (await players(4)) as [Player, Player, Player, Player]
    const { queue, names } = countedQueue(betsStatement.name)
    const failed: unknown[] = []
    const stop = onSignal('sharedFailed', (said) => failed.push(said))
    const results = await busy(queue, [p, q], () => [one, two].map(({ order }) => queue.placeBet(order('a'))))
    expect(results).toEqual([placed(90n), placed(90n)])
    stop()
    expect(names.filter((name) => name === 'play_bet')).toHaveLength(4)
    expect(failed).toEqual([{ kind: 'bet' }])
  })

  test('a call that PostgreSQL cannot read fails alone', async () => {
    const [p, q, one, two, three] = (await players(5)) as [Player, Player, Player, Player, Player]
    const { queue, names } = countedQueue()
    const tooLarge = { ...two.order('a'), amount: 2n ** 63n }
    const results = await busy(queue, [p, q], () => [
      Promise.allSettled([one.order('a'), tooLarge, three.order('a')].map((order) => queue.placeBet(order))),
    ])
    expect(results).toEqual([
      [
        { status: 'fulfilled', value: placed(90n) },
        { status: 'rejected', reason: expect.objectContaining({ code: '22003' }) },
        { status: 'fulfilled', value: placed(90n) },
      ],
    ])
    expect(names).toContain(betsStatement.name)
    await assertPlayBalanced(db)
  })

  test('bets and wins that arrive together count once, with copies and single ones at the same time', async () => {
    const all = await players(12)
    const { queue } = countedQueue()
    const bet = ({ order }: Player, name: string) => [
      queue.placeBet(order(name)),
      queue.placeBet(order(name)),
      placeBet(db, order(name)),
    ]
    await Promise.all(all.flatMap((each) => [...bet(each, 'a'), ...bet(each, 'b')]))
    await Promise.all(
      all.flatMap(({ win }) => [queue.payWin(win('a', 30n)), payWin(db, win('a', 30n)), queue.payWin(win('b'))]),
    )
    for (const { wallet } of all) expect(await wallet()).toEqual({ real: 120n, bonus: 0n })
    await assertPlayBalanced(db)
  })

  test('each bet looks up only its round, regardless of the number of rounds', async () => {
    const others = 2_000
    const all = await players(10)
    await db.query(
      `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, started_at, balance_after_cents)
       SELECT 'other-' || n, $1, 'a/B', 'EUR', 's', 1, $2, 0 FROM generate_series(1, ${others}) n`,
      [all[0]!.id, now],
    )
    const orders = all.map(({ order }) => order('a'))
    const params = [
      orders.map(({ session }) => session),
      orders.map(({ round }) => round),
      orders.map(({ transaction }) => transaction),
      orders.map(({ amount }) => amount),
      orders.map(() => now),
    ]
    const read = await rowsRead(db, betsStatement, params, 'game_rounds')
    // The books of the next test must balance.
    await db.query(`DELETE FROM game_rounds WHERE id LIKE 'other-%'`)
    expect(read).toBeLessThan(others / 10)
    expect(await all[0]!.wallet()).toEqual({ real: 90n, bonus: 0n })
  })

  test('a bet of a shared statement is signalled once, and does not wake the outbox', async () => {
    const [p, q, one, two] = (await players(4)) as [Player, Player, Player, Player]
    const { queue } = countedQueue()
    const signals: unknown[] = []
    const stops = [
      onSignal('play', ({ kind, outcome }) => signals.push([kind, outcome])),
      onOutbox(() => signals.push('outbox')),
    ]
    await busy(queue, [p, q], () => [one, two].map(({ order }) => queue.placeBet(order('a'))))
    for (const stop of stops) stop()
    expect(signals).toEqual(Array(4).fill(['bet', 'counted']))
  })
})
