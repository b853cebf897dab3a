import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { standingClock } from '../../../core/clock.ts'
import type { Db } from '../../../core/db/db.ts'
import { ledger } from '../../../core/ledger/ledger.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { testNow as now } from '../../../testing/testApp.ts'
import { createPlayer, grant } from '../../../testing/testPlayers.ts'
import { storeSmallestStakes } from '../../games/launch/smallestStakes.ts'
import type { BonusRow } from '../bonusStore.ts'
import { insertBonusRow, insertOpenRound } from '../test/giftRows.ts'
import { activate, advance, revokeBonus } from './wagering.ts'

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const wagering = { stage: 'handle_bets', started_at: now, valid_until: at(60) }

// Transitions of bonuses inserted directly; the calls and events that lead to them are tested next to this.
onEachEngine((open) => {
  let db: Db
  let playerId: bigint
  const clock = standingClock(now)
  beforeAll(async () => {
    db = await open()
    await storeSmallestStakes(db, 'EUR', [{ engine: 'lines', profile: 'p', cents: 20 }])
  })
  beforeEach(async () => {
    playerId = await createPlayer({ db, clock }, 0n, 'EUR')
  })
  afterAll(() => db.close())

  const insert = (columns: object = {}) => insertBonusRow(db, playerId, { ...columns })
  const bonusMoney = (amount: bigint) => grant({ db, clock }, playerId, 'EUR', 'bonus', amount)
  const inWallet = <T>(run: (wallet: Parameters<typeof advance>[0]) => Promise<T>) =>
    db.transaction((tx) => run({ tx, ledger, playerId, currency: 'EUR', now }))
  const stages = (rows: readonly BonusRow[]) => rows.map(({ id, stage }) => [id, stage])
  const next = () => inWallet(advance).then(stages)
  const money = async () => {
    const { real, bonus } = (await ledger.readBalance(db, playerId, 'EUR'))!
    return [real, bonus]
  }
  const postings = (kind: string) =>
    db.query('SELECT key, reason FROM ledger_transactions WHERE player_id = $1 AND kind = $2 ORDER BY id', [
      playerId,
      kind,
    ])

  test('a revoked bonus loses all of its money under its own name, and an issued one none', async () => {
    await bonusMoney(70n)
    const [row, issued] = [await insert(wagering), await insert()]
    await inWallet((wallet) => revokeBonus(wallet, issued, 'canceled'))
    expect(await money()).toEqual([0n, 70n])
    await inWallet((wallet) => revokeBonus(wallet, row, 'canceled'))
    expect(await money()).toEqual([0n, 0n])
    expect(await postings('bonus_end')).toEqual([
      { key: `bonus_end:${row.id}`, reason: { bonus: String(row.id), offer: 'offer' } },
    ])
    expect(await db.query('SELECT amount_cents FROM bonus_events WHERE bonus_id = $1', [row.id])).toEqual([
      { amount_cents: -70n },
    ])
  })

  test('winnings with the money of a revoked bonus are taken back; bonus money of any other origin stays', async () => {
    await bonusMoney(30n)
    expect([await next(), await money()]).toEqual([[], [0n, 30n]])
    const { id } = await insert({ stage: 'canceled', started_at: now, ended_at: now })
    const round = await insertOpenRound(db, playerId)
    const waiting = await insert({ stage: 'wait', activated_at: now })
    expect([await next(), await money()]).toEqual([[], [0n, 30n]])
    await db.query("UPDATE game_rounds SET state = 'finished' WHERE id = $1", [round])
    expect([await next(), await money()]).toEqual([[[waiting.id, 'handle_bets']], [0n, 100n]])
    expect(await postings('bonus_end')).toMatchObject([{ reason: { bonus: String(id) } }])
  })

  test('a fully wagered bonus completes once no round with bonus money is open', async () => {
    await bonusMoney(40n)
    const { id } = await insert({ ...wagering, wagered_hundredths: 10_000 })
    const round = await insertOpenRound(db, playerId)
    expect([await next(), await money()]).toEqual([[], [0n, 40n]])
    await db.query("UPDATE game_rounds SET state = 'finished' WHERE id = $1", [round])
    expect([await next(), await money()]).toEqual([[[id, 'wager_done']], [40n, 0n]])
  })

  test('a bonus without a deadline does not expire, wagered or issued', async () => {
    await bonusMoney(40n)
    await insert({ ...wagering, valid_until: null })
    await insert({ activatable_until: null })
    expect(await next()).toEqual([])
  })

  test('a bonus without money is lost with nothing to forfeit', async () => {
    const { id } = await insert(wagering)
    const [lost] = await inWallet(advance)
    expect([lost?.id, lost?.stage, lost?.forfeitedCents]).toEqual([id, 'lost', undefined])
  })

  test('waiting bonuses start in the order of their activation until one is wagered', async () => {
    const [last, first, second, tied] = [
      await insert({ stage: 'wait', activated_at: at(5) }),
      await insert({ stage: 'wait', activated_at: at(1), required_cents: 0 }),
      await insert({ stage: 'wait', activated_at: at(3) }),
      await insert({ stage: 'wait', activated_at: at(3) }),
    ]
    expect(await next()).toEqual([
      [first.id, 'wager_done'],
      [second.id, 'handle_bets'],
    ])
    expect(await money()).toEqual([100n, 100n])
    await inWallet((wallet) => revokeBonus(wallet, { ...second, stage: 'handle_bets' }, 'canceled'))
    expect(await next()).toEqual([[tied.id, 'handle_bets']])
    await inWallet((wallet) => revokeBonus(wallet, { ...tied, stage: 'handle_bets' }, 'canceled'))
    expect(await next()).toEqual([[last.id, 'handle_bets']])
  })

  test('an activated bonus is among the changes, also when it waits behind one that starts now', async () => {
    const [spent, waiting, own] = [
      await insert(wagering),
      await insert({ stage: 'wait', activated_at: at(-1) }),
      await insert(),
    ]
    expect(stages(await inWallet((wallet) => activate(wallet, own)))).toEqual([
      [spent.id, 'lost'],
      [waiting.id, 'handle_bets'],
      [own.id, 'wait'],
    ])
  })
})
