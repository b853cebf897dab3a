import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { standingClock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { openLog } from '../../core/log.ts'
import type { EventName, Payload } from '../../core/outbox/events.ts'
import { emit } from '../../core/outbox/outbox.ts'
import { startWorker } from '../../jobs/worker.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { testNow } from '../../testing/testApp.ts'
import { betEvent, depositEvent, winEvent } from '../../testing/testEvents.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { insertCardPayment } from '../../testing/testRows.ts'
import { bonusConsumer } from './consumers.ts'
import { readAdditional, registrationOffers } from './offers/openOffers.ts'
import { insertBonusRow, insertSpinsRow } from './test/giftRows.ts'

const day = 86_400_000
const soon = new Date(testNow.getTime() + day)

onEachEngine((open) => {
  let db: Db
  let id: bigint
  const clock = standingClock(testNow)
  const needs = { ledger, clock, announceBalance: () => undefined, realtime: { hasSubscribers: () => false } }
  beforeAll(async () => {
    db = await open()
  })
  beforeEach(async () => {
    id = await createPlayer({ db, clock }, 0n, 'EUR')
  })
  afterAll(() => db.close())

  /** Publishes an event and delivers it to one consumer, which must not fail. */
  async function send<N extends EventName>(name: N, payload: Payload<N>): Promise<void> {
    const failures: unknown[] = []
    const log = Object.assign(openLog('silent'), { error: (...failure: unknown[]) => failures.push(failure) })
    await emit(db, name, payload)
    const worker = startWorker({ db, log, consumers: [bonusConsumer({ ...needs, db } as never)] })
    await worker.drain()
    await worker.close()
    expect(failures).toEqual([])
  }
  /** A deposit that has arrived, with the offer chosen for it. */
  async function deposit(bonusOffer: string | null = null, at = testNow) {
    const { id: payment } = await insertCardPayment(db, { player: id, cents: 5000, at })
    await send('cashbox.depositSucceeded', depositEvent(id, { payment, bonusOffer }))
    return { payment, player: id, currency: 'EUR', amount: 50_00n }
  }
  const bonuses = () =>
    db.query<Record<string, unknown>>('SELECT * FROM player_bonuses WHERE player_id = $1 ORDER BY id', [id])
  const stages = async () => (await bonuses()).map(({ stage }) => stage)
  const wagering = () => insertBonusRow(db, id, { stage: 'handle_bets', started_at: testNow, valid_until: soon })
  const staked = (amount: bigint, counts: number | null = 100) => send('play.bet', betEvent(id, { amount, counts }))

  test('a deposit grants its gift, and its reversal or the loss of its gifts takes it back', async () => {
    const first = await deposit('welcome-1')
    await send('cashbox.depositReversed', { ...first, isWhole: false })
    expect(await stages()).toEqual(['issued'])
    await send('cashbox.depositReversed', { ...first, isWhole: true })
    expect(await stages()).toEqual(['canceled'])
    await send('cashbox.giftsForfeited', await deposit('welcome-2'))
    expect(await stages()).toEqual(['canceled', 'canceled'])
  })

  test('a sign-up grants the chosen gift', async () => {
    const bonus = registrationOffers('CW', 'apogee')[0]!.id
    await send('auth.signedUp', { player: id, bonus: 'none' })
    expect(await bonuses()).toEqual([])
    await send('auth.signedUp', { player: id, bonus })
    expect(await bonuses()).toMatchObject([{ offer_id: bonus, strategy: 'registration' }])
  })

  test('a gift of a group has a week to be activated and two to be wagered; a code is used up', async () => {
    const { id: gift } = readAdditional('CW', 'en')['257']!
    const setCode = (code: string | null) =>
      db.query('UPDATE players SET deposit_bonus_code = $2 WHERE id = $1', [id, code])
    await db.query("INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, '257', $2)", [id, testNow])
    await setCode('gone')
    await deposit(gift)
    expect(await bonuses()).toEqual([])
    await setCode(null)
    await deposit(gift)
    expect(await bonuses()).toMatchObject([
      { offer_id: gift, wager_days: 14, activatable_until: new Date(testNow.getTime() + 7 * day) },
    ])
    await setCode('ORBIT')
    await deposit()
    expect((await bonuses()).map(({ offer_id }) => offer_id)).toEqual([gift, 'orbit'])
    expect(await db.query('SELECT deposit_bonus_code FROM players WHERE id = $1', [id])).toEqual([
      { deposit_bonus_code: null },
    ])
  })

  test('an offer for players who have deposited is not open to their first deposit', async () => {
    const saturday = new Date('2026-03-14T13:00:00Z')
    await deposit('weekend-reload', saturday)
    expect(await bonuses()).toEqual([])
    await deposit('weekend-reload', saturday)
    expect(await bonuses()).toMatchObject([{ offer_id: 'weekend-reload' }])
  })

  test('stakes count until the bonus is wagered, and returned ones are subtracted', async () => {
    const { id: bonus } = await wagering()
    const state = async () =>
      (await db.query('SELECT stage, wagered_hundredths FROM player_bonuses WHERE id = $1', [bonus]))[0]
    await staked(60n)
    // No bonus money is left, but only a round with bonus money ends a bonus.
    expect(await state()).toEqual({ stage: 'handle_bets', wagered_hundredths: 6000n })
    await send('play.rollback', { ...betEvent(id, { amount: 20n, transaction: 'returned' }), placed: testNow })
    expect(await state()).toEqual({ stage: 'handle_bets', wagered_hundredths: 4000n })
    await staked(50n, null)
    await staked(60n)
    expect(await state()).toEqual({ stage: 'wager_done', wagered_hundredths: 10_000n })
  })

  test.each([
    ['a stake of real money', { bonus: 0n }, 'handle_bets'],
    ['a stake of bonus money', { bonus: 1n }, 'lost'],
    ['a win of a round with real money', { bonus_bet: 0n }, 'handle_bets'],
    ['a win in a round that goes on', { bonus_bet: 1n, finished: false }, 'handle_bets'],
    ['the end of a round with bonus money', { bonus_bet: 1n }, 'lost'],
  ] as const)('after %s a bonus without money ends only if it was used', async (_, more, stage) => {
    await wagering()
    if ('bonus' in more) await send('play.bet', betEvent(id, { amount: 1n, ...more }))
    else await send('play.win', winEvent(id, more))
    expect(await stages()).toEqual([stage])
  })

  test('a bonus without money waits for a stake whose event comes in a later batch', async () => {
    await wagering()
    const betsOf = () =>
      db.query<{ id: bigint; payload: Payload<'play.bet'> }>(
        "SELECT id, payload FROM outbox WHERE topic = 'play.bet' AND payload @> jsonb_build_object('player', $1::bigint) ORDER BY id",
        [id],
      )
    const reaction = bonusConsumer({ ...needs, db } as never).reactions.find(({ event }) => event === 'play.bet')
    if (reaction?.kind !== 'many') throw new Error('bets are counted in batches')
    await emit(db, 'play.bet', betEvent(id, { amount: 1n, bonus: 1n }))
    await emit(db, 'play.bet', betEvent(id, { amount: 5n }))
    const batch = (await betsOf()).map((row) => ({ ...row, payload: betEvent(id, { amount: 1n, bonus: 1n }) }))
    await db.transaction((tx) => reaction.run(tx, batch.slice(0, 1) as never))
    expect(await stages()).toEqual(['handle_bets'])
    await db.transaction((tx) => reaction.run(tx, batch as never))
    expect(await stages()).toEqual(['lost'])
  })

  test.each(['play.freeWin', 'play.freeRollback'] as const)(
    '%s that ends the last free round ends its free spins',
    async (name) => {
      const { id: freespins } = await insertSpinsRow(db, id, { stage: 'activated', performed: 1, valid_until: soon })
      const about = { player: id, currency: 'EUR', game: 'a/One', round: 'r', amount: 0n, at: testNow, freespins }
      const stage = async () => (await db.query('SELECT stage FROM player_freespins WHERE id = $1', [freespins]))[0]
      await send(name, { ...about, finished: false })
      expect(await stage()).toEqual({ stage: 'activated' })
      await send(name, { ...about, finished: true })
      expect(await stage()).toEqual({ stage: 'finished' })
    },
  )
})
