import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import { newOwner } from '../../testing/ledgerOrders.ts'
import { testNow as now } from '../../testing/testApp.ts'
import type { Db, Tx } from '../db/db.ts'
import { LedgerConflict, NotEnoughMoney, type PlayerAccountKind } from './accounts.ts'
import { lockWallets } from './bookingSql.ts'
import { incomeOf } from './incomeOf.ts'
import { ledger } from './ledger.ts'
import type { Move, Posting } from './post.ts'

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const own = (playerId: bigint, amount: bigint, currency = 'EUR', kind: PlayerAccountKind = 'real'): Move => ({
    account: { playerId, kind, currency },
    amount,
  })
  const house = (amount: bigint, currency = 'EUR'): Move => ({ account: { kind: 'psp', currency }, amount })
  const post = (key: string, moves: readonly Move[], more: Partial<Posting> = {}) =>
    db.transaction((tx) => ledger.post(tx, { key, kind: 'deposit', at: now, moves, ...more }))
  const deposit = (playerId: bigint, amount: bigint, more: Partial<Posting> = {}) =>
    post(`${more.kind ?? 'deposit'}:${playerId}:${more.at?.getTime()}`, [own(playerId, amount), house(-amount)], {
      playerId,
      ...more,
    })
  /** Accounts of players that another connection could lock while `work` has not been committed. */
  async function freeWhile(players: readonly bigint[], work: (tx: Tx) => Promise<unknown>) {
    const [worked, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = db.transaction(async (tx) => {
      await work(tx)
      worked.resolve()
      await looked.promise
    })
    await Promise.race([worked.promise, held])
    const rows = await db.query<{ player_id: bigint; kind: string }>(
      'SELECT player_id, kind FROM ledger_accounts WHERE player_id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE SKIP LOCKED',
      [players],
    )
    looked.resolve()
    await held
    return rows.map(({ player_id, kind }) => `${players.indexOf(player_id)} ${kind}`).toSorted()
  }

  test('all of a balance may leave it, and not a cent more', async () => {
    const player = newOwner()
    await deposit(player, 100n)
    const tooMuch = post('too much', [own(player, -101n), house(101n)])
    await expect(tooMuch).rejects.toMatchObject({
      name: 'NotEnoughMoney',
      status: 422,
      errors: { base: { not_enough_money: true } },
    })
    await expect(tooMuch).rejects.toBeInstanceOf(NotEnoughMoney)
    await post(`all:${player}`, [own(player, -100n), house(100n)])
    expect((await ledger.readBalance(db, player, 'EUR'))?.real).toBe(0n)
  })

  test('a key that has moved money in two currencies is a conflict when one amount, or its kind, is another', async () => {
    const player = newOwner()
    const moves = (dollars: bigint) => [
      own(player, 5n),
      house(-5n),
      own(player, dollars, 'USD'),
      house(-dollars, 'USD'),
    ]
    const first = await post('two currencies', moves(7n))
    expect(await post('two currencies', moves(7n))).toEqual({ transactionId: first.transactionId, isRepeat: true })
    const other = post('two currencies', moves(8n))
    await expect(other).rejects.toMatchObject({
      name: 'LedgerConflict',
      message: 'two currencies has moved other money before',
    })
    await expect(post('two currencies', moves(7n), { kind: 'withdrawal' })).rejects.toBeInstanceOf(LedgerConflict)
    await expect(post('two currencies', moves(7n).slice(0, 2))).rejects.toBeInstanceOf(LedgerConflict)
    const balances = await ledger.readBalances(db, player)
    expect(balances.map(({ currency, real }) => [currency, real])).toEqual([
      ['EUR', 5n],
      ['USD', 7n],
    ])
  })

  test('each move has an amount, and each account one move', async () => {
    const player = newOwner()
    await expect(post('nothing', [own(player, 5n), house(-5n), own(player, 0n, 'USD')])).rejects.toThrow('a move of 0')
    await expect(post('twice', [own(player, 5n), own(player, -3n), house(-2n)])).rejects.toThrow(
      'more than one move for an account',
    )
  })

  test('a transaction names its player, or none where the house moves money alone', async () => {
    const player = newOwner()
    const { transactionId: ofPlayer } = await deposit(player, 5n)
    const { transactionId: ofHouse } = await post('house', [
      house(-5n),
      { account: { kind: 'games', currency: 'EUR' }, amount: 5n },
    ])
    const rows = await db.query<{ player_id: bigint | null }>(
      'SELECT player_id FROM ledger_transactions WHERE id = ANY ($1::bigint[]) ORDER BY id',
      [[ofPlayer, ofHouse]],
    )
    expect(rows.map(({ player_id }) => player_id)).toEqual([player, null])
  })

  test('of several keys those that have been posted are found', async () => {
    await post('posted', [own(newOwner(), 5n), house(-5n)])
    expect(await ledger.postedKeys(db, ['posted', 'not posted'])).toEqual(new Set(['posted']))
    expect(await ledger.postedKeys(db, [])).toEqual(new Set())
  })

  test('a debt may fall below zero, and is read as what is owed', async () => {
    const player = newOwner()
    expect(await ledger.readDebt(db, player, 'EUR')).toBe(0n)
    await post(`debt:${player}`, [own(player, -30n, 'EUR', 'debt'), house(30n)])
    expect([await ledger.readDebt(db, player, 'EUR'), await ledger.readDebt(db, player, 'USD')]).toEqual([30n, 0n])
  })

  test('income is what transactions of some kinds brought into real money, from one moment until before another', async () => {
    const player = newOwner()
    const wallet = { playerId: player, currency: 'EUR' }
    const income = (kinds: readonly string[], from: number, to: number, of = wallet) =>
      incomeOf(db, of, kinds, { from: at(from), to: at(to) })
    expect(await income(['deposit'], 0, 9)).toBe(0n)
    await deposit(player, 1n, { at: at(0) })
    await deposit(player, 20n, { at: at(5) })
    await deposit(player, 300n, { kind: 'gift', at: at(5) })
    await deposit(newOwner(), 4000n, { at: at(5) })
    expect(await income(['deposit'], 0, 5)).toBe(1n)
    expect(await income(['deposit', 'gift'], 0, 6)).toBe(321n)
    expect(await income(['deposit'], 1, 6)).toBe(20n)
    expect(await income(['deposit'], 0, 6, { ...wallet, currency: 'USD' })).toBe(0n)
  })

  test('a balance that is locked waits for the end of the transaction', async () => {
    const player = newOwner()
    await deposit(player, 40n)
    expect(await db.transaction((tx) => ledger.lockBalance(tx, player, 'EUR'))).toMatchObject({ real: 40n })
    expect(await db.transaction((tx) => ledger.lockBalance(tx, player, 'USD'))).toBeNull()
    expect(await freeWhile([player], async () => {})).toEqual(['0 bonus', '0 real', '0 withheld'])
    expect(await freeWhile([player], (tx) => ledger.lockBalance(tx, player, 'EUR'))).toEqual([])
  })

  test('the wallets that a query names are locked, and no others', async () => {
    const [player, other] = [newOwner(), newOwner()]
    await Promise.all([deposit(player, 40n), deposit(other, 40n)])
    const lock = (tx: Tx) => tx.query(lockWallets(`SELECT ${player}::bigint, 'EUR'`))
    expect(await freeWhile([player, other], lock)).toEqual(['0 withheld', '1 bonus', '1 real', '1 withheld'])
  })

  test('raising the versions of a player leaves every amount as it is, and those of others', async () => {
    const [player, other] = [newOwner(), newOwner()]
    await post(`raise:${player}`, [own(player, 5n), house(-5n), own(player, 6n, 'USD'), house(-6n, 'USD')])
    await deposit(other, 7n)
    const before = [await ledger.readBalances(db, player), await ledger.readBalances(db, other)]
    await db.transaction((tx) => ledger.raiseVersions(tx, player))
    const raised = before[0]?.map((balance) => ({ ...balance, version: balance.version + 1n }))
    expect([await ledger.readBalances(db, player), await ledger.readBalances(db, other)]).toEqual([raised, before[1]])
  })

  test('an entry that does not cancel out is found by its transaction', async () => {
    const { transactionId } = await deposit(newOwner(), 5n)
    const spoil = (by: number) =>
      db.query(
        `UPDATE ledger_entries e SET amount_cents = amount_cents + $2 FROM ledger_accounts a
          WHERE e.transaction_id = $1 AND a.id = e.account_id AND a.player_id IS NULL`,
        [transactionId, by],
      )
    await spoil(1)
    await expect(ledger.assertBalanced(db)).rejects.toThrow(
      `transaction does not sum to zero in a currency: ${transactionId} (EUR 1)`,
    )
    await spoil(-1)
    await ledger.assertBalanced(db)
  })
})
