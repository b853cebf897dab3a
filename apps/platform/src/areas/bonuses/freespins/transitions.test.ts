import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { standingClock } from '../../../core/clock.ts'
import type { Db } from '../../../core/db/db.ts'
import { ledger } from '../../../core/ledger/ledger.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { testNow as now } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { revokeGifts } from '../offers/revokeForReversal.ts'
import { insertBonusRow, insertOpenRound, insertSpinsRow } from '../test/giftRows.ts'
import { evaluateFreespins, winningsKey } from './freespins.ts'

const day = 86_400_000
const later = new Date(now.getTime() + day)
const before = new Date(now.getTime() - day)

// Transitions of free spins inserted directly; the calls and rounds that lead to them are tested next to this.
onEachEngine((open) => {
  let db: Db
  let playerId: bigint
  const clock = standingClock(now)
  const published: bigint[] = []
  const needs = {
    ...{ ledger, clock, announceBalance: () => undefined },
    realtime: {
      hasSubscribers: (id: bigint, channel: string) => channel === 'freespins_changes' && !published.push(id),
    },
  } as never
  beforeAll(async () => {
    db = await open()
  })
  beforeEach(async () => {
    playerId = await createPlayer({ db, clock }, 0n, 'EUR')
    published.length = 0
  })
  afterAll(() => db.close())

  const insert = (columns: object) => insertSpinsRow(db, playerId, { ...columns })
  const evaluate = (id: bigint) => db.transaction((tx) => evaluateFreespins(needs, tx, id))
  const after = async (columns: object, isOpen = false) => {
    const { id } = await insert(columns)
    if (isOpen) await insertOpenRound(db, playerId, id)
    await evaluate(id)
    const [row] = await db.query<Record<string, unknown>>(
      'SELECT stage, settled_at, bonus_id FROM player_freespins WHERE id = $1',
      [id],
    )
    return row!
  }
  const stageAfter = async (columns: object, isOpen = false) => (await after(columns, isOpen))['stage']
  const bonuses = () =>
    db.query<{ id: bigint; amount_cents: bigint; activatable_until: Date; stage: string }>(
      'SELECT id, amount_cents, activatable_until, stage FROM player_bonuses WHERE player_id = $1 ORDER BY id',
      [playerId],
    )
  const activated = { stage: 'activated', activated_at: now, activatable_until: before, valid_until: later }

  test('each stage ends only in its own way', async () => {
    expect(await stageAfter({ activatable_until: null })).toBe('issued')
    expect(await stageAfter({ activatable_until: later })).toBe('issued')
    expect(await stageAfter({ activatable_until: now })).toBe('expired')
    // Its time to be activated no longer matters.
    expect(await stageAfter(activated)).toBe('activated')
    expect(await stageAfter({ ...activated, valid_until: now })).toBe('expired')
    expect(await stageAfter({ ...activated, performed: 1 })).toBe('finished')
    // The last round is still open: it ends them, not the time.
    expect(await stageAfter({ ...activated, performed: 1, valid_until: now }, true)).toBe('activated')
    const canceled = { ...activated, stage: 'canceled', ended_at: now }
    expect(await stageAfter({ ...canceled, performed: 1 })).toBe('canceled')
    expect(await stageAfter({ ...canceled, valid_until: now })).toBe('canceled')
  })

  test('winnings are paid as a bonus with the time of the gift, up to their maximum, and once', async () => {
    const won = { ...activated, performed: 1, won_cents: 10 }
    const within = await after({ ...won, most_cents: 50 })
    const [bonus] = await bonuses()
    expect(bonus).toMatchObject({ amount_cents: 10n, activatable_until: new Date(now.getTime() + 2 * day) })
    expect(within).toEqual({ stage: 'finished', settled_at: now, bonus_id: bonus!.id })
    await after({ ...won, most_cents: 4 })
    expect((await bonuses()).map(({ amount_cents }) => amount_cents)).toEqual([10n, 4n])
    const settled = { ...won, stage: 'finished', ended_at: now, settled_at: before }
    expect(await after(settled)).toMatchObject({ settled_at: before, bonus_id: null })
    expect(await bonuses()).toHaveLength(2)
  })

  test('free spins that do not exist have no transition', async () => {
    await evaluate(2_000_000_000n)
    expect(published).toEqual([])
  })

  const revoke = (key: string) => db.transaction((tx) => revokeGifts(needs, tx, { key, playerId, currency: 'EUR' }))

  test('revoked gifts are the bonus, the free spins and the bonus of their winnings, in any wallet', async () => {
    const key = 'gift'
    const spins = await insert({ ...activated, key, currency: 'USD', won_cents: 10 })
    const [bonus, other] = [await insertBonusRow(db, playerId, { key }), await insertBonusRow(db, playerId)]
    const winnings = await insertBonusRow(db, playerId, { key: winningsKey(spins.id), currency: 'USD' })
    await revoke(key)
    const stages = new Map((await bonuses()).map(({ id, stage }) => [id, stage]))
    expect([bonus, other, winnings].map(({ id }) => stages.get(id))).toEqual(['canceled', 'issued', 'canceled'])
    expect(await db.query('SELECT stage FROM player_freespins WHERE id = $1', [spins.id])).toEqual([
      { stage: 'canceled' },
    ])
    expect(published).toEqual([playerId])
    expect(await bonuses()).toHaveLength(3)
  })

  test('free spins that have ended stay as they are, and their player is not notified', async () => {
    const key = 'ended'
    const { id } = await insert({ ...activated, key, stage: 'finished', ended_at: before, settled_at: before })
    await revoke(key)
    expect(await db.query('SELECT stage, ended_at FROM player_freespins WHERE id = $1', [id])).toEqual([
      { stage: 'finished', ended_at: before },
    ])
    expect(published).toEqual([])
    await revoke('nothing')
  })
})
