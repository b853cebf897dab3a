import { beforeAll, expect, test } from 'vitest'
import { mailedToken, type QueuedMail } from '../../core/mail/queuedMail.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { limitsHandlers } from './handlers.ts'

const path = '/api/user_limits'
// testNow is noon of Tuesday, 10 March 2026.
const at = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000)

onEachDatabase((makeApp) => {
  let app: TestApp
  const { mails, consumer } = keptMails()
  let loads = 0
  beforeAll(async () => {
    const loadPlayer: typeof findSessionPlayer = (...of) => {
      loads += 1
      return findSessionPlayer(...of)
    }
    app = await makeApp({ handlers: limitsHandlers, loadPlayer, consumers: [consumer], rateLimits: {} })
  })

  const goTo = (hours: number) => app.clock.move(at(hours).getTime() - app.clock.now().getTime())
  const limit = (type: string, period: string, amount_cents: number, currency = 'EUR') => ({
    type,
    period,
    accounts: [{ currency, amount_cents }],
  })
  const again = {
    status: 422,
    body: { errors: { base: { can_not_change_limit_expires_less_than_7_days: expect.anything() } } },
  }
  const inForce = { status: 422, body: { errors: { base: { limit_in_force: 'limit_in_force' } } } }

  async function player(hours = 0) {
    goTo(hours)
    const { id } = await signedIn(app)
    // A login does not last for days.
    const ask = async () => app.client(id)
    return {
      id,
      save: async (body: object) => (await ask()).post(path, body),
      list: async () => (await (await ask()).get(path)).body,
      remove: async (own: number) => (await ask()).delete(`${path}/${own}`),
      /** Confirms by the last email; returns the next one. */
      confirm: async () => {
        const { nonce } = await lastMail(id)
        const confirmed = await (await ask()).post(`${path}/confirm`, {
          token: mailedToken(app.config.secrets.session, nonce ?? ''),
        })
        expect(confirmed).toMatchObject({ status: 200, body: {} })
        return lastMail(id)
      },
    }
  }
  async function lastMail(id: bigint): Promise<QueuedMail> {
    await app.drain()
    const [row] = await app.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [id])
    return mails.findLast(({ to }) => to === row!.email)!
  }

  test.each([132, 132.25])(
    '[SAFE-01] a removal confirmed in the next week waits for the end of that week (%s)',
    async (hours) => {
      const p = await player(131.5) // Half an hour before the end of Sunday.
      const { id } = (await p.save(limit('loss', 'week', 5_000))).body
      await p.remove(id)
      goTo(hours)
      expect(await p.confirm()).toMatchObject({
        template: 'limitRemoved',
        values: { from: { time: '2026-03-23T00:00:00.000Z' } },
      })
      expect(await p.list()).toMatchObject([{ id, disable_at: '2026-03-23T00:00:00.000Z' }])
      expect(app.published.filter(({ playerId }) => playerId === p.id)).toHaveLength(3)
    },
  )

  test('[API-076] a removal that is not confirmed in an hour has no effect; one that is confirmed does not wait again', async () => {
    const p = await player()
    const { id } = (await p.save(limit('loss', 'day', 5_000))).body
    expect((await p.remove(id)).status).toBe(204)
    expect(await p.list()).toMatchObject([{ id, status: 'unconfirmed_disable', confirm_until: at(1).toISOString() }])
    goTo(1)
    expect(await p.list()).toMatchObject([{ id, status: 'active', confirm_until: null, disable_at: null }])
    await p.remove(id)
    await p.confirm()
    const ended = await p.list()
    expect(ended).toMatchObject([{ id, status: 'confirmed_disable', disable_at: at(25).toISOString() }])
    goTo(2)
    expect((await p.remove(id)).status).toBe(204)
    expect(await p.list()).toEqual(ended)
  })

  test('[LIM-05] a limit of nothing is listed, and a loss below zero as 0', async () => {
    const p = await player()
    const { id } = (await p.save(limit('loss', 'day', 0))).body
    await app.db.query('UPDATE player_limits SET used_cents = -300 WHERE id = $1', [id])
    const both = (['EUR', 'USD'] as const).map((currency) => ({ currency, amount_cents: 0 }))
    const { accounts } = (await p.save({ type: 'wager', period: 'day', accounts: both })).body
    expect(accounts).toMatchObject([{ current_value_amount_cents: 0 }, { current_value_amount_cents: 0 }])
    const shown = () => p.list().then(([own]: { accounts: object[] }[]) => own!.accounts)
    expect(await shown()).toMatchObject([{ currency: 'EUR', amount_cents: 0, current_value_amount_cents: 0 }])
    await app.db.query('UPDATE player_limits SET used_cents = 200 WHERE id = $1', [id])
    expect(await shown()).toMatchObject([{ current_value_amount_cents: 200 }])
  })

  test('[SAFE-02] a change is in force for open sessions at once', async () => {
    const { client } = await signedIn(app)
    await client.get(path)
    const before = loads
    await client.get(path)
    expect(loads).toBe(before)
    await client.post(path, { type: 'coolingoff', period: 'day' })
    await client.get(path)
    expect(loads).toBe(before + 1)
  })

  test('[SAFE-01] what was used of a limit counts in the currency of the looser one', async () => {
    const p = await player()
    const { id } = (await p.save(limit('wager', 'day', 10_000))).body
    await app.db.query('UPDATE player_limits SET used_cents = 4000 WHERE id = $1', [id])
    goTo(1)
    await p.save(limit('wager', 'day', 20_000, 'USD'))
    await p.confirm()
    const [, looser] = await p.list()
    const counted = await app.db.query('SELECT DISTINCT counted_from FROM player_limits WHERE player_id = $1', [p.id])
    expect(counted).toEqual([{ counted_from: at(-12) }])
    // 100.00 EUR are 108.69 USD.
    expect(looser.accounts).toContainEqual(
      expect.objectContaining({ currency: 'USD', amount_cents: 20_000, current_value_amount_cents: 4_347 }),
    )
  })

  test('[API-075] limits of different periods are separate limits', async () => {
    const p = await player()
    const { id } = (await p.save(limit('loss', 'day', 5_000))).body
    const week = (await p.save(limit('loss', 'week', 4_000))).body
    expect(week).toMatchObject({ status: 'active', period: 'week' })
    expect((await p.list()).map((own: { id: number }) => own.id)).toEqual([id, week.id])
  })

  test('[API-075] a limit that ends in more than a week may be loosened once more', async () => {
    const p = await player()
    await p.save(limit('loss', 'month', 5_000))
    await p.save(limit('loss', 'month', 8_000))
    await p.confirm()
    expect((await p.save(limit('loss', 'month', 9_000))).body).toMatchObject({ status: 'unconfirmed' })
    await p.confirm()
    const endsIn = (ms: number) =>
      app.db.query("UPDATE player_limits SET disable_at = $2 WHERE player_id = $1 AND status = 'confirmed_disable'", [
        p.id,
        new Date(at(7 * 24).getTime() + ms),
      ])
    await endsIn(-1)
    expect(await p.save(limit('loss', 'month', 9_500))).toMatchObject(again)
    await endsIn(0)
    expect((await p.save(limit('loss', 'month', 9_500))).body).toMatchObject({ status: 'unconfirmed' })
  })

  test('[API-076] a looser limit that has replaced the stricter one waits for its removal like any other', async () => {
    const p = await player()
    await p.save(limit('loss', 'day', 5_000))
    const { id } = (await p.save(limit('loss', 'day', 8_000))).body
    await p.confirm()
    goTo(24)
    expect((await p.remove(id)).status).toBe(204)
    expect(await p.list()).toMatchObject([{ id, status: 'unconfirmed_disable' }])
  })

  test('[API-075] a session limit that ends within a week is not loosened again, and the same minutes are not looser', async () => {
    const p = await player()
    const minutes = (period: string) => p.save({ type: 'session', period })
    const { id } = (await minutes('60')).body
    expect((await minutes('60')).body).toMatchObject({ id, status: 'active' })
    await minutes('90')
    await p.confirm()
    expect(await minutes('120')).toMatchObject(again)
    expect(await p.list()).toMatchObject([{ period: '60' }, { period: '90' }])
    expect((await minutes('30')).body).toMatchObject({ id, period: '30', status: 'active' })
  })

  test('[SAFE-02] no self-exclusion can be removed, and a limit that there is not is not found', async () => {
    const p = await player()
    const marks = () => app.db.query('SELECT DISTINCT kind FROM identity_marks WHERE player_id = $1', [p.id])
    await p.save({ type: 'coolingoff', period: 'day' })
    // A break is of one account, a self-exclusion of a person, whose details are recorded.
    expect(await marks()).toEqual([])
    const { id } = (await p.save({ type: 'selfexclusion', period: '12_months' })).body
    expect(await marks()).toContainEqual({ kind: 'email' })
    expect(await p.remove(id)).toMatchObject(inForce)
    expect(await p.list()).toMatchObject([{ type: 'coolingoff' }, { id, status: 'active' }])
    expect(await p.remove(2_000_000_000)).toMatchObject({
      status: 404,
      body: { errors: { base: { not_found: 'not_found' } } },
    })
  })
})
