import { readGiftTitle } from '@apogee/rules/vip/adventure'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '../../../core/log.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { startWorker } from '../../../jobs/worker.ts'
import { onEachDatabase, testNow } from '../../../testing/testApp.ts'
import { betEvent, depositEvent } from '../../../testing/testEvents.ts'
import { mailsTo } from '../../auth/test/authApp.ts'
import { joinGroups } from '../../profile/public.ts'
import { adventureConsumer } from './adventureConsumer.ts'
import { type Adventures, dayMs, openAdventures } from './test/adventureApp.ts'

const first = '__1/8__10/03/2026'
const hourMs = 3_600_000

onEachDatabase((makeApp) => {
  let all: Adventures
  beforeAll(async () => {
    all = await openAdventures(makeApp)
  })
  beforeEach(() => all.app.clock.move(testNow.getTime() - all.app.clock.now().getTime()))
  const move = (ms: number) => all.app.clock.move(ms)
  type Someone = Awaited<ReturnType<Adventures['player']>>
  const progress = async (someone: Someone) => {
    const { deposits } = await all.own(someone)
    return deposits.map(({ title, staked_cents: staked, required_cents: of, completed_at: at }) => ({
      title,
      staked: `${staked} of ${of}`,
      isCompleted: at !== null,
    }))
  }
  const isDone = async (someone: Someone, title = first) => (await all.statuses(someone)).includes(title)

  test('[ADV-10] a deposit and its stake complete the day with status, gift, notification, mail and realtime message', async () => {
    const someone = await all.player({ language: 'de' })
    await all.deposit(someone, 20_00)
    expect(await progress(someone)).toEqual([{ title: first, staked: '0 of 2000', isCompleted: false }])
    move(hourMs)
    await all.bet(someone, 19_99)
    expect([await isDone(someone), (await progress(someone))[0]!.staked]).toEqual([false, '1999 of 2000'])
    await all.bet(someone, 50)
    expect([await isDone(someone), (await progress(someone))[0]]).toEqual([
      true,
      { title: first, staked: '2000 of 2000', isCompleted: true },
    ])
    const { bonuses, freespins } = await all.gifts(someone)
    expect(bonuses).toEqual([])
    expect(freespins).toHaveLength(1)
    expect(freespins[0]).toMatchObject({
      title: '__1__10/03/2026__20 free spins',
      group_key: 'vip_adventure',
      freespins_total: 20,
      stage: 'issued',
      activatable: true,
      activatable_until: new Date(all.app.clock.now().getTime() + 7 * dayMs).toISOString(),
    })
    expect(readGiftTitle(freespins[0].title).title).toBe('20 free spins')
    expect(await all.told(someone)).toEqual(['Tag 1 geschafft: 20 Freispiele'])
    expect((await mailsTo(all.app, someone.email)).map(({ subject }) => subject)).toEqual([
      'Dein Gewinn bei Apogee: 20 Freispiele',
    ])
    expect(all.heard(someone, 'groups_updates')).toBe(1)
    expect(all.heard(someone, 'freespins_changes')).toBe(1)
    expect(all.heard(someone, 'vip_adventure_changes')).toBeGreaterThanOrEqual(3)
  })

  test('the history shows the title of a gift instead of its code', async () => {
    const someone = await all.player()
    await all.deposit(someone, 20_00)
    await all.bet(someone, 20_00)
    const { body } = await someone.client.get('/api/player/bonuses/events')
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['20 free spins'])
    expect((await someone.client.get('/api/player/bonuses/events.csv')).body).not.toContain('__1__')
  })

  test('a bet before the deposit, in another wallet or after the day does not count', async () => {
    const someone = await all.player()
    await all.bet(someone, 90_00)
    move(hourMs)
    await all.deposit(someone, 20_00)
    await all.bet(someone, 90_00, { at: new Date(all.app.clock.now().getTime() - 1) })
    await all.bet(someone, 90_00, { currency: 'USD' })
    await all.bet(someone, 19_00)
    await all.bet(someone, 90_00, { at: new Date(Date.UTC(2026, 2, 11)) })
    expect(await progress(someone)).toEqual([{ title: first, staked: '1900 of 2000', isCompleted: false }])
    await all.bet(someone, 1_00, { at: new Date(Date.UTC(2026, 2, 11) - 1) })
    expect(await isDone(someone)).toBe(true)
  })

  test('a deposit below the minimum, outside the adventure or before joining opens no day', async () => {
    const [low, outside, late] = [await all.player(), await all.player({}, ['257']), await all.player({}, [])]
    await all.deposit(low, 19_99)
    await all.deposit(outside, 100_00)
    await all.deposit(late, 100_00, { waits: true })
    move(hourMs)
    await joinGroups(all.app.db, late.id, ['791'], all.app.clock.now())
    await all.app.drain()
    for (const one of [low, outside, late]) expect(await progress(one)).toEqual([])
    await all.deposit(late, 20_00)
    expect(await progress(late)).toHaveLength(1)
  })

  test('a player who joins late misses the days before, and can complete the others', async () => {
    move(4 * dayMs)
    const late = await all.player()
    await all.deposit(late, 30_00)
    await all.bet(late, 30_00)
    expect((await progress(late)).map(({ title }) => title)).toEqual(['__5/8__14/03/2026'])
    expect(await isDone(late, '__5/8__14/03/2026')).toBe(true)
  })

  test('each currency has a separate minimum deposit', async () => {
    const someone = await all.player()
    await all.deposit(someone, 100_00, { currency: 'NOK' })
    expect(await progress(someone)).toEqual([])
    await all.deposit(someone, 200_00, { currency: 'NOK' })
    await all.bet(someone, 200_00)
    expect(await isDone(someone)).toBe(false)
    await all.bet(someone, 200_00, { currency: 'NOK' })
    expect(await isDone(someone)).toBe(true)
    expect((await all.gifts(someone)).freespins[0]).toMatchObject({ currency: 'NOK', bet_cents: 200 })
  })

  test('the first deposit of a day counts for the day of its arrival', async () => {
    const someone = await all.player()
    await all.deposit(someone, 25_00, { at: new Date(Date.UTC(2026, 2, 11) - 1) })
    await all.deposit(someone, 90_00, { at: new Date(Date.UTC(2026, 2, 11) - 1) })
    await all.deposit(someone, 30_00, { at: new Date(Date.UTC(2026, 2, 11)) })
    expect(await progress(someone)).toEqual([
      { title: first, staked: '0 of 2500', isCompleted: false },
      { title: '__2/8__11/03/2026', staked: '0 of 3000', isCompleted: false },
    ])
  })

  test('a day with several days to stake can be staked after midnight, and a bet counts for the first opened day', async () => {
    move(3 * dayMs)
    const someone = await all.player()
    await all.deposit(someone, 30_00)
    move(dayMs)
    await all.deposit(someone, 40_00)
    await all.bet(someone, 35_00)
    await all.bet(someone, 10_00)
    const [fourth, fifth] = ['__4/8__13/03/2026', '__5/8__14/03/2026']
    expect(await progress(someone)).toEqual([
      { title: fourth, staked: '3000 of 3000', isCompleted: true },
      { title: fifth, staked: '1000 of 4000', isCompleted: false },
    ])
    const { bonuses, freespins } = await all.gifts(someone)
    expect([bonuses.length, freespins.length]).toEqual([1, 0])
    expect(bonuses[0]).toMatchObject({
      title: '__4__13/03/2026__€10 bonus',
      amount_cents: 10_00,
      amount_wager_requirement_cents: 200_00,
      max_bet_cents: 5_00,
      stage: 'issued',
    })
  })

  test('a percentage of the deposit is granted up to its maximum', async () => {
    move(6 * dayMs)
    const [some, much] = [await all.player(), await all.player()]
    await all.deposit(some, 40_00)
    await all.deposit(much, 4_000_00)
    await all.bet(some, 40_00)
    await all.bet(much, 4_000_00)
    expect((await all.gifts(some)).bonuses[0]).toMatchObject({
      title: '__7__16/03/2026__15% extra on your deposit',
      amount_cents: 6_00,
    })
    expect((await all.gifts(much)).bonuses[0]).toMatchObject({ amount_cents: 50_00 })
  })

  test('repeated events count once, and returned bets do not count', async () => {
    const someone = await all.player()
    const payment = await all.deposit(someone, 20_00)
    await emit(all.app.db, 'cashbox.depositSucceeded', depositEvent(someone.id, { payment, amount: 2000n }))
    await all.bet(someone, 15_00)
    await all.rollback(someone, 15_00)
    await all.rollback(someone, 90_00, new Date(testNow.getTime() - 1))
    expect(await progress(someone)).toEqual([{ title: first, staked: '0 of 2000', isCompleted: false }])
    await all.bet(someone, 19_00)
    await all.bet(someone, 1_00)
    await all.rollback(someone, 19_00)
    expect(await isDone(someone)).toBe(true)
    await emit(all.app.db, 'cashbox.depositSucceeded', depositEvent(someone.id, { payment, amount: 2000n }))
    await all.bet(someone, 90_00)
    const { freespins } = await all.gifts(someone)
    expect([freespins.length, (await all.told(someone)).length]).toEqual([1, 1])
    expect(await mailsTo(all.app, someone.email)).toHaveLength(1)
  })

  test('[ADV-10] bets that are returned in the same batch do not complete a day together', async () => {
    const someone = await all.player()
    await all.deposit(someone, 20_00)
    const at = all.app.clock.now()
    const bet = betEvent(someone.id, { amount: 19_00n, at })
    await all.app.db.transaction(async (tx) => {
      for (let time = 0; time < 3; time += 1) {
        await emit(tx, 'play.bet', bet)
        await emit(tx, 'play.rollback', { ...bet, placed: at })
      }
    })
    await all.app.drain()
    expect(await progress(someone)).toEqual([{ title: first, staked: '0 of 2000', isCompleted: false }])
  })

  test('two concurrent workers count every bet once and grant one prize', async () => {
    const someone = await all.player()
    await all.deposit(someone, 20_00)
    const core = { ...all.app, announceBalance: () => undefined }
    const more = [1, 2].map(() =>
      startWorker({ db: all.app.db, log: openLog('silent'), consumers: [adventureConsumer(core)] }),
    )
    await Promise.all(
      Array.from({ length: 190 }, (_, nth) =>
        emit(all.app.db, 'play.bet', betEvent(someone.id, { amount: 10n, at: testNow, transaction: `t${nth}` })),
      ),
    )
    await Promise.all([all.app.drain(), ...more.map((worker) => worker.drain())])
    expect(await progress(someone)).toEqual([{ title: first, staked: '1900 of 2000', isCompleted: false }])
    await Promise.all(
      Array.from({ length: 20 }, () =>
        emit(all.app.db, 'play.bet', betEvent(someone.id, { amount: 10n, at: testNow })),
      ),
    )
    await Promise.all([all.app.drain(), ...more.map((worker) => worker.drain())])
    for (const worker of more) await worker.close()
    expect([await isDone(someone), (await all.gifts(someone)).freespins.length]).toEqual([true, 1])
  })

  test('bets in the same batch as their deposit count, in any order of events', async () => {
    const someone = await all.player()
    const payment = await all.deposit(someone, 20_00)
    await all.app.db.query('DELETE FROM vip_adventure_days WHERE player_id = $1', [someone.id])
    await all.app.db.transaction(async (tx) => {
      await emit(tx, 'play.bet', betEvent(someone.id, { amount: 2000n, at: testNow }))
      await emit(tx, 'cashbox.depositSucceeded', depositEvent(someone.id, { payment, amount: 2000n }))
    })
    await all.app.drain()
    expect(await isDone(someone)).toBe(true)
  })

  test('the prize offered at the deposit is granted, even if the event is processed later', async () => {
    const someone = await all.player()
    await all.deposit(someone, 20_00)
    await all.app.db.query(
      `UPDATE vip_adventure_days SET offer = jsonb_set(offer, '{prize,freespins,count}', '35') WHERE player_id = $1`,
      [someone.id],
    )
    await all.bet(someone, 20_00)
    expect((await all.gifts(someone)).freespins[0]).toMatchObject({ freespins_total: 35 })
  })

  test('the last day requires five finished days, in any order', async () => {
    const [done, short] = [await all.player(), await all.player()]
    for (const [day, cents] of [20_00, 20_00, 20_00, 30_00, 30_00, 30_00, 30_00].entries()) {
      await all.deposit(done, cents)
      if (day < 4) await all.deposit(short, cents)
      // The seventh day is finished on the eighth.
      if (day !== 4 && day !== 5 && day < 6) await all.bet(done, cents)
      if (day < 4) await all.bet(short, cents)
      move(dayMs)
    }
    for (const one of [done, short]) {
      await all.deposit(one, 100_00)
      await all.bet(one, 30_00)
      await all.bet(one, 100_00)
    }
    const last = '__8/8__17/03/2026'
    expect([await isDone(done, '__7/8__16/03/2026'), await isDone(done, last)]).toEqual([true, true])
    expect((await all.gifts(done)).bonuses.map(({ amount_cents: cents }: { amount_cents: number }) => cents)).toContain(
      100_00,
    )
    expect([await isDone(short, last), (await progress(short)).at(-1)]).toEqual([
      false,
      { title: last, staked: '10000 of 10000', isCompleted: false },
    ])
  })

  test('a reversed deposit takes back its day, which the next deposit can open again, and its gift if it was staked', async () => {
    const someone = await all.player()
    const one = await all.deposit(someone, 20_00)
    await all.bet(someone, 10_00)
    await all.reverse(someone, one, 5_00, false)
    expect(await progress(someone)).toHaveLength(1)
    await all.reverse(someone, one, 20_00)
    expect(await progress(someone)).toEqual([])
    const two = await all.deposit(someone, 40_00)
    await all.bet(someone, 40_00)
    expect([await isDone(someone), (await progress(someone))[0]!.staked]).toEqual([true, '4000 of 4000'])
    await all.reverse(someone, two, 40_00)
    expect([await isDone(someone), await progress(someone)]).toEqual([false, []])
    expect((await all.gifts(someone)).freespins.map(({ stage }: { stage: string }) => stage)).toEqual(['canceled'])
    const three = await all.deposit(someone, 20_00)
    expect(three).not.toBe(two)
    await all.bet(someone, 20_00)
    expect((await all.gifts(someone)).freespins.map(({ stage }: { stage: string }) => stage)).toEqual([
      'issued',
      'canceled',
    ])
  })

  test('[SAFE-02] [ROLE-14] players who may not get prizes complete the day without prize and notification', async () => {
    const [off, away, multi] = [await all.player(), await all.player(), await all.player({}, ['791', '100'])]
    for (const one of [off, away, multi]) await all.deposit(one, 20_00)
    await all.app.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [off.id])
    await all.takeBreak(away)
    for (const one of [off, away, multi]) await all.bet(one, 20_00)
    expect(await Promise.all([off, away, multi].map((one) => isDone(one)))).toEqual([true, true, false])
    for (const one of [off, away, multi]) {
      expect(await all.gifts(one)).toEqual({ bonuses: [], freespins: [] })
      expect([await all.told(one), await mailsTo(all.app, one.email)]).toEqual([[], []])
    }
  })

  test('days of an earlier run are listed while they matter, and their statuses are removed after a while', async () => {
    const someone = await all.player()
    await all.deposit(someone, 20_00)
    move(3 * dayMs)
    await all.deposit(someone, 30_00)
    await all.bet(someone, 30_00)
    move(6 * dayMs)
    const fourth = '__4/8__13/03/2026'
    expect(await progress(someone)).toEqual([{ title: fourth, staked: '3000 of 3000', isCompleted: true }])
    expect((await all.own(someone)).deposits[0]).toMatchObject({
      day: { prize: { bonus: 'bonus' } },
      terms: { bonus: { amount_cents: 10_00 } },
    })
    expect(await isDone(someone, fourth)).toBe(true)
    move(63 * dayMs)
    await all.deposit(someone, 100_00)
    await all.bet(someone, 100_00)
    const names = (await all.statuses(someone)).filter((name) => name.startsWith('__'))
    expect([names.length, names.includes(fourth)]).toEqual([1, false])
  })
})
