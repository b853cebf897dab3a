import { userLimit } from '@apogee/contract/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailedToken } from '../../core/mail/queuedMail.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { fund, openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { placeBet } from '../play/public.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { limitsHandlers } from './handlers.ts'

const hour = 3_600_000
const path = '/api/user_limits'
// testNow is noon of Tuesday, 10 March 2026.
const at = (hours: number) => new Date(testNow.getTime() + hours * hour)

onEachDatabase((makeApp) => {
  let app: TestApp
  const { mails, consumer } = keptMails()
  beforeAll(async () => {
    app = await makeApp({
      handlers: limitsHandlers,
      loadPlayer: findSessionPlayer,
      consumers: [consumer],
      rateLimits: {},
    })
  })

  const goTo = (hours: number) => app.clock.move(at(hours).getTime() - app.clock.now().getTime())
  const eur = (amount_cents: number) => [{ currency: 'EUR', amount_cents }]
  const day = (type: string, cents: number) => ({ type, period: 'day', accounts: eur(cents) })

  /** A player at a later time. Sessions do not last for days, so each call may open a new one. */
  async function player(hours = 0, columns: Record<string, unknown> = {}) {
    goTo(hours)
    const { id } = await signedIn(app, columns)
    const ask = async () => app.client(id)
    return {
      id,
      save: async (body: object) => (await ask()).post(path, body),
      list: async () => (await (await ask()).get(path)).body,
      remove: async (limit: number) => (await ask()).delete(`${path}/${limit}`),
      confirm: async (token: string) => (await ask()).post(`${path}/confirm`, { token }),
    }
  }
  /** The last email to a player, and the token in it. */
  async function lastMail(id: bigint) {
    await app.drain()
    const [row] = await app.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [id])
    const { template, nonce, values } = mails.findLast(({ to }) => to === row!.email)!
    return { template, values, token: nonce === null ? '' : mailedToken(app.config.secrets.session, nonce) }
  }

  test('[API-075] [LIM-04] a new limit is in force at once, with both formats of the body', async () => {
    const p = await player()
    const wrapped = await p.save({ user_limit: day('deposit', 10_000) })
    expect(wrapped.status).toBe(201)
    expect(userLimit.strict().parse(wrapped.body)).toMatchObject({
      ...{ type: 'deposit', period: 'day', status: 'active', disable_at: null, confirm_until: null },
      accounts: [
        { currency: 'EUR', amount_cents: 10_000, current_value_amount_cents: 0, active_until: at(12).toISOString() },
      ],
    })
    const [week] = (await p.save({ type: 'wager', period: 'week', accounts: eur(5_000) })).body.accounts
    expect(week).toMatchObject({ active_until: '2026-03-16T00:00:00.000Z' })
    const [month] = (await p.save({ type: 'loss', period: 'month', accounts: eur(5_000) })).body.accounts
    expect(month).toMatchObject({ active_until: '2026-04-01T00:00:00.000Z' })
    expect((await p.save({ type: 'session', period: '120' })).body.accounts).toBeUndefined()
    expect((await p.list()).map(({ type }: { type: string }) => type)).toEqual(['deposit', 'wager', 'loss', 'session'])
    expect(app.published.filter(({ playerId, channel }) => playerId === p.id && channel === 'limits')).toHaveLength(4)
  })

  test('[LIM-01] [LIM-02] [LIM-03] every type accepts its periods and rejects those of other types', async () => {
    const p = await player()
    const statusOf = async (body: object) => (await p.save(body)).status
    for (const period of ['day', 'week', 'month'])
      expect(await statusOf({ type: 'loss', period, accounts: eur(100) })).toBe(201)
    for (const [type, period] of [
      ...[
        ['loss', '3_days'],
        ['deposit', 'daily'],
        ['session', 'day'],
        ['session', '5'],
        ['session', '1441'],
      ],
      ...[
        ['coolingoff', 'forever'],
        ['coolingoff', '60'],
        ['selfexclusion', 'year'],
        ['reality_check', '20'],
      ],
    ] as const) {
      const { status, body } = await p.save({ type, period, accounts: eur(100) })
      expect([type, period, status, Object.keys(body.errors.period)]).toEqual([type, period, 422, ['unknown_value']])
    }
    for (const [type, period] of [
      ['reality_check', '15'],
      ['session', '10'],
      ['coolingoff', 'day'],
      ['coolingoff', '6_months'],
      ['selfexclusion', '12_months'],
      ['selfexclusion', 'forever'],
    ])
      expect([type, period, await statusOf({ type, period })]).toEqual([type, period, 201])
  })

  test('[API-075] invalid values are reported on their field', async () => {
    const p = await player()
    const errors = async (body: object) => (await p.save(body)).body.errors
    expect(await errors({ type: 'deposit', period: 'day' })).toEqual({ amount_cents: { required: 'required' } })
    expect(await errors({ type: 'deposit', period: 'day', accounts: eur(-1) })).toEqual({
      amount_cents: { too_small: 'too_small' },
    })
    expect(await errors({ type: 'deposit', period: 'day', accounts: [{ currency: 'XXX', amount_cents: 1 }] })).toEqual({
      currency: { currency_unavailable: 'currency_unavailable' },
    })
    expect(Object.keys(await errors({ type: 'sleep', period: 'day' }))).toContain('type')
    expect(await p.list()).toEqual([])
  })

  describe('[SAFE-01] a stricter limit', () => {
    test('[SAFE-01] replaces the old one at once and keeps its usage', async () => {
      const p = await player()
      const { body } = await p.save(day('wager', 10_000))
      await app.db.query('UPDATE player_limits SET used_cents = 4000 WHERE id = $1', [body.id])
      expect((await p.save(day('wager', 5_000))).body).toMatchObject({
        ...{ id: body.id, status: 'active' },
        accounts: [{ amount_cents: 5_000, current_value_amount_cents: 4_000 }],
      })
      expect(await p.list()).toHaveLength(1)
    })

    test('[SAFE-01] in another currency is compared by its converted amount', async () => {
      const p = await player()
      const { body } = await p.save(day('wager', 10_000))
      await app.db.query('UPDATE player_limits SET used_cents = 920 WHERE id = $1', [body.id])
      // A dollar is worth 0.92 euros.
      const stricter = await p.save({
        type: 'wager',
        period: 'day',
        accounts: [{ currency: 'USD', amount_cents: 10_000 }],
      })
      expect(stricter.body).toMatchObject({ id: body.id, status: 'active' })
      expect(stricter.body.accounts).toEqual([
        expect.objectContaining({ currency: 'EUR', amount_cents: 9_200, current_value_amount_cents: 919 }),
        expect.objectContaining({ currency: 'USD', amount_cents: 10_000, current_value_amount_cents: 999 }),
      ])
    })
  })

  describe('[SAFE-01] [LIM-07] [LIM-08] a looser limit', () => {
    test('[LIM-08] [API-077] waits for its token, then for midnight and at least a day, and then replaces the old one', async () => {
      const p = await player()
      const { id: old } = (await p.save(day('loss', 5_000))).body
      await app.db.query('UPDATE player_limits SET used_cents = 2000 WHERE id = $1', [old])
      const asked = await p.save(day('loss', 8_000))
      expect(asked.body).toMatchObject({ status: 'unconfirmed', confirm_until: at(1).toISOString() })
      const mail = await lastMail(p.id)
      expect(mail).toMatchObject({
        template: 'limitLooser',
        values: { limit: { text: 'limits.types.loss' }, amount: { money: { cents: 8_000, currency: 'EUR' } } },
      })
      const hex = "SELECT encode(token_hash, 'hex') AS hash FROM player_limits WHERE id = $1"
      const [{ hash }] = (await app.db.query(hex, [asked.body.id])) as [{ hash: string }]
      expect(hash).not.toContain(Buffer.from(mail.token).toString('hex'))
      expect(await p.confirm(mail.token)).toMatchObject({ status: 200, body: {} })
      expect(await p.list()).toMatchObject([
        { id: old, status: 'confirmed_disable', disable_at: at(24).toISOString() },
        {
          status: 'confirmed',
          confirm_until: null,
          accounts: [{ amount_cents: 8_000, current_value_amount_cents: 2_000 }],
        },
      ])
      expect(await lastMail(p.id)).toMatchObject({
        template: 'limitChanged',
        values: { from: { time: at(24).toISOString() } },
      })
      goTo(24)
      expect(await p.list()).toMatchObject([{ id: asked.body.id, status: 'confirmed' }])
    })

    test('[SAFE-01] of a week waits for Monday', async () => {
      const p = await player()
      const { id } = (await p.save({ type: 'deposit', period: 'week', accounts: eur(100) })).body
      await p.save({ type: 'deposit', period: 'week', accounts: eur(200) })
      await p.confirm((await lastMail(p.id)).token)
      expect((await p.list())[0]).toMatchObject({ id, disable_at: '2026-03-16T00:00:00.000Z' })
    })

    test.each([
      // Clocks go forward on Sunday, 29 March, and back on 25 October: a month ends by local time, not by hours.
      ['Tallinn in spring', '2026-03-28T12:00:00.000Z', 'week', '2026-03-29T21:00:00.000Z'],
      ['Tallinn in autumn', '2026-10-24T12:00:00.000Z', 'week', '2026-10-25T22:00:00.000Z'],
      ['Tallinn a minute before midnight', '2026-07-09T20:59:00.000Z', 'day', '2026-07-10T20:59:00.000Z'],
      ['a leap day', '2028-02-28T12:00:00.000Z', 'month', '2028-02-29T22:00:00.000Z'],
    ])('[SAFE-01] on a moved clock: %s', async (_what, now, period, from) => {
      const p = await player((Date.parse(now) - testNow.getTime()) / hour, { brand: 'apogee-ee' })
      const { id } = (await p.save({ type: 'loss', period, accounts: eur(100) })).body
      await p.save({ type: 'loss', period, accounts: eur(200) })
      await p.confirm((await lastMail(p.id)).token)
      expect((await p.list())[0]).toMatchObject({ id, disable_at: from })
    })

    test('[SAFE-01] is not in force before then, and the old one is until then', async () => {
      const p = await player()
      await fund(app.db, p.id, { real: 10_000n })
      const session = await openPlay(app.db, p.id, `loosen-${p.id}`)
      const bet = (name: string, amount: bigint) =>
        placeBet(app.db, { session, round: name + p.id, transaction: name + p.id, amount, now: app.clock.now() })
      await p.save(day('wager', 100))
      await p.save(day('wager', 300))
      expect(await bet('a', 101n)).toMatchObject({ code: 'limit_reached' })
      await p.confirm((await lastMail(p.id)).token)
      goTo(23.999)
      expect(await bet('b', 101n)).toMatchObject({ code: 'limit_reached' })
      goTo(24)
      expect(await bet('c', 300n)).toMatchObject({ ok: true })
      expect(await bet('d', 1n)).toMatchObject({ code: 'limit_reached' })
    })

    test('[SAFE-01] can be withdrawn before and after its token, and the old one stays unchanged', async () => {
      const p = await player()
      const { id } = (await p.save(day('loss', 5_000))).body
      const asked = (await p.save(day('loss', 8_000))).body
      expect((await p.remove(asked.id)).status).toBe(204)
      expect(await p.list()).toMatchObject([{ id, status: 'active', disable_at: null }])
      const again = (await p.save(day('loss', 9_000))).body
      await p.confirm((await lastMail(p.id)).token)
      await p.remove(again.id)
      expect(await p.list()).toMatchObject([
        { id, status: 'active', disable_at: null, accounts: [{ amount_cents: 5_000 }] },
      ])
      // A stricter limit also drops the pending one.
      await p.save(day('loss', 9_000))
      await p.save(day('loss', 4_000))
      expect(await p.confirm((await lastMail(p.id)).token)).toMatchObject({ status: 422 })
      expect(await p.list()).toMatchObject([{ id, status: 'active', accounts: [{ amount_cents: 4_000 }] }])
    })

    test('[API-075] cannot be requested again when its limit ends within a week: the wait would restart', async () => {
      const p = await player()
      const week = (cents: number) => ({ type: 'loss', period: 'week', accounts: eur(cents) })
      await p.save(week(5_000))
      await p.save(week(8_000))
      await p.confirm((await lastMail(p.id)).token)
      const { errors } = (await p.save(week(9_000))).body
      expect(Object.keys(errors.base)).toEqual(['can_not_change_limit_expires_less_than_7_days'])
      expect(await p.list()).toMatchObject([{ status: 'confirmed_disable' }, { status: 'confirmed' }])
      expect((await p.save(week(4_000))).body).toMatchObject({ status: 'active' })
    })

    test('[SAFE-01] of a session is a limit with more minutes', async () => {
      const p = await player()
      const { id } = (await p.save({ type: 'session', period: '120' })).body
      expect((await p.save({ type: 'session', period: '60' })).body).toMatchObject({
        id,
        period: '60',
        status: 'active',
      })
      expect((await p.save({ type: 'session', period: '90' })).body).toMatchObject({ status: 'unconfirmed' })
      await p.confirm((await lastMail(p.id)).token)
      expect(await p.list()).toMatchObject([
        { id, period: '60', status: 'confirmed_disable', disable_at: at(24).toISOString() },
        { period: '90', status: 'confirmed' },
      ])
    })
  })

  describe('[LIM-08] a token', () => {
    test('[LIM-08] [SEC-06] works once, for an hour and only for its player', async () => {
      const p = await player()
      const other = await player()
      await p.save(day('loss', 5_000))
      await p.save(day('loss', 8_000))
      const { token } = await lastMail(p.id)
      const invalid = { status: 422, body: { errors: { token: { invalid: 'invalid' } } } }
      expect(await other.confirm(token)).toMatchObject(invalid)
      expect(await p.confirm('none')).toMatchObject(invalid)
      expect(await p.confirm(token)).toMatchObject({ status: 200 })
      expect(await p.confirm(token)).toMatchObject(invalid)
      const late = await player()
      await late.save(day('loss', 5_000))
      await late.save(day('loss', 8_000))
      goTo(1)
      expect(await late.confirm((await lastMail(late.id)).token)).toMatchObject(invalid)
      expect(await late.list()).toMatchObject([{ status: 'active', accounts: [{ amount_cents: 5_000 }] }])
    })

    test('[LIM-08] is replaced when the change is requested again', async () => {
      const p = await player()
      await p.save(day('loss', 5_000))
      await p.save(day('loss', 8_000))
      const { token } = await lastMail(p.id)
      await p.save(day('loss', 8_000))
      expect((await p.confirm(token)).status).toBe(422)
      expect((await p.confirm((await lastMail(p.id)).token)).status).toBe(200)
    })
  })

  describe('[API-076] a removal', () => {
    test('[API-076] [LIM-07] keeps the limit listed until it is confirmed, and then until it takes effect', async () => {
      const p = await player()
      const { id } = (await p.save(day('deposit', 5_000))).body
      expect((await p.remove(id)).status).toBe(204)
      expect(await p.list()).toMatchObject([{ id, status: 'unconfirmed_disable', confirm_until: at(1).toISOString() }])
      const mail = await lastMail(p.id)
      expect(mail.template).toBe('limitRemoval')
      await p.confirm(mail.token)
      expect(await p.list()).toMatchObject([{ id, status: 'confirmed_disable', disable_at: at(24).toISOString() }])
      // Requesting it again does not move the date.
      goTo(2)
      await p.remove(id)
      expect(await p.list()).toMatchObject([{ id, status: 'confirmed_disable', disable_at: at(24).toISOString() }])
      goTo(24)
      expect(await p.list()).toEqual([])
    })

    test('[API-076] expires if it is not confirmed in time, and is cancelled by saving the same limit', async () => {
      const p = await player()
      const { id } = (await p.save(day('deposit', 5_000))).body
      await p.remove(id)
      goTo(1)
      expect(await p.list()).toMatchObject([{ id, status: 'active', confirm_until: null }])
      await p.remove(id)
      await p.confirm((await lastMail(p.id)).token)
      await p.save(day('deposit', 5_000))
      expect(await p.list()).toMatchObject([{ id, status: 'active', disable_at: null }])
    })

    test('[API-076] [SEC-12] of another player’s limit is answered 404', async () => {
      const p = await player()
      const other = await player()
      const { id } = (await p.save(day('deposit', 5_000))).body
      expect((await other.remove(id)).status).toBe(404)
      expect(await p.list()).toMatchObject([{ status: 'active' }])
    })

    test('of a reality check takes effect at once, but not while a check waits for an answer', async () => {
      const p = await player()
      const { id } = (await p.save({ type: 'reality_check', period: '15' })).body
      await app.db.query('UPDATE player_limits SET holds_play = true WHERE id = $1', [id])
      await app.db.query(
        'INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at, asked_at) VALUES ($1, $2, $2, $2, $3)',
        [p.id, app.clock.now(), at(-1)],
      )
      expect(await p.remove(id)).toMatchObject({
        status: 422,
        body: { errors: { base: { limit_in_force: 'limit_in_force' } } },
      })
      // Half an hour without a round ends the play session, and with it the pending check.
      await app.db.query(`UPDATE play_clocks SET seen_at = seen_at - interval '30 minutes'`)
      expect((await p.remove(id)).status).toBe(204)
      expect(await p.list()).toEqual([])
    })
  })

  describe('[SAFE-02] a break', () => {
    test('[SAFE-02] cannot be ended, loosened or shortened, but extended', async () => {
      const p = await player()
      const inForce = { status: 422, body: { errors: { base: { limit_in_force: 'limit_in_force' } } } }
      const { id } = (await p.save({ type: 'coolingoff', period: 'week' })).body
      expect((await p.list())[0]).toMatchObject({ id, status: 'active', disable_at: at(7 * 24).toISOString() })
      expect(await lastMail(p.id)).toMatchObject({
        template: 'breakBegan',
        values: { until: { time: at(7 * 24).toISOString() } },
      })
      expect(await p.remove(id)).toMatchObject(inForce)
      expect(await p.save({ type: 'coolingoff', period: 'day' })).toMatchObject(inForce)
      expect(await p.save({ type: 'coolingoff', period: 'week' })).toMatchObject(inForce)
      expect((await p.save({ type: 'coolingoff', period: 'month' })).status).toBe(201)
      expect((await p.save({ type: 'selfexclusion', period: 'forever' })).body).toMatchObject({ disable_at: null })
      expect(await p.save({ type: 'selfexclusion', period: '12_months' })).toMatchObject(inForce)
      goTo(400 * 24)
      expect(await p.list()).toMatchObject([{ type: 'selfexclusion' }])
    })

    test('[SAFE-02] is in force in all sessions at once: open games end, and pages are notified', async () => {
      const p = await player()
      await fund(app.db, p.id, { real: 1000n })
      const session = await openPlay(app.db, p.id, `break-${p.id}`)
      const other = await app.client(p.id)
      await other.get(path)
      await p.save({ type: 'selfexclusion', period: '12_months' })
      const [play] = await app.db.query('SELECT ended_at FROM play_sessions WHERE id = $1', [session])
      expect(play).toEqual({ ended_at: app.clock.now() })
      const order = { session, round: `break-${p.id}`, transaction: `break-${p.id}`, amount: 1n, now: app.clock.now() }
      expect(await placeBet(app.db, order)).toMatchObject({ ok: false, code: 'session_ended' })
      expect(app.published.findLast(({ playerId }) => playerId === p.id)).toMatchObject({ channel: 'limits' })
      expect((await findSessionPlayer(app.db, p.id))?.breakUntil).toEqual(new Date('2027-03-10T12:00:00.000Z'))
    })
  })

  test('[LIM-08] every call requires a guest to sign in', async () => {
    const guest = await app.client()
    expect((await guest.post(path, day('loss', 1))).status).toBe(401)
    expect((await guest.delete(`${path}/1`)).status).toBe(401)
    expect((await guest.post(`${path}/confirm`, { token: 'x' })).status).toBe(401)
  })
})
