import { type LimitPeriod, limitPeriods, type Span } from '@apogee/rules/limits/period'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBreakPeriods } from '../../core/content/licences/licences.ts'
import { refuse } from '../../core/errors.ts'
import { fund, openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { placeBet } from '../play/public.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { assertMayDeposit, countDeposit } from './depositLimits.ts'
import { limitsHandlers } from './handlers.ts'

const path = '/api/user_limits'
const minute = 60_000
const after = (from: string | Date, ms: number) => new Date(new Date(from).getTime() + ms)

/** The ends of the periods that contain a time, in Tallinn local time. */
const nights: readonly (readonly [what: string, now: string, ends: Readonly<Record<LimitPeriod, string>>])[] = [
  [
    'an ordinary midnight',
    '2026-07-15T20:30',
    { day: '2026-07-15T21:00', week: '2026-07-19T21:00', month: '2026-07-31T21:00' },
  ],
  [
    'clocks set forward',
    '2026-03-28T23:30',
    { day: '2026-03-29T21:00', week: '2026-03-29T21:00', month: '2026-03-31T21:00' },
  ],
  [
    'clocks set back',
    '2026-10-24T22:00',
    { day: '2026-10-25T22:00', week: '2026-10-25T22:00', month: '2026-10-31T22:00' },
  ],
  ['a leap day', '2028-02-28T23:00', { day: '2028-02-29T22:00', week: '2028-03-05T22:00', month: '2028-02-29T22:00' }],
  [
    'the end of a year',
    '2026-12-31T12:00',
    { day: '2026-12-31T22:00', week: '2027-01-03T22:00', month: '2026-12-31T22:00' },
  ],
]
const utc = (moment: string) => `${moment}:00.000Z`

/** The ends of breaks that start in the first hour of 31 January of a leap year, in Tallinn. */
const breakEnds: Readonly<Record<Span, string | null>> = {
  day: '2028-01-31T22:30',
  '3_days': '2028-02-02T22:30',
  week: '2028-02-06T22:30',
  month: '2028-02-28T22:30',
  '3_months': '2028-04-29T21:30',
  '6_months': '2028-07-30T21:30',
  '9_months': '2028-10-30T22:30',
  '12_months': '2029-01-30T22:30',
  '24_months': '2030-01-30T22:30',
  '36_months': '2031-01-30T22:30',
  '60_months': '2033-01-30T22:30',
  forever: null,
}

onEachDatabase((makeApp) => {
  let app: TestApp
  let serial = 0
  beforeAll(async () => {
    app = await makeApp({ handlers: limitsHandlers, loadPlayer: findSessionPlayer, rateLimits: {} })
  })

  /** A player of the Estonian brand with money, at a given time. */
  async function player(now: Date) {
    const goTo = (to: Date) => app.clock.move(to.getTime() - app.clock.now().getTime())
    goTo(now)
    const { id } = await signedIn(app, { brand: 'apogee-ee' })
    await fund(app.db, id, { real: 1_000_00n })
    const order = () => {
      serial += 1
      return { round: `clock-${serial}`, transaction: `clock-${serial}`, now: app.clock.now() }
    }
    let session = ''
    const spend = {
      bet: async (amount: bigint) => {
        session ||= await openPlay(app.db, id, `clock-${id}`)
        const result = await placeBet(app.db, { session, ...order(), amount })
        return result.ok ? 'taken' : result.limit?.type
      },
      deposit: (cents: bigint) =>
        app.db
          .transaction(async (tx) => {
            const deposit = { playerId: id, currency: 'EUR', cents, at: app.clock.now(), pending: async () => [] }
            await assertMayDeposit({ refuse }, tx, deposit)
            await countDeposit(tx, deposit)
          })
          .then(
            () => 'taken',
            () => 'refused',
          ),
    }
    return {
      id,
      goTo,
      ...spend,
      save: async (body: object) => (await app.client(id)).post(path, body),
      list: async () => (await (await app.client(id)).get(path)).body,
    }
  }

  describe.each(nights)('over %s', (_what, now, ends) => {
    test.each(['loss', 'wager', 'deposit'] as const)(
      '[LIM-02] [SAFE-03] a %s limit of a day, a week and a month is in force to the last millisecond, and then restarts',
      async (type) => {
        for (const period of limitPeriods) {
          const p = await player(new Date(utc(now)))
          const spend = type === 'deposit' ? p.deposit : p.bet
          const refused = type === 'deposit' ? 'refused' : type
          await p.save({ type, period, accounts: [{ currency: 'EUR', amount_cents: 100_00 }] })
          expect(await spend(100_00n)).toBe('taken')
          const end = new Date(utc(ends[period]))
          p.goTo(after(end, -1))
          expect([period, await spend(1n)]).toEqual([period, refused])
          expect((await p.list())[0].accounts[0]).toMatchObject({
            amount_cents: 100_00,
            current_value_amount_cents: 100_00,
            active_until: end.toISOString(),
          })
          p.goTo(end)
          expect((await p.list())[0].accounts[0]).toMatchObject({ current_value_amount_cents: 0 })
          expect([period, await spend(100_00n), await spend(1n)]).toEqual([period, 'taken', refused])
        }
      },
    )

    test('[LIM-01] [SAFE-04] time limits count elapsed minutes, also across a clock change', async () => {
      const start = after(utc(ends.day), -30 * minute)
      const p = await player(start)
      await p.save({ type: 'session', period: '60' })
      await app.db.query(
        'INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at) VALUES ($1, $2, $2, $3)',
        [p.id, start, after(start, 45 * minute)],
      )
      p.goTo(after(start, 60 * minute - 1))
      expect(await p.bet(1n)).toBe('taken')
      p.goTo(after(start, 60 * minute))
      expect(await p.bet(1n)).toBe('session')
    })
  })

  test.each(
    (['CW', 'EE'] as const).flatMap((licence) => {
      const { coolingoff, selfexclusion } = readBreakPeriods(licence)
      return [
        ...coolingoff.map((span) => [licence, 'coolingoff', span] as const),
        ...selfexclusion.map((span) => [licence, 'selfexclusion', span] as const),
      ]
    }),
  )(
    '[LIM-03] [SAFE-02] under %s a %s of %s rejects bets and deposits to its last millisecond, in leap years and over summer',
    async (licence, type, span) => {
      const from = new Date('2028-01-30T22:30:00.000Z')
      const p = await player(from)
      await app.db.query('UPDATE players SET license_name = $2 WHERE id = $1', [p.id, licence])
      expect((await p.save({ type, period: span })).status).toBe(201)
      const end = breakEnds[span]
      const last = end === null ? new Date('2099-12-31T23:59:59.999Z') : after(utc(end), -1)
      for (const moment of [after(from, 1), last]) {
        p.goTo(moment)
        expect([await p.bet(1n), await p.deposit(1n)]).toEqual([type, 'refused'])
      }
      if (end === null) return
      p.goTo(new Date(utc(end)))
      expect([await p.bet(1n), await p.deposit(1n)]).toEqual(['taken', 'taken'])
    },
  )
})
