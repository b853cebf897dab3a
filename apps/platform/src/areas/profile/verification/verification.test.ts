import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vaultIn } from '../../../core/secrets/vault.ts'
import { sandboxKyc } from '../../../ports/kyc/sandboxKyc.ts'
import { keptMails } from '../../../testing/keptMails.ts'
import type { Json } from '../../../testing/moneySetup.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { requestDocuments } from '../documents/requestStore.ts'
import { profileHandlers } from '../handlers.ts'
import { signedIn } from '../test/profileApp.ts'
import { verificationConsumer } from './consumers.ts'
import { receiveKycWebhook } from './receiveKycWebhook.ts'
import { startCheck } from './startCheck.ts'

const folder = await mkdtemp(join(tmpdir(), 'apogee-documents-'))
afterAll(() => rm(folder, { recursive: true }))
const vault = vaultIn(folder, ['a secret of the vault'])
const kyc = sandboxKyc('a secret of the desk')
const path = '/callbacks/kyc/sandbox'

const jpeg = (text = 'a passport') => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(text)])
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.length > 32)

onEachDatabase((makeApp) => {
  let app: TestApp
  const { mails: ordered, consumer } = keptMails()
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...profileHandlers, 'profile.kycCallback': receiveKycWebhook, 'profile.sumsubToken': startCheck },
      services: { vault, kyc },
      consumers: [verificationConsumer({ vault }), consumer],
      rateLimits: {},
    })
  })

  type Client = Awaited<ReturnType<typeof signedIn>>['client']

  async function upload(client: Client, bytes: Uint8Array<ArrayBuffer> | null, fields: Record<string, string> = {}) {
    const form = new FormData()
    if (bytes)
      form.set('document[attachment]', new File([bytes], fields['name'] ?? 'passport.jpg', { type: 'image/gif' }))
    for (const [name, value] of Object.entries(fields)) form.set(`document[${name}]`, value)
    const request = new Request(`${app.config.publicUrl}/api/player/documents`, {
      method: 'POST',
      headers: { origin: app.config.publicUrl, 'x-requested-with': 'XMLHttpRequest', cookie: client.cookieHeader() },
      body: form,
    })
    const response = await app.app.fetch(request)
    // A test names the fields it examines, and fails when they are missing.
    return { status: response.status, body: (await response.json()) as Json }
  }

  let webhooks = 0
  function say(
    webhook: { player: bigint; document?: number; verdict: string; reason?: string; id?: string },
    secret = kyc,
  ) {
    webhooks += 1
    const body = JSON.stringify({
      id: webhook.id ?? `webhook-${webhooks}`,
      player_id: String(webhook.player),
      document_id: webhook.document ?? null,
      verdict: webhook.verdict,
      reason: webhook.reason ?? null,
    })
    const headers = secret.sign(path, body, app.clock.now())
    return app.app.request(`${app.config.publicUrl}${path}`, { method: 'POST', headers, body })
  }
  const standing = async (client: Client) => (await client.get('/api/player/verification')).body

  test('its owner can upload, list, describe, view and delete a document with its file', async () => {
    const { client } = await signedIn(app)
    const before = (await files()).length
    const shown = await upload(client, jpeg('one'), { description: ' Front side ', document_type: 'address' })
    expect(shown).toMatchObject({
      status: 200,
      body: { description: 'Front side', document_type: 'address', status: 'not_approved', file_name: 'passport.jpg' },
    })
    const { id } = shown.body
    expect((await client.get('/api/player/documents')).body).toEqual([shown.body])
    const described = await client.put(`/api/player/documents/${id}`, { document: { description: 'Electricity' } })
    expect(described.body).toMatchObject({ id, description: 'Electricity' })
    const file = await client.get(`/api/player/documents/${id}/file`)
    expect(file.status).toBe(200)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const kept = await files()
    expect(kept).toHaveLength(before + 1)
    const onDisk = await Promise.all(kept.map((name) => readFile(join(folder, name))))
    expect(onDisk.some((bytes) => bytes.includes('one'))).toBe(false)
    expect((await client.delete(`/api/player/documents/${id}`)).status).toBe(204)
    await app.drain()
    expect(await files()).toHaveLength(before)
    expect((await client.get('/api/player/documents')).body).toEqual([])
  })

  test('[PROF-13] a document requested for a withdrawal is in the checklist until it is approved, also for verified players', async () => {
    const { client, id: player } = await signedIn(app)
    await say({ player, verdict: 'approved' })
    expect(await standing(client)).toMatchObject({
      state: 'approved',
      asked: [{ state: 'approved' }, { state: 'approved' }],
    })
    app.clock.move(1000)
    for (let time = 0; time < 2; time += 1) {
      await requestDocuments(app.db, player, ['payment_method'], app.clock.now())
    }
    const asked = { document_type: 'payment_method', requested: true }
    expect(await standing(client)).toMatchObject({ state: 'open', asked: [{ ...asked, state: 'missing' }, {}, {}] })
    const { body } = await upload(client, jpeg('a card'), { document_type: 'payment_method' })
    expect(await standing(client)).toMatchObject({ state: 'waiting', asked: [{ ...asked, state: 'waiting' }, {}, {}] })
    await say({ player, document: body.id, verdict: 'again', reason: 'unreadable' })
    expect(await standing(client)).toMatchObject({ state: 'again' })
    app.clock.move(1000)
    const better = await upload(client, jpeg('a better card'), { document_type: 'payment_method' })
    await say({ player, document: better.body.id, verdict: 'approved' })
    const done = await standing(client)
    expect(done).toMatchObject({ state: 'approved' })
    expect(done.asked).toHaveLength(2)
  })

  test.each([
    [null, {}, 'attachment', 'Choose a file first.'],
    [new Uint8Array(), {}, 'attachment', 'This file is empty. Please choose another.'],
    [new Uint8Array(Buffer.from('<svg onload="x()">')), { name: 'passport.jpg' }, 'attachment', /JPEG, PNG/],
    [new Uint8Array([...jpeg(), ...Buffer.alloc(10 * 1024 ** 2)]), {}, 'attachment', /10 MB/],
    [jpeg(), { description: 'x'.repeat(201) }, 'description', /too long/],
  ] as const)(
    'an invalid document is rejected with a list of texts on its field, and its file is not stored',
    async (bytes, fields, field, text) => {
      const { client } = await signedIn(app)
      const before = (await files()).length
      const answer = await upload(client, bytes, fields)
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ errors: { [field]: [expect.stringMatching(text)] } })
      expect(await files()).toHaveLength(before)
    },
  )

  test('a guest, an invalid form and a too large form are rejected', async () => {
    const { client } = await signedIn(app)
    expect((await (await app.client()).get('/api/player/documents')).status).toBe(401)
    expect((await client.post('/api/player/documents', { document: {} })).status).toBe(415)
    const large = new Request(`${app.config.publicUrl}/api/player/documents`, {
      method: 'POST',
      headers: {
        origin: app.config.publicUrl,
        'x-requested-with': 'XMLHttpRequest',
        cookie: client.cookieHeader(),
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: new Uint8Array(17 * 1024 ** 2),
    })
    expect((await app.app.fetch(large)).status).toBe(413)
  })

  test('uploading the same file again before its review returns the same document', async () => {
    const { client } = await signedIn(app)
    const before = (await files()).length
    const [first, second] = [await upload(client, jpeg('same')), await upload(client, jpeg('same'))]
    expect(second.body).toEqual(first.body)
    expect(await files()).toHaveLength(before + 1)
  })

  test('a file name from the client is sanitised and only used for display', async () => {
    const { client } = await signedIn(app)
    const shown = await upload(client, jpeg('named'), { name: '../../etc/\u0007passwd<b>.jpg' })
    expect(shown.body.file_name).toBe('passwd<b>.jpg')
    expect((await files()).every((name) => /^[0-9a-f]{2}\/[0-9a-f]{32}$/.test(name))).toBe(true)
  })

  test("[SEC-12] every call for another player's document is answered 404", async () => {
    const owner = await signedIn(app)
    const { client: other } = await signedIn(app)
    const { id } = (await upload(owner.client, jpeg('mine'))).body
    expect((await other.get('/api/player/documents')).body).toEqual([])
    expect((await other.get(`/api/player/documents/${id}/file`)).status).toBe(404)
    expect((await other.put(`/api/player/documents/${id}`, { document: { description: 'mine now' } })).status).toBe(404)
    expect((await other.delete(`/api/player/documents/${id}`)).status).toBe(404)
    expect((await owner.client.get('/api/player/documents')).body).toMatchObject([{ id, description: null }])
  })

  test('[PROF-13] a player is verified once all required documents are approved, and can upload rejected ones again', async () => {
    const { client, id: player } = await signedIn(app)
    expect(await standing(client)).toMatchObject({
      state: 'open',
      way: 'documents',
      hours: 24,
      max_bytes: 10 * 1024 ** 2,
      asked: [
        { document_type: 'identity', state: 'missing' },
        { document_type: 'address', state: 'missing' },
      ],
    })
    const identity = (await upload(client, jpeg('id'))).body.id
    const address = (await upload(client, jpeg('bill'), { document_type: 'address' })).body.id
    expect(await standing(client)).toMatchObject({ state: 'waiting' })
    await say({ player, document: identity, verdict: 'approved' })
    await say({ player, document: address, verdict: 'again', reason: 'expired' })
    expect(await standing(client)).toMatchObject({
      state: 'again',
      asked: [{ state: 'approved' }, { state: 'rejected' }],
    })
    expect((await client.get('/api/player/documents')).body).toMatchObject([
      { status: 'approved', reason: null },
      { status: 'rejected', reason: 'expired' },
    ])
    expect((await client.delete(`/api/player/documents/${address}`)).body).toMatchObject({
      errors: { base: { not_deletable: 'not_deletable' } },
    })
    app.clock.move(60_000)
    const anew = (await upload(client, jpeg('newer bill'), { document_type: 'address' })).body.id
    expect((await client.get('/api/player')).body).toMatchObject({ verified: false, sumsub_verified: null })
    await say({ player, document: anew, verdict: 'approved' })
    expect(await standing(client)).toMatchObject({ state: 'approved' })
    expect((await client.get('/api/player')).body.verified).toBe(true)
    const told = app.published.filter((one) => one.channel === 'verification_changes' && one.playerId === player)
    expect(told.map(({ data }) => data)).toEqual([{ state: 'waiting' }, { state: 'again' }, { state: 'approved' }])
    const bell = app.published.filter((one) => one.channel === 'personal_notifications' && one.playerId === player)
    expect(bell.map(({ data }) => data)).toMatchObject([
      { title: 'A document is needed again', text: 'It has expired or is too old. Please send a more recent one.' },
      { title: 'You are verified' },
    ])
    const kept = await app.db.query<{ body: { title: string } }>(
      'SELECT body FROM notifications WHERE player_id = $1',
      [player],
    )
    expect(kept.map(({ body }) => body.title)).toEqual(['A document is needed again', 'You are verified'])
    await app.drain()
    const { email } = (await client.get('/api/player')).body
    const mails = ordered.filter(({ to }) => to === email)
    expect(mails.map(({ template, values }) => [template, values])).toEqual([
      ['verificationAgain', { reason: { text: 'profile.verification.reasons.expired' } }],
      ['verified', {}],
    ])
  })

  test('the provider can request a new check of a verified player, and reject it permanently', async () => {
    const { client, id: player } = await signedIn(app)
    await upload(client, jpeg('again'))
    await say({ player, verdict: 'approved' })
    expect((await client.get('/api/player')).body.verified).toBe(true)
    await say({ player, verdict: 'again', reason: 'asked_again' })
    expect((await client.get('/api/player')).body.verified).toBe(false)
    expect(await standing(client)).toMatchObject({ state: 'again', reason: 'asked_again' })
    expect((await client.get('/api/player/documents')).body).toMatchObject([
      { status: 'rejected', reason: 'asked_again' },
    ])
    await say({ player, verdict: 'refused', reason: 'not_real' })
    expect(await standing(client)).toMatchObject({ state: 'refused', reason: 'not_real' })
  })

  test('a webhook counts once, and only if it is signed, fresh and from the configured provider', async () => {
    const { client, id: player } = await signedIn(app)
    const webhook = { player, verdict: 'approved', id: 'the same webhook' }
    expect((await say(webhook, sandboxKyc('another secret'))).status).toBe(401)
    expect((await client.get('/api/player')).body.verified).toBe(false)
    const body = JSON.stringify({
      id: 'old',
      player_id: String(player),
      document_id: null,
      verdict: 'approved',
      reason: null,
    })
    const old = kyc.sign(path, body, new Date(app.clock.now().getTime() - 301_000))
    const stale = await app.app.request(`${app.config.publicUrl}${path}`, { method: 'POST', headers: old, body })
    expect(stale.status).toBe(401)
    expect(
      (await app.app.request(`${app.config.publicUrl}/callbacks/kyc/other`, { method: 'POST', headers: old, body }))
        .status,
    ).toBe(404)
    expect((await say(webhook)).status).toBe(200)
    await say({ player, verdict: 'again' })
    expect((await say(webhook)).status).toBe(200)
    expect((await client.get('/api/player')).body.verified).toBe(false)
    expect((await say({ player: 987_654_321n, verdict: 'approved' })).status).toBe(404)
  })

  test('a check starts at the provider only for the level that the operator configured', async () => {
    const { client } = await signedIn(app)
    expect((await client.get('/api/sumsub/access_token?levelName=basic-kyc-level')).body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      url: null,
    })
    expect((await client.get('/api/sumsub/access_token?levelName=other')).status).toBe(422)
  })
})
