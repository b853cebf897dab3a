import { beforeAll, expect, test } from 'vitest'
import { rateLimitsOf } from '../../core/area.ts'
import { listMails } from '../../ports/mail/sandboxMailbox.ts'
import { sandboxMails } from '../../testing/sandboxMails.ts'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { TestClient } from '../../testing/testClient.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { supportArea } from './area.ts'
import { supportHandlers } from './handlers.ts'

const path = '/api/send_contact_message'
const message = (more: Record<string, unknown> = {}) => ({
  contact: { email: 'anna@example.com', content: 'Where is my payout?\nIt left on Monday.', ...more },
})

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: supportHandlers,
      consumers: (core) => [sandboxMails(core)],
      rateLimits: {},
    })
  })

  const lastMail = async (to: string) => {
    await app.drain()
    return (await listMails(app.db, to))[0]
  }

  test('[API-106] [OPEN-58] a guest’s message is stored, and mailed to the contact of the brand', async () => {
    const answer = await (await app.client()).post(path, message(), { 'accept-language': 'de' })
    expect([answer.status, answer.body]).toEqual([201, {}])
    const [row] = await app.db.query('SELECT * FROM support_messages ORDER BY id DESC LIMIT 1')
    expect(row).toMatchObject({
      brand: 'apogee',
      player_id: null,
      email: 'anna@example.com',
      locale: 'de',
      created_at: testNow,
      content: 'Where is my payout?\nIt left on Monday.',
    })
    const mail = await lastMail('help@apogee.example')
    expect(mail).toMatchObject({ subject: 'Message from anna@example.com' })
    expect(mail!.text).toContain('Where is my payout?\nIt left on Monday.')
    expect(mail!.text).toContain('mailto:anna%40example.com')
  })

  test('[API-106] [I18N-06] the message goes to the brand of the host', async () => {
    const answer = await new TestClient(app.app, 'http://halcyon.localhost').post(path, message())
    expect(answer.status).toBe(201)
    expect(await lastMail('hello@halcyon.example')).toMatchObject({ subject: 'Message from anna@example.com' })
  })

  test('[API-106] a player’s message is stored with their id', async () => {
    const { id, client } = await signedIn(app)
    expect((await client.post(path, message({ content: 'Ten signs.' }))).status).toBe(201)
    const [row] = await app.db.query('SELECT player_id FROM support_messages ORDER BY id DESC LIMIT 1')
    expect(row).toEqual({ player_id: id })
  })

  test('[API-106] replies to a player go to the address of the account instead of the one in the form', async () => {
    const { client, id } = await signedIn(app, { email: 'own@example.com' })
    expect((await client.post(path, message({ email: 'thief@example.com' }))).status).toBe(201)
    const [thread] = await app.db.query('SELECT email FROM support_threads WHERE player_id = $1', [id])
    expect(thread).toEqual({ email: 'own@example.com' })
    const mail = await lastMail('help@apogee.example')
    expect(mail).toMatchObject({ subject: 'Message from own@example.com' })
    expect(mail!.text).toContain('mailto:own%40example.com')
    expect(mail!.text).toContain('thief@example.com')
  })

  test('[SEC-10] markup in a message is mailed as plain text', async () => {
    await (await app.client()).post(path, message({ content: '<img src=x onerror="alert(1)"> hello' }))
    const mail = await lastMail('help@apogee.example')
    expect(mail!.html).not.toContain('<img src=x')
    expect(mail!.text).toContain('<img src=x onerror="alert(1)"> hello')
  })

  test.each([
    ['no address', { email: '' }, { email: { required: 'required' } }],
    ['an invalid address', { email: 'anna' }, { email: { invalid: 'invalid' } }],
    ['an address too many', { email: 'a@example.com, b@example.com' }, { email: { invalid: 'invalid' } }],
    ['no message', { content: ' ' }, { content: { required: 'required' } }],
    ['nine signs', { content: 'Nine sign ' }, { content: { too_short: 'too_short' } }],
    ['2001 signs', { content: 'x'.repeat(2001) }, { content: { too_long: 'too_long' } }],
    ['a NUL', { content: 'Nothing but \u0000 zero' }, { content: { invalid: 'invalid' } }],
    ['nothing at all', { email: undefined, content: undefined }, { email: { required: 'required' } }],
  ])(
    '[API-106] [OPEN-58] [ERR-10] %s is rejected with an error on its field and not stored',
    async (_, wrong, errors) => {
      const count = async () => (await app.db.query('SELECT 1 FROM support_messages')).length
      const before = await count()
      const answer = await (await app.client()).post(path, message(wrong))
      expect(answer).toMatchObject({ status: 422, body: { errors } })
      expect(await count()).toBe(before)
    },
  )

  test('[API-106] a message may have 2000 characters', async () => {
    expect((await (await app.client()).post(path, message({ content: 'x'.repeat(2000) }))).status).toBe(201)
  })

  test('[SEC-07] messages per IP address are limited', async () => {
    const limited = await makeApp({ handlers: supportHandlers, rateLimits: rateLimitsOf([supportArea]) })
    const client = await limited.client()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await client.post(path, message())).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  const ask = (id: bigint | string) => ({
    data: { internalId: id.toString(), project: 'apogee' },
    requestId: '6b9d0a55-9f6d-4c39-8d3f-6f0f4a4fbb10',
    type: 'Api.V1.RestoreId.Get',
  })
  const keep = (id: bigint | string, restoreId: string) => ({
    data: { internalId: id.toString(), project: 'apogee', restoreId },
    requestId: '6b9d0a55-9f6d-4c39-8d3f-6f0f4a4fbb10',
    type: 'Api.V1.RestoreId.Set',
  })

  test('[API-104] [API-105] [SUP-02] the latest id of a chat is stored for its player', async () => {
    const { id, client } = await signedIn(app)
    expect((await client.post('/restore-id/get', ask(id))).body).toEqual({ data: { restoreId: '' } })
    for (const restoreId of ['first', 'a1b2-c3d4']) {
      expect(await client.post('/restore-id/set', keep(id, restoreId))).toMatchObject({ status: 200, body: {} })
    }
    expect((await client.post('/restore-id/get', ask(id))).body).toEqual({ data: { restoreId: 'a1b2-c3d4' } })
  })

  test('[API-104] [SEC-12] another player’s chat is answered 404', async () => {
    const [me, other] = [await signedIn(app), await signedIn(app)]
    await other.client.post('/restore-id/set', keep(other.id, 'private'))
    expect((await me.client.post('/restore-id/get', ask(other.id))).status).toBe(404)
    expect((await me.client.post('/restore-id/set', keep(other.id, 'stolen'))).status).toBe(404)
    expect((await other.client.post('/restore-id/get', ask(other.id))).body).toEqual({ data: { restoreId: 'private' } })
  })

  test.each([
    ['required', ''],
    ['too_long', 'x'.repeat(201)],
    ['invalid', 'a\u0000b'],
  ])('[API-105] an id of a chat is rejected as %s', async (code, restoreId) => {
    const { id, client } = await signedIn(app)
    const answer = await client.post('/restore-id/set', keep(id, restoreId))
    expect(answer).toMatchObject({ status: 422, body: { errors: { restoreId: { [code]: code } } } })
  })

  test('[API-104] [API-105] a guest has no chat to continue', async () => {
    const guest = await app.client()
    expect((await guest.post('/restore-id/get', ask('1'))).status).toBe(401)
    expect((await guest.post('/restore-id/set', keep('1', 'x'))).status).toBe(401)
  })
})
