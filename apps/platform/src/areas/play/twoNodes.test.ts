import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, Statement } from '../../core/db/db.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { newFunded, openPlay } from '../../testing/play.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { assertPlayBalanced } from './assertPlayBalanced.ts'
import { rollBackBet } from './play.ts'
import type { PlayResult } from './playOrders.ts'
import { playQueueOf } from './playQueue.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  /** Bets and wins booked by shared statements. */
  let shared = 0
  /** A node of its own; the answer of every third shared statement is lost after its commit. */
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

  /** A player with money only, one with a bonus as well, one with a limit on stakes. */
  async function players() {
    const ids = [
      await newFunded(db, { real: 300n }),
      await newFunded(db, { real: 300n }),
      await newFunded(db, { real: 150n, bonus: 150n }),
      await newFunded(db, { real: 300n }),
    ]
    await db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, currency, amount_cents, zone, counted_from, active_until)
       VALUES ($1, 'wager', 'day', 'active', $2, 'EUR', 90, 'UTC', $2, $3)`,
      [ids[3], now, new Date(now.getTime() + 3_600_000)],
    )
    return Promise.all(ids.map(async (id) => ({ id, session: await openPlay(db, id, `two-nodes-${id}`) })))
  }

  /** One call; ids and rounds collide on purpose, also with those of other players. */
  const step = fc.record({
    kind: fc.constantFrom('bet', 'bet', 'bet', 'win', 'win', 'rollback'),
    node: fc.integer({ min: 0, max: 1 }),
    who: fc.integer({ min: 0, max: 3 }),
    id: fc.integer({ min: 0, max: 4 }),
    round: fc.constantFrom(0, 1, 2, 2),
    stranger: fc.constantFrom(0, 0, 0, 0, 0, 1),
    amount: fc.integer({ min: 0, max: 60 }),
    finishesRound: fc.boolean(),
    isTwice: fc.boolean(),
    turns: fc.integer({ min: 0, max: 12 }),
  })

  /** What the wallets hold, from the first movement to the last; each row is one that the studio was told of. */
  const movements = (ids: readonly bigint[]) =>
    db.query<{ id: string; balance_cents: bigint; is_next: boolean }>(
      `SELECT t.id, t.balance_cents,
              t.balance_cents - CASE t.kind WHEN 'bet' THEN -t.amount_cents ELSE t.amount_cents END
                = lag(t.balance_cents, 1, 300::bigint) OVER (PARTITION BY t.player_id ORDER BY l.id) AS is_next
         FROM game_transactions t JOIN ledger_transactions l ON l.key = 'play:' || t.id
        WHERE t.player_id = ANY ($1::bigint[])`,
      [ids],
    )

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
      fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120 }), async (steps) => {
        const [nodes, all] = [[node(), node()], await players()]
        const told = new Map<string, PlayResult[]>()
        const call = async ({
          kind,
          who,
          id,
          round,
          stranger,
          amount,
          finishesRound,
          turns,
          ...at
        }: (typeof steps)[0]) => {
          for (let n = 0; n < turns; n += 1) await turn()
          const { id: own, session } = all[who]!
          const { id: other } = all[(who + stranger) % all.length]!
          const transaction = `${own}:${kind}:${id}`
          const order = { session, round: `${other}:${round}`, transaction, now, amount: BigInt(amount) }
          const queue = nodes[at.node]!
          const result = await (kind === 'bet'
            ? queue.placeBet(order)
            : kind === 'win'
              ? queue.payWin({ ...order, finishesRound })
              : rollBackBet(db, { ...order, original: `${own}:bet:${id}` }))
          told.set(transaction, [...(told.get(transaction) ?? []), result])
        }
        await Promise.all(
          steps.flatMap((one) => (one.isTwice ? [call(one), call({ ...one, node: 1 - one.node })] : [call(one)])),
        )
        await assertPlayBalanced(db)
        const booked = await movements(all.map(({ id }) => id))
        expect(booked.filter(({ is_next }) => !is_next)).toEqual([])
        const balances = new Map(booked.map((row) => [row.id, row.balance_cents]))
        for (const [transaction, results] of told) {
          const counted = results.filter((one) => one.ok)
          expect(counted.filter(({ isRepeat }) => !isRepeat).length).toBeLessThanOrEqual(1)
          const balance = balances.get(transaction)
          if (balance !== undefined) for (const one of counted) expect(one.balance).toBe(balance)
        }
        const isTold = (result: PlayResult) => result.ok || result.code === 'transaction_rolled_back'
        for (const id of balances.keys()) expect(told.get(id)?.some(isTold)).toBe(true)
        expect(await stakes(all[3]!.id)).toEqual([{ is_within: true, is_counted: true }])
      }),
      // Making a failure smaller would take minutes, and what runs at once differs each time.
      { numRuns: 12, seed: 191, endOnFailure: true },
    )
    expect(shared).toBeGreaterThan(20)
  }, 60_000)
})
