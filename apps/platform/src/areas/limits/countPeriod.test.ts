import { beforeAll, expect, test } from 'vitest'
import { fund, openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { payPrize, payWin, placeBet, rollBackBet } from '../play/public.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { uncountDeposit } from './depositLimits.ts'
import { limitsHandlers } from './handlers.ts'

const hour = 3_600_000
// testNow is noon of Tuesday, 10 March 2026: the day began 12 hours ago, the week 36, the month 228.
const before = (hours: number) => new Date(testNow.getTime() - hours * hour)

type What = 'deposit' | 'bet' | 'win' | 'lost' | 'rollback' | 'prize'
type Step = readonly [what: What, cents: bigint, hoursAgo: number, currency?: 'EUR' | 'USD']

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: limitsHandlers, loadPlayer: findSessionPlayer, rateLimits: {} })
  })

  async function player(money: { real?: bigint; bonus?: bigint } = { real: 1_000_000n }) {
    const { id, client } = await signedIn(app)
    const save = async (limit: object) => {
      const { status, body } = await client.post('/api/user_limits', limit)
      expect(status).toBe(201)
      return body
    }
    await fund(app.db, id, money)
    await fund(app.db, id, { real: 1_000_000n, currency: 'USD' })
    const sessions = {
      EUR: await openPlay(app.db, id, `before-${id}-EUR`),
      USD: await openPlay(app.db, id, `before-${id}-USD`, 'USD'),
    }
    let rounds = 0
    const deposit = (cents: bigint, at: Date, currency: string) =>
      app.db.query(
        `INSERT INTO payments (player_id, action, state, currency, amount_cents, method, brand, provider, locale, created_at, updated_at, finished_at)
         VALUES ($1, 'deposit', 'succeeded', $2, $3, 'visa', 'apogee', 'sandbox', 'en', $4, $4, $4)`,
        [id, currency, cents, at],
      )
    const order = (at: Date, currency: 'EUR' | 'USD', name: string) => ({
      session: sessions[currency],
      round: `before-${id}-${rounds}`,
      transaction: `before-${id}-${rounds}-${name}`,
      now: at,
    })
    const isTaken = expect.objectContaining({ ok: true })
    return {
      id,
      async go([what, cents, hoursAgo, currency = 'EUR']: Step) {
        const at = before(hoursAgo)
        if (what === 'deposit') return deposit(cents, at, currency)
        if (what === 'bet' || what === 'lost' || what === 'prize') rounds += 1
        if (what === 'bet' || what === 'lost')
          expect(await placeBet(app.db, { ...order(at, currency, 'bet'), amount: cents })).toEqual(isTaken)
        const win = { ...order(at, currency, 'win'), amount: what === 'lost' ? 0n : cents, finishesRound: true }
        if (what === 'win' || what === 'lost') expect(await payWin(app.db, win)).toEqual(isTaken)
        if (what === 'prize') expect(await payPrize(app.db, win)).toEqual(isTaken)
        if (what === 'rollback') {
          const original = order(at, currency, 'bet').transaction
          expect(await rollBackBet(app.db, { ...order(at, currency, 'back'), original })).toEqual(isTaken)
        }
      },
      set: (type: string, period: string, amount_cents = 100_00, currency = 'EUR') =>
        save({ type, period, accounts: [{ currency, amount_cents }] }),
      setSession: (period: string) => save({ type: 'session', period }),
      used: async () => {
        const [{ accounts }] = (await client.get('/api/user_limits')).body
        return accounts.map((one: { current_value_amount_cents: number }) => one.current_value_amount_cents)
      },
      bet: (cents: bigint) => {
        rounds += 1
        return placeBet(app.db, { ...order(testNow, 'EUR', 'bet'), amount: cents })
      },
      stored: () =>
        app.db.query('SELECT used_cents, counted_from FROM player_limits WHERE player_id = $1 ORDER BY id', [id]),
    }
  }

  const yesterdayToo: Step[] = [
    ['deposit', 7_00n, 13],
    ['lost', 7_00n, 13],
  ]
  test.each<[type: string, period: string, used: number, steps: Step[]]>([
    ['deposit', 'day', 50_00, [['deposit', 50_00n, 2]]],
    ['deposit', 'day', 50_00, [['deposit', 50_00n, 12], ...yesterdayToo]],
    ['deposit', 'week', 57_00, [['deposit', 50_00n, 12], ['deposit', 9_00n, 37], ...yesterdayToo]],
    [
      'deposit',
      'month',
      66_00,
      [['deposit', 50_00n, 12], ['deposit', 9_00n, 37], ['deposit', 5_00n, 229], ...yesterdayToo],
    ],
    // The limit of 184 euros is one of 200 dollars.
    [
      'deposit',
      'day',
      96_00,
      [
        ['deposit', 50_00n, 1],
        ['deposit', 50_00n, 1, 'USD'],
      ],
    ],
    ['deposit', 'day', 0, [['lost', 50_00n, 1]]],
    ['wager', 'day', 30_00, [['bet', 30_00n, 1], ['win', 45_00n, 1], ...yesterdayToo]],
    [
      'wager',
      'day',
      30_00,
      [
        ['bet', 30_00n, 1],
        ['bet', 8_00n, 1],
        ['rollback', 8_00n, 1],
      ],
    ],
    ['wager', 'week', 37_00, [['lost', 30_00n, 1], ['lost', 9_00n, 37], ...yesterdayToo]],
    ['wager', 'month', 46_00, [['lost', 30_00n, 1], ['lost', 9_00n, 37], ['lost', 5_00n, 229], ...yesterdayToo]],
    [
      'wager',
      'day',
      76_00,
      [
        ['lost', 30_00n, 1],
        ['lost', 50_00n, 1, 'USD'],
      ],
    ],
    [
      'wager',
      'day',
      0,
      [
        ['deposit', 50_00n, 1],
        ['prize', 5_00n, 1],
      ],
    ],
    ['loss', 'day', 20_00, [['bet', 30_00n, 1], ['win', 10_00n, 1], ...yesterdayToo]],
    [
      'loss',
      'day',
      30_00,
      [
        ['bet', 30_00n, 1],
        ['bet', 8_00n, 1],
        ['rollback', 8_00n, 1],
      ],
    ],
    [
      'loss',
      'day',
      30_00,
      [
        ['lost', 30_00n, 1],
        ['prize', 5_00n, 1],
      ],
    ],
    ['loss', 'week', 37_00, [['lost', 30_00n, 1], ['lost', 9_00n, 37], ...yesterdayToo]],
    ['loss', 'month', 46_00, [['lost', 30_00n, 1], ['lost', 9_00n, 37], ['lost', 5_00n, 229], ...yesterdayToo]],
    [
      'loss',
      'day',
      76_00,
      [
        ['lost', 30_00n, 1],
        ['lost', 50_00n, 1, 'USD'],
      ],
    ],
  ])('[LIM-04] [SAFE-03] a new %s limit of a %s has used %i cents by then', async (type, period, used, steps) => {
    const p = await player()
    for (const step of steps) await p.go(step)
    expect((await p.set(type, period, 184_00)).accounts[0]).toMatchObject({
      currency: 'EUR',
      amount_cents: 184_00,
      current_value_amount_cents: used,
    })
    expect(await p.used()).toEqual([used])
  })

  test('[LIM-05] a player who has won today may lose that and the limit', async () => {
    const p = await player()
    for (const step of [
      ['bet', 10_00n, 1],
      ['win', 50_00n, 1],
    ] as const)
      await p.go(step)
    await p.set('loss', 'day', 100_00)
    expect(await p.used()).toEqual([0])
    expect(await p.bet(140_01n)).toMatchObject({ ok: false, code: 'limit_reached' })
    expect(await p.bet(140_00n)).toMatchObject({ ok: true })
  })

  test('[SAFE-03] lost bonus money counts for a wager limit, not for a loss limit', async () => {
    const p = await player({ real: 10_00n, bonus: 40_00n })
    await p.go(['lost', 50_00n, 1])
    await p.set('wager', 'day')
    expect(await p.used()).toEqual([50_00])
    await p.set('loss', 'day')
    expect((await p.stored()).map((row) => row['used_cents'])).toEqual([50_00n, 10_00n])
  })

  test('[LIM-05] a limit below what its period has used is reached at once', async () => {
    const p = await player()
    await p.go(['lost', 60_00n, 1])
    await p.set('wager', 'day', 50_00)
    expect(await p.used()).toEqual([60_00])
    expect(await p.bet(1n)).toMatchObject({ ok: false, code: 'limit_reached' })
  })

  test('[SAFE-03] a win and a rollback of a round before the limit are subtracted, and so is a returned deposit', async () => {
    const p = await player()
    await p.go(['bet', 30_00n, 1])
    await p.set('loss', 'day')
    await p.go(['win', 10_00n, 0])
    expect(await p.used()).toEqual([20_00])
    const other = await player()
    await other.go(['bet', 30_00n, 1])
    await other.set('wager', 'day')
    await other.go(['rollback', 30_00n, 0])
    expect(await other.used()).toEqual([0])
    const third = await player()
    await third.go(['deposit', 50_00n, 1])
    await third.set('deposit', 'day')
    await app.db.transaction((tx) =>
      uncountDeposit(tx, { playerId: third.id, currency: 'EUR', cents: 20_00n, paidAt: before(1), at: testNow }),
    )
    expect(await third.used()).toEqual([30_00])
  })

  test('[SAFE-03] it counts in the currency of the limit', async () => {
    const p = await player()
    await p.go(['deposit', 46_00n, 1])
    const { accounts } = await p.set('deposit', 'day', 100_00, 'USD')
    expect(accounts).toContainEqual(expect.objectContaining({ currency: 'USD', current_value_amount_cents: 50_00 }))
  })

  test('[LIM-01] [SAFE-04] a session limit counts the play before it', async () => {
    const p = await player()
    await app.db.query(
      'INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at) VALUES ($1, $2, $2, $3)',
      [p.id, before(1), testNow],
    )
    await p.setSession('60')
    expect(await p.bet(1n)).toMatchObject({ ok: false, limit: { type: 'session' } })
  })
})
