import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../areas/profile/test/profileApp.ts'
import { supportHandlers } from '../areas/support/handlers.ts'
import { sandboxDesk } from '../ports/support/supportDesk.ts'
import { onEachDatabase, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { mountSupportDesk } from './mountSupportDesk.ts'

const json = { accept: 'application/json' }

onEachDatabase((makeApp) => {
  let app: TestApp
  let agent: TestClient
  beforeAll(async () => {
    app = await makeApp({ handlers: supportHandlers, services: { supportDesk: sandboxDesk } })
    mountSupportDesk(app.app, app)
    agent = await app.client()
  })

  const say = (client: TestClient, content: string, more = {}) =>
    client.post('/api/support/thread', { content, key: randomUUID(), ...more })
  const list = async () => (await agent.get('/sandbox/support', json)).body as Record<string, unknown>[]
  const thread = async (email: string) => (await list()).find((one) => one['email'] === email)!
  const pageOf = async (id: unknown) => (await agent.get(`/sandbox/support/${id}`)).body as string

  test('the desk lists conversations with brand, last message and unread count, the newest first', async () => {
    const unreadBefore = (await list()).filter((one) => one['unread'] !== 0).length
    const { id, client } = await signedIn(app, { email: 'ada@desk.test', nickname: 'Ada' })
    await say(client, 'One')
    await say(client, 'Two')
    await say(await app.client(), 'From outside', { email: 'guest@desk.test' })
    expect((await list()).slice(0, 2)).toMatchObject([
      { email: 'guest@desk.test', player_id: null, unread: 1, content: 'From outside', brand: 'apogee' },
      { email: 'ada@desk.test', player_id: Number(id), name: 'Ada', unread: 2, content: 'Two' },
    ])
    const page = (await agent.get('/sandbox/support')).body as string
    expect(page).toContain(`<title>(${unreadBefore + 2}) Support desk</title>`)
  })

  test('opening a conversation marks it as read, and messages are shown as text', async () => {
    const { client } = await signedIn(app, { email: 'bob@desk.test' })
    await say(client, '<script>alert(1)</script>')
    const { id } = await thread('bob@desk.test')
    const page = await pageOf(id)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script>alert')
    expect(await thread('bob@desk.test')).toMatchObject({ unread: 0 })
  })

  test('an answer of the form reaches the player once, with the name of its agent', async () => {
    const { client } = await signedIn(app, { email: 'cyd@desk.test' })
    await say(client, 'Hello')
    const { id } = await thread('cyd@desk.test')
    const form = { id: 'form-1', agent: 'Mia', content: 'First line\r\nsecond' }
    for (let n = 0; n < 2; n++)
      expect((await agent.post(`/sandbox/support/${id}`, form, json)).body).toEqual({ sent: true })
    expect((await client.get('/api/support/thread')).body.messages).toMatchObject([
      {},
      { author: 'agent', agent: 'Mia', content: 'First line\nsecond' },
    ])
    expect(await pageOf(id)).toContain('value="Mia"')
  })

  test('an empty answer, one from another site and one to an unknown conversation are not sent', async () => {
    const { client } = await signedIn(app, { email: 'dan@desk.test' })
    await say(client, 'Hello')
    const { id } = await thread('dan@desk.test')
    const sent = { agent: 'Mia', content: 'Hello' }
    expect((await agent.post(`/sandbox/support/${id}`, { ...sent, content: ' ' }, json)).status).toBe(422)
    expect((await agent.post(`/sandbox/support/${id}`, { ...sent, content: 'a\u0007' }, json)).status).toBe(422)
    expect((await agent.post('/sandbox/support/999999', sent, json)).status).toBe(404)
    expect((await agent.post(`/sandbox/support/${id}`, sent, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await agent.get('/sandbox/support/none', json)).status).toBe(404)
    expect((await client.get('/api/support/thread')).body.messages).toHaveLength(1)
  })
})
