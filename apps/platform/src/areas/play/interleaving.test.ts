import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { LedgerConflict, NotEnoughMoney } from '../../core/ledger/accounts.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { ledgerOrders, newOwner } from '../../testing/ledgerOrders.ts'
import { openPlay } from '../../testing/play.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { assertPlayBalanced } from './assertPlayBalanced.ts'
import { payWin, placeBet, rollBackBet } from './play.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const { deposit, withdraw, real } = ledgerOrders(() => db)

  /** One step of a random history; ids collide on purpose. */
  const step = fc.record({
    kind: fc.constantFrom('bet', 'bet', 'win', 'rollback', 'deposit', 'withdraw'),
    id: fc.integer({ min: 0, max: 5 }),
    round: fc.integer({ min: 0, max: 2 }),
    amount: fc.integer({ min: 1, max: 60 }),
    finishesRound: fc.boolean(),
  })

  test('no interleaving of bets, wins, rollbacks and payments loses or doubles money', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
        const player = newOwner()
        await deposit(player, `start:${player}`, 100n)
        const session = await openPlay(db, player, `s${player}`)
        let paidIn = 100n
        let paidOut = 0n
        await Promise.all(
          steps.map(async ({ kind, id, round, amount, finishesRound }) => {
            const key = `${player}:${kind}:${id}`
            const order = { session, round: `${player}:${round}`, transaction: key, now, amount: BigInt(amount) }
            if (kind === 'bet') await placeBet(db, order)
            else if (kind === 'win') await payWin(db, { ...order, finishesRound })
            else if (kind === 'rollback') await rollBackBet(db, { ...order, original: `${player}:bet:${id}` })
            else {
              const posted = kind === 'deposit' ? deposit : withdraw
              const done = await posted(player, key, order.amount).catch((error: unknown) => {
                if (error instanceof NotEnoughMoney || error instanceof LedgerConflict) return { isRepeat: true }
                throw error
              })
              if (!done.isRepeat && kind === 'deposit') paidIn += order.amount
              if (!done.isRepeat && kind === 'withdraw') paidOut += order.amount
            }
          }),
        )
        await assertPlayBalanced(db)
        const [played] = await db.query<{ net: bigint }>(
          `SELECT coalesce(sum(win_cents - bet_cents), 0)::bigint AS net FROM game_rounds WHERE player_id = $1`,
          [player],
        )
        expect(await real(player)).toBe(paidIn - paidOut + played!.net)
        // Each finished round has published its stakes, and no other round has.
        const rounds = await db.query<{ told: bigint; staked: bigint }>(
          `SELECT CASE WHEN r.state = 'finished' THEN r.bet_cents ELSE 0 END AS staked,
                  coalesce((SELECT sum((o.payload ->> 'amount')::bigint) FROM outbox o
                             WHERE o.topic = 'play.bet' AND o.payload ->> 'round' = r.id), 0)::bigint AS told
             FROM game_rounds r WHERE r.player_id = $1`,
          [player],
        )
        for (const { told, staked } of rounds) expect(told).toBe(staked)
      }),
      { numRuns: 25, seed: 4390 },
    )
  }, 120_000)
})
