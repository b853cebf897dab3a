import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import { ledgerOrders, newOwner } from '../../testing/ledgerOrders.ts'
import { testNow as now } from '../../testing/testApp.ts'
import type { Db } from '../db/db.ts'
import { onSignal, type Signals } from '../telemetry/signals.ts'
import { LedgerConflict, NotEnoughMoney } from './accounts.ts'
import { ledger } from './ledger.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const { deposit, withdraw, real } = ledgerOrders(() => db)

  test('a posting moves money between accounts, opens them when missing, and increments the version', async () => {
    const player = newOwner()
    expect(await deposit(player, `d:${player}`, 500n)).toMatchObject({ isRepeat: false })
    const before = (await ledger.readBalance(db, player, 'EUR'))!
    await withdraw(player, `w:${player}`, 200n)
    const after = (await ledger.readBalance(db, player, 'EUR'))!
    expect(after).toMatchObject({ currency: 'EUR', real: 300n, bonus: 0n, withheld: 200n })
    expect(after.version).toBeGreaterThan(before.version)
    expect(await ledger.readBalances(db, player)).toEqual([after])
    await ledger.assertBalanced(db)
  })

  test('the same key posts once, also fifty times in parallel; with other moves it is a conflict', async () => {
    const player = newOwner()
    const results = await Promise.all(Array.from({ length: 50 }, () => deposit(player, `d:${player}`, 100n)))
    expect(results.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    expect(new Set(results.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(await real(player)).toBe(100n)
    await expect(deposit(player, `d:${player}`, 101n)).rejects.toBeInstanceOf(LedgerConflict)
    expect(await real(player)).toBe(100n)
  })

  test('a movement is signalled once, after its commit: not for a repeat and not after a rollback', async () => {
    const player = newOwner()
    const told: Signals['movement'][] = []
    const stop = onSignal('movement', (movement) => told.push(movement))
    await deposit(player, `d:${player}`, 70n)
    await deposit(player, `d:${player}`, 70n)
    const undone = db.transaction(async (tx) => {
      const moves = [
        { account: { playerId: player, kind: 'real', currency: 'EUR' }, amount: 5n },
        { account: { kind: 'psp', currency: 'EUR' }, amount: -5n },
      ] as const
      await ledger.post(tx, { key: `undone:${player}`, kind: 'deposit', playerId: player, at: now, moves })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    stop()
    expect(told).toEqual([{ kind: 'deposit', currency: 'EUR', cents: 70n }])
  })

  test('of fifty parallel withdrawals only those that are covered go through', async () => {
    const player = newOwner()
    await deposit(player, `d:${player}`, 100n)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => withdraw(player, `w:${player}:${index}`, 30n)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(NotEnoughMoney)
    expect(await real(player)).toBe(10n)
    await ledger.assertBalanced(db)
  })

  test('a posting that does not sum to zero, moves nothing or names an account twice throws', async () => {
    const own = { playerId: 1n, kind: 'real', currency: 'EUR' } as const
    const house = { kind: 'psp', currency: 'EUR' } as const
    for (const moves of [
      [],
      [{ account: own, amount: 0n }],
      [
        { account: own, amount: 5n },
        { account: house, amount: -4n },
      ],
      [
        { account: own, amount: 5n },
        { account: own, amount: -5n },
      ],
      [
        { account: own, amount: 5n },
        { account: { ...house, currency: 'USD' }, amount: -5n },
      ],
    ]) {
      await expect(db.transaction((tx) => ledger.post(tx, { key: 'bad', kind: 'x', at: now, moves }))).rejects.toThrow()
    }
  })

  test('the database itself rejects a balance below zero', async () => {
    const player = newOwner()
    await deposit(player, `d:${player}`, 5n)
    await expect(
      db.query(`UPDATE ledger_accounts SET balance_cents = -1 WHERE player_id = $1 AND kind = 'real'`, [player]),
    ).rejects.toThrow('ledger_accounts_never_below_zero')
  })

  test('accounts that do not balance are found', async () => {
    const player = newOwner()
    await deposit(player, `d:${player}`, 5n)
    const spoil = (by: number) =>
      db.query(`UPDATE ledger_accounts SET balance_cents = balance_cents + $2 WHERE player_id = $1 AND kind = 'real'`, [
        player,
        by,
      ])
    await spoil(1)
    await expect(ledger.assertBalanced(db)).rejects.toThrow('stored balance differs')
    await spoil(-1)
    await ledger.assertBalanced(db)
  })
})
