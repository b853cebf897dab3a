import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { sandboxMails } from '../../../testing/sandboxMails.ts'
import { onEachDatabase, type TestApp, testNow } from '../../../testing/testApp.ts'
import { depositEvent, winEvent } from '../../../testing/testEvents.ts'
import { insertCardPayment, insertRound } from '../../../testing/testRows.ts'
import { findSessionPlayer } from '../../auth/signIn/findSessionPlayer.ts'
import { mailsTo } from '../../auth/test/authApp.ts'
import { bonusesHandlers } from '../../bonuses/handlers.ts'
import { notificationsHandlers } from '../../notifications/handlers.ts'
import { signedIn } from '../../profile/test/profileApp.ts'
import { turnQuarters, vipConsumer } from '../consumers.ts'
import { vipHandlers } from '../handlers.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...vipHandlers, ...notificationsHandlers, ...bonusesHandlers },
      loadPlayer: findSessionPlayer,
      services: { announceBalance: () => undefined },
      consumers: (core) => [vipConsumer(core), sandboxMails(core)],
      rateLimits: {},
    })
  })
  beforeEach(() => app.clock.move(testNow.getTime() - app.clock.now().getTime()))

  const player = (columns?: Record<string, unknown>, groups?: readonly string[]) => signedIn(app, columns, groups)
  type Someone = Awaited<ReturnType<typeof player>>

  /** Books deposits and bets worth a number of steps to Bronze. */
  async function climb({ id }: Someone, steps: number, currency = 'EUR', unit = 1) {
    const own = { player: id, currency, at: app.clock.now() }
    const bets = 6_000_000 * steps * unit
    await app.db.transaction(async (tx) => {
      await insertCardPayment(tx, { ...own, cents: 600_000 * steps * unit })
      await insertRound(tx, { ...own, cents: bets })
      await emit(tx, 'cashbox.depositSucceeded', depositEvent(id))
      await emit(tx, 'play.win', winEvent(id, { currency, bet: BigInt(bets) }))
    })
    await app.drain()
  }
  const operator = (command: string, { email }: Someone, ...more: string[]) =>
    runCommand([command, email, ...more, '--by', 'Sam', '--reason', 'why'], app)

  /** Titles and contents of the waiting gifts. */
  const spins = async ({ id }: Someone) =>
    (await (await app.client(id)).get('/api/player/freespins')).body.map(
      ({ title, freespins_total, currency }: Record<string, unknown>) => `${title} (${freespins_total}, ${currency})`,
    )
  const bonuses = async ({ id }: Someone) =>
    (await (await app.client(id)).get('/api/player/bonuses')).body.map(
      ({ title, amount_cents, currency }: Record<string, unknown>) => `${title} (${amount_cents}, ${currency})`,
    )
  const newest = async ({ id }: Someone) => (await (await app.client(id)).get('/api/player/notifications')).body[0]

  test('reaching a status adds its gift to the player’s gifts and notifies them', async () => {
    const someone = await player()
    await climb(someone, 1)
    expect(await spins(someone)).toEqual(['Bronze: 25 free spins (25, EUR)'])
    expect(await bonuses(someone)).toEqual([])
    expect(await newest(someone)).toMatchObject({
      title: 'You’re now Bronze',
      text: 'You met the thresholds this quarter. Bronze: 25 free spins. Your gift is waiting.',
      content: { button: { title: 'See my gifts', path: '/profile/gifts' } },
    })
    const [mail] = await mailsTo(app, someone.email)
    expect(mail!.text).toContain('Gift: Bronze: 25 free spins')
  })

  test('climbing past a status also grants its gift, both money and free spins', async () => {
    const someone = await player({ language: 'de', currency: 'NOK' })
    // A krone counts as a tenth of a euro, for offers and for statuses.
    await climb(someone, 8, 'NOK', 10)
    expect((await spins(someone)).toSorted()).toEqual([
      'Bronze: 25 free spins (25, NOK)',
      'Gold: 75 free spins (75, NOK)',
      'Platinum: a bonus and 100 free spins (100, NOK)',
      'Silver: 50 free spins (50, NOK)',
    ])
    expect(await bonuses(someone)).toEqual(['Platinum: a bonus and 100 free spins (50000, NOK)'])
    expect((await newest(someone)).text).toContain('Bronze: 25 Freispiele, Silber: 50 Freispiele, Gold: 75 Freispiele')
  })

  test('a currency without configured amounts gets gifts in euro', async () => {
    const someone = await player({ currency: 'BTC' })
    await operator('vip-set', someone, 'diamond')
    expect(await spins(someone)).toEqual(['Diamond: a bonus and 150 free spins (150, EUR)'])
    expect(await bonuses(someone)).toEqual(['Diamond: a bonus and 150 free spins (15000, EUR)'])
  })

  test('falling and climbing again grants a gift once per quarter, and again in the next quarter', async () => {
    const someone = await player()
    await climb(someone, 1)
    await operator('vip-remove', someone)
    app.clock.move(day)
    await climb(someone, 2)
    expect((await spins(someone)).toSorted()).toEqual([
      'Bronze: 25 free spins (25, EUR)',
      'Silver: 50 free spins (50, EUR)',
    ])
    expect((await newest(someone)).text).toContain('Silver: 50 free spins. Your gift')
    await operator('vip-remove', someone)
    await operator('vip-set', someone, 'silver')
    expect(await spins(someone)).toHaveLength(2)
    // Granted when Bronze is reached again, and not by the turn of the quarter, which is not a climb.
    app.clock.move(91 * day)
    await turnQuarters(app)
    expect(await spins(someone)).toHaveLength(2)
    app.clock.move(91 * day)
    await turnQuarters(app)
    await climb(someone, 1)
    const given = await app.db.query<{ status: string }>(
      'SELECT status FROM vip_gifts WHERE player_id = $1 ORDER BY given_at, status',
      [someone.id],
    )
    expect(given.map(({ status }) => status)).toEqual(['BRONZE', 'SILVER', 'BRONZE'])
  })

  test('concurrent moves grant a gift once', async () => {
    const someone = await player()
    await Promise.all(Array.from({ length: 5 }, () => operator('vip-set', someone, 'gold')))
    expect(await spins(someone)).toEqual(['Gold: 75 free spins (75, EUR)'])
  })

  test.each([
    ['is a second account', {}, ['100']],
    ['takes no bonuses', { can_issue_bonuses: false }, []],
  ])('a player who %s climbs without gifts, and the club shows none', async (_, columns, groups) => {
    const someone = await player(columns, groups)
    await climb(someone, 1)
    expect([await spins(someone), await bonuses(someone)]).toEqual([[], []])
    expect(await newest(someone)).toMatchObject({
      text: 'You met the thresholds this quarter.',
      content: { button: { path: '/rocketplay-vipclub' } },
    })
    const { statuses } = (await someone.client.get('/api/fe/config/vip-club')).body
    expect(statuses.every(({ gift, reload }: Record<string, unknown>) => gift === null && reload === null)).toBe(true)
  })

  test('[SAFE-02] during a break a status grants no gift, and the club shows none', async () => {
    const someone = await player({}, ['257'])
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, disable_at)
       VALUES ($1, 'selfexclusion', '1', 'active', $2, $3)`,
      [someone.id, testNow, new Date(testNow.getTime() + 365 * day)],
    )
    await climb(someone, 2)
    expect(await app.db.query('SELECT FROM player_freespins WHERE player_id = $1', [someone.id])).toEqual([])
    const { statuses } = (await someone.client.get('/api/fe/config/vip-club')).body
    expect(statuses.every(({ gift }: Record<string, unknown>) => gift === null)).toBe(true)
  })
})
