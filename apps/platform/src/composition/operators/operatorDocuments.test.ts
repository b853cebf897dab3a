import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedPlayer, mailsTo, openAuthApp } from '../../areas/auth/test/authApp.ts'
import { insertDocument } from '../../areas/profile/documents/store.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openVault } from '../vault.ts'
import { runCommand } from './operatorCommands.ts'

const folder = await mkdtemp(join(tmpdir(), 'apogee-staff-'))
afterAll(() => rm(folder, { recursive: true }))
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

onEachDatabase((makeApp) => {
  let app: TestApp
  let count = 0
  beforeAll(async () => {
    app = await openAuthApp(makeApp, { env: { DATA_DIR: folder } })
  })

  async function uploaded() {
    count += 1
    const email = `shows-${count}@example.com`
    const { id: playerId, client } = await confirmedPlayer(app, email)
    const vault = await openVault(app.config, app.db, app.clock.now())
    const fileKey = await vault.store(bytes)
    const { id } = await insertDocument(app.db, {
      player_id: playerId,
      document_type: 'identity',
      description: null,
      file_key: fileKey,
      file_name: 'passport.jpg',
      media_type: 'image/jpeg',
      size_bytes: bytes.byteLength,
      digest: Buffer.from([count]),
      now: app.clock.now(),
    })
    return { id: String(id), playerId, email, client }
  }
  const order = (...words: string[]) =>
    runCommand(['documents', ...words, '--by', 'Sam', '--reason', 'withdrawal 12'], app)
  const noted = (playerId: bigint) =>
    app.db.query('SELECT action, details FROM operator_actions WHERE player_id = $1 ORDER BY id', [playerId])

  test('a waiting document is listed, its file written for staff alone, and that is recorded', async () => {
    const { id, playerId, email } = await uploaded()
    expect((await order('list')).text).toContain(`${id}: identity, player ${playerId} ${email}, image/jpeg, 7 bytes`)
    expect(await order('show', id)).toMatchObject({ isDone: true, data: { id, status: 'not_approved' } })
    expect(await noted(playerId)).toEqual([])
    const file = join(folder, `seen-${id}.jpg`)
    expect(await order('show', id, '--to', file)).toMatchObject({ isDone: true })
    expect([...(await readFile(file))]).toEqual([...bytes])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await noted(playerId)).toEqual([{ action: 'document_seen', details: `document ${id}` }])
  })

  test('[PROF-13] an approved identity document verifies the player, who gets a mail', async () => {
    const { id, playerId, email } = await uploaded()
    expect(await order('approve', id)).toMatchObject({ isDone: true })
    expect(await noted(playerId)).toEqual([
      { action: 'document_approved', details: `document ${id}: not_approved -> approved` },
    ])
    expect(await order('approve', id)).toMatchObject({ isDone: false })
    const [row] = await app.db.query<{ status: string }>('SELECT status FROM documents WHERE id = $1', [BigInt(id)])
    expect(row?.status).toBe('approved')
    expect((await mailsTo(app, email)).length).toBeGreaterThan(0)
  })

  test('a rejected document has its reason, and the player is asked again', async () => {
    const { id, playerId } = await uploaded()
    expect(await order('reject', id, 'unreadable')).toMatchObject({ isDone: true })
    expect(await noted(playerId)).toEqual([
      { action: 'document_rejected', details: `document ${id}: not_approved -> rejected (unreadable)` },
    ])
    const told = await app.db.query('SELECT body FROM notifications WHERE player_id = $1', [playerId])
    expect(JSON.stringify(told)).toContain('title')
  })

  test.each([
    ['show'],
    ['show', '1', '--to', 'relative.jpg'],
    ['reject', '1'],
    ['reject', '1', 'ugly'],
    ['approve', 'x'],
  ])('%j is no command', async (...words) => {
    expect(await order(...words)).toMatchObject({ isDone: false, text: expect.stringContaining('Usage') })
  })

  test('an unknown document is named', async () => {
    expect(await order('show', '999999')).toEqual({ isDone: false, text: 'There is no document 999999.' })
    expect(await order('approve', '999999')).toMatchObject({ isDone: false })
  })
})
