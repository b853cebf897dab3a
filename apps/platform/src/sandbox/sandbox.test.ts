import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFixture } from '../areas/games/gameFixture.ts'
import { seedCatalogue } from '../areas/games/seedCatalogue.ts'
import { type MovableClock, openMovableClock } from '../core/clock.ts'
import type { Db } from '../core/db/db.ts'
import { sandboxMail } from '../ports/mail/sandboxMailbox.ts'
import { onEachEngine } from '../testing/databases.ts'
import { mountSandbox } from './mountSandbox.ts'

const json = { accept: 'application/json' }
const hour = 3_600_000

onEachEngine((open) => {
  const app = new Hono()
  let db: Db
  let clock: MovableClock
  beforeAll(async () => {
    db = await open()
    clock = await openMovableClock(db)
    mountSandbox(app, { db, clock, away: [] })
    const port = sandboxMail(db, () => clock.now())
    const mail = (n: number, to: string) => ({
      key: `outbox-${n}`,
      from: 'Apogee <help@apogee.example>',
      to,
      subject: `Message <${n}>`,
      text: `Hello\nhttp://localhost:3000/confirmation?confirmation_token=t${n}\n`,
      html: '<html><head></head><body><p>Hello</p></body></html>',
    })
    for (const [n, to] of [
      [1, 'anna@example.com'],
      [2, 'ben@example.com'],
      [1, 'anna@example.com'],
    ] as const) {
      await port.send(mail(n, to))
    }
  })
  afterAll(() => db.close())

  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const post = (body: string, headers: Record<string, string>) =>
    app.request('/sandbox/clock', { method: 'POST', body, headers })

  test('the sandbox shows its parts, in the language of the visitor', async () => {
    const page = await (await get('/sandbox')).text()
    for (const path of ['/sandbox/mail', '/sandbox/psp', '/sandbox/clock']) expect(page).toContain(`href="${path}"`)
    expect(await (await get('/sandbox', { 'accept-language': 'de' })).text()).toContain('Postfach')
    expect((await get('/sandbox/assets/sandbox.css')).headers.get('content-type')).toContain('text/css')
  })

  test('programs get the messages newest first, each once, with their links', async () => {
    const mails = (await (await get('/sandbox/mail', json)).json()) as Record<string, unknown>[]
    expect(mails.map(({ to }) => to)).toEqual(['ben@example.com', 'anna@example.com'])
    expect(mails[1]).toMatchObject({
      subject: 'Message <1>',
      links: ['http://localhost:3000/confirmation?confirmation_token=t1'],
      html: expect.stringContaining('<p>Hello</p>'),
    })
    expect(Object.keys(mails[0]!).sort()).toEqual(['created_at', 'html', 'id', 'links', 'subject', 'text', 'to'])
  })

  test('the mailbox shows one address alone', async () => {
    const mails = (await (await get('/sandbox/mail?to=Anna@Example.com', json)).json()) as Record<string, unknown>[]
    expect(mails.map(({ to }) => to)).toEqual(['anna@example.com'])
  })

  test('text that cannot be an address finds no messages, and an invalid form changes nothing', async () => {
    const none = await get('/sandbox/mail?to=%00', json)
    expect([none.status, await none.json()]).toEqual([200, []])
    expect((await get('/sandbox/mail?to=%00')).status).toBe(200)
    const broken = { ...json, 'content-type': 'multipart/form-data' }
    expect((await post('nonsense', broken)).status).toBe(422)
  })

  test('browsers get pages, and the contents of a message cannot leave its frame', async () => {
    const list = await get('/sandbox/mail')
    expect(list.headers.get('content-type')).toContain('text/html')
    expect(await list.text()).toContain('Message &lt;2&gt;')
    const [{ id }] = (await (await get('/sandbox/mail?to=ben@example.com', json)).json()) as [{ id: number }]
    const page = await get(`/sandbox/mail/${id}`)
    expect(await page.text()).toContain(`src="/sandbox/mail/${id}/html"`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const body = await get(`/sandbox/mail/${id}/html`)
    expect(body.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await body.text()).toContain('<base target="_top">')
  })

  test.each(['/sandbox/mail/999999', '/sandbox/mail/x', '/sandbox/mail/999999/html'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404)
      expect((await get(path, json)).status).toBe(404)
    },
  )

  test('the clock is moved from where it is, set from the true time, and put back', async () => {
    const asJson = { ...json, 'content-type': 'application/json' }
    expect(await (await post(JSON.stringify({ advance: hour }), asJson)).json()).toMatchObject({ offset_ms: hour })
    expect(await (await post(JSON.stringify({ advance: hour }), asJson)).json()).toMatchObject({ offset_ms: 2 * hour })
    expect(await (await post(JSON.stringify({ offset_ms: hour }), asJson)).json()).toMatchObject({ offset_ms: hour })
    expect((await openMovableClock(db)).offsetMs).toBe(hour)
    const form = await post('offset_ms=0', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([form.status, clock.offsetMs]).toEqual([303, 0])
    expect(await (await get('/sandbox/clock', json)).json()).toMatchObject({ offset_ms: 0 })
    expect(await (await get('/sandbox/clock')).text()).toContain('name="advance"')
  })

  test('nonsense and forms of other sites do not move the clock', async () => {
    const asJson = { ...json, 'content-type': 'application/json' }
    for (const body of ['{}', '{"advance":"soon"}', '{"advance":1e30}', 'nonsense']) {
      expect((await post(body, asJson)).status).toBe(422)
    }
    expect((await post('{"advance":1}', { ...asJson, origin: 'https://elsewhere.example' })).status).toBe(403)
    expect(clock.offsetMs).toBe(0)
  })

  test('the page for studio tests creates play sessions: one with money, one of another player, one that has ended, one with free rounds, one with a feature', async () => {
    await seedCatalogue(db, sourceFixture)
    const made = await app.request('/sandbox/play-sessions', { method: 'POST', headers: json })
    const given = (await made.json()) as Record<string, string>
    const rows = await db.query<{ id: string; player_id: bigint; ended_at: Date | null }>(
      'SELECT id, player_id, ended_at FROM play_sessions',
    )
    const stateOf = (name: string) => rows.find(({ id }) => id === given[name])?.ended_at === null
    expect([stateOf('session'), stateOf('other_session'), stateOf('ended_session')]).toEqual([true, true, false])
    expect(new Set(rows.map(({ player_id }) => player_id)).size).toBe(5)
    const refused = await app.request('/sandbox/play-sessions', {
      method: 'POST',
      headers: { ...json, origin: 'https://elsewhere.example' },
    })
    expect(refused.status).toBe(403)
  })
})
