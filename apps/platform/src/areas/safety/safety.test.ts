import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../composition/operators/operatorCommands.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { confirmedPlayer, openAuthApp } from '../auth/test/authApp.ts'
import { harmMarkers, readHarmConfig } from './harmConfig.ts'
import { type HarmFacts, measureHarm, quietFacts } from './measure.ts'
import { isNightOver, measureNight } from './measureNight.ts'

const config = readHarmConfig()

test.each<[Partial<HarmFacts>, string[]]>([
  [{}, []],
  [{ weekCents: 20_000, usualCents: 10_000 }, ['rising_deposits']],
  [{ weekCents: 19_999, usualCents: 10_000 }, []],
  // A first week has nothing to rise from, and small sums do not count.
  [{ weekCents: 90_000 }, []],
  [{ weekCents: 9_999, usualCents: 100 }, []],
  [{ depositsInDay: 3 }, []],
  [{ depositsInDay: 4 }, ['frequent_deposits']],
  [{ quickDeposits: 3 }, ['chasing']],
  [{ rounds: 200, nightRounds: 100 }, ['night_play']],
  [{ rounds: 199, nightRounds: 199 }, []],
  [{ rounds: 1000, nightRounds: 499 }, []],
  [{ canceledWithdrawals: 2 }, ['canceled_withdrawals']],
  [{ declinedDeposits: 3 }, ['declined_deposits']],
])('of %j the markers are %j', (facts, markers) => {
  expect(Object.keys(measureHarm({ ...quietFacts, ...facts }, config)?.markers ?? {})).toEqual(markers)
})

test.each([
  [{ declinedDeposits: 3 }, 'low', 1],
  [{ quickDeposits: 3, declinedDeposits: 3 }, 'medium', 3],
  [{ quickDeposits: 3, declinedDeposits: 3, canceledWithdrawals: 2 }, 'high', 5],
])('%j is %s', (facts, level, points) => {
  expect(measureHarm({ ...quietFacts, ...facts }, config)).toMatchObject({ level, points })
})

test('levels that do not rise, and a marker without points, are refused', () => {
  expect(harmMarkers.safeParse({ ...config, levels: { low: 3, medium: 2, high: 5 } }).success).toBe(false)
  const night_play = { ...config.markers.night_play, points: 0 }
  expect(harmMarkers.safeParse({ ...config, markers: { ...config.markers, night_play } }).success).toBe(false)
})

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const order = (...words: string[]) => runCommand([...words, '--by', 'Sam', '--reason', 'weekly round'], app)
  const minutes = (before: number) => new Date(Date.parse('2026-03-09T20:00:00Z') - before * 60_000)
  const pay = (id: bigint, action: string, state: string, cents: number, at: Date) =>
    app.db.query(
      `INSERT INTO payments (player_id, action, state, currency, amount_cents, method, brand, provider, locale, created_at, updated_at, finished_at)
       VALUES ($1, $2, $3, 'EUR', $4, 'visa', 'visa', 'psp', 'en', $5, $5, $5)`,
      [id, action, state, cents, at],
    )
  const messages = (id: bigint) =>
    app.db.query('SELECT kind, body FROM notifications WHERE player_id = $1 ORDER BY id', [id])

  test('a night is measured once; staff see who shows markers, and the player gets a service message by rule, and after a contact none for the days of the rule', async () => {
    const { id: risky } = await confirmedPlayer(app, 'risky@example.com', { locale: 'de' })
    const { id: calm } = await confirmedPlayer(app, 'calm@example.com')
    for (const at of [0, 30, 60, 90]) await pay(risky, 'deposit', 'succeeded', 10_000, minutes(at))
    for (const at of [5, 6]) await pay(risky, 'cashout', 'recalled', 5_000, minutes(at))
    await pay(calm, 'deposit', 'succeeded', 5_000, minutes(10))
    app.clock.move(Date.parse('2026-03-10T02:00:00Z') - app.clock.now().getTime())
    expect(isNightOver(app)).toBe(false)
    app.clock.move(Date.parse('2026-03-10T03:00:00Z') - app.clock.now().getTime())
    expect(isNightOver(app)).toBe(true)
    expect([await measureNight(app), await measureNight(app)]).toEqual([true, false])
    expect(await order('safety', 'measure')).toMatchObject({ isDone: false })
    expect(await app.db.query('SELECT day::text AS day, players FROM harm_nights')).toEqual([
      { day: '2026-03-10', players: 2 },
    ])
    expect((await order('safety', 'list')).data).toEqual([
      expect.objectContaining({
        player: String(risky),
        email: 'risky@example.com',
        level: 'high',
        points: 5,
        markers: { frequent_deposits: 4, chasing: 3, canceled_withdrawals: 2 },
      }),
    ])
    expect(await messages(risky)).toEqual([
      {
        kind: 'service',
        body: expect.objectContaining({
          title: 'Hilfe, wenn du möchtest',
          content: { button: { title: 'Limits und Spielpausen', path: '/responsible-gaming' } },
        }),
      },
    ])
    expect(await messages(calm)).toEqual([])
    const shown = await order('players', 'show', 'risky@example.com')
    expect(shown.text).toContain('markers of harm on 2026-03-10: high (5), ')
    expect(shown.data).toMatchObject({ contacts: [{ kind: 'message', rule: 'offer-of-help' }] })

    const nextDay = 86_400_000
    app.clock.move(nextDay)
    expect((await order('safety', 'measure')).data).toMatchObject([{ player: String(risky) }])
    expect(await messages(risky)).toHaveLength(1)
    expect(await order('safety', 'contact', 'risky@example.com', 'phone')).toMatchObject({ isDone: true })
    expect(await order('safety', 'contact', 'nobody@example.com', 'phone')).toMatchObject({ isDone: false })
    expect((await order('safety', 'contact', 'risky@example.com', 'letter')).text).toContain('Usage')
    await order('break', 'risky@example.com', 'day')
    const { data } = await order('report', 'safety', '2026-03')
    const rows = (data as { rows: { what: string; count: number }[] }).rows
    expect(Object.fromEntries(rows.map(({ what, count }) => [what, count]))).toEqual({
      break: 1,
      'contact by message': 1,
      'contact by phone': 1,
      'nights with markers of harm: high': 2,
    })
  })
})

test('every message has the six languages of the site', () => {
  for (const { titles, texts, button } of config.messages)
    for (const each of [titles, texts, button.titles])
      expect(Object.keys(each).sort()).toEqual(['de', 'en', 'et', 'fr', 'it', 'no'])
})
