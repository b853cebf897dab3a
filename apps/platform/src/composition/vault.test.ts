import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmedPlayer, openAuthApp, registerPlayer } from '../areas/auth/test/authApp.ts'
import { twoFactorSeals } from '../areas/auth/twoFactor/seals.ts'
import { sealPurpose } from '../areas/auth/twoFactor/secondFactor.ts'
import { codeAt, stepOf } from '../areas/auth/twoFactor/totp.ts'
import { decideDocument, insertDocument } from '../areas/profile/documents/store.ts'
import { documentTimers } from '../areas/profile/documents/timers.ts'
import { verificationConsumer } from '../areas/profile/verification/consumers.ts'
import type { Config } from '../core/config/config.ts'
import { unseal, type VaultKeys } from '../core/secrets/sealed.ts'
import { vaultIn } from '../core/secrets/vault.ts'
import { checkVaultKeys } from '../core/secrets/vaultKeys.ts'
import { sealTimer } from '../jobs/sealTimer.ts'
import { onEachDatabase, type TestApp, testNow } from '../testing/testApp.ts'

const older: VaultKeys = ['the older key of the vault']
const both: VaultKeys = ['the newer key of the vault', ...older]
const newer: VaultKeys = ['the newer key of the vault']
const day = 86_400_000

onEachDatabase((makeApp) => {
  let folder: string
  let app: TestApp
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apogee-vault-'))
    const vault = vaultIn(folder, older)
    app = await openAuthApp(makeApp, {
      env: { VAULT_KEYS: older.join(',') },
      consumers: [verificationConsumer({ vault })],
    })
  })
  afterAll(() => rm(folder, { recursive: true }))
  // No key has a witness, as before the first start.
  beforeEach(async () => {
    app.clock.move(testNow.getTime() - app.clock.now().getTime())
    await app.db.query('DELETE FROM vault_witnesses')
  })

  const at = (keys: VaultKeys) => ({
    ...app,
    config: { ...app.config, secrets: { ...app.config.secrets, vault: keys } } satisfies Config,
    vault: vaultIn(folder, keys),
  })
  const run = async (keys: VaultKeys) => {
    const timers = [...documentTimers(at(keys)), sealTimer(at(keys), [twoFactorSeals])]
    for (const timer of timers) await timer.run()
    await app.drain()
  }
  const check = (keys: VaultKeys) => checkVaultKeys(app.db, keys, app.clock.now())
  const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.length > 32)

  async function shown(playerId: bigint, type: 'identity' | 'address', text: string) {
    const file_key = await vaultIn(folder, older).store(Buffer.from(text))
    const { id } = await insertDocument(app.db, {
      player_id: playerId,
      document_type: type,
      description: null,
      file_key,
      file_name: 'a.png',
      media_type: 'image/png',
      size_bytes: 1,
      digest: Buffer.from(text),
      now: app.clock.now(),
    })
    const decide = (status: 'approved' | 'rejected') =>
      decideDocument(app.db, playerId, Number(id), { status, reason: null, now: app.clock.now() })
    return { file_key, decide }
  }

  /** A player with a second factor, which the older key seals. */
  async function secondFactor(email: string) {
    const { client, id } = await confirmedPlayer(app, email)
    const { body } = await client.get('/api/player/two_factor')
    const code = codeAt(body.otp_secret, stepOf(app.clock.now()))
    await client.post('/api/player/two_factor', {
      two_factor: { otp_secret: body.otp_secret, authentication_code: code },
    })
    const sealed = async () => {
      const [row] = await app.db.query<{ secret: Uint8Array }>(
        'SELECT secret FROM player_two_factor WHERE player_id = $1',
        [id],
      )
      return row!.secret
    }
    return { id, secret: body.otp_secret as string, sealed }
  }

  test('a new key reseals everything, and only then the older one may be removed', async () => {
    await check(older)
    const { id, secret, sealed } = await secondFactor('rotated@example.com')
    const { file_key } = await shown(id, 'identity', 'a passport')
    await expect(check(newer)).rejects.toThrow(/^VAULT_KEYS lacks a key .* \(in use since 2026-03-10\)/)
    await check(both)
    await run(both)
    await check(newer)
    expect(unseal(newer, sealPurpose, await sealed()).toString()).toBe(secret)
    expect((await vaultIn(folder, newer).read(file_key))?.toString()).toBe('a passport')
  })

  test('a key remains required while a file is sealed by a third, missing key', async () => {
    await check(older)
    const lost = await vaultIn(folder, ['a third key of the vault']).store(Buffer.from('x'))
    await check(both)
    await run(both)
    await expect(check(newer)).rejects.toThrow(/^VAULT_KEYS lacks a key/)
    await vaultIn(folder, older).remove(lost)
    await run(both)
    await expect(check(newer)).resolves.toBeUndefined()
  })

  test('secrets sealed before there were witnesses are tried at the first start', async () => {
    const { secret, sealed } = await secondFactor('unwitnessed@example.com')
    const sample = { purpose: sealPurpose, sealed: await sealed() }
    await expect(checkVaultKeys(app.db, newer, app.clock.now(), sample)).rejects.toThrow(/it was SESSION_SECRET once/)
    await checkVaultKeys(app.db, both, app.clock.now(), sample)
    // No record says which of the keys sealed it: both are needed until everything is resealed.
    await expect(check(newer)).rejects.toThrow(/^VAULT_KEYS lacks a key/)
    await run(both)
    await expect(check(newer)).resolves.toBeUndefined()
    expect(unseal(newer, sealPurpose, await sealed()).toString()).toBe(secret)
  })

  test('documents and their files are deleted after their retention: rejected ones, and approved ones that were replaced', async () => {
    const { id } = await registerPlayer(app, 'outdated@example.com')
    const before = (await files()).length
    const first = await shown(id, 'identity', 'the first passport')
    await first.decide('approved')
    const bill = await shown(id, 'address', 'no bill')
    await bill.decide('rejected')
    app.clock.move(364 * day)
    await shown(id, 'address', 'a bill that waits')
    await run(both)
    expect(await files()).toHaveLength(before + 3)
    app.clock.move(2 * day)
    await run(both)
    expect(await files()).toHaveLength(before + 2)
    app.clock.move(10 * 365 * day)
    await run(both)
    expect(await files()).toHaveLength(before + 2)
    const second = await shown(id, 'identity', 'the second passport')
    await second.decide('approved')
    await run(both)
    expect(await vaultIn(folder, both).read(first.file_key)).toBeNull()
    expect(await vaultIn(folder, both).read(second.file_key)).not.toBeNull()
  })
})
