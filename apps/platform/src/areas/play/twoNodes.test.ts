import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, Statement } from '../../core/db/db.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { newFunded, openPlay } from '../../testing/play.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { assertPlayBalanced } from './assertPlayBalanced.ts'
import { payWinsBatch } from './payWinsBatch.ts'
import { rollBackBet } from './play.ts'
import type { PlayResult, WinOrder } from './playOrders.ts'
import { type PlayQueue, playQueueOf } from './playQueue.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  /** Bets and wins booked by shared statements. */
  let shared = 0
  /** One more node; the answer of every third shared statement is lost after its commit. */
  function node() {
    let times = 0
    const query = async (text: string | Statement, params?: readonly unknown[]) => {
      const rows = await db.query(text, params)
      if (typeof text === 'string' || !['play_bets', 'play_wins'].includes(text.name)) return rows
      shared += rows.length
      times += 1
      if (times % 3 === 0) throw new Error('connection lost')
      return rows
    }
    return playQueueOf({ ...db, query } as Db)
  }

  const count = 8
  /** The first has a limit on stakes, the second a bonus as well as real money. */
  async function players() {
    const ids = await Promise.all(
      Array.from({ length: count }, (_, at) => newFunded(db, at === 1 ? { real: 150n, bonus: 150n } : { real: 300n })),
    )
    await db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, currency, amount_cents, zone, counted_from, active_until)
       VALUES ($1, 'wager', 'day', 'active', $2, 'EUR', 90, 'UTC', $2, $3)`,
      [ids[0], now, new Date(now.getTime() + 3_600_000)],
    )
    return Promise.all(ids.map(async (id) => ({ id, session: await openPlay(db, id, `two-nodes-${id}`) })))
  }

  /** One call; ids and rounds collide on purpose, also with those of other players. */
  const step = fc.record({
    kind: fc.constantFrom('bet', 'bet', 'bet', 'bet', 'win', 'win', 'linked', 'rollback'),
    node: fc.integer({ min: 0, max: 1 }),
    who: fc.integer({ min: 0, max: count - 1 }),
    id: fc.integer({ min: 0, max: 5 }),
    round: fc.integer({ min: 0, max: 4 }),
    stranger: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1),
    amount: fc.integer({ min: 0, max: 80 }),
    finishesRound: fc.boolean(),
    isTwice: fc.boolean(),
    turns: fc.integer({ min: 0, max: 3 }),
  })

  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

  /** The orders of a step and their results; `linked` is a transaction with the wins of two players, like that of jackpots. */
  async function answersOf(
    one: Step,
    all: readonly { readonly id: bigint; readonly session: string }[],
    queue: PlayQueue,
  ): Promise<readonly [readonly WinOrder[], readonly PlayResult[]]> {
    const { kind, who, id, round, stranger, amount, finishesRound } = one
    const orderOf = (at: number, ownerAt: number): WinOrder => {
      const { id: own, session } = all[at % all.length]!
      const { id: owner } = all[ownerAt % all.length]!
      const transaction = `${own}:${kind === 'linked' ? 'win' : kind}:${id}`
      return { session, round: `${owner}:${round}`, transaction, now, amount: BigInt(amount), finishesRound }
    }
    const order = orderOf(who, who + stranger)
    if (kind === 'linked') {
      const pair = [order, orderOf(who + 1, who + 1)]
      return [pair, await db.transaction((tx) => payWinsBatch(tx, pair))]
    }
    if (kind === 'win') return [[order], [await queue.payWin(order)]]
    const { finishesRound: _, ...stake } = order
    if (kind === 'bet') return [[order], [await queue.placeBet(stake)]]
    return [[order], [await rollBackBet(db, { ...stake, original: `${all[who]!.id}:bet:${id}` })]]
  }

  /** The balances of the wallets before and after each movement. The studio got an answer for each row. */
  const movements = (ids: readonly bigint[]) =>
    db.query<{ id: string; player_id: bigint; before_cents: bigint; balance_cents: bigint }>(
      `SELECT id, player_id, balance_cents,
              balance_cents - CASE kind WHEN 'bet' THEN -amount_cents ELSE amount_cents END AS before_cents
         FROM game_transactions WHERE player_id = ANY ($1::bigint[]) AND is_movement AND amount_cents > 0`,
      [ids],
    )

  /** Movements of one wallet, each of which starts where another one, or the funding, has ended. */
  async function expectChain(id: bigint, booked: Awaited<ReturnType<typeof movements>>) {
    const own = booked.filter(({ player_id }) => player_id === id)
    const [wallet] = await db.query<{ cents: bigint }>(
      "SELECT sum(balance_cents)::bigint AS cents FROM ledger_accounts WHERE player_id = $1 AND kind IN ('real', 'bonus')",
      [id],
    )
    const sorted = (cents: readonly bigint[]) => cents.map(Number).toSorted((a, b) => a - b)
    expect(sorted([300n, ...own.map(({ balance_cents }) => balance_cents)])).toEqual(
      sorted([...own.map(({ before_cents }) => before_cents), wallet!.cents]),
    )
  }

  const stakes = (id: bigint) =>
    db.query(
      `SELECT l.used_cents <= l.amount_cents AS is_within, l.used_cents = (
                SELECT coalesce(sum(CASE kind WHEN 'bet' THEN amount_cents WHEN 'rollback' THEN -amount_cents END), 0)
                  FROM game_transactions WHERE player_id = $1) AS is_counted
         FROM player_limits l WHERE l.player_id = $1`,
      [id],
    )

  test('calls of many players at two nodes count once, also when the answer of their statement is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 150 }), async (steps) => {
        const [nodes, all] = [[node(), node()], await players()]
        const told = new Map<string, PlayResult[]>()
        const call = async (one: Step) => {
          for (let n = 0; n < one.turns; n += 1) await turn()
          const [orders, results] = await answersOf(one, all, nodes[one.node]!)
          for (const [at, { transaction }] of orders.entries())
            told.set(transaction, [...(told.get(transaction) ?? []), results[at]!])
        }
        await Promise.all(
          steps.flatMap((one) => (one.isTwice ? [call(one), call({ ...one, node: 1 - one.node })] : [call(one)])),
        )
        await assertPlayBalanced(db)
        const booked = await movements(all.map(({ id }) => id))
        for (const { id } of all) await expectChain(id, booked)
        const balances = new Map(booked.map((row) => [row.id, row.balance_cents]))
        for (const [transaction, results] of told) {
          const counted = results.filter((one) => one.ok)
          expect(counted.filter(({ isRepeat }) => !isRepeat).length).toBeLessThanOrEqual(1)
          const balance = balances.get(transaction)
          if (balance !== undefined) for (const one of counted) expect(one.balance).toBe(balance)
        }
        const isTold = (result: PlayResult) => result.ok || result.code === 'transaction_rolled_back'
        for (const id of balances.keys()) expect(told.get(id)?.some(isTold)).toBe(true)
        expect(await stakes(all[0]!.id)).toEqual([{ is_within: true, is_counted: true }])
      }),
      // Making a failure smaller would take minutes, and what runs at once differs each time.
      { numRuns: 4, seed: 191, endOnFailure: true },
    )
    expect(shared).toBeGreaterThan(0)
  }, 60_000)
})
