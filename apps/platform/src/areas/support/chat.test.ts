import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { rateLimitsOf } from '../../core/area.ts'
import { listMails } from '../../ports/mail/sandboxMailbox.ts'
import { remoteDesk, signDesk } from '../../ports/support/remoteDesk.ts'
import { type OutgoingMessage, sandboxDesk } from '../../ports/support/supportDesk.ts'
import { sandboxMails } from '../../testing/sandboxMails.ts'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { authHandlers } from '../auth/handlers.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { answerThread } from './answerThread.ts'
import { supportArea } from './area.ts'
import { answerWaiting } from './automaticAnswer.ts'
import { supportHandlers } from './handlers.ts'
import { supportConsumer } from './supportConsumer.ts'

const path = '/api/support/thread'
const says = (content: string, more: Record<string, unknown> = {}) => ({ content, key: randomUUID(), ...more })
const secret = 'the secret of a help desk'

onEachDatabase((makeApp) => {
  const told: OutgoingMessage[] = []
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...supportHandlers, 'auth.signOut': authHandlers['auth.signOut'] },
      services: { supportDesk: remoteDesk({ url: 'https://desk.test/in', secret, fetch, now: () => testNow }) },
      consumers: (core) => [
        sandboxMails(core),
        supportConsumer(core.db, { ...sandboxDesk, send: async (said) => void told.push(said) }),
      ],
      rateLimits: {},
    })
  })

  const read = async (client: TestClient) => (await client.get(path)).body
  const unreadOf = async (client: TestClient) => (await client.get('/api/support/unread')).body
  const threadOf = async (client: TestClient): Promise<bigint> => {
    const { id } = (await read(client)).messages.at(-1)
    const [row] = await app.db.query<{ thread_id: bigint }>('SELECT thread_id FROM support_messages WHERE id = $1', [
      id,
    ])
    return row!.thread_id
  }
  const answer = (threadId: bigint, content: string, key: string = randomUUID()) =>
    answerThread(app, { threadId, agent: 'Mia', content, key })
  const lastMail = async (to: string) => {
    await app.drain()
    return (await listMails(app.db, to))[0]
  }

  test('[SUP-01] a conversation has the messages of its player and the agent in order, and no others', async () => {
    const [{ id, client }, other] = [await signedIn(app, { email: 'anna@chat.test' }), await signedIn(app)]
    expect(await read(client)).toEqual({ thread: null, version: 0, messages: [], unread: 0, email: null })
    const said = await client.post(path, says('Where is my payout?'))
    expect(said).toMatchObject({ status: 201, body: { author: 'player', agent: null, content: 'Where is my payout?' } })
    await other.client.post(path, says('Something else.'))
    app.published.length = 0
    expect(await answer(await threadOf(client), 'On its way <b>today</b>.')).toBe(true)
    const { messages, unread, email, thread, version } = await read(client)
    expect(messages.map(({ author, agent, content }: Record<string, unknown>) => [author, agent, content])).toEqual([
      ['player', null, 'Where is my payout?'],
      ['agent', 'Mia', 'On its way <b>today</b>.'],
    ])
    expect([unread, email]).toEqual([1, 'anna@chat.test'])
    expect(app.published).toEqual([
      { playerId: id, channel: 'support_messages', data: { message: messages[1], thread, version, unread: 1 } },
    ])
    expect((await read(other.client)).messages).toHaveLength(1)
  })

  test('seen messages are marked as read on every page of the player', async () => {
    const { id, client } = await signedIn(app)
    await client.post(path, says('Hello'))
    const thread = await threadOf(client)
    await answer(thread, 'One')
    await answer(thread, 'Two')
    expect(await unreadOf(client)).toMatchObject({ unread: 2 })
    const [, one, two] = (await read(client)).messages
    app.published.length = 0
    await client.post(`${path}/seen`, { up_to: one.id })
    expect(await unreadOf(client)).toMatchObject({ unread: 1 })
    await client.post(`${path}/seen`, { up_to: two.id + 1_000 })
    await client.post(`${path}/seen`, { up_to: 0 })
    expect(await unreadOf(client)).toMatchObject({ unread: 0 })
    expect(app.published.at(-1)).toEqual({
      playerId: id,
      channel: 'support_messages',
      data: { message: null, ...(await unreadOf(client)) },
    })
    await answer(thread, 'Three')
    expect(await unreadOf(client)).toMatchObject({ unread: 1 })
  })

  test('every change of the unread count raises its version, in responses and messages', async () => {
    const { client } = await signedIn(app)
    expect(await unreadOf(client)).toEqual({ thread: null, version: 0, unread: 0 })
    await client.post(path, says('Hello'))
    const thread = await threadOf(client)
    app.published.length = 0
    const counts: { version: number; unread: number }[] = [await unreadOf(client)]
    for (const content of ['One', 'Two']) {
      await answer(thread, content)
      counts.push(await unreadOf(client))
    }
    await client.post(`${path}/seen`, { up_to: (await read(client)).messages.at(-1).id })
    counts.push(await unreadOf(client))
    expect(counts.map(({ unread }) => unread)).toEqual([0, 1, 2, 0])
    const versions = counts.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    expect(app.published.map(({ data }) => (data as { version: number }).version)).toEqual(versions.slice(1))
    expect(await read(client)).toMatchObject(counts.at(-1)!)
  })

  test('a repeated key adds no second message, from the player or from the desk', async () => {
    const { client } = await signedIn(app)
    const message = says('Only once')
    const [first, second] = [await client.post(path, message), await client.post(path, message)]
    expect([second.status, second.body]).toEqual([201, first.body])
    const thread = await threadOf(client)
    await answer(thread, 'Once', 'k')
    await answer(thread, 'Once', 'k')
    expect((await read(client)).messages).toHaveLength(2)
  })

  test.each([
    ['nothing', { content: '  ' }, { content: { required: 'required' } }],
    ['2001 signs', { content: 'x'.repeat(2001) }, { content: { too_long: 'too_long' } }],
    ['a NUL', { content: 'a\u0000b' }, { content: { invalid: 'invalid' } }],
    ['a bell', { content: 'a\u0007b' }, { content: { invalid: 'invalid' } }],
    ['a character that reverses the text direction', { content: 'a\u202eb' }, { content: { invalid: 'invalid' } }],
    ['no key', { key: 'x' }, { key: { invalid: 'invalid' } }],
  ])('%s is refused', async (_, wrong, errors) => {
    const { client } = await signedIn(app)
    expect(await client.post(path, { ...says('Fine'), ...wrong })).toMatchObject({ status: 422, body: { errors } })
    expect((await read(client)).messages).toEqual([])
  })

  test('[SEC-07] the number of messages is limited', async () => {
    const limited = await makeApp({
      handlers: supportHandlers,
      services: { supportDesk: sandboxDesk },
      rateLimits: rateLimitsOf([supportArea]),
    })
    const { client } = await signedIn(limited)
    const statuses: number[] = []
    for (let n = 0; n < 16; n++) statuses.push((await client.post(path, says(`${n}`))).status)
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 201), 429])
  })

  describe('a guest', () => {
    test('gives an email address for replies, and finds the conversation only on their device', async () => {
      const [guest, stranger] = [await app.client(), await app.client()]
      expect(await guest.post(path, says('Hi'))).toMatchObject({
        status: 422,
        body: { errors: { email: { required: 'required' } } },
      })
      const first = await guest.post(path, says('Hi', { email: 'guest@chat.test' }))
      expect(first.status).toBe(201)
      expect(first.headers.get('set-cookie')).toMatch(/^_casino_chat=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax$/)
      expect((await guest.post(path, says('Still there?'))).status).toBe(201)
      await answer(await threadOf(guest), 'Yes.')
      expect(await read(guest)).toMatchObject({ messages: [{}, {}, { content: 'Yes.' }], unread: 1 })
      expect((await read(stranger)).messages).toEqual([])
      expect((await guest.get(path)).headers.get('cache-control')).toBe('no-store')
      expect(await lastMail('guest@chat.test')).toMatchObject({ subject: 'Mia from Apogee has replied' })
    })

    test('continues as the player after logging in with that address, and the device forgets the guest', async () => {
      const client = await app.client()
      await client.post(path, says('I cannot log in', { email: 'Ben@chat.test' }))
      const { id } = await signedIn(app, { email: 'ben@chat.test' })
      const session = (await app.client(id)).cookies.get('_casino_session')!
      client.cookies.set('_casino_session', session)
      expect((await read(client)).messages).toMatchObject([{ content: 'I cannot log in' }])
      expect([...client.cookies.keys()]).toEqual(['_casino_session'])
      expect((await read(await app.client(id))).messages).toHaveLength(1)
    })

    test('messages with the same key, sent as a guest and as the player, are both in the joined conversation', async () => {
      const key = randomUUID()
      const client = await app.client()
      await client.post(path, says('Sent as a guest', { email: 'dana@chat.test', key }))
      const { id } = await signedIn(app, { email: 'dana@chat.test' })
      const elsewhere = await app.client(id)
      expect((await elsewhere.post(path, says('Sent as the player', { key }))).status).toBe(201)
      client.cookies.set('_casino_session', elsewhere.cookies.get('_casino_session')!)
      const joined = await client.get(path)
      expect(joined.status).toBe(200)
      expect(joined.body.messages.map(({ content }: { content: string }) => content).toSorted()).toEqual([
        'Sent as a guest',
        'Sent as the player',
      ])
    })

    test('does not see it after logging in with another address, and the device forgets the guest', async () => {
      const client = await app.client()
      await client.post(path, says('Private', { email: 'cleo@chat.test' }))
      const { id } = await signedIn(app)
      client.cookies.set('_casino_session', (await app.client(id)).cookies.get('_casino_session')!)
      expect((await read(client)).messages).toEqual([])
      expect(client.cookies.has('_casino_chat')).toBe(false)
    })
  })

  test('signing out clears the chat’s user of the device', async () => {
    const client = await app.client()
    await client.post(path, says('Private', { email: 'dora@chat.test' }))
    const { id } = await signedIn(app)
    client.cookies.set('_casino_session', (await app.client(id)).cookies.get('_casino_session')!)
    expect((await client.delete('/api/users/sign_out')).status).toBe(204)
    expect([...client.cookies.keys()]).toEqual([])
    expect((await read(client)).messages).toEqual([])
  })

  test('a reply is mailed to a player who wrote by the form', async () => {
    const { client } = await signedIn(app, { email: 'emil@chat.test' })
    const contact = { email: 'emil@chat.test', content: 'A longer question.' }
    expect((await client.post('/api/send_contact_message', { contact })).status).toBe(201)
    await answer(await threadOf(client), 'Here is the answer.')
    expect((await lastMail('emil@chat.test'))!.text).toContain('Here is the answer.')
  })

  test('every message of the chat is sent to the help desk with the data needed for a reply', async () => {
    const { id, client } = await signedIn(app, { email: 'finn@chat.test' })
    await client.post(path, says('Do you hear me?'), { 'accept-language': 'de' })
    await app.drain()
    const thread = String(await threadOf(client))
    expect(told.at(-1)).toMatchObject({
      thread,
      player: id.toString(),
      email: 'finn@chat.test',
      brand: 'apogee',
      locale: 'de',
      content: 'Do you hear me?',
      sentAt: app.clock.now(),
    })
  })

  test('without a desk, chat messages are mailed to the contact of the brand', async () => {
    const bare = await makeApp({
      handlers: supportHandlers,
      services: { supportDesk: null },
      consumers: ({ db, clock, config }) => [sandboxMails({ db, clock, config })],
    })
    const { client } = await signedIn(bare)
    await client.post(path, says('Anybody?'))
    await bare.drain()
    expect((await listMails(bare.db, 'help@apogee.example'))[0]!.text).toContain('Anybody?')
  })

  describe('the signed reply of a help desk', () => {
    const send = async (body: unknown, at = testNow, by = secret) => {
      const text = JSON.stringify(body)
      return (await app.client()).post('/callbacks/support', text, signDesk(by, '/callbacks/support', text, at))
    }

    test('[SEC-11] reaches the player, once', async () => {
      const { client } = await signedIn(app)
      await client.post(path, says('Hello'))
      const body = { id: 'a-1', thread: String(await threadOf(client)), agent: 'Robin', content: 'Hello you.' }
      for (let n = 0; n < 2; n++) expect(await send(body)).toMatchObject({ status: 200, body: { accepted: true } })
      expect((await read(client)).messages).toMatchObject([
        {},
        { author: 'agent', agent: 'Robin', content: 'Hello you.' },
      ])
    })

    test('[SEC-11] is rejected if it is unsigned, too old, malformed or for an unknown conversation', async () => {
      const body = { id: 'a-2', thread: '999999', agent: 'Robin', content: 'Hello.' }
      expect((await send(body, testNow, 'another secret of somebody')).body).toMatchObject({
        code: 'signature_invalid',
      })
      expect((await send(body, new Date(testNow.getTime() - 301_000))).body).toMatchObject({ code: 'request_expired' })
      expect(await send({ ...body, content: 'a\u0000' })).toMatchObject({ status: 422 })
      expect(await send(body)).toMatchObject({ status: 404 })
    })
  })

  describe('in a demo', () => {
    const conversation = async (client: TestClient) =>
      (await read(client)).messages.map(({ author }: { author: string }) => author)

    test('a player without a reply in time gets one automatic answer', async () => {
      const { id, client } = await signedIn(app)
      await client.post(path, says('Hello?'), { 'accept-language': 'de' })
      await answerWaiting(app)
      expect(await conversation(client)).toEqual(['player'])
      app.clock.move(10_000)
      app.published.length = 0
      await answerWaiting(app)
      await answerWaiting(app)
      expect(await conversation(client)).toEqual(['player', 'automatic'])
      expect(app.published.map(({ playerId }) => playerId)).toContain(id)
      expect((await read(client)).messages[1].content).toContain('/sandbox/support')
      await client.post(path, says('A second question'))
      app.clock.move(10_000)
      await answerWaiting(app)
      expect(await conversation(client)).toEqual(['player', 'automatic', 'player'])
    })

    test('there is no automatic answer after an agent has replied', async () => {
      const { client } = await signedIn(app)
      await client.post(path, says('Hello?'))
      await answer(await threadOf(client), 'Here I am.')
      app.clock.move(10_000)
      await client.post(path, says('Thanks'))
      app.clock.move(10_000)
      await answerWaiting(app)
      expect(await conversation(client)).toEqual(['player', 'agent', 'player'])
    })
  })
})
