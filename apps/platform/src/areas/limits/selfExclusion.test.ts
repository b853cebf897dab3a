import { beforeAll, describe, expect, test } from 'vitest'
import { noCaptcha } from '../../ports/captcha/noCaptcha.ts'
import { sandboxMails } from '../../testing/sandboxMails.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { TestClient } from '../../testing/testClient.ts'
import { authConsumer } from '../auth/consumers.ts'
import { authHandlers } from '../auth/handlers.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { mailsTo, registerPlayer, signUpForm } from '../auth/test/authApp.ts'
import { profileHandlers } from '../profile/handlers.ts'
import { closeOverlooked } from './exclusion/exclusion.ts'
import { limitsHandlers } from './handlers.ts'
import { proveIdentity } from './test/proveIdentity.ts'

const estonian = { country: 'EE', date_of_birth: '1990-06-15' }
const excluded = { status: 422, body: { errors: { base: { self_excluded: 'self_excluded' } } } }

// Self-exclusion applies to a person, across their accounts and brands.
onEachDatabase((makeApp) => {
  let app: TestApp
  let serial = 0
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...authHandlers, ...profileHandlers, ...limitsHandlers },
      loadPlayer: findSessionPlayer,
      services: {
        captcha: noCaptcha,
        vault: { store: async () => `file-${serial++}`, remove: async () => undefined } as never,
      },
      consumers: (core) => [authConsumer(core), sandboxMails(core)],
      rateLimits: {},
    })
  })

  /** A new person with a confirmed and verified account on the first brand. */
  async function person() {
    serial += 1
    const facts = {
      first_name: 'Anna-Maria',
      last_name: `Tamm ${'abcdefghijklmnopqrstuvwxyz'[serial]}ä`,
      date_of_birth: '1990-06-15',
    }
    const box = `anna.maria${serial}`
    const dfpc = `${'0'.repeat(30)}${10 + serial}.1111111111111111`
    const account = await registerPlayer(app, `${box}@gmail.com`, { ...facts, dfpc })
    await proveIdentity(app, account.id)
    const exclude = (period = 'forever') => account.client.post('/api/user_limits', { type: 'selfexclusion', period })
    return { ...account, facts, box, dfpc, exclude }
  }
  const other = (more: object = {}) => {
    serial += 1
    return registerPlayer(app, `other-${serial}@example.com`, { dfpc: `d${serial}.1`, ...more })
  }
  const tell = (client: TestClient, player: object, context = 'edition') =>
    client.patch('/api/player', { context, player })
  const breakOf = async (id: bigint) => (await findSessionPlayer(app.db, id))?.breakUntil ?? null

  describe('a self-excluded person who registers again', () => {
    test('is recognised by any spelling of their mailbox, gets an error and a mail, and no account is created', async () => {
      const { box, exclude } = await person()
      expect((await exclude()).status).toBe(201)
      const email = `${box.replace('.', '')}+casino@googlemail.com`
      const visitor = await app.client()
      expect(await visitor.post('/api/users', signUpForm(email, { dfpc: 'new.1' }))).toMatchObject(excluded)
      expect((await visitor.get('/api/player')).body).toEqual({})
      expect(await app.db.query('SELECT FROM players WHERE email = $1', [email])).toEqual([])
      const mails = await mailsTo(app, email)
      expect(mails.map(({ subject }) => subject)).toEqual(['Apogee did not open an account for you'])
    })

    test('is recognised on another brand by name and birth date, in capitals and without accents', async () => {
      const { facts, exclude } = await person()
      await exclude('12_months')
      const visitor = new TestClient(app.app, 'http://ee.localhost')
      const name = { first_name: 'ANNA MARIA', last_name: facts.last_name.replace('ä', 'a').toUpperCase() }
      const form = signUpForm('tallinn-back@example.com', { ...estonian, ...name, dfpc: 'ee.1' })
      expect(await visitor.post('/api/users', form)).toMatchObject(excluded)
      // A namesake of another age is a different person.
      const namesake = { ...estonian, ...name, date_of_birth: '1985-01-02', dfpc: 'ee.2' }
      expect((await visitor.post('/api/users', signUpForm('namesake@example.com', namesake))).status).toBe(201)
    })

    test('can register after the exclusion has ended', async () => {
      const { facts, exclude } = await person()
      await exclude('12_months')
      const back = () =>
        app.client().then((c) => c.post('/api/users', signUpForm('over@example.com', { ...facts, dfpc: 'over.1' })))
      expect(await back()).toMatchObject(excluded)
      app.clock.move(366 * 86_400_000)
      expect((await back()).status).toBe(201)
    })
  })

  describe('a self-excluded person who is recognised later', () => {
    test('is excluded when they complete their profile: play and marketing end, withdrawals stay possible', async () => {
      const { facts, exclude } = await person()
      await exclude()
      const { client, id, player } = await other({ receive_promos: true })
      expect(await tell(client, facts)).toMatchObject(excluded)
      expect((await client.get('/api/player')).body).toMatchObject({
        ...facts,
        receive_promos: false,
        break_until: /^9999/,
      })
      expect((await breakOf(id))?.getUTCFullYear()).toBe(9999)
      expect(app.published).toContainEqual({ playerId: id, channel: 'limits', data: {} })
      const [mail] = await mailsTo(app, player.email)
      expect(mail?.subject).toBe('Your Apogee account is closed for play')
      // Fields a withdrawal requires can still be supplied.
      expect(
        (await tell(client, { ...facts, city: 'Jena', address: 'Markt 1', postal_code: '07743' }, 'cashout')).status,
      ).toBe(200)
    })

    test('is put on hold by device and birth date, unlike a housemate on the same device', async () => {
      const { dfpc, exclude } = await person()
      await exclude()
      const device = `${dfpc.split('.')[0]}.2222222222222222`
      const housemate = await other({ dfpc: device })
      expect(
        (await tell(housemate.client, { first_name: 'Juhan', last_name: 'Tamm', date_of_birth: '1988-02-03' })).status,
      ).toBe(200)
      const same = await other({ dfpc: device })
      expect(
        await tell(same.client, { first_name: 'Juhan', last_name: 'Kask', date_of_birth: '1990-06-15' }),
      ).toMatchObject({ status: 200, body: { on_hold: true } })
      expect(await breakOf(same.id)).toBeNull()
      expect((await housemate.client.get('/api/player')).body).not.toHaveProperty('on_hold')
    })

    test('is recognised by the file of a document', async () => {
      const mine = await person()
      const upload = async (client: TestClient) => {
        const form = new FormData()
        form.append('document[attachment]', new File([`%PDF-1.7 ${mine.box}`], 'id.pdf', { type: 'application/pdf' }))
        const sent = new Response(form)
        const type = sent.headers.get('content-type') ?? ''
        return (await client.send('POST', '/api/player/documents', await sent.text(), { 'content-type': type })).status
      }
      expect(await upload(mine.client)).toBe(200)
      await app.db.query("UPDATE documents SET status = 'approved', decided_at = $2 WHERE player_id = $1", [
        mine.id,
        app.clock.now(),
      ])
      await proveIdentity(app, mine.id)
      await mine.exclude()
      const { client, id } = await other()
      expect(await breakOf(id)).toBeNull()
      expect(await upload(client)).toBe(200)
      expect(await breakOf(id)).not.toBeNull()
    })

    test('is found after an operator entered the details, and for accounts that were never compared', async () => {
      const mine = await person()
      await mine.exclude()
      const byHand = await other()
      const { first_name, last_name, date_of_birth } = mine.facts
      await app.db.query('UPDATE players SET first_name = $2, last_name = $3, date_of_birth = $4 WHERE id = $1', [
        byHand.id,
        ...[first_name, last_name, date_of_birth],
      ])
      await app.db.query('DELETE FROM identity_marks')
      await app.db.query('UPDATE players SET compared_at = NULL')
      await closeOverlooked(app)
      expect(await breakOf(byHand.id)).not.toBeNull()
      expect(await app.db.query('SELECT FROM players WHERE compared_at IS NULL')).toEqual([])
    })
  })

  test('a self-exclusion applies to the person’s other accounts until the same day', async () => {
    const mine = await person()
    const second = await other(mine.facts)
    const stranger = await other({ first_name: 'Juhan', last_name: 'Kuusk', date_of_birth: '1971-01-01' })
    await mine.exclude('36_months')
    expect(await breakOf(second.id)).toEqual(await breakOf(mine.id))
    expect(await breakOf(stranger.id)).toBeNull()
    // A break applies to one account.
    const third = await person()
    const fourth = await other(third.facts)
    await third.client.post('/api/user_limits', { type: 'coolingoff', period: 'week' })
    expect(await breakOf(fourth.id)).toBeNull()
  })

  test('a self-exclusion switches marketing off, and it cannot be switched on while it lasts', async () => {
    const { client, exclude } = await person()
    expect((await client.get('/api/player')).body.receive_promos).toBe(true)
    await exclude()
    const refused = { status: 422, body: { errors: { base: { limit_restrict_access: 'limit_restrict_access' } } } }
    expect(await client.put('/api/subscriptions', { receive_promos: true })).toMatchObject(refused)
    expect(await tell(client, { receive_sms_promos: true })).toMatchObject(refused)
    expect((await tell(client, { receive_sms_promos: false, nickname: 'Mari' })).status).toBe(200)
    expect((await client.get('/api/player')).body).toMatchObject({ receive_promos: false, receive_sms_promos: false })
  })

  test.each([
    ['CW', 'day'],
    ['CW', '6_months'],
    ['EE', '3_months'],
    ['EE', '60_months'],
    ['EE', 'forever'],
  ])('under %s a self-exclusion of %s is rejected', async (licence, period) => {
    const { id, exclude } = await person()
    await app.db.query('UPDATE players SET license_name = $2 WHERE id = $1', [id, licence])
    app.sessions.forget(id)
    const { status, body } = await exclude(period)
    expect([status, Object.keys(body.errors.period)]).toEqual([422, ['unknown_value']])
  })

  test('the periods of a licence are public', async () => {
    const guest = await app.client()
    expect((await guest.get('/api/info/limit_periods')).body.selfexclusion).toEqual([
      '12_months',
      '36_months',
      '60_months',
      'forever',
    ])
    const estonia = new TestClient(app.app, 'http://ee.localhost')
    const { selfexclusion } = (await estonia.get('/api/info/limit_periods')).body
    expect([selfexclusion[0], selfexclusion.at(-1)]).toEqual(['6_months', '36_months'])
  })
})
