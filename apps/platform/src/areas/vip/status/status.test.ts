import { vipThreshold } from '@apogee/rules/vip/progress'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { currencyOf, readRates } from '../../../core/content/configs/paymentConfig.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { sandboxMails } from '../../../testing/sandboxMails.ts'
import { onEachDatabase, type TestApp, testNow } from '../../../testing/testApp.ts'
import { depositEvent, winEvent } from '../../../testing/testEvents.ts'
import { insertCardPayment, insertRound } from '../../../testing/testRows.ts'
import { findSessionPlayer } from '../../auth/signIn/findSessionPlayer.ts'
import { mailsTo } from '../../auth/test/authApp.ts'
import { notificationsHandlers } from '../../notifications/handlers.ts'
import { profileHandlers } from '../../profile/handlers.ts'
import { signedIn } from '../../profile/test/profileApp.ts'
import { turnQuarters, vipConsumer } from '../consumers.ts'
import { vipHandlers } from '../handlers.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...vipHandlers, ...profileHandlers, ...notificationsHandlers },
      loadPlayer: findSessionPlayer,
      consumers: (core) => [vipConsumer(core), sandboxMails(core)],
      rateLimits: {},
    })
  })
  beforeEach(() => app.clock.move(testNow.getTime() - app.clock.now().getTime()))

  const player = (columns?: Record<string, unknown>, groups?: readonly string[]) => signedIn(app, columns, groups)
  type Someone = Awaited<ReturnType<typeof player>>

  async function deposit({ id }: Someone, cents: number, currency = 'EUR', at = app.clock.now()) {
    await app.db.transaction(async (tx) => {
      await insertCardPayment(tx, { player: id, cents, currency, at })
      await emit(tx, 'cashbox.depositSucceeded', depositEvent(id, { at }))
    })
    await app.drain()
  }
  /** Stores a bet like the ledger: the round, and the event of the stake. */
  async function bet({ id }: Someone, cents: number, currency = 'EUR', at = app.clock.now()) {
    await app.db.transaction(async (tx) => {
      await insertRound(tx, { player: id, cents, currency, at })
      await emit(tx, 'play.win', winEvent(id, { currency, bet: BigInt(cents), at }))
    })
    await app.drain()
  }
  const ladder = async ({ id }: Someone) =>
    (await app.db.query<{ group_id: string }>('SELECT group_id FROM player_groups WHERE player_id = $1', [id]))
      .map(({ group_id }) => group_id)
      .sort()
  const told = async ({ id }: Someone) =>
    (await (await app.client(id)).get('/api/player/notifications')).body.map(({ title }: { title: string }) => title)
  const subjects = async ({ email }: Someone) => (await mailsTo(app, email)).map(({ subject }) => subject)
  const heard = ({ id }: Someone) =>
    app.published.filter((one) => one.playerId === id && one.channel === 'groups_updates').map(({ data }) => data)

  test('[VIP-14] enough deposits and stakes grant the status at once: group, notification, mail and realtime message', async () => {
    const someone = await player()
    await deposit(someone, 1_200_000)
    await bet(someone, 5_999_000)
    expect(await ladder(someone)).toEqual([])
    await bet(someone, 1_000)
    expect(await ladder(someone)).toEqual(['257'])
    expect(await told(someone)).toEqual(['You’re now Bronze'])
    expect(await subjects(someone)).toEqual(['You have reached Bronze at Apogee'])
    expect(heard(someone)).toEqual([{ statuses: (await someone.client.get('/api/player')).body.statuses }])
    const progress = (await someone.client.get('/jam/vip_status_progress')).body
    expect(progress).toMatchObject({ currentStatus: 'BRONZE', activeStatus: 'BRONZE', nextStatus: 'SILVER' })
    await bet(someone, 6_000_000)
    expect([await ladder(someone), (await told(someone)).length]).toEqual([['258'], 2])
  })

  test('a deposit after the bets also moves the status, with one notification for repeated events', async () => {
    const someone = await player({ language: 'de' }, ['1117', '21'])
    await bet(someone, 6_230_000)
    await deposit(someone, 600_000)
    await emit(app.db, 'cashbox.depositSucceeded', depositEvent(someone.id))
    await app.drain()
    expect(await ladder(someone)).toEqual(['21', '257'])
    expect(await told(someone)).toEqual(['Du hast jetzt den Status Bronze'])
    expect(await subjects(someone)).toEqual(['Dein VIP-Status bei Apogee: Bronze'])
  })

  test('bets in every wallet count, including the smallest bets in a coin', async () => {
    const someone = await player()
    await deposit(someone, 600_000)
    await bet(someone, 5_999_990)
    // A satoshi is 0.06 cents at the rate of the tests.
    for (let n = 0; n < 4; n++) await bet(someone, 40, 'BTC')
    expect(await ladder(someone)).toEqual([])
    await bet(someone, 40, 'BTC')
    expect(await ladder(someone)).toEqual(['257'])
  })

  test.each(['KZT', 'LTC', 'DOG'])(
    '[VIP-14] deposits of EUR 20 and stakes of EUR 0.60 earn no status with %s selected, now or at the turn of the quarter',
    async (currency) => {
      const [rising, gold] = [await player({ currency }), await player({ currency }, ['259'])]
      for (const one of [rising, gold]) {
        await deposit(one, 2_000)
        await bet(one, 60)
      }
      expect([await ladder(rising), await ladder(gold)]).toEqual([[], ['259']])
      app.clock.move(22 * day)
      await turnQuarters(app)
      expect([await ladder(rising), await ladder(gold)]).toEqual([[], ['1117']])
    },
  )

  test('[VIP-14] deposits and bets of a coin earn the status at the threshold in that coin, and not below', async () => {
    const dog = currencyOf('DOG')!
    const to = vipThreshold('BRONZE', dog, readRates())
    const someone = await player({ currency: dog.code })
    await deposit(someone, to.deposits + 1, dog.code)
    await bet(someone, to.bets - 1, dog.code)
    expect(await ladder(someone)).toEqual([])
    await bet(someone, 1000, dog.code)
    expect(await ladder(someone)).toEqual(['257'])
  })

  test('[VIP-12] a status ends with the quarter, and the figures of the quarter determine the next one', async () => {
    const [kept, fallen, given] = [await player(), await player({}, ['255']), await player({}, ['257'])]
    for (const one of [kept, fallen]) {
      await deposit(one, 1_200_000)
      await bet(one, 12_000_000)
    }
    await turnQuarters(app)
    expect(await Promise.all([kept, fallen, given].map(ladder))).toEqual([['258'], ['255'], ['257']])
    app.clock.move(22 * day)
    await turnQuarters(app)
    await turnQuarters(app)
    expect(await Promise.all([kept, fallen, given].map(ladder))).toEqual([['258'], ['258'], ['1117']])
    expect(await told(kept)).toEqual(['You keep Silver'])
    expect(await subjects(kept)).toEqual(['You keep Silver at Apogee', 'You have reached Silver at Apogee'])
    expect(heard(kept)).toHaveLength(2)
    expect(await subjects(fallen)).toEqual(['Your Apogee VIP status for the new quarter'])
    expect(await told(fallen)).toEqual(['Your VIP status is now Silver'])
    expect(await told(given)).toEqual(['Your VIP status is now Rising star'])
    app.clock.move(91 * day)
    await turnQuarters(app)
    expect(await Promise.all([kept, fallen].map(ladder))).toEqual([['1117'], ['1117']])
  })

  test.each(['bet', 'deposit'])(
    '[VIP-14] a status earned by the last %s of a quarter is granted, even if it is processed after the turn',
    async (last) => {
      const someone = await player()
      if (last === 'bet') await deposit(someone, 600_000)
      else await bet(someone, 6_000_000)
      app.clock.move(22 * day)
      if (last === 'bet') await bet(someone, 6_000_000, 'EUR', testNow)
      else await deposit(someone, 600_000, 'EUR', testNow)
      expect(await ladder(someone)).toEqual(['257'])
    },
  )

  test('[VIP-12] concurrent workers turn the quarter once for each player', async () => {
    const some = await Promise.all([player({}, ['255']), player({}, ['257']), player({}, ['259'])])
    for (const one of some.slice(0, 2)) {
      await deposit(one, 600_000)
      await bet(one, 6_000_000)
    }
    app.clock.move(22 * day)
    await Promise.all([turnQuarters(app), turnQuarters(app), turnQuarters(app)])
    await app.drain()
    expect(await Promise.all(some.map(ladder))).toEqual([['257'], ['257'], ['1117']])
    expect(await Promise.all(some.map(told))).toEqual([
      ['Your VIP status is now Bronze'],
      ['You keep Bronze'],
      ['Your VIP status is now Rising star'],
    ])
    for (const one of some) expect([await subjects(one), heard(one)].map(({ length }) => length)).toEqual([1, 1])
    const moves = await app.db.query('SELECT from_status, to_status, cause FROM vip_moves WHERE player_id = ANY ($1)', [
      some.map(({ id }) => id),
    ])
    expect(moves).toHaveLength(3)
    expect(moves).toContainEqual({ from_status: 'BRONZE', to_status: 'BRONZE', cause: 'quarter' })
  })

  test('the first bet of a new quarter turns the quarter before it counts', async () => {
    const someone = await player({}, ['255'])
    await deposit(someone, 600_000)
    await bet(someone, 6_000_000)
    app.clock.move(22 * day)
    await bet(someone, 100)
    expect(await ladder(someone)).toEqual(['257'])
  })

  test('[SAFE-02] a player on a break gets no notification', async () => {
    const someone = await player({}, ['257'])
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, disable_at)
       VALUES ($1, 'selfexclusion', '1', 'active', $2, $3)`,
      [someone.id, testNow, new Date(testNow.getTime() + 365 * day)],
    )
    app.clock.move(22 * day)
    await turnQuarters(app)
    expect([await ladder(someone), await told(someone), await subjects(someone)]).toEqual([['1117'], [], []])
  })

  const order = (command: string, { email }: Someone, ...more: string[]) =>
    runCommand([command, email, ...more, '--by', 'Sam of support', '--reason', 'agreed by phone'], app)

  test('an operator grants a status and removes it, and the operator and the reason are recorded', async () => {
    const someone = await player()
    expect(await order('vip-set', someone, 'gold')).toMatchObject({ isDone: true })
    expect([await ladder(someone), await told(someone)]).toEqual([['259'], ['You’re now Gold']])
    const [given] = (await someone.client.get('/api/player/notifications')).body
    expect(given.text).toMatch(/^A gift from our team, until the end of the quarter\./)
    expect(await order('vip-set', someone, 'gold')).toMatchObject({ isDone: false })
    expect(await order('vip-remove', someone)).toMatchObject({ isDone: true })
    expect(await ladder(someone)).toEqual(['1117'])
    expect(heard(someone)).toHaveLength(2)
    expect(
      await app.db.query('SELECT action, operator, reason FROM operator_actions WHERE player_id = $1 ORDER BY id', [
        someone.id,
      ]),
    ).toEqual(
      ['vip_set', 'vip_removed'].map((action) => ({ action, operator: 'Sam of support', reason: 'agreed by phone' })),
    )
  })

  test('play before an operator removed the status does not earn it again', async () => {
    const someone = await player()
    await deposit(someone, 1_200_000)
    await bet(someone, 6_000_000)
    app.clock.move(day)
    await order('vip-remove', someone)
    app.clock.move(day)
    await bet(someone, 100)
    expect(await ladder(someone)).toEqual(['1117'])
    expect((await (await app.client(someone.id)).get('/jam/vip_status_progress')).body).toMatchObject({
      betSumCents: 100,
      depositAmountCents: 0,
    })
    await deposit(someone, 600_000)
    await bet(someone, 6_000_000)
    expect(await ladder(someone)).toEqual(['257'])
  })

  test.each([
    [['vip-set', 'a@b.c']],
    [['vip-set', 'a@b.c', 'tin']],
    [['vip-set', 'a@b.c', 'regular']],
    [['vip-remove', 'a@b.c', 'gold']],
  ])('%j is no order', async (args) => {
    expect(await runCommand([...args, '--by', 'Sam', '--reason', 'why'], app)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('vip-set'),
    })
  })
})
