import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { newFunded, openPlay } from '../../testing/play.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { assertPlayBalanced, payWin, placeBet, rollBackBet } from './public.ts'

const day = 86_400_000

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(async () => {
    await assertPlayBalanced(db)
    await db.close()
  })

  /** A player with 100 cents of real money, and functions for their play. */
  async function player() {
    const id = await newFunded(db, { real: 100n })
    const session = await openPlay(db, id, `free-${id}`)
    const order = (transaction: string) => ({
      ...{ session, now },
      round: `${id}-${transaction.slice(1)}`,
      transaction: `${id}-${transaction}`,
    })
    return {
      id,
      session,
      bet: (transaction: string, amount: bigint, free?: bigint, stake = 20n) =>
        placeBet(db, { ...order(transaction), amount, ...(free && { free: { id: free, stake, feature: null } }) }),
      win: (transaction: string, amount: bigint) => payWin(db, { ...order(transaction), amount, finishesRound: true }),
      rollback: (transaction: string, original: string) =>
        rollBackBet(db, { ...order(transaction), original: `${id}-${original}` }),
    }
  }
  /** Activated free spins of 20 cents each in the game of the play session. */
  async function freeSpins(playerId: bigint, total = 2): Promise<bigint> {
    const [row] = await db.query<{ id: bigint }>(
      `INSERT INTO player_freespins (player_id, key, offer_id, strategy, titles, currency, provider, games, bet_level, stake_cents, total,
         wager, activate_days, wager_days, play_days, stage, created_at, valid_until)
       VALUES ($1, gen_random_uuid()::text, 'o', 'prize', '{}', 'EUR', 'brasswing', '{brasswing/EmberWyrm}', 1, 20, $2,
         0, 1, 1, 1, 'activated', $3, $4) RETURNING id`,
      [playerId, total, now, new Date(now.getTime() + day)],
    )
    return row!.id
  }
  const bonus = (playerId: bigint, maxBet: number) =>
    db.query(
      `INSERT INTO player_bonuses (player_id, key, offer_id, strategy, titles, currency, amount_cents, wager, required_cents, max_bet_cents,
         wager_days, stage, created_at, valid_until)
       VALUES ($1, gen_random_uuid()::text, 'o', 'prize', '{}', 'EUR', 100, 1, 100, $2, 1, 'handle_bets', $3, $4)`,
      [playerId, maxBet, now, new Date(now.getTime() + day)],
    )
  const moved = (more: object) => ({
    ok: true,
    transaction: expect.any(String),
    currency: 'EUR',
    balance: 100n,
    ...more,
  })
  const refused = (code: string) => ({ ok: false, code })

  test('a free round takes a spin, moves no money and has one bet and one win, whose repeats get the same answer', async () => {
    const p = await player()
    const spins = await freeSpins(p.id)
    const [counted, again] = [moved({ isFree: true, isRepeat: false }), moved({ isFree: true, isRepeat: true })]
    expect([await p.bet('b1', 0n, spins), await p.bet('b1', 0n, spins)]).toEqual([counted, again])
    expect([await p.win('w1', 30n), await p.win('w1', 30n)]).toEqual([counted, again])
    expect([await p.bet('b2', 0n, spins), await p.rollback('r2', 'b2')]).toEqual([counted, counted])
    expect(await db.query('SELECT performed, won_cents FROM player_freespins WHERE id = $1', [spins])).toEqual([
      { performed: 1, won_cents: 30n },
    ])
    expect(await ledger.readBalance(db, p.id, 'EUR')).toMatchObject({ real: 100n })
  })

  test('a free bet repeated as a paid one, or with other free spins, is a conflict', async () => {
    const p = await player()
    const spins = await freeSpins(p.id)
    await p.bet('b1', 0n, spins)
    expect(await p.bet('b1', 0n)).toEqual(refused('transaction_conflict'))
    expect(await p.bet('b1', 0n, spins + 1n)).toEqual(refused('transaction_conflict'))
    await p.bet('b2', 10n)
    expect(await p.bet('b2', 10n, spins)).toEqual(refused('transaction_conflict'))
  })

  test('a free bet names free spins that are left, their value and no amount', async () => {
    const p = await player()
    const spins = await freeSpins(p.id, 1)
    expect(await p.bet('b1', 0n, spins, 40n)).toEqual(refused('amount_invalid'))
    expect(await p.bet('b1', 0n, spins + 1n)).toEqual(refused('free_rounds_unknown'))
    await p.bet('b1', 0n, spins)
    expect(await p.bet('b2', 0n, spins)).toEqual(refused('free_rounds_over'))
    expect(await p.bet('b2', 5n, spins)).toEqual(refused('amount_invalid'))
  })

  test('a bet has the max bet of a bonus, also when it exceeds it; a rejection for another reason has neither it nor a limit', async () => {
    const p = await player()
    expect(await p.bet('b0', 10n)).toEqual({ ...moved({ isRepeat: false }), balance: 90n })
    await bonus(p.id, 50)
    expect(await p.bet('b1', 10n)).toEqual({ ...moved({ isRepeat: false, maxBet: 50n }), balance: 80n })
    expect(await p.bet('b1', 10n)).toEqual({ ...moved({ isRepeat: true }), balance: 80n })
    expect(await p.bet('b2', 51n)).toEqual({ ...refused('bonus_bet_limit_exceeded'), maxBet: 50n })
    await db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, zone, currency, amount_cents, counted_from, active_until)
       VALUES ($1, 'wager', 'day', 'active', $2, 'UTC', 'EUR', 5, $2, $3)`,
      [p.id, now, new Date(now.getTime() + day)],
    )
    const limit = { type: 'wager', currency: 'EUR', amount_cents: 5n }
    expect(await p.bet('b3', 10n)).toEqual({ ...refused('limit_reached'), limit })
    await db.query('UPDATE play_sessions SET ended_at = $2 WHERE id = $1', [p.session, now])
    expect(await p.bet('b4', 10n)).toEqual(refused('session_ended'))
  })
})
